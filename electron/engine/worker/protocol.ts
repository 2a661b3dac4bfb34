import type { Failure } from '../../../shared/result.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor, Fork } from '../../editor/index.ts'
import type { Engine } from '../index.ts'

/** What goes between the main thread and the engine's. Every call has one answer; events come whenever something changed. */
export const editorMethods = [
  'view',
  'perform',
  'begin',
  'commit',
  'rollback',
  'undo',
  'redo',
  'measure',
  'analyse',
  'cancelWork',
  'importAudio',
  'exportAudio',
  'exportMultiple',
  'exportNames',
  'saveProject',
  'importLabels',
  'exportLabels',
] as const
export const forkMethods = [
  'view',
  'perform',
  'undo',
  'redo',
  'measure',
  'analyse',
  'renderWithin',
  'hear',
  'cancelWork',
] as const
export const engineMethods = [
  'readPeaks',
  'readMix',
  'mixFormat',
  'reportTransport',
  'setJoins',
  'readDocument',
  'writeDocument',
  'seed',
  'cancelJob',
] as const

export type EditorMethod = (typeof editorMethods)[number]
export type ForkMethod = (typeof forkMethods)[number]
export type EngineMethod = (typeof engineMethods)[number]

type CallOf<Target, Method extends keyof Target, To> = {
  [M in Method]: {
    readonly to: To
    readonly method: M
    readonly args: Target[M] extends (...args: infer A) => unknown ? A : never
  }
}[Method]

export type Call =
  | CallOf<Engine, EngineMethod, 'engine'>
  /** Null is the engine's own pair of hands. */
  | CallOf<Editor, EditorMethod, { readonly client: string | null }>
  | CallOf<Fork, ForkMethod, { readonly fork: number }>
  | { readonly to: 'host'; readonly method: 'close'; readonly args: readonly [] }
  | { readonly to: 'host'; readonly method: 'fork'; readonly args: readonly [client: string | null] }
  | { readonly to: 'host'; readonly method: 'dispose'; readonly args: readonly [fork: number] }

export type Event =
  /** The first event: the project is open, or why not. */
  | { readonly event: 'opened'; readonly view: ProjectView; readonly jobs: readonly Job[] }
  | { readonly event: 'refused'; readonly error: Failure }
  | { readonly event: 'changed'; readonly view: ProjectView }
  | { readonly event: 'jobs'; readonly jobs: readonly Job[] }

/** A way to an engine that runs somewhere. */
export interface Link {
  /** The value that the call gave. Rejects with `LinkClosed` when the engine is gone. */
  call(call: Call): Promise<unknown>
  onEvent(listener: (event: Event) => void): void
  /** Called once, when the engine is gone. */
  onClosed(listener: () => void): void
  /** Ends the thread, if there is one. Calls that wait are rejected. */
  end(): Promise<void>
}

export class LinkClosed extends Error {}
