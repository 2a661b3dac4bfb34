import type { Block } from '../../blocks/blockStore.ts'
import { type ChannelChoice, pickBytes } from '../channelChoice.ts'
import { foldChannels } from '../foldChannels.ts'
import type { StreamInfo } from './streamInfo.ts'

/** How many bytes a sample takes in what the MD5 is over. */
export const bytesOf = (bits: number): number => Math.ceil(bits / 8)

/**
 * The decoder's floats back to the whole numbers they came from, interleaved, signed, in as many bytes as they need:
 * what the MD5 is over. They are written to `bytes` from frame `first` on.
 */
export function writeIntegers(
  channels: readonly Float32Array[],
  frames: number,
  bits: number,
  bytes: Uint8Array,
  first: number,
): void {
  // The decoder divides by the largest positive number.
  const scale = 2 ** (bits - 1) - 1
  const width = bytesOf(bits)
  const step = channels.length
  if (width === 2) {
    const out = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
    if (step === 2) fillPairs(channels as readonly [Float32Array, Float32Array], frames, scale, out, first * 2)
    else channels.forEach((samples, c) => fill16(samples, frames, scale, out, first * step + c, step))
    return
  }
  channels.forEach((samples, c) => {
    for (let i = 0, at = (first * step + c) * width; i < frames; i++, at += step * width) {
      const value = roundStep((samples[i] as number) * scale)
      bytes[at] = value
      if (width === 3) {
        bytes[at + 1] = value >> 8
        bytes[at + 2] = value >> 16
      }
    }
  })
}

/**
 * Whole numbers of up to 24 bits, eight times as fast as Math.round: cutting off rounds down where nothing is negative.
 */
function roundStep(value: number): number {
  return ((value + 8_388_608.5) | 0) - 8_388_608
}

function fillPairs(
  [left, right]: readonly [Float32Array, Float32Array],
  frames: number,
  scale: number,
  out: Int16Array,
  first: number,
): void {
  for (let i = 0, to = first; i < frames; i++, to += 2) {
    out[to] = roundStep((left[i] as number) * scale)
    out[to + 1] = roundStep((right[i] as number) * scale)
  }
}

function fill16(
  samples: Float32Array,
  frames: number,
  scale: number,
  out: Int16Array,
  first: number,
  step: number,
): void {
  for (let i = 0, to = first; i < frames; i++, to += step) out[to] = roundStep((samples[i] as number) * scale)
}

/**
 * Those integers as a block: as they are where they fill their bytes, moved to the upper end where they don't, mixed
 * (or one taken) where they are many.
 */
export function integersToBlock(bytes: Uint8Array, frames: number, info: StreamInfo, choice: ChannelChoice): Block {
  const { channels, bits } = info
  if (channels > 2 && choice !== 'fold')
    return integersToBlock(pickBytes(bytes, channels, choice, bytesOf(bits)), frames, { ...info, channels: 1 }, 'fold')
  if (channels <= 2)
    return {
      format: storedFormats[bytesOf(bits) - 1] ?? 's24',
      channels: channels === 1 ? 1 : 2,
      frames,
      bytes: shiftUp(bytes, bits),
    }
  const scale = 2 ** (bits - 1)
  const valueAt = valueReader(bytes, bytesOf(bits))
  const folded = foldChannels(channels, frames, (index) => valueAt(index) / scale)
  return { format: 'f32', channels: 2, frames, bytes: new Uint8Array(folded.buffer) }
}

const storedFormats = ['u8', 's16', 's24'] as const

/** The whole numbers of `width` bytes in them, by their index. */
function valueReader(bytes: Uint8Array, width: number): (index: number) => number {
  const view = new DataView(bytes.buffer)
  if (width === 1) return (index) => view.getInt8(index)
  if (width === 2) return (index) => view.getInt16(index * 2, true)
  return (index) => view.getUint16(index * 3, true) + view.getInt8(index * 3 + 2) * 65_536
}

function shiftUp(bytes: Uint8Array, bits: number): Uint8Array {
  const width = bytesOf(bits)
  const shift = width * 8 - bits
  if (shift === 0 && width > 1) return bytes
  const moved = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += width) {
    let value = 0
    for (let k = width - 1; k >= 0; k--) value = value * 256 + (bytes[at + k] as number)
    value = (value << shift) ^ (width === 1 ? 0x80 : 0)
    for (let k = 0; k < width; k++) moved[at + k] = value >> (8 * k)
  }
  return moved
}
