/** What can be measured of a project: numbers that an acceptance criterion may hold to. */
export const measures = [
  'project_seconds',
  'audio_seconds',
  'clip_count',
  'track_count',
  'label_count',
  'peak_db',
  'loudness_lufs',
  'longest_silence_seconds',
  'muted_tracks',
  'selection_start',
  'selection_end',
  'first_clip_start',
  'last_clip_end',
  'clip_start',
  'clip_end',
  'label_start',
  'label_end',
  'files_written',
] as const

export type MeasureName = (typeof measures)[number]

/** A criterion as it is said: which number, of what, and between which bounds. */
export interface SaidCriterion {
  readonly measure: MeasureName
  readonly name?: string | undefined
  readonly tracks?: readonly (string | number)[] | undefined
  readonly start_time?: number | undefined
  readonly end_time?: number | undefined
  readonly at_least?: number | undefined
  readonly at_most?: number | undefined
}

/** Why there is no number. */
export type Unmeasured =
  | 'nothingSelected'
  | 'noClip'
  | 'noSuchClip'
  | 'noSuchLabel'
  | 'noSuchTrack'
  | 'nothingThere'
  | 'noLoudness'
  | 'noAnswer'
