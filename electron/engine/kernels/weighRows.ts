import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt } from './scratch.ts'

/** Behind the sums: room for more of them than there are in any part. */
const shapesAt = outputAt + (1 << 14)
const lastAt = shapesAt + 64
const numbers = new Float64Array(kernelCode.memory.buffer)

/** What the filters of loudness are, and remember, of one or two channels. */
export interface WeighingState {
  /** b0, b1, b2, a1, a2 of the shelf; a1, a2 of the high-pass. */
  readonly shapes: Float64Array
  /** Six numbers a channel, channel beside channel. */
  readonly last: Float64Array
}

/**
 * Hears one or two rows through the filters of loudness; `take` is given the sum of squares of every `every` frames of
 * each, which has to divide 4096. Of one row both are the same.
 */
export function weighRows(
  rows: readonly Float32Array[],
  every: number,
  { shapes, last }: WeighingState,
  take: (entry: number, left: number, right: number) => void,
): void {
  let entry = 0
  numbers.set(shapes, shapesAt / 8)
  numbers.set(last, lastAt / 8)
  onRows(rows, 0, ([left, right], count) => {
    kernelCode.weighRows(left as number, right ?? (left as number), count, every, shapesAt, lastAt, outputAt)
    for (let at = outputAt / 8, frames = 0; frames < count; frames += every, at += 2)
      take(entry++, numbers[at] as number, numbers[at + 1] as number)
  })
  last.set(numbers.subarray(lastAt / 8, lastAt / 8 + last.length))
}
