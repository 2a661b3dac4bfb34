import type { Sort } from '../meaning/types.ts'
import type { Context } from './context.ts'
import { askWhy, type Place, type Places } from './found.ts'

/** So little apart they are in one place, in seconds. */
const near = 1e-6

/**
 * "the next label", "the previous clip": of all that begin behind the cursor the first, or of all that end in front of
 * it the last. It asks which where several lie alike.
 */
export function besideCursor(sort: Sort, all: readonly Place[], way: -1 | 1, { view: { cursor } }: Context): Places {
  const found = all.flatMap((place) => {
    const { range } = place
    if (range === null) return []
    const isBehind = range.start > cursor + near
    const isInFront = range.end <= cursor + near && range.start < cursor - near
    if (way > 0) return isBehind ? [{ place, away: range.start - cursor }] : []
    return isInFront ? [{ place, away: cursor - range.end }] : []
  })
  const least = Math.min(...found.map(({ away }) => away))
  const places = found.flatMap(({ place, away }) => (away <= least + near ? [place] : []))
  if (places.length > 1) return { ask: { why: 'several', words: sort, count: places.length, places } }
  return places.length === 0 ? askWhy('empty') : { places }
}
