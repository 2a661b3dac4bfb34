import { freshKernels, type RateStep } from '../kernels/index.ts'
import { designFilter } from './designFilter.ts'

/** Floats in, floats out, interleaved or in rows; what was heard before a call is kept for the next one. */
export interface RateConverter {
  /**
   * At most `mostFrames` at a time. The answer lags behind by half the length of the filter, but begins with the
   * source's first moment.
   */
  convert(samples: Float32Array): Float32Array
  /** The same for rows, one a channel. */
  convertRows(rows: readonly Float32Array[]): readonly Float32Array[]
  readonly mostFrames: number
}

/** The filter of larger ones would not fit. */
export const largestRatio = 256

const stateAt = 1 << 15
const filterAt = 1 << 16
const rowFrames = 1 << 17
const outputSamples = 1 << 17

/**
 * A filter for each place that a frame of the result can have between those of the source (polyphase), in memory of its
 * own.
 */
export function createRateConverter(channels: 1 | 2, from: number, to: number): RateConverter {
  const common = greatestDivisor(from, to)
  const parts = to / common
  const step: RateStep = [Math.floor(from / to), (from / common) % parts, parts]
  const filter = designFilter(parts, to / from)
  const code = freshKernels()
  const { buffer } = code.memory
  const { rowsAt, outputAt, state, rows, output } = layOut(buffer, filter.coefficients)
  const half = outputSamples / 2
  const { taps, rows: filterRows, isMixed } = filter
  const mostFrames = framesThatFit(channels, from / to, taps)
  // Silence before the first frame, so that it lies in the middle of the filter.
  let held = taps / 2 - 1

  // Interleaved, or a row behind the other.
  const run = (count: number, other: number, stride: number): void => {
    const [left, right] = [rowsAt, rowsAt + rowFrames * 4]
    const [index, phase] = [state[0] as number, state[1] as number]
    if (!isMixed && channels === 2)
      return code.resampleStereo(left, right, filterAt, taps, outputAt, other, stride, count, stateAt, ...step)
    if (!isMixed) return code.resampleRow(left, filterAt, taps, outputAt, count, stateAt, ...step)
    for (let channel = 0; channel < channels; channel++) {
      state[0] = index
      state[1] = phase
      code.resampleBetween(
        channel === 0 ? left : right,
        filterAt,
        taps,
        channel === 0 ? outputAt : other,
        count,
        stateAt,
        ...step,
        filterRows,
        stride,
      )
    }
  }

  /** Converts what was put behind what is held, to where `other` and `stride` say. */
  const advance = (frames: number, other: number, stride: number): number => {
    held += frames
    const count = framesReady(held - taps, state, step)
    if (count > 0) run(count, other, stride)
    const next = Math.min(state[0] as number, held)
    for (const row of rows) row.copyWithin(0, next, held)
    held -= next
    state[0] = (state[0] as number) - next
    return count
  }

  return {
    mostFrames,
    convert(samples) {
      spread(samples, channels, rows, held)
      const count = advance(samples.length / channels, outputAt + 4, channels * 4)
      return output.slice(0, count * channels)
    },
    convertRows(sound) {
      sound.forEach((row, c) => rows[c]?.set(row, held))
      const count = advance(sound[0]?.length ?? 0, outputAt + half * 4, 4)
      return sound.map((_, c) => output.slice(c * half, c * half + count))
    },
  }
}

/** The filter, the place in the sound, a row for each channel and the result, one behind the other. */
function layOut(buffer: ArrayBufferLike, coefficients: Float32Array) {
  const rowsAt = (filterAt + coefficients.byteLength + 15) & ~15
  const outputAt = rowsAt + 2 * rowFrames * 4
  new Float32Array(buffer, filterAt, coefficients.length).set(coefficients)
  return {
    rowsAt,
    outputAt,
    state: new Int32Array(buffer, stateAt, 2).fill(0),
    rows: [rowsAt, rowsAt + rowFrames * 4].map((at) => new Float32Array(buffer, at, rowFrames)),
    output: new Float32Array(buffer, outputAt, outputSamples),
  }
}

/** As many as the rows and the output have room for. */
function framesThatFit(channels: 1 | 2, ratio: number, taps: number): number {
  const outgoing = Math.floor((outputSamples / channels - 2) * ratio)
  return Math.max(1, Math.min(rowFrames - taps - largestRatio * 2, outgoing, 1 << 15))
}

/** How many frames of the result begin at `last` or before. */
function framesReady(last: number, state: Int32Array, [whole, part, parts]: RateStep): number {
  const room = last - (state[0] as number)
  if (room < 0) return 0
  // The last place is a part before the next sample.
  return Math.floor((room * parts + parts - 1 - (state[1] as number)) / (whole * parts + part)) + 1
}

function spread(samples: Float32Array, channels: 1 | 2, [left, right]: readonly Float32Array[], at: number): void {
  if (left === undefined || right === undefined) return
  if (channels === 1) return left.set(samples, at)
  for (let i = 0, to = at; i < samples.length; i += 2, to++) {
    left[to] = samples[i] as number
    right[to] = samples[i + 1] as number
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
