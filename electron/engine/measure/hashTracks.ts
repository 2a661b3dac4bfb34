import type { BlockStore } from '../blocks/blockStore.ts'
import { borrowRows, inScratch } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import type { Track } from '../model/project.ts'
import { readPiece } from '../render/readPieces.ts'
import { addSamplesTo, emptyHash, hashText, joinHashes, type RowHash } from './soundHash.ts'
import { framesOf, type InSteps } from './takeTurns.ts'

interface Range {
  readonly start: number
  readonly end: number
}

const chunkFrames = 1 << 12

/**
 * A hash of every sample of a range (as 32-bit floats), track by track and channel by channel: equal when the sound is
 * equal, however it is put together, and in all likelihood only then. It is made of the hashes of whole pieces, which
 * are kept with the pieces: what an edit left alone is not read again.
 */
export function* hashTracks(store: BlockStore, tracks: readonly Track[], range: Range): InSteps<string> {
  const length = Math.max(0, range.end - range.start)
  let hash = emptyHash
  for (const track of tracks) {
    const rows = [{ a: track.channels, b: length }, ...(yield* hashTrack(store, track, range))]
    hash = rows.reduce((before, row) => joinHashes(before, row, 1), hash)
  }
  return hashText(hash)
}

function* hashTrack(store: BlockStore, track: Track, range: Range): InSteps<RowHash[]> {
  let rows: RowHash[] = Array.from({ length: track.channels }, () => emptyHash)
  let at = range.start
  const append = (parts: readonly RowHash[], frames: number): void => {
    rows = rows.map((row, c) => joinHashes(row, parts[c] ?? emptyHash, frames))
    at += frames
  }
  for (const clip of track.clips) {
    if (clip.start >= range.end) break
    let start: number = clip.start
    for (const piece of clip.pieces) {
      const first = Math.max(start, range.start)
      const last = Math.min(start + piece.length, range.end)
      if (first < last) {
        append([], first - at)
        append(hashPart(store, piece, first - start, last - start, track.channels), last - first)
        yield framesOf(piece, last - first)
      }
      start += piece.length
    }
  }
  append([], Math.max(0, range.end - at))
  return rows
}

const known = new WeakMap<Piece, Map<number, readonly RowHash[]>>()

function hashPart(store: BlockStore, piece: Piece, from: number, to: number, channels: 1 | 2): readonly RowHash[] {
  if (piece.block === null && piece.under.length === 0) return []
  if (from > 0 || to < piece.length) return hashSamples(store, piece, from, to, channels)
  const perChannels = known.get(piece) ?? new Map<number, readonly RowHash[]>()
  known.set(piece, perChannels)
  const rows = perChannels.get(channels) ?? hashSamples(store, piece, 0, piece.length, channels)
  perChannels.set(channels, rows)
  return rows
}

function hashSamples(store: BlockStore, piece: Piece, from: number, to: number, channels: 1 | 2): RowHash[] {
  return inScratch(() => {
    let rows: RowHash[] = Array.from({ length: channels }, () => emptyHash)
    const samples = borrowRows(channels, Math.min(chunkFrames, to - from))
    for (let at = from; at < to; at += chunkFrames) {
      const out = samples.map((channel) => channel.subarray(0, to - at).fill(0))
      readPiece(store, piece, at, out)
      rows = rows.map((row, c) => addSamplesTo(row, out[c] as Float32Array))
    }
    return rows
  })
}
