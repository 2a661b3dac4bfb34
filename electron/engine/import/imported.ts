import type { FileNote, SourceNote } from '../../../shared/notes/fileNotes.ts'
import type { ImportPlace } from '../../editor/index.ts'
import type { FileLabel } from '../markers/fileLabel.ts'
import type { About } from '../model/about.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { frames } from '../../../shared/time.ts'

/** A clip that has no id yet; its start counts from where its file is put. */
export type ImportedClip = Omit<Clip, 'id'>

export type TrackLevels = Pick<Track, 'gainDb' | 'pan' | 'muted' | 'soloed'>

export interface ImportedTrack {
  readonly name: string
  readonly channels: 1 | 2
  /** By their starts; never overlapping. */
  readonly clips: readonly ImportedClip[]
  /** Of a project; left out where there are none. */
  readonly levels?: TrackLevels
  readonly place?: ImportPlace | undefined
}

export interface Imported {
  readonly tracks: readonly ImportedTrack[]
  readonly sampleRate: number
  /** Seconds from where their file begins. */
  readonly labels: readonly FileLabel[]
  /** What the first file says of itself, where the project may be called after it. */
  readonly about?: About
  /** What was not as it should be, each with the name of its file. */
  readonly notes: readonly FileNote[]
}

/** All that a file has. */
export interface ReadFile {
  readonly tracks: readonly ImportedTrack[]
  readonly sampleRate: number
  readonly labels: readonly FileLabel[]
  readonly notes: readonly SourceNote[]
  /** What it says of itself. */
  readonly about: () => About | null
}

/** All of a recording as one clip. */
export function soundTrack(name: string, channels: 1 | 2, pieces: readonly Piece[]): ImportedTrack {
  const clips = pieces.length === 0 ? [] : [{ name, start: frames(0), length: frames(piecesLength(pieces)), pieces }]
  return { name, channels, clips }
}

/** Up to the end of its last clip. */
export function trackLength({ clips }: ImportedTrack): number {
  const last = clips.at(-1)
  return last === undefined ? 0 : last.start + last.length
}
