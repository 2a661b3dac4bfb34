import type { BlockStore } from '../blocks/blockStore.ts'
import type { StoredS16 } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { findPiece } from '../pieces/findPiece.ts'
import { audibleTracks, trackGains } from './audibleTracks.ts'

export interface PlainStretch {
  /** Where the sound lies in its block, to be used at once. Mono, or as many channels as were asked for. */
  readonly stored: StoredS16
  readonly frames: number
  /** Where they are from: output frame `offset` of this piece and on. */
  readonly piece: Piece
  readonly offset: number
}

/**
 * The mix from a frame on, as far as it is nothing but a 16-bit block that is heard in one direction with one gain:
 * then its samples need not become floats, which is exact and many times as fast. Null where there is more to compute.
 */
export function readPlainStretch(
  store: BlockStore,
  project: Project,
  from: number,
  most: number,
  channels: 1 | 2,
): PlainStretch | null {
  const track = onlyTrack(project)
  if (track === null || track.channels > channels || trackGains(track).some((gain) => gain !== 1)) return null
  const clip = clipAt(track, from)
  if (clip === undefined) return null
  const { piece, start } = pieceAt(clip, from)
  if (piece.block === null || piece.gain === 0 || piece.ramps.length > 0 || piece.under.length > 0) return null
  const shape = store.shape(piece.block)
  if (shape.format !== 's16' || shape.channels > track.channels || (piece.gain !== 1 && shape.channels !== channels))
    return null

  const frames = Math.min(most, start + piece.length - from)
  const offset = from - start
  const first = piece.direction === 'forward' ? piece.from + offset : piece.from + piece.length - offset - frames
  const width = 2 * shape.channels
  const bytes = store.bytes(piece.block, 'once').subarray(first * width, (first + frames) * width)
  return {
    stored: { bytes, channels: shape.channels, direction: piece.direction, gain: piece.gain },
    frames,
    piece,
    offset,
  }
}

/** Frames from one that has to be computed on, behind which there may be some that have not. */
export function mostMixed(project: Project, from: number): number {
  const track = onlyTrack(project)
  if (track === null) return Infinity
  const clip = clipAt(track, from)
  if (clip === undefined) return (track.clips.find((one) => one.start > from)?.start ?? Infinity) - from
  const { piece, start } = pieceAt(clip, from)
  return start + piece.length - from
}

function onlyTrack(project: Project): Track | null {
  const heard = audibleTracks(project).filter((track) => track.clips.length > 0)
  return heard.length === 1 ? (heard[0] as Track) : null
}

const clipAt = (track: Track, frame: number): Clip | undefined =>
  track.clips.find((one) => one.start <= frame && frame < one.start + one.length)

function pieceAt(clip: Clip, frame: number): { piece: Piece; start: number } {
  const { index, start } = findPiece(clip.pieces, frame - clip.start)
  const piece = clip.pieces[index]
  if (piece !== undefined) return { piece, start: clip.start + start }
  throw new Error(`The pieces of clip ${clip.id} are shorter than the clip.`)
}
