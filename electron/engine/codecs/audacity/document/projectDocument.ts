import type { LeftOutPart } from '../../../../../shared/notes/projectNotes.ts'

/** Where sound of one channel lies: a row of the database, or a file beside the project. */
export type SoundRef =
  | { readonly kind: 'row'; readonly id: number }
  /** Of a file that the project keeps; `from` and `channel` where it only points into somebody's recording. */
  | { readonly kind: 'file'; readonly file: string; readonly of: 'project' }
  | {
      readonly kind: 'file'
      readonly file: string
      readonly of: 'person'
      readonly from: number
      readonly channel: number
    }

/** A block of a sequence as the document has it. */
export interface DocumentBlock {
  /** Where it says that it begins in its sequence. */
  readonly start: number | undefined
  /** Null for silence. */
  readonly ref: SoundRef | null
  /** Left out where only the sound itself tells. */
  readonly frames?: number
}

export interface DocumentSequence {
  /** So many samples it says that it has. */
  readonly frames: number
  readonly blocks: readonly DocumentBlock[]
}

/** Seconds from where the clip's sequence begins, and a factor. */
export interface EnvelopePoint {
  readonly at: number
  readonly value: number
}

/** Seconds. */
export interface DocumentClip {
  readonly name: string
  readonly offset: number
  readonly trimLeft: number
  readonly trimRight: number
  /** How much longer it is played than it is; 1 where it is as it is. */
  readonly stretch: number
  readonly sequence: DocumentSequence
  readonly points: readonly EnvelopePoint[]
}

/** One channel: a stereo track is two of them, of which the first is linked to the second. */
export interface DocumentTrack {
  readonly name: string
  readonly isLinked: boolean
  /** Undefined for that of the project. */
  readonly sampleRate: number | undefined
  readonly gain: number
  readonly pan: number
  readonly muted: boolean
  readonly soloed: boolean
  readonly clips: readonly DocumentClip[]
}

export interface ProjectDocument {
  /** As it says, such as 3.2.4; empty where it does not. */
  readonly version: string
  /** The folder of the sound of a project that is a text. */
  readonly folder: string
  readonly sampleRate: number | undefined
  readonly tracks: readonly DocumentTrack[]
  /** Seconds. */
  readonly labels: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  readonly labelTracks: number
  readonly tags: readonly (readonly [name: string, value: string])[]
  readonly leftOut: readonly LeftOutPart[]
}
