import { spectrumRows } from '../../shared/dsp/spectrumScale.ts'
import type { Result } from '../../shared/result.ts'
import type { FileSize } from '../../shared/schemas/fileSize.ts'
import type { Job } from '../../shared/schemas/job.ts'
import type { ProjectView, RangeView, TransportView } from '../../shared/schemas/projectView.ts'
import type { FromWindow, WindowAnswer } from '../../shared/schemas/windowSound.ts'
import {
  method,
  nothing,
  type Editor,
  type editorMethods,
  type ExportRequest,
  type forkMethods,
  type Handlers,
  type Heard,
  type Port,
} from '../editor/index.ts'

/** Methods of the engine that an editor has not. */
export const engineMethods = {
  /** Int8 pairs min, max per column, channel by channel. Never fails: an unknown track gives zeros. */
  readPeaks: method<(request: PeaksRequest) => Peaks>({
    stopped: (_, { columns }) => ({ channels: 1, peaks: new Int8Array(Math.max(1, Math.floor(columns)) * 3) }),
  }),
  /** The levels of a track's frequencies over time. Never fails: an unknown track is silent. */
  readSpectrum: method<(request: SpectrumRequest) => Spectrum>({
    stopped: (_, { columns }) => ({ levels: new Int8Array(Math.max(1, Math.floor(columns)) * spectrumRows) }),
  }),
  /** Start and end of each pause of a track, seconds, in order. Never fails: an unknown track has none. */
  readPauses: method<(request: { readonly trackId: string }) => Float64Array>({ stopped: () => new Float64Array(0) }),
  /** The mix as interleaved 16-bit stereo, from a frame on; shorter at the end, empty behind it. */
  readMix: method<(request: { fromFrame: number; frames: number }) => Int16Array>({
    stopped: () => new Int16Array(0),
  }),
  /** A few seconds of the mix as it was beside an entry of the history; null where that is gone, or can't be read. */
  hearBeside: method<(request: { at: BesideEntry; range: RangeView }) => Heard | null>({ stopped: () => null }),
  mixFormat: method<() => MixFormat>({
    stopped: ({ sampleRate, contentRevision }) => ({ sampleRate, frames: 0, contentRevision }),
  }),
  /** The player reports where it is; not undoable, not logged. */
  reportTransport: method<(report: Pick<TransportView, 'state' | 'position'>) => void>({ stopped: nothing }),
  setJoins: method<(joins: 'clickSafe' | 'exact') => void>({ stopped: nothing }),
  /** From now on the history keeps so many entries. What is older is let go at once, or with the next edit. */
  setHistoryLimit: method<(most: number) => void>({ stopped: nothing }),
  /** From now on files go through the FFmpeg of this path where it is there; '': through the one that is found. */
  setFfmpeg: method<(path: string) => void>({ stopped: nothing }),
  /**
   * A copy of the project file for the case that it gets lost: made, or brought up to date by what is new, beside
   * everything else. `unfit`: what is there is no copy of it. `stopped`: it stayed as it was. Else the content that is
   * in it now.
   */
  keepCopy: method<(path: string) => Result<'unfit' | 'stopped' | { contentRevision: number }>>(),
  /** Resolves when the file has given back all that nothing needs any more. */
  giveBack: method<() => Result<FileSize>>(),
  /**
   * Small JSON documents kept with the project (conversation, log), each written atomically. Null when there is none.
   */
  readDocument: method<(key: string) => unknown>({ stopped: () => null }),
  writeDocument: method<(key: string, value: unknown) => Result<void>>(),
  /**
   * Replaces the (empty) project by one made from a description, with a quiet deterministic signal in each clip (about
   * -20 dBFS peak) and exact digital silence in `silences`. For conversation cases and tests; history starts empty.
   */
  seed: method<(project: ProjectSeed) => Result<void>>(),
  /**
   * How what the next edit makes will be exported, null: not at all. Where no sound is kept, it is written while it is
   * made; that export then only brings the file to its place.
   */
  expectExport: method<(request: ExportRequest | null) => void>({ stopped: nothing }),
  cancelJob: method<(id: string) => void>({ stopped: nothing }),
  /** What came of a file that a window was asked to decode; answered when it is taken. */
  takeFromWindow: method<(request: { id: number; came: FromWindow }) => WindowAnswer>({ stopped: () => 'over' }),
}

/**
 * The embedded engine's door. It runs in a worker thread; every call is a message, so the main thread never waits for
 * SQLite or for samples. What is asked of the engine itself is asked by the app.
 */
