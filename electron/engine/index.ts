import type { Result } from '../../shared/result.ts'
import type { Job } from '../../shared/schemas/job.ts'
import type { TransportView } from '../../shared/schemas/projectView.ts'
import type { Editor } from '../editor/index.ts'

export { createEngine } from './createEngine.ts'
export type { ExportedFile, ExportManyRequest, ExportRequest, ImportFile, SaveRequest } from '../editor/index.ts'

/**
 * The embedded engine's door. It runs in a worker thread; every call is a message, so the main thread never waits for SQLite or for samples.
 */
export interface Engine extends Editor {
  /** Int8 pairs min, max per column, channel by channel. Never fails: an unknown track gives zeros. */
  readPeaks(request: PeaksRequest): Promise<{ channels: number; peaks: Int8Array }>
  /** The mix as interleaved 16-bit stereo, from a frame on; shorter at the end, empty behind it. */
  readMix(request: { fromFrame: number; frames: number }): Promise<Int16Array>
  mixFormat(): Promise<{ sampleRate: number; frames: number; contentRevision: number }>
  /** The player reports where it is; not undoable, not logged. */
  reportTransport(report: Pick<TransportView, 'state' | 'position'>): Promise<void>
  setJoins(joins: 'clickSafe' | 'exact'): Promise<void>
  /** Small JSON documents kept with the project (conversation, log), each written atomically. Null when there is none. */
  readDocument(key: string): Promise<unknown>
  writeDocument(key: string, value: unknown): Promise<Result<void>>
  /**
   * Replaces the (empty) project by one made from a description, with a quiet deterministic signal in each clip (about -20 dBFS peak) and
   * exact digital silence in `silences`. For conversation cases and tests; history starts empty.
   */
  seed(project: ProjectSeed): Promise<Result<void>>
  /**
   * The same project in other hands: while one of them has a transaction open, the edits, undo and redo of the others are refused.
   * Requests made on the engine itself are one pair of hands, those of each client name another.
   */
  client(name: string): Editor
  jobs(): readonly Job[]
  onJobs(listener: (jobs: readonly Job[]) => void): () => void
  cancelJob(id: string): Promise<void>
  /** Ends what runs, writes what is open, lets the file go. */
  close(): Promise<void>
}

export interface PeaksRequest {
  readonly trackId: string
  /** Seconds; may lie outside the project. */
  readonly from: number
  readonly to: number
  /** 1 to 8192. */
  readonly columns: number
}

/** Times in seconds, names as in the view. */
export interface ProjectSeed {
  readonly sampleRate: number
  readonly tracks: readonly {
    readonly name: string
    readonly channels: 1 | 2
    readonly clips: readonly { readonly name: string; readonly start: number; readonly end: number }[]
    readonly silences: readonly (readonly [number, number])[]
  }[]
  readonly labels: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  readonly selection: { readonly start: number; readonly end: number } | null
  readonly selectedTracks: readonly string[]
  readonly selectedClips: readonly string[]
  readonly cursor: number
}

export interface EngineOptions {
  /** The project file; made when it is not there. `:memory:` keeps nothing. */
  readonly file: string
  /** Rate of an empty project; the first imported file sets its own. */
  readonly sampleRate?: number
  readonly joins?: 'clickSafe' | 'exact'
  /** `thread` (default): a worker thread. `inline`: in this thread, for tests of the engine itself. */
  readonly run?: 'thread' | 'inline'
}
