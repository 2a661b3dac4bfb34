import type { Failure } from '../../../shared/failures/index.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { editorMethods, forkMethods, method, nothing, type Methods } from '../../editor/index.ts'
import { engineMethods, type Owner, type RunningProgram, type WindowRequest } from '../contract.ts'
import { ThreadDied } from '../threads/thread.ts'

/** What is asked of the thread about the engine and its forks as a whole. */
export const hostMethods = {
  /** The number by which the fork is called from then on. */
  fork: method<(owner: Owner) => number>({
    stopped: () => {
      throw new ThreadDied()
    },
  }),
  dispose: method<(fork: number) => void>({ stopped: nothing }),
  /** Answered as soon as the thread comes to it. */
  ping: method<() => void>({ stopped: nothing }),
  close: method<() => void>({ stopped: nothing }),
}

/** Whose method is called. */
export type Target = 'host' | 'engine' | { readonly owner: Owner } | { readonly fork: number }

/** The methods of a target: the same table on both sides. */
export function methodsOf(to: Target): Methods {
  if (to === 'host') return hostMethods
  if (to === 'engine') return engineMethods
  return 'owner' in to ? editorMethods : forkMethods
}

/** What goes to the engine's thread. Every call has one answer. */
export interface Call {
  readonly to: Target
  readonly method: string
  readonly args: readonly unknown[]
}

/** What comes from there whenever something changed. */
export type Event =
  /** The first event: the project is open, or why not. */
  | { readonly event: 'opened'; readonly view: ProjectView; readonly jobs: readonly Job[] }
  | { readonly event: 'refused'; readonly error: Failure }
  | { readonly event: 'changed'; readonly view: ProjectView }
  | { readonly event: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly event: 'programs'; readonly running: readonly RunningProgram[] }
  | { readonly event: 'window'; readonly request: WindowRequest }

/** A way to an engine that runs somewhere. */
export interface Link {
  /** What the method answers. Rejects with `ThreadDied` when the engine is gone. */
  call(call: Call): Promise<unknown>
  onEvent(listener: (event: Event) => void): void
  /** Called once, when the engine is gone. */
  onClosed(listener: () => void): void
  /** Ends the thread, if there is one. Calls that wait are rejected. */
  end(): Promise<void>
}
