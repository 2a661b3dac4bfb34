import type { FileNote } from '../../shared/notes/fileNotes.ts'
import type { Result } from '../../shared/result.ts'
import type { EditOutcome, EditRequest, EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { FileSize } from '../../shared/schemas/fileSize.ts'
import type { ProjectView, RangeView } from '../../shared/schemas/projectView.ts'
import { method, nothing, type Port } from './defineMethods.ts'
import { createLateSchema } from './lateSchema.ts'
import type { ProgramRequest } from './programRequest.ts'
import type {
  Analysis,
  AnalyseRequest,
  ExportedFile,
  ExportLabelsRequest,
  ExportManyRequest,
  ExportReportRequest,
  ExportRequest,
  Heard,
  HistoryMove,
  HistoryPoint,
  ImportFile,
  MeasureRequest,
  Measurement,
  RequestMark,
  SaveRequest,
} from './requests.ts'

/** Methods of the editor that a fork has too. */
const editorAndFork = {
  view: method<() => ProjectView>({ stopped: (last) => last }),

  /**
   * Carries out one request, all or nothing. Outside a transaction a content change is a history entry of its own.
   * Resolves after the change is on disk, except inside a transaction, where `commit` is what makes it last.
   */
  perform: method<(request: EditRequestInput) => Result<EditOutcome>, EditRequest>({
    schema: createLateSchema(async () => (await import('../../shared/schemas/editRequest.ts')).editRequestSchema),
  }),

  /** Takes back the last request, or in single steps what it did; all that is asked for, or nothing. */
  undo: method<(move?: HistoryMove) => Result<{ label: string }>>(),
  /** Does again what was undone; the rest of a request that stands in part first. */
  redo: method<(move?: HistoryMove) => Result<{ label: string }>>(),

  /**
   * Lets go of the oldest entries until so many are left; they can't be undone any more, and what only they needed is
   * given back. None: also what could be done again. Within a transaction: part of it.
   */
  limitHistory: method<(request: { readonly most: number }) => Result<{ letGo: number }>>(),

  /** Level and silence facts of a range on tracks; reads only. */
  measure: method<(request: MeasureRequest) => Result<Measurement>>(),

  /**
   * Gives what the selected tracks hold in the time selection to a program of the machine and puts what it gives back
   * in its place; a history entry of its own. On a fork nothing runs: lengths are those that it should have.
   */
  runProgram: method<(request: ProgramRequest) => Result<EditOutcome>>(),

  /** Listens to the sound to answer a question; reads only, takes its time, and stops with `cancelWork`. */
  analyse: method<(request: AnalyseRequest) => Result<Analysis>>(),

  /**
   * Stops long work (an effect that renders) that was asked for through this very editor: the request that asked fails
   * with `engine/cancelled`. On a fork, so does what is asked of it from then on.
   */
  cancelWork: method<() => void>({ stopped: nothing }),
}

export const editorMethods = {
  ...editorAndFork,

  /** Undoes or redoes, in one go, all that lies between now and a point of the history. What it says is where it is. */
  goTo: method<(point: HistoryPoint) => Result<{ label: string }>>(),

  /** Starts a transaction; fails with `engine/busy` when one is open. Others' edits are refused until it ends. */
  begin: method<(mark: RequestMark) => Result<void>>(),
  /** Ends the transaction as one history entry; its id, or null when nothing changed. Resolves when it is on disk. */
  commit: method<() => Result<{ historyId: string | null }>>(),
  /** Puts project and focus back to what they were at `begin`. */
  rollback: method<() => Result<void>>(),

  /**
   * Each file becomes a new track (or one for each of its channels) behind the others, all in one history entry (within
   * a transaction: part of it). All or nothing.
   */
  importAudio: method<(files: readonly ImportFile[]) => Result<{ names: string[]; notes: FileNote[] }>>(),
  /** Writes what is heard, as this editor sees it, to a file: the whole file, or nothing. */
  exportAudio: method<(request: ExportRequest) => Result<ExportedFile>>(),
  /**
   * One file for each track that is heard, or for each label. What was written is taken away again when one of them
   * fails.
   */
  exportMultiple: method<(request: ExportManyRequest) => Result<{ files: ExportedFile[]; notes: FileNote[] }>>(),
  /** The names, without folder or extension, of the files that `exportMultiple` would write. */
  exportNames: method<(by: 'tracks' | 'labels') => readonly string[]>({ stopped: () => [] }),
  /** What the project file takes, and for what. */
  fileSize: method<() => Result<FileSize>>(),
  /** Writes a copy of the project file, with its history, as it was last made to last. */
  saveProject: method<(request: SaveRequest) => Result<{ path: string }>>(),
  /**
   * Adds the labels of a file (Audacity's label track, SRT, WebVTT), all in one history entry (within a transaction:
   * part of it).
   */
  importLabels: method<(request: { readonly path: string }) => Result<{ count: number; notes: FileNote[] }>>(),
  /** The cover of the project from a picture, or from a sound file that has one, as one history entry. */
  importCover: method<(request: { readonly path: string }) => Result<void>>(),
  /** Shows whose tags and cover are kept, the one that was exported last first. A show is called as its album. */
  shows: method<() => readonly string[]>({ stopped: () => [] }),
  /** Artist, album and cover of a show for this project, as one history entry. */
  useShow: method<(request: { readonly name: string }) => Result<void>>(),
  /** Writes all labels, as this editor sees them: the whole file, or nothing. */
  exportLabels: method<(request: ExportLabelsRequest) => Result<{ path: string; count: number }>>(),
  /** Writes what was taken out of the recordings, or how loud everything is: the whole file, or nothing. */
  exportReport: method<(request: ExportReportRequest) => Result<{ path: string }>>(),
}

export const forkMethods = {
  ...editorAndFork,

  /**
   * Long edits that follow are rendered as far as this window of the timeline behind them goes; what lies outside stays
   * a stand-in. Null: nowhere.
   */
  renderWithin: method<(window: RangeView | null) => void>({ stopped: nothing }),
  /** Long edits that follow listen for all that they will change, which takes as long as doing it. */
  listChanges: method<() => void>({ stopped: nothing }),
  /** What is heard there, of a long window the beginning. */
  hear: method<(window: RangeView) => Result<Heard>>(),
}

/**
 * The editor that the agent sees: stateful, as real editors are. Edits read the selection, the tracks and the cursor
 * at the moment they run. The embedded engine and a running Audacity both fit behind it.
 */
export interface Editor extends Port<typeof editorMethods> {
  /** A copy of the state as it is now, on which a plan can be rehearsed; nothing done on it shows or lasts. */
  fork(): Promise<Fork>
  onChange(listener: (view: ProjectView) => void): () => void
}

export interface Fork extends Port<typeof forkMethods> {
  dispose(): Promise<void>
}
