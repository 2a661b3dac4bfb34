import { freshKernels, type KernelCode } from './kernelCode.ts'
import type { Between } from './peaksBetween.ts'
import { placesIn, portionFrames, type Portions } from './portions.ts'

export interface Limiting {
  /** The largest number that comes out. */
  readonly ceiling: number
  /** Frames before a peak over which the gain falls; what comes out is 5 frames later than that. */
  readonly ahead: number
  /** What is left after a frame of what is taken off. */
  readonly release: number
  readonly between: Between
  /** Peaks are counted this much larger than they were found. */
  readonly doubt: number
}

/** Samples that peaks are found among, beside the newest. */
const before = 11
/** A peak between two samples is known so many frames after the first of them, and belongs to both. */
const late = 5

/**
 * A brick wall for one or two rows that share one gain: the smallest gain that is needed over the look-ahead, released,
 * and its mean over the look-ahead. `followers` are rows behind them that get the same gain and are not listened to.
 */
export function createLimiting(limiting: Limiting, channels: number, followers = 0): Portions {
  const { ceiling, ahead, release, between, doubt } = limiting
  const code = freshKernels()
  const { buffer } = code.memory
  const window = ahead + 1
  const past = Math.max(ahead + late, before)
  const kept = (window + 2) & ~3
  const ceilings = [...Array(channels).fill(ceiling), ...Array(followers).fill(Infinity)]
  const { rows, outs, peaks, needed, least, gains, held, state, shapes } = layOut(
    placesIn(code),
    channels + followers,
    {
      past,
      kept,
      held: ahead,
      shapes: between.shapes.byteLength,
    },
  )
  const [bytes, floats] = [new Uint8Array(buffer), new Float32Array(buffer)]
  floats.set(between.shapes, shapes / 4)
  const neededBefore = new Float32Array(buffer, needed - kept * 4, kept)
  const heldBefore = new Float64Array(buffer, held - ahead * 8, ahead)
  const now = new Float64Array(buffer, state, 1)
  /** Frames before this portion in which nothing was too loud; Infinity when all that is remembered is ones. */
  let calm = Infinity

  const rest = (): void => {
    for (const ones of [neededBefore, heldBefore, now]) ones.fill(1)
    floats.fill(1, gains / 4, gains / 4 + portionFrames)
  }
  const findGains = (): void => {
    const [left, right] = peaks.slice(0, channels) as [number, number?]
    code.neededGains(left, right ?? left, needed, portionFrames, ceiling, doubt)
    code.slidingMinimum(needed, least, portionFrames, window)
    code.releaseGains(least, held, gains, portionFrames, ahead, release, state)
    keepEnd(needed, kept * 4, portionFrames * 4)
    keepEnd(held, ahead * 8, portionFrames * 8)
  }
  /** What a portion ends with is in front of the next one. */
  const keepEnd = (at: number, size: number, portion: number): void =>
    void bytes.copyWithin(at - size, at + portion - size, at + portion)

  rest()
  return {
    inputs: rows.map((at) => new Float32Array(buffer, at, portionFrames)),
    outputs: outs.map((at) => new Float32Array(buffer, at, portionFrames)),
    run() {
      const isLoud = loudest(code, rows, peaks.slice(0, channels), shapes, limiting) * doubt > ceiling
      // What is held has only risen over so many frames, so the oldest of the mean is the smallest.
      const isAtRest = calm === Infinity || (calm >= window + ahead && (heldBefore[0] as number) > 1 - 1e-9)
      if (isLoud || !isAtRest) {
        findGains()
        calm = isLoud ? 0 : calm + portionFrames
      } else if (calm < Infinity) {
        rest()
        calm = Infinity
      }
      rows.forEach((at, c) => {
        code.limitRow(at - (ahead + late) * 4, gains, outs[c] as number, portionFrames, ceilings[c] as number)
        keepEnd(at, past * 4, portionFrames * 4)
      })
    },
  }
}

/** Of all that is listened to; peaks are written to their places. */
function loudest(
  code: KernelCode,
  rows: readonly number[],
  peaks: readonly number[],
  shapes: number,
  { ceiling, between, doubt }: Limiting,
): number {
  const threshold = ceiling / doubt
  const peakFrom = (at: number, to: number): number =>
    code.peaksBetween(at - before * 4, portionFrames, shapes, to, between.rise, threshold)
  return Math.max(...peaks.map((to, c) => peakFrom(rows[c] as number, to)))
}

/**
 * Where everything lies in the kernels' memory, in bytes. In front of a portion is as much of the last as is asked for.
 */
function layOut(
  place: (bytes: number) => number,
  channels: number,
  size: { readonly past: number; readonly kept: number; readonly held: number; readonly shapes: number },
) {
  const rowBehind = (values: number): number => place((values + portionFrames) * 4) + values * 4
  const rowsBehind = (values: number): number[] => Array.from({ length: channels }, () => rowBehind(values))
  return {
    rows: rowsBehind(size.past),
    outs: rowsBehind(0),
    peaks: rowsBehind(0),
    needed: rowBehind(size.kept),
    least: rowBehind(size.kept),
    gains: rowBehind(0),
    held: place((size.held + portionFrames) * 8) + size.held * 8,
    state: place(8),
    shapes: place(size.shapes),
  }
}
