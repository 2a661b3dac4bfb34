import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt, stagedFrames } from './scratch.ts'

/** Levels are octaves: doublings, 6.02 dB each. */
export interface Compression {
  readonly threshold: number
  /** How much of what is above the threshold is taken off, 0 … 1. */
  readonly slope: number
  readonly knee: number
  /** What is left of a difference after a frame. */
  readonly attack: number
  readonly release: number
  /** A factor. */
  readonly makeup: number
}

const stateAt = outputAt + stagedFrames * 4
const numbers = new Float64Array(kernelCode.memory.buffer)

/** Compresses one or two rows that share one gain. `state`: the octaves that are held, and those that are taken off. */
export function compressRows(rows: readonly Float32Array[], shape: Compression, state: Float64Array): void {
  const total = rows[0]?.length ?? 0
  for (let at = 0; at < total; at += stagedFrames) {
    const parts = total <= stagedFrames ? rows : rows.map((row) => row.subarray(at, at + stagedFrames))
    onRows(parts, parts.length, ([left, right], count) =>
      compress(left as number, right ?? (left as number), count, shape, state),
    )
  }
}

function compress(
  left: number,
  right: number,
  count: number,
  { threshold, slope, knee, attack, release, makeup }: Compression,
  state: Float64Array,
): void {
  const isLoud = kernelCode.wantedReductions(left, right, outputAt, count, threshold, slope, knee) !== 0
  if (!isLoud && state[0] === 0 && state[1] === 0) {
    // Nothing is taken off: the octaves are zeros.
    if (makeup !== 1) kernelCode.turnDown(left, right, outputAt, count, makeup)
    return
  }
  numbers.set(state, stateAt / 8)
  kernelCode.smoothReductions(outputAt, count, attack, release, stateAt)
  state.set(numbers.subarray(stateAt / 8, stateAt / 8 + 2))
  kernelCode.turnDown(left, right, outputAt, count, makeup)
}
