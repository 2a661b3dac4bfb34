import type { LabelNote } from '../../../shared/notes/fileNotes.ts'

/** Seconds. A point has equal ends. */
export interface FileLabel {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface ReadLabels {
  readonly labels: readonly FileLabel[]
  /** What was left out, and why. */
  readonly notes: readonly LabelNote[]
}

/** A label or why it is none. */
export type ReadLine = FileLabel | LabelNote

/** What a sound file says beside its sound. */
export interface SoundMarkers {
  readonly lines: readonly ReadLine[]
  /** Seconds since midnight at which the recording began. */
  readonly recordedAt: number | null
  /** What the recorder or the person wrote about it; empty where nothing. */
  readonly description: string
}
