import { energyFrames } from './kWeighting.ts'

/** Frames of a block whose energies are known, from `from` up to `to`. */
export interface EnergyRange {
  readonly from: number
  readonly to: number
  readonly turned: boolean
  /** Frames that all of the energies stand for. */
  readonly all: number
}

/** Where they fall in the row of steps, and with which gain. */
export interface StepPosition {
  /** The first frame, counted from the first step on. */
  readonly at: number
  /** Frames of a step; need not be whole. */
  readonly size: number
  readonly gain: number | ((frame: number) => number)
}

/** Prefix sums: an edit asks for the energy of a few ranges only. */
export function sumsOf(energies: Float32Array): Float64Array {
  const sums = new Float64Array(energies.length + 1)
  let sum = 0
  for (let k = 0; k < energies.length; k++) sums[k + 1] = sum += energies[k] as number
  return sums
}

/**
 * Adds the energies of frames `from` … `to` to the steps that they fall into; where a step or the range ends within an
 * entry, it is shared out by length.
 */
export function addEnergies(sums: Float64Array, range: EnergyRange, position: StepPosition, steps: Float64Array): void {
  const { gain } = position
  if (typeof gain === 'number') return addSteps(sums, range, { ...position, gain }, steps)
  const { from, to, turned } = range
  for (let low = from; low < to;) {
    const high = Math.min(to, (Math.floor(low / energyFrames) + 1) * energyFrames)
    const first = turned ? to - high : low - from
    addSteps(
      sums,
      { ...range, from: low, to: high },
      { at: position.at + first, size: position.size, gain: gain(first + (high - low) / 2) },
      steps,
    )
    low = high
  }
}

function addSteps(
  sums: Float64Array,
  { from, to, turned, all }: EnergyRange,
  { at, size, gain }: StepPosition & { readonly gain: number },
  steps: Float64Array,
): void {
  const square = gain * gain
  const end = at + to - from
  let before = sumUpTo(sums, turned ? to : from, all)
  for (let start = at, step = Math.floor(at / size + 1e-9); start < end; step++) {
    const stop = Math.min(end, (step + 1) * size)
    const after = sumUpTo(sums, turned ? to - (stop - at) : from + stop - at, all)
    steps[step] = (steps[step] as number) + Math.abs(after - before) * square
    before = after
    start = stop
  }
}

/** Energy of the frames before `frame`, which need not be whole. */
function sumUpTo(sums: Float64Array, frame: number, all: number): number {
  const entry = Math.min(sums.length - 2, Math.floor(frame / energyFrames))
  const first = entry * energyFrames
  const low = sums[entry] as number
  // The last entry stands for fewer frames.
  return low + (((sums[entry + 1] as number) - low) * (frame - first)) / Math.min(energyFrames, all - first)
}
