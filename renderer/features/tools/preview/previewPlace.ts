import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'

/** What is listened to where nothing is looped, seconds. */
const usual = 8
/** More is not rendered before it is done. */
const longest = 30

/** What a tool by hand works on: the selection, else everything. */
export function targetOf({ selection, duration }: ProjectView): RangeView {
  return selection ?? { start: 0, end: duration }
}

/** The tracks that it works on. */
export function targetTracks({ tracks, selectedTracks }: ProjectView): ProjectView['tracks'] {
  const selected = tracks.filter(({ id }) => selectedTracks.includes(id))
  return selected.length === 0 ? tracks : selected
}

/** Where a tool is heard before it is done: in the loop, else from the cursor on, else where its target begins. */
export function previewPlace(project: ProjectView): RangeView | null {
  const target = targetOf(project)
  if (target.end <= target.start) return null
  const { region } = project.transport
  const looped = region === undefined ? null : overlap(region, target)
  if (looped !== null) return { start: looped.start, end: Math.min(looped.end, looped.start + longest) }
  const { cursor } = project
  const start = cursor > target.start && cursor < target.end - 1 ? cursor : target.start
  return { start, end: Math.min(target.end, start + usual) }
}

function overlap(a: RangeView, b: RangeView): RangeView | null {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
  return end > start ? { start, end } : null
}
