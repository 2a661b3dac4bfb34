import { kernelCode } from './kernelCode.ts'
import { onRows, stageBytes, stagedFrames } from './scratch.ts'

const memory = new Uint8Array(kernelCode.memory.buffer)
const widths = { s16: 2, s24: 3, f32: 4 } as const
const split = { s24: kernelCode.splitS24, f32: kernelCode.splitF32 } as const
const widen = { s24: kernelCode.widenS24, f32: copy } as const

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
      spread(format, from, { left: left as number, right, count }, scale)
      if (direction === 'forward') return
      kernelCode.reverseRow(left as number, count)
      if (right !== undefined) kernelCode.reverseRow(right, count)
    })
  }
}

/** Where a stored channel goes: addresses in the memory of the kernels. */
interface TargetRows {
  readonly left: number
  /** Undefined for mono. */
  readonly right: number | undefined
  readonly count: number
}

function spread(format: StoredFrames['format'], from: number, { left, right, count }: TargetRows, scale: number): void {
  if (format === 's16') {
    if (right === undefined) kernelCode.widenS16(from, left, count, scale)
    else kernelCode.splitS16(from, left, right, count, scale)
    return
  }
  if (right === undefined) widen[format](from, left, count)
  else split[format](from, left, right, count)
  if (scale === 1 && right !== undefined) return
  kernelCode.scaleRow(left, count, scale)
  if (right !== undefined) kernelCode.scaleRow(right, count, scale)
}

function copy(from: number, to: number, count: number): void {
  memory.copyWithin(to, from, from + count * 4)
}
