import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt } from './scratch.ts'

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

/** What is remembered of one or two rows. */
export interface CompressionState {
  /** The octaves that are held, and those that are taken off. */
  readonly octaves: Float64Array
  /** Frames that went through so far. */
  position: number
}

const stateAt = outputAt + (1 << 13)
/** What is next to nothing is forgotten every 1,024 frames (assembly/dynamics.ts): a position counts within them. */
const repeats = 1 << 10
const numbers = new Float64Array(kernelCode.memory.buffer)

/** Compresses one or two rows that share one gain. */
export function compressRows(rows: readonly Float32Array[], shape: Compression, state: CompressionState): void {
  const { threshold, slope, knee, attack, release, makeup } = shape
  const { octaves } = state
  numbers.set(octaves, stateAt / 8)
  onRows(rows, rows.length, ([left, right], count, at) =>
    kernelCode.compressRows(
      left as number,
      right ?? (left as number),
      count,
      outputAt,
      threshold,
      slope,
      knee,
      attack,
      release,
      makeup,
      stateAt,
      (state.position + at) % repeats,
    ),
  )
  octaves.set(numbers.subarray(stateAt / 8, stateAt / 8 + 2))
  state.position = (state.position + (rows[0]?.length ?? 0)) % repeats
}
