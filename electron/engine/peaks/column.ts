import type { MinMax } from './minMax.ts'

const fullScale = 127

/** A level as it is drawn. */
export function toStep(sample: number): number {
  return Math.max(-fullScale, Math.min(fullScale, Math.round(sample * fullScale)))
}

/** A part of a column that only its samples tell exactly: an edge of a piece, or a crossfade. */
export interface OpenPart {
  /** What it reaches at most, channel by channel. */
  readonly rough: readonly MinMax[]
  /** Reads it, and adds what it reaches. */
  readonly addExact: (ranges: readonly MinMax[]) => void
}

/** What is drawn at one place, channel by channel, and what could reach further there. */
export interface Column {
  readonly ranges: readonly MinMax[]
  readonly open: OpenPart[]
}

/**
 * Adds the open parts. A far view of a long project has thousands of them, each in a block of its own: they are read
 * only where they may reach further than the rest of their column.
 */
export function settleColumn({ ranges, open }: Column): void {
  for (const { rough, addExact } of open.splice(0)) {
    if (rough.some((part, c) => reachesFurther(part, ranges[c] as MinMax))) addExact(ranges)
    else
      ranges.forEach((range, c) => {
        range.energy += (rough[c] as MinMax).energy
        range.frames += (rough[c] as MinMax).frames
      })
  }
}

function reachesFurther(part: MinMax, range: MinMax): boolean {
  return range.min > range.max || toStep(part.min) < toStep(range.min) || toStep(part.max) > toStep(range.max)
}
