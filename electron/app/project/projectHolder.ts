import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { refuseWhileBusy, type OpenProject, type ProjectSurroundings } from './openProject.ts'
import type { Revisions } from './revisions.ts'
import { startNew, type ProjectPlaces, type Started } from './startProject.ts'

export interface ProjectHolder {
  readonly project: () => OpenProject
  /** Puts the open project aside (it stays on disk) and opens another one. */
  readonly replace: (by: 'empty' | 'demo') => Promise<Result<void>>
  readonly close: () => Promise<void>
}

interface HolderOptions {
  readonly started: Started
  readonly places: ProjectPlaces
  readonly around: ProjectSurroundings
  readonly logError: (where: string, error: unknown) => void
}

/** Holds the one project that is open; replacing it is all or nothing. */
export function createProjectHolder({ started, places, around, logError }: HolderOptions): ProjectHolder {
  let current = started.project
  let counting: Revisions = around.revisions
  let replacing = false
  let closing: Promise<void> | null = null

  const show = ({ project, filled }: Started) => {
    current = project
    project.announce()
    filled.then(
      (problems) => problems.forEach(around.onProblem),
      (error: unknown) => closing ?? logError('project:fill', error),
    )
  }
  const replace = async (by: 'empty' | 'demo'): Promise<Result<void>> => {
    const free = replacing || closing !== null ? err(failure('engine/busy')) : refuseWhileBusy(current)
    if (!free.ok) return free
    replacing = true
    try {
      counting = counting.next()
      const next = await startNew(by, by === 'demo' ? places.demo : [], places, { ...around, revisions: counting })
      if (!next.ok) return next
      const old = current
      show(next.value)
      around.hub.emit('app:project:changed', await current.view())
      around.hub.emit('app:conversation:changed', current.conversation())
      around.hub.emit('app:jobs:changed', [...current.engine.jobs()])
      around.hub.emit('app:transport:command', (await current.view()).transport)
      await old.close()
      return ok()
    } finally {
      replacing = false
    }
  }
  show(started)
  return { project: () => current, replace, close: () => (closing ??= current.close()) }
}
