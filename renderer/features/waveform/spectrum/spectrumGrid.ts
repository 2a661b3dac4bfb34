import type { TimeView } from '../../../store/viewMath.ts'

/** Columns of a tile: what is asked for at once. */
export const tileColumns = 256
/** Nothing in a sound changes faster than a transform can tell. */
const finest = 9

/** Tiles `first … last` of a zoom that is a power of two: zooming in between stretches what is there already. */
export interface TileSpan {
  readonly columnsPerSec: number
  readonly first: number
  readonly last: number
}

export function tilesOf(view: TimeView, pixelRatio: number, duration: number): TileSpan {
  const columnsPerSec = 2 ** Math.min(finest, Math.round(Math.log2(view.pxPerSec * pixelRatio)))
  const tileOf = (time: number) => Math.floor((time * columnsPerSec) / tileColumns)
  const end = Math.min(duration, view.t0 + view.width / view.pxPerSec)
  return { columnsPerSec, first: tileOf(Math.max(0, view.t0)), last: tileOf(Math.max(0, end)) }
}

export interface Range {
  readonly start: number
  readonly end: number
}

export function timesOf(index: number, columnsPerSec: number): Range {
  const seconds = tileColumns / columnsPerSec
  return { start: index * seconds, end: (index + 1) * seconds }
}

/** Of the tiles that lack, those where there are clips, the ones in the middle of what is seen first. */
export function inOrder({ columnsPerSec, first, last }: TileSpan, clips: readonly Range[], middle: number): number[] {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const distance = (index: number) => {
    const { start, end } = timesOf(index, columnsPerSec)
    return Math.abs((start + end) / 2 - middle)
  }
  return all
    .filter((index) => {
      const tile = timesOf(index, columnsPerSec)
      return clips.some(({ start, end }) => start < tile.end && end > tile.start)
    })
    .toSorted((a, b) => distance(a) - distance(b))
}

/** Whether a tile lies within a stretch of time as a whole. */
export function liesWithin(index: number, columnsPerSec: number, { start, end }: Range): boolean {
  const tile = timesOf(index, columnsPerSec)
  return tile.start >= start && tile.end <= end
}
