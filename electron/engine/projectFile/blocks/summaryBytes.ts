import type { BlockSummary } from '../../blocks/blockStore.ts'

/** A summary as one row: smallest, largest and energy behind each other. */
export function packSummary(summary: BlockSummary): Uint8Array {
  const packed = new Float32Array(3 * summary.min.length)
  packed.set(summary.min, 0)
  packed.set(summary.max, summary.min.length)
  packed.set(summary.energy, 2 * summary.min.length)
  return new Uint8Array(packed.buffer)
}

export function unpackSummary(bytes: Uint8Array, channels: number): BlockSummary {
  const all = new Float32Array(bytes.slice().buffer)
  const each = all.length / 3
  return {
    entries: each / channels,
    min: all.subarray(0, each),
    max: all.subarray(each, 2 * each),
    energy: all.subarray(2 * each),
  }
}
