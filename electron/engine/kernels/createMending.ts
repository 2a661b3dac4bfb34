import { freshKernels } from './kernelCode.ts'
import type { Between } from './peaksBetween.ts'
import { placesIn, portionFrames, type Portions } from './portions.ts'

export interface Mending {
  readonly ceiling: number
  /** What is turned down comes to, and what is not on a gentle curve may come to. */
  readonly near: number
  /** Frames to each side over which it gets quieter around a place that is too loud. */
  readonly side: number
  readonly between: Between
  /** Rows of an even number of taps for points between a sample and the next, the middle ones around that. */
  readonly fine: readonly Float32Array[]
  /** How most of them are told by three of them, and what that can miss (see assembly/overs.ts). */
  readonly shares: Float32Array
  readonly slack: number
}

/** Frames by which what comes out is later than what goes in. */
export const mendingDelay = ({ fine, side }: Mending): number => tapsOf(fine) + side + 2

const tapsOf = (fine: readonly Float32Array[]): number => fine[0]?.length ?? 0

/**
 * Turns down, in one or two rows that share one gain, what is too loud between samples: each place by what is too
 * much, within `side` to each side; where several are near each other, by what the loudest of them needs. All else
 * stays as it is, to the bit.
 */
export function createMending(mending: Mending, channels: number): Portions {
  const { ceiling, near, side, between, fine, shares, slack } = mending
  const code = freshKernels()
  const { buffer } = code.memory
  const taps = tapsOf(fine)
  const delay = mendingDelay(mending)
  const place = placesIn(code)
  /** A portion with as much in front of it as is looked back at. */
  const past = delay + taps
  const rowBehind = (values: number): number => place((values + portionFrames) * 4) + values * 4
  const rows = Array.from({ length: channels }, () => rowBehind(past))
  const outs = rows.map(() => rowBehind(0))
  const gains = rowBehind(past)
  const [coarse, finest] = [place(between.shapes.byteLength), place(taps * fine.length * 4)]
  const sharesAt = place(shares.byteLength)
  const [rough, found] = [place((portionFrames + 8) * 4), place(portionFrames * 8)]
  const [bytes, floats, frames] = [new Uint8Array(buffer), new Float32Array(buffer), new Int32Array(buffer)]
  floats.set(between.shapes, coarse / 4)
  floats.set(shares, sharesAt / 4)
  fine.forEach((row, phase) => floats.set(row, finest / 4 + phase * taps))
  floats.fill(1, gains / 4 - past, gains / 4 + portionFrames)
  const how = [coarse, between.rise, rough, finest, taps, fine.length, sharesAt, slack, found] as const
  const shape = Float64Array.from({ length: side + 1 }, (_, d) => 0.5 + 0.5 * Math.cos((Math.PI * d) / (side + 1)))

  const turnDown = (at: number, gain: number): void => {
    for (let d = 0; d <= side; d++) {
      const needed = 1 - (1 - gain) * (shape[d] as number)
      for (const one of [at - d, at + 1 + d]) floats[one] = Math.min(floats[one] as number, needed)
    }
  }
  const keepEnd = (at: number): void =>
    void bytes.copyWithin(at - past * 4, at + (portionFrames - past) * 4, at + portionFrames * 4)

  return {
    inputs: rows.map((at) => new Float32Array(buffer, at, portionFrames)),
    outputs: outs.map((at) => new Float32Array(buffer, at, portionFrames)),
    run() {
      for (const row of rows) {
        const count = code.oversOf(row - taps * 4, portionFrames, ceiling, near, ...how)
        for (let k = 0; k < count; k++)
          turnDown(
            gains / 4 - taps + (frames[found / 4 + 2 * k] as number),
            near / (floats[found / 4 + 2 * k + 1] as number),
          )
      }
      rows.forEach((row, c) => {
        code.multiplyRow(row - delay * 4, gains - delay * 4, outs[c] as number, portionFrames)
        keepEnd(row)
      })
      keepEnd(gains)
      floats.fill(1, gains / 4, gains / 4 + portionFrames)
    },
  }
}
