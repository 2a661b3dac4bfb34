import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt, stagedFrames } from './scratch.ts'

/** Behind the frames as they are between two sections. */
const filterAt = outputAt + stagedFrames * 16
const numbers = new Float64Array(kernelCode.memory.buffer)

/** What a cascade of second-order sections remembers of one or two channels. */
export interface FilterState {
  readonly sections: number
  /** b0, b1, b2, a1, a2 of every section. */
  readonly shapes: Float64Array
  /** The last two frames that went into each section and the last two that came out, two channels each. */
  readonly last: Float64Array
}

/** One or two rows through second-order sections, with 64 bits until the end. */
export function filterRows(rows: readonly Float32Array[], { sections, shapes, last }: FilterState): void {
  const total = rows[0]?.length ?? 0
  const shapesAt = filterAt / 8
  const lastAt = shapesAt + shapes.length + (shapes.length % 2)
  numbers.set(shapes, shapesAt)
  numbers.set(last, lastAt)
  for (let at = 0; at < total; at += stagedFrames) {
    const parts = total <= stagedFrames ? rows : rows.map((row) => row.subarray(at, at + stagedFrames))
    onRows(parts, parts.length, ([left, right], count) =>
      kernelCode.filterRows(left as number, right ?? (left as number), count, outputAt, sections, filterAt, lastAt * 8),
    )
  }
  last.set(numbers.subarray(lastAt, lastAt + last.length))
}