export interface Engine extends Editor, Port<typeof engineMethods> {
  /**
   * The same project for another owner: while one owner has a transaction open, edits, undo and redo of the others are
   * refused.
   */
  editorFor(owner: string): Editor
  jobs(): readonly Job[]
  onJobs(listener: (jobs: readonly Job[]) => void): () => void
  /** Files that a window has to decode, and which of them nobody waits for any more. */
  onWindowRequest(listener: (request: WindowRequest) => void): () => void
  /** Called once if it stops by itself: it crashed, or it hung and was ended. What was acknowledged is in the file. */
  onStopped(listener: () => void): () => void
  /** Ends what runs, writes what is open, lets the file go. */
  close(): Promise<void>
}

/** Who asks: an open transaction belongs to one owner, and the others wait. */
export type Owner = string

/** What is asked of the engine itself is asked by the app. */
export const app: Owner = 'app'

/** `id` counts the files of one engine. */
export type WindowRequest =
  | { readonly kind: 'decode'; readonly id: number; readonly path: string }
  | { readonly kind: 'over'; readonly id: number }

/** A program of the machine at work: its process, and the folder that goes with it. */
export interface RunningProgram {
  readonly pid: number
  readonly folder: string
}

/** The engine in the thread that it was opened in: what the methods of the ports do. */
export interface LocalEngine {
  readonly engine: Handlers<typeof engineMethods>
  readonly editor: Handlers<typeof editorMethods, [owner: Owner]>
  /** Nothing has to be let go of: a fork is a value. */
  fork(owner: Owner): Handlers<typeof forkMethods>
  onChange(listener: (view: ProjectView) => void): void
  jobs(): readonly Job[]
  onJobs(listener: (jobs: readonly Job[]) => void): void
  /** Programs outside that run now. */
  onPrograms(listener: (running: readonly RunningProgram[]) => void): void
  onWindowRequest(listener: (request: WindowRequest) => void): void
  close(): Promise<void>
}

export interface Peaks {
  readonly channels: number
  /** Channel by channel, `columns` times min, max and root mean square in -127…127. */
  readonly peaks: Int8Array
}

interface PartOfTrack {
  readonly trackId: string
  /** Seconds; may lie outside the project. */
  readonly from: number
  readonly to: number
}

export interface SpectrumRequest extends PartOfTrack {
  /** 1 to 1024. */
  readonly columns: number
}

export interface Spectrum {
  /** Column by column, `spectrumRows` steps from the lowest frequency on (`shared/dsp/spectrumScale.ts`). */
  readonly levels: Int8Array
}

export interface MixFormat {
  readonly sampleRate: number
  readonly frames: number
  readonly contentRevision: number
}

export interface PeaksRequest extends PartOfTrack {
  /** 1 to 8192. */
  readonly columns: number
  /** Left out: as it is. An entry that is gone gives zeros. */
  readonly at?: BesideEntry
  /** This clip alone, with all that it hides at its edges. */
  readonly pulledOut?: string
}

/** As it was before or behind an entry of the history. */
export interface BesideEntry {
  readonly entry: string
  readonly side: 'before' | 'after'
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
  /** For one run: nothing is written there but sound that lies nowhere else, and nothing of it can be opened again. */
  readonly keeps?: 'nothing'
  /** Rate of an empty project; the first imported file sets its own. */
  readonly sampleRate?: number
  readonly joins?: 'clickSafe' | 'exact'
  /** So many entries of the history are kept. */
  readonly historyLimit?: number
  /** `thread` (default): a worker thread. `inline`: in this thread, for tests of the engine itself. */
  readonly run?: 'thread' | 'inline'
  /** Where a file of an older version is kept when it becomes one of this version; left out: nowhere. */
  readonly keepOlder?: string
  /** Where tags and covers of shows are kept; left out: nowhere. */
  readonly shows?: string
  /** The clock of an inline engine; without one it does not say when things were done. A thread has the machine's. */
  readonly now?: () => number
  /** Of an engine in this thread: effects and files that take long go through threads all the same. */
  readonly longWork?: 'inThreads'
  /** Windows are open that decode what is not read here (`onWindowRequest`). */
  readonly windows?: 'decode'
  /** The path of the FFmpeg that was chosen; left out or '': the one that is found. */
  readonly ffmpeg?: string
  /** Milliseconds in which a thread answers, else it is taken to hang. */
  readonly patience?: number
}
