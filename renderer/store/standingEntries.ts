import type { ProjectView } from '../../shared/schemas/projectView.ts'

const known = new WeakMap<ProjectView, ReadonlySet<string>>()

/** Ids of the history entries that are not undone; worked out once for each view. */
export function standingEntries(project: ProjectView): ReadonlySet<string> {
  const before = known.get(project)
  if (before) return before
  const ids = new Set(project.history.slice(0, project.historyPosition).map((entry) => entry.id))
  known.set(project, ids)
  return ids
}
