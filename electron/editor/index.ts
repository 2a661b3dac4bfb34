import type { EditOutcome, EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { ProjectView, RangeView } from '../../shared/schemas/projectView.ts'
import type { ExportRange, SoundSettings } from '../../shared/schemas/exportRequest.ts'
import type { Result } from '../../shared/result.ts'

/**
 * The editor that the agent sees: stateful, as real editors are. Edits read the selection, the tracks and the cursor
 * at the moment they run. The embedded engine and a running Audacity both fit behind it.
 */
export interface Editor {
  view(): Promise<ProjectView>

  /**
   * Carries out one request, all or nothing. Outside a transaction a content change is a history entry of its own.
   * Resolves after the change is on disk, except inside a transaction, where `commit` is what makes it last.
   */
  perform(request: EditRequestInput): Promise<Result<EditOutcome>>

  /** Starts a transaction; fails with `engine/busy` when one is open. Others' edits are refused until it ends. */
  begin(mark: RequestMark): Promise<Result<void>>
  /** Ends the transaction as one history entry; its id, or null when nothing changed. Resolves when it is on disk. */
  commit(): Promise<Result<{ historyId: string | null }>>
  /** Puts project and focus back to what they were at `begin`. */
  rollback(): Promise<Result<void>>

  /** Stops long work (an effect that renders) that was asked for through this very editor: the request that asked fails with `engine/cancelled`. */
  cancelWork(): Promise<void>

  /** Takes back the last request, or in single steps what it did; all that is asked for, or nothing. */
  undo(move?: HistoryMove): Promise<Result<{ label: string }>>
  /** Does again what was undone; the rest of a request that stands in part first. */
  redo(move?: HistoryMove): Promise<Result<{ label: string }>>

  /** Level and silence facts of a range on tracks; reads only. */
  measure(request: MeasureRequest): Promise<Result<Measurement>>

  /** Listens to the sound to answer a question; reads only, takes its time, and stops with `cancelWork`. */
  analyse(request: AnalyseRequest): Promise<Result<Analysis>>

  /** A copy of the state as it is now, on which a plan can be rehearsed; nothing done on it shows or lasts. */
  fork(): Promise<Fork>

  /** Each file becomes a new track (or one for each of its channels) behind the others, all in one history entry (within a transaction: part of it). All or nothing. */
  importAudio(files: readonly ImportFile[]): Promise<Result<{ names: string[]; notes: string[] }>>
  /** Writes what is heard, as this editor sees it, to a file: the whole file, or nothing. */
  exportAudio(request: ExportRequest): Promise<Result<ExportedFile>>
  /** One file for each track that is heard, or for each label. What was written is taken away again when one of them fails. */
  exportMultiple(request: ExportManyRequest): Promise<Result<{ files: ExportedFile[]; notes: string[] }>>
  /** The names, without folder or extension, of the files that `exportMultiple` would write. */
  exportNames(by: 'tracks' | 'labels'): Promise<readonly string[]>
  /** Writes a copy of the project file, with its history, as it was last made to last. */
  saveProject(request: SaveRequest): Promise<Result<{ path: string }>>
  /** Adds the labels of a file (Audacity's label track, SRT, WebVTT), all in one history entry (within a transaction: part of it). */
  importLabels(request: { readonly path: string }): Promise<Result<{ count: number; notes: string[] }>>
  /** Writes all labels, as this editor sees them: the whole file, or nothing. */
  exportLabels(request: ExportLabelsRequest): Promise<Result<{ path: string; count: number }>>

  onChange(listener: (view: ProjectView) => void): () => void
}

export interface HistoryMove {
  /** One request may have done several things; `step` is one of them. Default: `request`. */
  readonly grain?: 'request' | 'step'
  /** How many; 1 where it is left out. */
  readonly count?: number
}

export interface ImportFile {
  readonly path: string
  /** Shown name; the track is called after it without its extension. */
  readonly name: string
  /** Of a file with more than two channels: mixed to stereo (`fold`, also where it is left out), or one mono track for each channel. */
  readonly channels?: 'fold' | 'split'
}

export interface ExportRequest extends SoundSettings {
  readonly path: string
  readonly range: Extract<ExportRange, 'all' | 'selection'>
  /** These tracks alone, whether they are muted or not; left out: all that are heard. */
  readonly trackIds?: readonly string[]
  readonly overwrite: 'never' | 'allowed'
}

export interface ExportManyRequest extends SoundSettings {
  readonly folder: string
  readonly by: 'tracks' | 'labels'
  readonly overwrite: 'never' | 'allowed'
}

export interface ExportLabelsRequest {
  readonly path: string
  readonly format: 'audacity' | 'srt' | 'vtt'
  readonly overwrite: 'never' | 'allowed'
}

export interface SaveRequest {
  readonly path: string
  readonly overwrite: 'never' | 'allowed'
}

export interface ExportedFile {
  readonly path: string
  /** Seconds. */
  readonly duration: number
  /** Of the mix before it was clipped to the format. */
  readonly peakDb: number
  /** What the person should know of the file, e.g. that it clips. */
  readonly notes: string[]
}

export interface Fork extends Pick<Editor, 'view' | 'perform' | 'undo' | 'redo' | 'measure' | 'analyse'> {
  /** Long edits that follow are rendered as far as this window of the timeline behind them goes; what lies outside stays a stand-in. Null: nowhere. */
  renderWithin(window: RangeView | null): Promise<void>
  /** Ends long work on it: it fails with `engine/cancelled`, and so does what is asked of it from then on. */
  cancelWork(): Promise<void>
  /** What is heard there, of a long window the beginning. */
  hear(window: RangeView): Promise<Result<Heard>>
  dispose(): Promise<void>
}

/** A piece of the mix, to be listened to before it is made. */
export interface Heard {
  readonly sampleRate: number
  /** Interleaved 16-bit stereo. */
  readonly samples: Int16Array
}

export interface RequestMark {
  readonly id: string
  /** Short name for the undo menu. */
  readonly label: string
  /** The person's words. */
  readonly text: string
}

/** Whole tracks where `range` is null; what is heard where no track is named. Tracks are taken with their gain and pan. */
export type AnalyseRequest = { readonly range: RangeView | null; readonly trackIds: readonly string[] } & (
  | { readonly kind: 'loudness' }
  /** Pauses in which all of the tracks are silent; `thresholdDb` before the tracks' gain. */
  | { readonly kind: 'silences'; readonly thresholdDb: number; readonly minSilence: number }
)

export type Analysis = { readonly range: RangeView; readonly tracks: readonly string[] } & (
  | {
      readonly kind: 'loudness'
      /** LUFS (ITU-R BS.1770, EBU R 128); -Infinity for silence. */
      readonly integrated: number
      readonly momentaryMax: number
      readonly shortTermMax: number
      /** LU. */
      readonly loudnessRange: number
      /** dBTP. */
      readonly truePeakDb: number
    }
  | { readonly kind: 'silences'; readonly silences: readonly RangeView[] }
)

export interface MeasureRequest {
  readonly range: RangeView
  readonly trackIds: readonly string[]
  /**
   * `levels` leaves the hash out (an empty string): over a long range it is what takes the time. `loudness` is `levels` and the loudness of the tracks together.
   * Default: `all`.
   */
  readonly facts?: 'levels' | 'all' | 'loudness'
}

export interface Measurement {
  /** Largest absolute sample in dBFS; -Infinity for silence. */
  readonly peakDb: number
  /** RMS over all channels in dBFS; -Infinity for silence. */
  readonly rmsDb: number
  /**
   * A hash of the samples of the range, equal exactly when the sound is equal: what a read-back compares.
   * Frames outside clips count as silence.
   */
  readonly soundHash: string
  /** Integrated loudness in LUFS, where it was asked for; -Infinity for silence. */
  readonly lufs?: number
}
