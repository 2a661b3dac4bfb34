import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EventHub } from '../eventHub.ts'
import { refuseWhileBusy, type OpenProject, type ProjectSurroundings } from './openProject.ts'
import { takeSaved, writeElsewhere, type OtherFile } from './otherFile.ts'
import type { Revisions } from './revisions.ts'
import { openSaved, startNew, type ProjectPlaces, type Started } from './startProject.ts'

export interface ProjectHolder {
  readonly project: () => OpenProject
  /** Puts the open project aside (it stays on disk) and opens another one. */
  readonly replace: (by: 'empty' | 'demo') => Promise<Result<void>>
  readonly openFile: (file: string) => Promise<Result<{ name: string }>>
  /** Writes the project to a file, which may be replaced where the person has named it in full, and goes on in it. What the old file holds stays there. */
  readonly saveAs: (file: string) => Promise<Result<{ name: string }>>
  /** Resolves at once, or when the project that is being opened is there: what is asked for meanwhile is meant for it. */
  readonly ready: () => Promise<void>
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
  let replacing: Promise<void> | null = null
  let closing: Promise<void> | null = null

  const show = ({ project, filled }: Started) => {
    current = project
    project.announce()
    filled.then(
      ({ notes, problems }) => {
        notes.forEach(around.onNote)
        problems.forEach(around.onProblem)
      },
      (error: unknown) => closing ?? logError('project:fill', error),
    )
  }
  const surroundings = (): ProjectSurroundings => ({ ...around, revisions: (counting = counting.next()) })
  const goOnIn = async (next: Started): Promise<Result<void>> => {
    if (closing !== null) {
      await next.project.close()
      return err(failure('app/closing'))
    }
    const old = current
    show(next)
    await tellAll(around.hub, current)
    await old.close()
    return ok()
  }
  /** One at a time, and never under a running request. */
  const alone = async <T>(replace: () => Promise<Result<T>>): Promise<Result<T>> => {
    const free = replacing !== null || closing !== null ? err(failure('engine/busy')) : refuseWhileBusy(current)
    if (!free.ok) return free
    const run = replace()
    replacing = run.then(
      () => undefined,
      () => undefined,
    )
    return run.finally(() => (replacing = null))
  }
  const replace = (by: 'empty' | 'demo') =>
    alone(async () => {
      const next = await startNew(by, by === 'demo' ? places.demo : [], places, surroundings())
      return next.ok ? goOnIn(next.value) : next
    })
  const goOnInFile = (
    file: string,
    take: (file: string, from: OpenProject) => Result<OtherFile> | Promise<Result<OtherFile>>,
  ) =>
    alone(async () => {
      const taken = await take(file, current)
      if (!taken.ok) return taken
      if (taken.value === 'same') return ok({ name: path.basename(current.file) })
      const next = await openSaved(taken.value, surroundings(), places)
      if (!next.ok) return next
      const shown = await goOnIn(next.value)
      return shown.ok ? ok({ name: path.basename(taken.value.file) }) : shown
    })
  show(started)
  return {
    project: () => current,
    replace,
    openFile: (file) => goOnInFile(file, takeSaved),
    saveAs: (file) => goOnInFile(file, writeElsewhere),
    ready: () => replacing ?? Promise.resolve(),
    close: () => (closing ??= current.close()),
  }
}

async function tellAll(hub: EventHub, project: OpenProject): Promise<void> {
  hub.emit('app:project:changed', await project.view())
  hub.emit('app:conversation:changed', project.conversation())
  hub.emit('app:jobs:changed', [...project.engine.jobs()])
  hub.emit('app:transport:command', (await project.view()).transport)
}
