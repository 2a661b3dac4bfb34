import { kernelCode } from './kernelCode.ts'
import { onRows } from './scratch.ts'

/** Row times gain, rounded once; -0 becomes 0. */
export function scaleRow(row: Float32Array, gain: number): void {
  onRows([row], 1, ([place], count) => kernelCode.scaleRow(place as number, count, gain))
}

/** Row + more, of equal length. */
export function addRow(row: Float32Array, more: Float32Array): void {
  onRows([row, more], 1, ([place, from], count) => kernelCode.addRow(place as number, from as number, count))
}

/** Row + more times gain, of equal length; rounded once. */
export function mixRow(row: Float32Array, more: Float32Array, gain: number): void {
  if (gain === 1) return addRow(row, more)
  onRows([row, more], 1, ([place, from], count) => kernelCode.mixRow(place as number, from as number, count, gain))
}

/** The mean of two rows, in the first. */
export function averageRow(row: Float32Array, more: Float32Array): void {
  onRows([row, more], 1, ([place, from], count) => kernelCode.averageRow(place as number, from as number, count))
}

/**
 * A straight line of gains: `from + rise * place / total`; the place goes from `start` on in steps and is kept within 0
 * … total.
 */
export interface StraightRamp {
  readonly from: number
  readonly rise: number
  readonly total: number
  readonly start: number
  readonly step: 1 | -1
}

export function rampRow(row: Float32Array, { from, rise, total, start, step }: StraightRamp): void {
  onRows([row], 1, ([place], count, at) =>
    kernelCode.rampRow(place as number, count, from, rise, total, start + at * step, step),
  )
}

/** Largest absolute sample; what is not a number does not count. */
export function peakOfRow(row: Float32Array): number {
  let peak = 0
  onRows([row], 0, ([place], count) => {
    peak = Math.max(peak, kernelCode.peakOfRow(place as number, count))
  })
  return peak
}

/** Sum of squares. */
export function squaresOfRow(row: Float32Array): number {
  let sum = 0
  onRows([row], 0, ([place], count) => {
    sum += kernelCode.squaresOfRow(place as number, count)
  })
  return sum
}

/** The polynomial of `measure/soundHash.ts`: the hash of what `before` stands for with the row behind it. */
export function hashRow(row: Float32Array, before: number, step: number): number {
  let hash = before
  onRows([row], 0, ([place], count) => {
    hash = kernelCode.hashRow(place as number, count, hash, step)
  })
  return hash
}
