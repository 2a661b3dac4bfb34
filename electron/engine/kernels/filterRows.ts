import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt } from './scratch.ts'

/** Behind the frames as they are between two sections. */
const filterAt = outputAt + (1 << 13)
/** States are tidied every 4,096 frames (assembly/biquad.ts): a position counts within them. */
const repeats = 1 << 12
const numbers = new Float64Array(kernelCode.memory.buffer)

/** What a cascade of second-order sections remembers of one or two channels. */
export interface FilterState {
  readonly sections: number
  /** b0, b1, b2, a1, a2 of every section. */
  readonly shapes: Float64Array
  /** The last two frames that went into each section and the last two that came out, two channels each. */
  readonly last: Float64Array
  /** Frames that went through so far. */
  position: number
}

/** One or two rows through second-order sections, with 64 bits until the end. */
export function filterRows(rows: readonly Float32Array[], state: FilterState): void {
  const { sections, shapes, last } = state
  const total = rows[0]?.length ?? 0
  const shapesAt = filterAt / 8
  const lastAt = shapesAt + shapes.length + (shapes.length % 2)
  numbers.set(shapes, shapesAt)
  numbers.set(last, lastAt)
  onRows(rows, rows.length, ([left, right], count, at) =>
    kernelCode.filterRows(
      left as number,
      right ?? (left as number),
      count,
      outputAt,
      sections,
      filterAt,
      lastAt * 8,
      (state.position + at) % repeats,
    ),
  )
  state.position = (state.position + total) % repeats
  last.set(numbers.subarray(lastAt, lastAt + last.length))
}
