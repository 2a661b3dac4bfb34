import type { ClipId, LabelId, TrackId } from '../../../shared/ids.ts'
import type { TrackColour } from '../../../shared/schemas/trackPalette.ts'
import type { Frames } from '../../../shared/time.ts'
import type { About } from './about.ts'
import type { Piece } from './piece.ts'

/** Deeply read-only: an edit is a pure function from project to project that shares what it does not touch. */
export interface Project {
  readonly sampleRate: number
  readonly tracks: readonly Track[]
  /** Sorted by start. */
  readonly labels: readonly Label[]
  /** Left out where it says nothing of itself. */
  readonly about?: About
}

export interface Track {
  readonly id: TrackId
  readonly name: string
  readonly channels: 1 | 2
  readonly gainDb: number
  /** -1 left … 1 right. */
  readonly pan: number
  readonly muted: boolean
  readonly soloed: boolean
  /** Left out where it is that of its place. */
  readonly colour?: TrackColour
  /** Sorted by start; never overlapping. */
  readonly clips: readonly Clip[]
}

export interface Clip {
  readonly id: ClipId
  readonly name: string
  readonly start: Frames
  /** Sum of the pieces' lengths; more than 0. */
  readonly length: Frames
  readonly pieces: readonly Piece[]
  /** Sound that was trimmed away at its edges and can be pulled out again; gone with the next edit of what is heard. */
  readonly hidden?: HiddenSound
}

/** Each list ends or begins where the clip does; at least one of them is not empty. */
export interface HiddenSound {
  readonly before: readonly Piece[]
  readonly after: readonly Piece[]
}

export interface Label {
  readonly id: LabelId
  readonly text: string
  readonly start: Frames
  /** Equal to `start` for a point. */
  readonly end: Frames
}

/** Beside the project and not undoable on its own: what the person looks at. */
export interface Focus {
  readonly selection: { readonly start: Frames; readonly end: Frames } | null
  readonly selectedTracks: readonly TrackId[]
  readonly selectedClips: readonly ClipId[]
  readonly cursor: Frames
}

/** Cut or copied audio, one row for each track it came from, in track order; positions from the start of the range. */
export interface Clipboard {
  readonly sampleRate: number
  readonly length: Frames
  readonly rows: readonly { readonly channels: 1 | 2; readonly clips: readonly Clip[] }[]
}
