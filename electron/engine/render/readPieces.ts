import type { BlockStore, GlanceStore } from '../blocks/blockStore.ts'
import { decodeFrames } from '../blocks/sampleFormat.ts'
import { addRow, borrowRow, borrowRows, inScratch } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import { findPiece } from '../pieces/findPiece.ts'
import { applyRamp } from './rampGain.ts'

/**
 * What a row of pieces sounds like from frame `from` on (counted from the first piece), one array a channel. Behind the
 * last piece is silence.
 * A mono block sounds on both channels of a stereo track; a stereo block on a mono track is the average of its
 * channels.
 */
export function readPieces(
  store: BlockStore,
  pieces: readonly Piece[],
  from: number,
  count: number,
  channels: 1 | 2,
): Float32Array[] {
  const out = Array.from({ length: channels }, () => new Float32Array(count))
  readPiecesInto(store, pieces, from, out)
  return out
}

/** The same into arrays of zeros. */
export function readPiecesInto(
  store: BlockStore,
  pieces: readonly Piece[],
  from: number,
  out: readonly Float32Array[],
): void {
  const end = from + (out[0]?.length ?? 0)
  let { index, start } = findPiece(pieces, from)
  for (; index < pieces.length && start < end; index++) {
    const piece = pieces[index] as Piece
    const stop = start + piece.length
    const first = Math.max(start, from)
    const last = Math.min(stop, end)
    if (first < last)
      readPiece(
        store,
        piece,
        first - start,
        out.map((channel) => channel.subarray(first - from, last - from)),
      )
    start = stop
  }
}

/** Writes output frames `from` … of one piece over arrays of zeros that lie within it. */
export function readPiece(store: GlanceStore, piece: Piece, from: number, out: readonly Float32Array[]): void {
  const count = out[0]?.length ?? 0
  if (piece.block !== null && piece.gain !== 0) {
    readBlock(store, piece, from, count, out)
    for (const ramp of piece.ramps) for (const channel of out) applyRamp(ramp, from, channel)
  }
  if (piece.under.length === 0) return
  inScratch(() => {
    for (const under of piece.under) {
      const part = borrowRows(out.length, count)
      readPiece(store, under, from, part)
      out.forEach((channel, c) => addRow(channel, part[c] as Float32Array))
    }
  })
}

function readBlock(store: GlanceStore, piece: Piece, from: number, count: number, out: readonly Float32Array[]): void {
  const block = piece.block as NonNullable<Piece['block']>
  const { format, channels } = store.shape(block)
  const first = piece.direction === 'forward' ? piece.from + from : piece.from + piece.length - from - count
  const few = store.frames?.(block, first, count)
  const source = {
    bytes: few ?? store.bytes(block),
    format,
    channels,
    direction: piece.direction,
    gain: piece.gain,
    from: few === undefined ? first : 0,
  }
  const [left, right] = out as [Float32Array, Float32Array | undefined]
  if (channels === out.length) return decodeFrames(source, out)
  if (right !== undefined) {
    decodeFrames(source, [left])
    return right.set(left)
  }
  inScratch(() => {
    const other = borrowRow(count)
    decodeFrames({ ...source, gain: piece.gain / 2 }, [left, other])
    addRow(left, other)
  })
}
