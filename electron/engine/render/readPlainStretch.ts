import type { BlockStore } from '../blocks/blockStore.ts'
import { aligned } from '../blocks/sampleFormat.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project } from '../model/project.ts'
import { findPiece } from '../pieces/findPiece.ts'
import { audibleTracks, trackGains } from './audibleTracks.ts'

export interface PlainStretch {
  /** Interleaved; a view of the block where it can be one, to be used at once. */
  readonly samples: Int16Array
  readonly frames: number
  /** Where they are from: output frame `offset` of this piece and on. */
  readonly piece: Piece
  readonly offset: number
}

/**
 * The mix from a frame on, as far as it is nothing but a 16-bit block that is heard as it is: then its samples are copied and not
 * converted, which is exact and many times as fast. Null where there is anything to compute.
 */
export function readPlainStretch(store: BlockStore, project: Project, from: number, most: number, channels: 1 | 2): PlainStretch | null {
  const heard = audibleTracks(project).filter((track) => track.clips.length > 0)
  const track = heard[0]
  if (track === undefined || heard.length > 1 || track.channels > channels) return null
  if (trackGains(track).some((gain) => gain !== 1)) return null
  const clip = track.clips.find((one) => one.start <= from && from < one.start + one.length)
  if (clip === undefined) return null
  const { piece, start } = pieceAt(clip, from)
  if (piece.block === null || piece.gain !== 1 || piece.direction === 'backward' || piece.ramps.length > 0 || piece.under.length > 0) return null
  const shape = store.shape(piece.block)
  if (shape.format !== 's16' || shape.channels > track.channels) return null

  const frames = Math.min(most, start + piece.length - from)
  const first = (piece.from + from - start) * shape.channels
  const stored = aligned(store.bytes(piece.block), Int16Array).subarray(first, first + frames * shape.channels)
  return { samples: shape.channels === channels ? stored : double(stored), frames, piece, offset: from - start }
}

function pieceAt(clip: Clip, frame: number): { piece: Piece; start: number } {
  const { index, start } = findPiece(clip.pieces, frame - clip.start)
  const piece = clip.pieces[index]
  if (piece !== undefined) return { piece, start: clip.start + start }
  throw new Error(`The pieces of clip ${clip.id} are shorter than the clip.`)
}

function double(mono: Int16Array): Int16Array {
  const stereo = new Int16Array(mono.length * 2)
  for (let i = 0; i < mono.length; i++) {
    stereo[i * 2] = mono[i] as number
    stereo[i * 2 + 1] = mono[i] as number
  }
  return stereo
}
