import { type BlockStore, type BlockSummary, summaryFrames } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import { layerGains } from '../render/rampGain.ts'
import { type MinMax, nothing } from './minMax.ts'

/** Output frames between two places that are looked at. */
const stride = 64

interface Layer {
  readonly piece: Piece
  readonly summary: BlockSummary
  readonly isMono: boolean
  readonly gainAt: (frame: number) => number
}

/**
 * What output frames `from` … `to` of a piece reach at most, by summaries alone: no sample of theirs lies outside, and
 * their energy is about this. Null where summaries tell too little: of the average of two channels.
 */
export function roughStretch(
  store: BlockStore,
  piece: Piece,
  stretch: { readonly from: number; readonly to: number },
  channels: number,
): MinMax[] | null {
  const { from, to } = stretch
  const layers = layersOf(store, piece, channels)
  if (layers === null) return null
  const count = Math.ceil((to - from) / stride)
  return Array.from({ length: channels }, (_, channel) => {
    const range = { ...nothing(), frames: to - from }
    // Both ends are looked at, so that no entry is left out.
    for (let k = 0; k <= count; k++) addPlace(layers, channel, Math.min(from + k * stride, to - 1), range)
    range.energy *= (to - from) / (count + 1)
    return range
  })
}

/** Sounds over each other reach as far as all of them together where they are; what they have in energy adds up. */
function addPlace(layers: readonly Layer[], channel: number, frame: number, range: MinMax): void {
  let [low, high] = [0, 0]
  for (const { piece, summary, isMono, gainAt } of layers) {
    const at = piece.direction === 'forward' ? piece.from + frame : piece.from + piece.length - 1 - frame
    const entry = (isMono ? 0 : channel) * summary.entries + Math.floor(at / summaryFrames)
    const gain = gainAt(frame)
    const [one, other] = [(summary.min[entry] as number) * gain, (summary.max[entry] as number) * gain]
    low += Math.min(one, other)
    high += Math.max(one, other)
    range.energy += ((summary.energy[entry] as number) / summaryFrames) * gain * gain
  }
  range.min = Math.min(range.min, low)
  range.max = Math.max(range.max, high)
}

/** All that sounds in a piece, each by itself. */
function layersOf(store: BlockStore, piece: Piece, channels: number): Layer[] | null {
  const layers: Layer[] = []
  if (piece.block !== null) {
    const isMono = store.shape(piece.block).channels === 1
    if (!isMono && channels === 1) return null
    layers.push({ piece, summary: store.summary(piece.block), isMono, gainAt: layerGains(piece, 0) })
  }
  for (const under of piece.under) {
    const more = layersOf(store, under, channels)
    if (more === null) return null
    layers.push(...more)
  }
  return layers
}
