import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt, stagedFrames } from './scratch.ts'

/** How a signal is looked at between its samples: four phases of 12 taps. */
export interface Between {
  /** What the first of 12 samples is multiplied with in each phase, then the second … */
  readonly shapes: Float32Array
  /** How many times larger than the samples it can be at most. */
  readonly rise: number
}

const floats = new Float32Array(kernelCode.memory.buffer)
const shapesAt = outputAt + stagedFrames * 4
const before = 11

/**
 * The largest magnitude of a row and of what lies between its samples. For each 12 of them that of the sixth and of
 * what lies behind it is written to `peaks`, where it is given. What stays below `limit` for sure is not computed, and
 * is 0.
 */
export function peaksBetween(
  row: Float32Array,
  { shapes, rise }: Between,
  limit: number,
  peaks?: Float32Array,
): number {
  const total = row.length - before
  let best = 0
  floats.set(shapes, shapesAt / 4)
  for (let at = 0; at < total; at += stagedFrames - before) {
    onRows([row.subarray(at, at + stagedFrames)], 0, ([place], length) => {
      const count = length - before
      best = Math.max(
        best,
        kernelCode.peaksBetween(
          place as number,
          count,
          shapesAt,
          outputAt,
          rise,
          Math.max(limit, peaks === undefined ? best : 0),
        ),
      )
      peaks?.set(floats.subarray(outputAt / 4, outputAt / 4 + count), at)
    })
  }
  return best
}
