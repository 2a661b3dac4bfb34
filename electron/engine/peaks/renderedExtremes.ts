import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import { borrowRows, inScratch, summariseRow } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import { readPiece } from '../render/readPieces.ts'
import type { Extremes } from './extremes.ts'

const known = new WeakMap<Piece, Map<number, Extremes>>()
const chunkFrames = summaryFrames * 16

/**
 * Mixed pieces can't be told from their parts' extremes: they are rendered once, and theirs (every 256 output frames)
 * are kept with them.
 */
export function renderedExtremes(store: BlockStore, piece: Piece, channels: number): Extremes {
  const perChannels = known.get(piece) ?? new Map<number, Extremes>()
  known.set(piece, perChannels)
  const found = perChannels.get(channels)
  if (found !== undefined) return found
  const made = renderExtremes(store, piece, channels)
  perChannels.set(channels, made)
  return made
}

function renderExtremes(store: BlockStore, piece: Piece, channels: number): Extremes {
  const entries = Math.ceil(piece.length / summaryFrames)
  const made = () => new Float32Array(entries * channels)
  const extremes = { entries, min: made(), max: made(), energy: made() }
  inScratch(() => {
    const rows = borrowRows(channels, Math.min(chunkFrames, piece.length))
    for (let at = 0; at < piece.length; at += chunkFrames) {
      const out = rows.map((row) => row.subarray(0, piece.length - at).fill(0))
      readPiece(store.glance ?? store, piece, at, out)
      out.forEach((samples, c) => summariseRow(samples, summaryFrames, c * entries + at / summaryFrames, extremes))
    }
  })
  return extremes
}
