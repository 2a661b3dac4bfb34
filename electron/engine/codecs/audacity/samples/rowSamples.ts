import { aligned } from '../../../blocks/sampleFormat.ts'
import type { MonoSamples } from './soundStore.ts'

/** Audacity's numbers of its formats: the upper half is the width of a sample in memory. */
const int16 = 0x0002_0001
const int24 = 0x0004_0001
const float32 = 0x0004_000f

/** Null for a format that Audacity does not have. */
export function sampleBytes(format: number): number | null {
  if (format === int16) return 2
  return format === int24 || format === float32 ? 4 : null
}

/** Frames of a row as it is stored; null where it is shorter. */
export function rowSamples(stored: Uint8Array, format: number, from: number, frames: number): MonoSamples | null {
  const width = sampleBytes(format)
  if (width === null || (from + frames) * width > stored.length) return null
  const bytes = stored.subarray(from * width, (from + frames) * width)
  if (format === int16) return { format: 's16', bytes }
  return format === float32 ? { format: 'f32', bytes } : { format: 's24', bytes: pack24(bytes, frames) }
}

/** Samples of 24 bits fill four bytes each there. One that has more bits is as loud as one can be. */
function pack24(bytes: Uint8Array, frames: number): Uint8Array {
  const wide = aligned(bytes, Int32Array)
  const packed = new Uint8Array(frames * 3)
  for (let i = 0, at = 0; i < frames; i++, at += 3) {
    const sample = Math.max(-8_388_608, Math.min(8_388_607, wide[i] as number))
    packed[at] = sample
    packed[at + 1] = sample >> 8
    packed[at + 2] = sample >> 16
  }
  return packed
}
