import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { EnvelopePoint } from './document/projectDocument.ts'

/** A project of Audacity without its sound. */
export interface ProjectOutline {
  /** Of the Audacity that wrote it; empty where it does not say. */
  readonly version: string
  readonly sampleRate: number
  readonly tracks: readonly OutlineTrack[]
  /** Seconds; whether they can be is for whoever takes them. */
  readonly labels: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  readonly tags: Tags
  readonly notes: readonly SourceNote[]
}

export interface OutlineTrack {
  readonly name: string
  readonly channels: 1 | 2
  readonly sampleRate: number
  readonly gainDb: number
  readonly pan: number
  readonly muted: boolean
  readonly soloed: boolean
  /** By their starts. */
  readonly clips: readonly OutlineClip[]
}

/** Lengths in frames of its track. */
export interface OutlineClip {
  readonly name: string
  /** Where it is heard from, in seconds; may lie before the start. */
  readonly start: number
  /** The sequence of each channel, and where in it the first hidden frame lies. */
  readonly sides: readonly SequencePlace[]
  readonly before: number
  readonly length: number
  readonly after: number
  /** By their times, in frames from the first hidden one. */
  readonly points: readonly EnvelopePoint[]
}

export interface SequencePlace {
  readonly sequence: number
  readonly from: number
}

/** Sound that should be there and is not: frames from the first that were asked for. */
export interface LostRange {
  readonly from: number
  readonly frames: number
}

/** Sound that is asked of a project: so many frames of one or two sequences, side by side. */
export interface WantedSound {
  readonly sides: readonly SequencePlace[]
  readonly frames: number
  readonly sampleRate: number
  /** What it is to be converted to; the same where it is to stay as it is. */
  readonly convertTo: number
}
