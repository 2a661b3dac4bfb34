import type { BlockId } from '../../../shared/ids.ts'
import { type BlockStore, type BlockSummary, summaryFrames } from '../blocks/blockStore.ts'
import { type MinMax, nothing } from './minMax.ts'

/** Min, max and energy of every `grain` frames. Channel c's entry k is at `c * entries + k`. */
export interface Extremes extends BlockSummary {
  /** Left out for the store's own summaries. */
  readonly grain?: Grain
}

/** Frames an entry stands for: the store's summaries, and what is made of them to draw hours. */
export type Grain = typeof summaryFrames | typeof coarseFrames
export const coarseFrames = 4096
const fold = coarseFrames / summaryFrames

const coarse = new WeakMap<BlockStore, Map<BlockId, Extremes>>()

/** Coarse ones are a sixteenth of the summaries and are kept for all blocks that were drawn: 9 MB for ten hours. */
export function extremesOf(store: BlockStore, block: BlockId, grain: Grain): Extremes {
  if (grain === summaryFrames) return store.summary(block)
  const mine = coarse.get(store) ?? new Map<BlockId, Extremes>()
  coarse.set(store, mine)
  const found = mine.get(block)
  if (found !== undefined) return found
  const made = foldExtremes(store.summary(block))
  mine.set(block, made)
  return made
}

function foldExtremes(fine: Extremes): Extremes {
  const entries = Math.ceil(fine.entries / fold)
  const channels = fine.min.length / fine.entries
  const made = () => new Float32Array(entries * channels)
  const folded = { entries, grain: coarseFrames, min: made(), max: made(), energy: made() } as const
  for (let c = 0; c < channels; c++) {
    for (let k = 0; k < entries; k++) {
      const range = nothing()
      addEntries(fine, c, k * fold, Math.min((k + 1) * fold, fine.entries), 1, range)
      folded.min[c * entries + k] = range.min
      folded.max[c * entries + k] = range.max
      folded.energy[c * entries + k] = range.energy
    }
  }
  return folded
}

/** Adds the entries `first` … `last` of a channel, times a gain. */
export function addEntries(
  extremes: Extremes,
  channel: number,
  first: number,
  last: number,
  gain: number,
  range: MinMax,
): void {
  let min = Infinity
  let max = -Infinity
  let energy = 0
  const base = channel * extremes.entries
  for (let k = base + first; k < base + last; k++) {
    const low = extremes.min[k] as number
    const high = extremes.max[k] as number
    if (low < min) min = low
    if (high > max) max = high
    energy += extremes.energy[k] as number
  }
  if (min > max) return
  range.min = Math.min(range.min, gain < 0 ? max * gain : min * gain)
  range.max = Math.max(range.max, gain < 0 ? min * gain : max * gain)
  range.energy += energy * gain * gain
  range.frames += (last - first) * (extremes.grain ?? summaryFrames)
}
