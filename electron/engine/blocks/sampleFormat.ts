import { decodeRows } from '../kernels/index.ts'
import type { Block, BlockFormat, SampleFormat } from './blockStore.ts'

/**
 * Stored samples to floats and back. Full scale is the negative end, so the factors are powers of two and integers up
 * to 24 bits come back bit for bit.
 */
export const bytesPerSample = { u8: 1, s16: 2, s24: 3, s32: 4, f32: 4 } as const satisfies Record<SampleFormat, number>

export const fullScale = { u8: 128, s16: 32_768, s24: 8_388_608, s32: 2_147_483_648, f32: 1 } as const satisfies Record<
  SampleFormat,
  number
>

/** A part of a block's bytes, and how it is to be read. */
export interface SampleSource extends BlockFormat {
  readonly bytes: Uint8Array
  readonly channel: 0 | 1
  /** First block frame that is read; the last one when backward. */
  readonly from: number
  readonly direction: 'forward' | 'backward'
  readonly gain: number
}

/** Writes all channels of a block, each to a row of its own, in the order in which they are heard. */
export function decodeFrames(source: Omit<SampleSource, 'channel'>, rows: readonly Float32Array[]): void {
  const { format } = source
  if (format === 's16' || format === 's24' || format === 'f32') {
    return decodeRows(
      {
        bytes: source.bytes,
        format,
        from: source.from,
        direction: source.direction,
        scale: source.gain / fullScale[format],
      },
      rows,
    )
  }
  rows.forEach((row, channel) => decodeSamples({ ...source, channel: channel === 0 ? 0 : 1 }, row.length, row, 0))
}

/** Writes `count` samples of one channel to `out[at]` and on, in the order in which they are heard. */
export function decodeSamples(source: SampleSource, count: number, out: Float32Array, at: number): void {
  const { bytes, format, channels } = source
  const forward = source.direction === 'forward'
  const first = (forward ? source.from : source.from + count - 1) * channels + source.channel
  const step = forward ? channels : -channels
  const scale = source.gain / fullScale[format]
  switch (format) {
    case 's16':
      return decodeS16(aligned(bytes, Int16Array), first, step, scale, count, out.subarray(at))
    case 'f32':
      return decodeF32(aligned(bytes, Float32Array), first, step, scale, count, out.subarray(at))
    case 's24':
      return decodeS24(bytes, first * 3, step * 3, scale, count, out.subarray(at))
    case 's32':
      return decodeS32(aligned(bytes, Int32Array), first, step, scale, count, out.subarray(at))
    case 'u8':
      return decodeU8(bytes, first, step, scale, count, out.subarray(at))
  }
}

// One loop a type: a shared one would see five kinds of array and lose its speed.
// Zero is added because 0 times a negative gain is -0, and sounds that are equal have to be equal bit for bit; kernels/
// does the same.
function decodeS16(
  view: Int16Array,
  first: number,
  step: number,
  scale: number,
  count: number,
  out: Float32Array,
): void {
  for (let i = 0, at = first; i < count; i++, at += step) out[i] = (view[at] as number) * scale + 0
}

function decodeF32(
  view: Float32Array,
  first: number,
  step: number,
  scale: number,
  count: number,
  out: Float32Array,
): void {
  for (let i = 0, at = first; i < count; i++, at += step) out[i] = (view[at] as number) * scale + 0
}

function decodeS24(
  bytes: Uint8Array,
  first: number,
  step: number,
  scale: number,
  count: number,
  out: Float32Array,
): void {
  for (let i = 0, at = first; i < count; i++, at += step) {
    out[i] =
      ((((bytes[at + 2] as number) << 24) | ((bytes[at + 1] as number) << 16) | ((bytes[at] as number) << 8)) >> 8) *
        scale +
      0
  }
}

function decodeS32(
  view: Int32Array,
  first: number,
  step: number,
  scale: number,
  count: number,
  out: Float32Array,
): void {
  for (let i = 0, at = first; i < count; i++, at += step) out[i] = (view[at] as number) * scale + 0
}

function decodeU8(
  bytes: Uint8Array,
  first: number,
  step: number,
  scale: number,
  count: number,
  out: Float32Array,
): void {
  for (let i = 0, at = first; i < count; i++, at += step) out[i] = ((bytes[at] as number) - 128) * scale + 0
}

type View<T> = new (buffer: ArrayBufferLike, byteOffset: number, length: number) => T

/** The bytes as numbers; copied only where they do not start on a multiple of the number's size. */
export function aligned<T extends Int16Array | Int32Array | Float32Array>(
  bytes: Uint8Array,
  type: View<T> & { BYTES_PER_ELEMENT: number },
): T {
  const size = type.BYTES_PER_ELEMENT
  const source = bytes.byteOffset % size === 0 ? bytes : bytes.slice()
  return new type(source.buffer, source.byteOffset, Math.floor(source.length / size))
}

/** A block of float channels (one or two of equal length): rounded to the nearest step and clipped at full scale. */
export function encodeBlock(channels: readonly Float32Array[], format: SampleFormat): Block {
  const frames = channels[0]?.length ?? 0
  const width = bytesPerSample[format]
  const bytes = new Uint8Array(frames * channels.length * width)
  channels.forEach((channel, c) => encodeChannel(channel, format, bytes, c * width, channels.length * width))
  return { format, channels: channels.length === 2 ? 2 : 1, frames, bytes }
}

function encodeChannel(
  samples: Float32Array,
  format: SampleFormat,
  bytes: Uint8Array,
  offset: number,
  stride: number,
): void {
  const view = new DataView(bytes.buffer)
  const scale = fullScale[format]
  for (let i = 0, at = offset; i < samples.length; i++, at += stride) {
    const sample = samples[i] as number
    if (format === 'f32') {
      view.setFloat32(at, sample, true)
      continue
    }
    const step = Math.max(-scale, Math.min(scale - 1, Math.round(sample * scale)))
    if (format === 's16') view.setInt16(at, step, true)
    else if (format === 's32') view.setInt32(at, step, true)
    else if (format === 'u8') view.setUint8(at, step + 128)
    else {
      view.setUint16(at, step & 0xffff, true)
      view.setInt8(at + 2, step >> 16)
    }
  }
}
