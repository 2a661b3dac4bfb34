import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { lockToOpen } from './lockProjectFile.ts'
import { openProject, type OpenProject, type ProjectSurroundings } from './openProject.ts'
import type { Started } from './startProject.ts'

export interface Restarts {
  /** Opens the project of an engine that stopped by itself; what was under way is not taken up again. */
  reopen(stopped: OpenProject, around: ProjectSurroundings): Promise<Result<Started>>
}

/** What stops the engine again and again is in the project or the machine: then the person decides. */
const mostInARow = 3
const aRow = 60_000

export function createRestarts(now: () => number = Date.now): Restarts {
  let times: number[] = []
  return {
    async reopen(stopped, around) {
      times = [...times.filter((time) => now() - time < aRow), now()]
      await stopped.close()
      const opened = times.length > mostInARow ? err(failure('engine/stopped')) : await open(stopped.file, around)
      around.onProblem(opened.ok ? failure('app/engine-started-again') : opened.error)
      return opened
    },
  }
}

async function open(file: string, around: ProjectSurroundings): Promise<Result<Started>> {
  const locked = lockToOpen(file)
  const opened = locked.ok ? await openProject(locked.value, around) : locked
  return opened.ok
    ? ok({ project: opened.value, line: '', filled: Promise.resolve({ notes: [], problems: [] }) })
    : opened
}
