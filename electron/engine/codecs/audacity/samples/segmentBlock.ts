import type { Block, SampleFormat } from '../../../blocks/blockStore.ts'
import { bytesPerSample, decodeSamples } from '../../../blocks/sampleFormat.ts'
import { repairFloats } from '../../repairFloats.ts'
import type { MonoSamples } from './soundStore.ts'

/**
 * One or two channels of equal length as a block: in their own format where both have it, else in floats, which hold
 * all that Audacity's formats can. Null stands for a silent channel. `repaired` counts samples that were no numbers.
 */
export function segmentBlock(
  channels: readonly (MonoSamples | null)[],
  frames: number,
): { readonly block: Block; readonly repaired: number } {
  const formats = [...new Set(channels.flatMap((channel) => (channel === null ? [] : [channel.format])))]
  const [format] = formats
  const isOne = formats.length === 1 && format !== undefined && format !== 'f32'
  const block = isOne ? ownBlock(channels, format, frames) : floatBlock(channels, frames)
  if (block.format !== 'f32') return { block, repaired: 0 }
  const { buffer, byteOffset, byteLength } = block.bytes
  return { block, repaired: repairFloats(new Float32Array(buffer, byteOffset, byteLength / 4)) }
}

function ownBlock(channels: readonly (MonoSamples | null)[], format: SampleFormat, frames: number): Block {
  const width = bytesPerSample[format]
  const bytes = new Uint8Array(frames * width * channels.length)
  for (const [c, channel] of channels.entries()) {
    if (channel === null) continue
    for (let k = 0; k < width; k++)
      for (let from = k, to = c * width + k; from < channel.bytes.length; from += width, to += width * channels.length)
        bytes[to] = channel.bytes[from] as number
  }
  return { format, channels: channels.length === 2 ? 2 : 1, frames, bytes }
}

function floatBlock(channels: readonly (MonoSamples | null)[], frames: number): Block {
  const samples = new Float32Array(frames * channels.length)
  const row = new Float32Array(frames)
  for (const [c, channel] of channels.entries()) {
    if (channel === null) continue
    decodeSamples({ ...channel, channels: 1, channel: 0, from: 0, direction: 'forward', gain: 1 }, frames, row, 0)
    for (let i = 0, to = c; i < frames; i++, to += channels.length) samples[to] = row[i] as number
  }
  return {
    format: 'f32',
    channels: channels.length === 2 ? 2 : 1,
    frames,
    bytes: new Uint8Array(samples.buffer),
  }
}
