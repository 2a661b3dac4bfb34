import { kernelCode } from './kernelCode.ts'
import { onRows, stageBytes, stagedFrames } from './scratch.ts'

const widths = { s16: 2, s24: 3, f32: 4 } as const
const split = { s16: kernelCode.splitS16, s24: kernelCode.splitS24, f32: kernelCode.splitF32 } as const
const widen = { s16: kernelCode.widenS16, s24: kernelCode.widenS24, f32: copy } as const

export interface StoredFrames {
  readonly bytes: Uint8Array
  readonly format: keyof typeof widths
  /** First frame that is read; the last one that is heard when backward. */
  readonly from: number
  readonly direction: 'forward' | 'backward'
  /** What a stored step is multiplied with. */
  readonly scale: number
}

/** Writes stored frames into one row a stored channel, in the order in which they are heard. */
export function decodeRows(source: StoredFrames, rows: readonly Float32Array[]): void {
  const { bytes, format, direction, scale } = source
  const total = rows[0]?.length ?? 0
  const width = widths[format] * rows.length
  for (let at = 0; at < total; at += stagedFrames) {
    const count = Math.min(stagedFrames, total - at)
    const first = direction === 'forward' ? source.from + at : source.from + total - at - count
    const from = stageBytes(bytes.subarray(first * width, (first + count) * width))
    const parts = total === count ? rows : rows.map((row) => row.subarray(at, at + count))
    onRows(parts, parts.length, ([left, right]) => {
      if (right === undefined) widen[format](from, left as number, count)
      else split[format](from, left as number, right, count)
      for (const row of right === undefined ? [left as number] : [left as number, right]) {
        if (direction === 'backward') kernelCode.reverseRow(row, count)
        kernelCode.scaleRow(row, count, scale)
      }
    })
  }
}

function copy(from: number, to: number, count: number): void {
  new Uint8Array(kernelCode.memory.buffer).copyWithin(to, from, from + count * 4)
}
