import type { BlockStore } from '../blocks/blockStore.ts'
import type { StoredS16 } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { firstClipStartingFrom } from '../model/findClips.ts'
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
 * The mix from a frame on, as far as it is nothing but a 16-bit block of one track, in one direction with one gain:
 * then its samples need not become floats, which is exact and many times as fast. Null where there is more to compute.
 */
export function readPlainStretch(
  store: BlockStore,
  project: Project,
  from: number,
  most: number,
  channels: 1 | 2,
): PlainStretch | null {
  const { sounding, until } = soundAt(project, from)
  const [only] = sounding
  if (only === undefined || sounding.length > 1) return null
  const { track, clip } = only
  if (track.channels > channels || trackGains(track).some((gain) => gain !== 1)) return null
  const { piece, start } = pieceAt(clip, from)
  if (piece.block === null || piece.gain === 0 || piece.ramps.length > 0 || piece.under.length > 0) return null
  const shape = store.shape(piece.block)
  if (shape.format !== 's16' || shape.channels > track.channels || (piece.gain !== 1 && shape.channels !== channels))
    return null

  const frames = Math.min(most, start + piece.length - from, until - from)
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
  const { sounding, until } = soundAt(project, from)
  const [only, ...others] = sounding
  if (only === undefined) return until - from
  if (others.length > 0) return Math.min(...sounding.map(({ clip }) => clip.start + clip.length)) - from
  const { piece, start } = pieceAt(only.clip, from)
  return Math.min(until, start + piece.length) - from
}

/** The clips that are heard at a frame, and where the next one begins. */
function soundAt(
  project: Project,
  frame: number,
): { readonly sounding: readonly { readonly track: Track; readonly clip: Clip }[]; readonly until: number } {
  const sounding: { track: Track; clip: Clip }[] = []
  let until = Infinity
  for (const track of audibleTracks(project)) {
    const next = firstClipStartingFrom(track.clips, frame + 1)
    const clip = track.clips[next - 1]
    if (clip !== undefined && frame < clip.start + clip.length) sounding.push({ track, clip })
    until = Math.min(until, track.clips[next]?.start ?? Infinity)
  }
  return { sounding, until }
}

function pieceAt(clip: Clip, frame: number): { piece: Piece; start: number } {
  const { index, start } = findPiece(clip.pieces, frame - clip.start)
  const piece = clip.pieces[index]
  if (piece !== undefined) return { piece, start: clip.start + start }
  throw new Error(`The pieces of clip ${clip.id} are shorter than the clip.`)
}
