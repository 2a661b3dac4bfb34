import type { FileNote } from '../../shared/notes/fileNotes.ts'
import type { LabelFormat, ReportKind } from '../../shared/schemas/exportFormats.ts'
import type { ExportRange, SoundSettings } from '../../shared/schemas/exportRequest.ts'
import type { MonoCount } from '../../shared/schemas/edits/monoCount.ts'
import type { RangeView } from '../../shared/schemas/projectView.ts'
import type { Asked, SoundAnswer } from './soundQuestions.ts'

export interface HistoryMove {
  /** One request may have done several things; `step` is one of them. Default: `request`. */
  readonly grain?: 'request' | 'step'
  /** How many; 1 where it is left out. */
  readonly count?: number
}

/** A point of the history to go to: behind this entry, or where nothing of it stands yet. */
export interface HistoryPoint {
  /** Null: as it was before the first entry. */
  readonly id: string | null
  /** So many things that it did stand; all where it is left out. */
  readonly steps?: number
}

export interface ImportFile {
  readonly path: string
  /** Shown name; the track is called after it without its extension. */
  readonly name: string
  /**
   * Of a file with more than two channels: mixed to stereo (`fold`, also where it is left out), or one mono track for
   * each channel.
   */
  readonly channels?: 'fold' | 'split'
  /** Left out: from 0 on, on a new track. */
  readonly place?: ImportPlace
}

/** Where on the timeline a file goes. */
export interface ImportPlace {
  /** Seconds. */
  readonly at: number
  /** The tracks that it is put on. Where none is named: a new one; or the only one, where room is made. */
  readonly trackIds: readonly string[]
  /**
   * `open`: what follows moves back to make room, on those tracks, or on all where the file gets a track of its own.
   * `leave`: nothing moves, and it can't lie over what is there.
   */
  readonly gap: 'open' | 'leave'
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
  readonly format: LabelFormat
  readonly overwrite: 'never' | 'allowed'
}

/** A text about the project; how it is written is told by the ending of its name. */
export interface ExportReportRequest {
  readonly path: string
  readonly kind: ReportKind
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
  readonly notes: FileNote[]
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
  /** The entry of the history that it goes on with, where that is the last one that stands: both become one. */
  readonly continues?: string | undefined
  /** How many of its steps change the sound, where that is known beforehand. */
  readonly steps?: number | undefined
}

/**
 * Whole tracks where `range` is null; what is heard where no track is named. Tracks are taken with their gain and pan.
 */
export type AnalyseRequest = { readonly range: RangeView | null; readonly trackIds: readonly string[] } & (
  | { readonly kind: 'loudness'; readonly mono?: MonoCount }
  /** Pauses in which all of the tracks are silent; `thresholdDb` before the tracks' gain. */
  | { readonly kind: 'silences'; readonly thresholdDb: number; readonly minSilence: number }
  /** What a delivery is checked by, of what the tracks sound like together. */
  | { readonly kind: 'levels'; readonly mono?: MonoCount }
  | Asked
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
      readonly channels: 1 | 2
    }
  | { readonly kind: 'silences'; readonly silences: readonly RangeView[] }
  | ({ readonly kind: 'levels'; readonly channels: 1 | 2; readonly sampleRate: number } & MixLevels)
  | SoundAnswer
)

/** Of what tracks sound like together, as a file of it would be measured; -Infinity for silence. */
export interface MixLevels {
  /** LUFS. */
  readonly lufs: number
  /** Over all channels and frames, dBFS. */
  readonly rmsDb: number
  /** The largest sample, dBFS, and the largest between samples, dBTP. */
  readonly peakDb: number
  readonly truePeakDb: number
  /** RMS of the quietest half second that is no digital silence, dBFS; null where there is none. */
  readonly floorDb: number | null
}

export interface MeasureRequest {
  readonly range: RangeView
  readonly trackIds: readonly string[]
  /**
   * `levels` leaves the hash out (an empty string): over a long range it is what takes the time. `loudness` is `levels`
   * and the loudness of the tracks together.
   * `mix` is `levels` and the levels of the tracks together.
   * Default: `all`.
   */
  readonly facts?: 'levels' | 'all' | 'loudness' | 'mix'
  /** How one channel counts in a loudness. Default: once. */
  readonly mono?: MonoCount
  /** The hash of the range as it sounds backwards. */
  readonly backwards?: true
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
  /** Where it was asked for. */
  readonly mix?: MixLevels
}
