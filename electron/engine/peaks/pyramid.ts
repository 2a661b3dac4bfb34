import type { BlockId } from '../../../shared/ids.ts'
import { type BlockStore, type BlockSummary, summaryFrames } from '../blocks/blockStore.ts'
import type { MinMax } from './minMax.ts'

/** Entries of one step that become one entry of the next. */
const fold = 4

interface Level {
  readonly entryFrames: number
  readonly entries: number
  readonly min: Float32Array
  readonly max: Float32Array
}

/** Min and max at 256, 1024, 4096 … frames an entry, up to one entry for the whole. Channel c's entry k is at `c * entries + k`. */
export type Pyramid = readonly Level[]

export type Extremes = Pick<BlockSummary, 'entries' | 'min' | 'max'>

export function buildPyramid(summary: Extremes): Pyramid {
  const levels: Level[] = [{ ...summary, entryFrames: summaryFrames }]
  for (let below = levels[0] as Level; below.entries > 1; below = levels.at(-1) as Level) levels.push(foldLevel(below))
  return levels
}

function foldLevel(below: Level): Level {
  const entries = Math.ceil(below.entries / fold)
  const channels = below.min.length / below.entries
  const level = { entryFrames: below.entryFrames * fold, entries, min: new Float32Array(entries * channels), max: new Float32Array(entries * channels) }
  for (let c = 0; c < channels; c++) {
    for (let k = 0; k < entries; k++) {
      const first = c * below.entries + k * fold
      const last = Math.min(first + fold, (c + 1) * below.entries)
      let min = below.min[first] as number
      let max = below.max[first] as number
      for (let i = first + 1; i < last; i++) {
        min = Math.min(min, below.min[i] as number)
        max = Math.max(max, below.max[i] as number)
      }
      level.min[c * entries + k] = min
      level.max[c * entries + k] = max
    }
  }
  return level
}

/**
 * Adds the entries (of 256 frames) `first` … `last` of a channel, from large steps where they fit. It touches a few entries
 * for each step of the pyramid, however long the stretch is.
 */
export function addEntries(pyramid: Pyramid, channel: number, first: number, last: number, gain: number, range: MinMax): void {
  let from = first
  let to = Math.max(first, last)
  let min = Infinity
  let max = -Infinity
  for (const level of pyramid) {
    const base = channel * level.entries
    const isTop = level.entries === 1
    const upFrom = isTop ? to : Math.min(to, Math.ceil(from / fold) * fold)
    // The last group of a level may be short; it is whole when it reaches the end.
    const upTo = isTop || to === level.entries ? to : Math.max(upFrom, Math.floor(to / fold) * fold)
    for (let k = from; k < upFrom; k++) {
      min = Math.min(min, level.min[base + k] as number)
      max = Math.max(max, level.max[base + k] as number)
    }
    for (let k = upTo; k < to; k++) {
      min = Math.min(min, level.min[base + k] as number)
      max = Math.max(max, level.max[base + k] as number)
    }
    if (upFrom >= upTo) break
    from = upFrom / fold
    to = Math.ceil(upTo / fold)
  }
  if (min > max) return
  range.min = Math.min(range.min, gain < 0 ? max * gain : min * gain)
  range.max = Math.max(range.max, gain < 0 ? min * gain : max * gain)
}

const known = new WeakMap<BlockStore, Map<BlockId, Pyramid>>()
/** About 12 kB each; the oldest go first, and are made again from the summary when they are wanted. */
const pyramidLimit = 8192

/** The pyramid of a block, made once. */
export function pyramidOf(store: BlockStore, block: BlockId): Pyramid {
  const mine = known.get(store) ?? new Map<BlockId, Pyramid>()
  known.set(store, mine)
  const found = mine.get(block)
  if (found !== undefined) return found
  const made = buildPyramid(store.summary(block))
  if (mine.size >= pyramidLimit) mine.delete(mine.keys().next().value as BlockId)
  mine.set(block, made)
  return made
}
