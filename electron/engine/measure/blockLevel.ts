import type { BlockId } from '../../../shared/ids.ts'
import type { BlockStore } from '../blocks/blockStore.ts'

export interface BlockLevel {
  /** Largest absolute sample of all channels. */
  readonly peak: number
  /** Of all channels. */
  readonly sumSquares: number
}

const known = new WeakMap<BlockStore, Map<BlockId, BlockLevel>>()

/**
 * The level of a whole block, from its summary; kept for good, a few bytes each, so that an hour is measured again
 * without reading anything.
 */
export function blockLevel(store: BlockStore, block: BlockId): BlockLevel {
  const mine = known.get(store) ?? new Map<BlockId, BlockLevel>()
  known.set(store, mine)
  const found = mine.get(block)
  if (found !== undefined) return found
  const { entries } = store.summary(block)
  const made = entriesLevel(store, block, 0, entries)
  mine.set(block, made)
  return made
}

/** The same of the summary's entries `first` … `last`. */
export function entriesLevel(store: BlockStore, block: BlockId, first: number, last: number): BlockLevel {
  const { entries, min, max, energy } = store.summary(block)
  let peak = 0
  let sumSquares = 0
  for (let channel = 0; channel < store.shape(block).channels; channel++) {
    for (let at = channel * entries + first; at < channel * entries + last; at++) {
      const low = -(min[at] as number)
      const high = max[at] as number
      if (low > peak) peak = low
      if (high > peak) peak = high
      sumSquares += energy[at] as number
    }
  }
  return { peak, sumSquares }
}
