import { freshKernels } from '../kernels/index.ts'
import { designFilter } from './designFilter.ts'
import { framesReady, rateStep, type RateConverter } from './rateStep.ts'

const stateAt = 1 << 15
const filterAt = 1 << 16
const rowFrames = 1 << 17
const outputFrames = 1 << 16
/** The filter of larger ones would not fit. */
export const largestRatio = 256

/**
 * A filter for each place that a frame of the result can have between those of the source (polyphase), in memory of its
 * own.
 */
export function createDirectConverter(channels: 1 | 2, from: number, to: number): RateConverter {
  const step = rateStep(from, to)
  const filter = designFilter(step[2], to / from)
  const code = freshKernels()
  const { rowsAt, outputAt, state, rows, outs } = layOut(code.memory.buffer, filter.coefficients)
  const { taps, rows: filterRows, isMixed } = filter
  const outgoing = Math.floor(((outputFrames - 2) * from) / to)
  const mostFrames = Math.max(1, Math.min(rowFrames - taps - largestRatio * 2, outgoing, 1 << 15))
  // Silence before the first frame, so that it lies in the middle of the filter.
  let held = taps / 2 - 1

  const run = (count: number): void => {
    const [left, right] = [rowsAt, rowsAt + rowFrames * 4]
    const other = outputAt + outputFrames * 4
    const [index, phase] = [state[0] as number, state[1] as number]
    if (!isMixed && channels === 2)
      return code.resampleStereo(left, right, filterAt, taps, outputAt, other, count, stateAt, ...step)
    if (!isMixed) return code.resampleRow(left, filterAt, taps, outputAt, count, stateAt, ...step)
    for (const [row, to] of [
      [left, outputAt],
      [right, other],
    ].slice(0, channels) as [number, number][]) {
      state[0] = index
      state[1] = phase
      code.resampleBetween(row, filterAt, taps, to, count, stateAt, ...step, filterRows)
    }
  }

  return {
    mostFrames,
    convertRows(sound) {
      sound.forEach((row, c) => rows[c]?.set(row, held))
      held += sound[0]?.length ?? 0
      const count = framesReady(held - taps, state, step)
      if (count > 0) run(count)
      const next = Math.min(state[0] as number, held)
      for (const row of rows) row.copyWithin(0, next, held)
      held -= next
      state[0] = (state[0] as number) - next
      return outs.slice(0, channels).map((row) => row.subarray(0, count))
    },
  }
}

/** The filter, the place in the sound, a row for each channel and the results, one behind the other. */
function layOut(buffer: ArrayBufferLike, coefficients: Float32Array) {
  const rowsAt = (filterAt + coefficients.byteLength + 15) & ~15
  const outputAt = rowsAt + 2 * rowFrames * 4
  new Float32Array(buffer, filterAt, coefficients.length).set(coefficients)
  return {
    rowsAt,
    outputAt,
    state: new Int32Array(buffer, stateAt, 2).fill(0),
    rows: [0, 1].map((c) => new Float32Array(buffer, rowsAt + c * rowFrames * 4, rowFrames)),
    outs: [0, 1].map((c) => new Float32Array(buffer, outputAt + c * outputFrames * 4, outputFrames)),
  }
}
