import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import { readPiece } from '../render/readPieces.ts'
import type { Extremes } from './extremes.ts'
import { addSamples, nothing } from './minMax.ts'

const known = new WeakMap<Piece, Map<number, Extremes>>()
const chunkFrames = summaryFrames * 16

/** Mixed pieces can't be told from their parts' extremes: they are rendered once, and theirs (every 256 output frames) are kept with them. */
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
  const extremes = { entries, min: new Float32Array(entries * channels), max: new Float32Array(entries * channels) }
  for (let at = 0; at < piece.length; at += chunkFrames) {
    const out = Array.from({ length: channels }, () => new Float32Array(Math.min(chunkFrames, piece.length - at)))
    readPiece(store, piece, at, out)
    out.forEach((samples, c) => {
      for (let from = 0; from < samples.length; from += summaryFrames) {
        const range = nothing()
        addSamples(range, samples, from, Math.min(samples.length, from + summaryFrames))
        extremes.min[c * entries + (at + from) / summaryFrames] = range.min
        extremes.max[c * entries + (at + from) / summaryFrames] = range.max
      }
    })
  }
  return extremes
}
