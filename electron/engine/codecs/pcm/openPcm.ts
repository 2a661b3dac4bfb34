import { ok, type Result } from '../../../../shared/result.ts'
import { type Block, maxBlockFrames, type PlacedBlock } from '../../blocks/blockStore.ts'
import { aligned, decodeSamples } from '../../blocks/sampleFormat.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels, pickBytes } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { InputFile } from '../files/inputFile.ts'
import { foldChannels } from '../foldChannels.ts'
import { repairFloats } from '../repairFloats.ts'
import { expandLaw } from './expandLaw.ts'
import { type PcmEncoding, pcmBytes } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmFormat, PcmLayout } from './pcmLayout.ts'

/** Keeps files of many channels from filling the memory. */
const maxReadBytes = 1 << 24

/** Uncompressed sound as blocks in its own sample format; the file stays open until `close`. */
export function openPcm(file: InputFile, layout: PcmLayout, choice: ChannelChoice): Result<AudioSource> {
  const notes = [...layout.notes]
  if (layout.channels > 2 && choice === 'fold') notes.push({ kind: 'folded', channels: layout.channels })
  if (layout.encoding === 'f64') notes.push({ kind: 'kept-with-32-bits' })
  // Every block is read into it: memory that is new each time costs more than the reading.
  let buffer: Uint8Array | undefined
  let frame = 0
  let repaired = 0
  let isShorter = false

  return ok({
    reusesMemory: true,
    sampleRate: layout.sampleRate,
    channels: keptChannels(layout.channels, choice),
    channelNames: channelNames(layout.channels, layout.speakers),
    fraction: () => frame / layout.frames,
    ...(isKeptAsStored(layout, choice) && { inPlace: () => placesOf(file, layout) }),
    next: async () => {
      const wanted = Math.min(maxBlockFrames, Math.floor(maxReadBytes / layout.blockAlign), layout.frames - frame)
      if (wanted === 0) return ok(null)
      buffer ??= new Uint8Array(wanted * layout.blockAlign)
      const at = layout.dataStart + frame * layout.blockAlign
      const bytes = file.read(at, wanted * layout.blockAlign, buffer)
      const frames = Math.floor(bytes.length / layout.blockAlign)
      isShorter ||= frames < wanted
      frame = isShorter ? layout.frames : frame + frames
      if (frames === 0) return ok(null)
      const made = makeBlock(bytes.subarray(0, frames * layout.blockAlign), frames, layout, choice)
      repaired += made.repaired
      const isAsStored = made.block.bytes.buffer === bytes.buffer && made.repaired === 0
      return ok(isAsStored ? { ...made.block, place: { file: file.path, stamp: file.stamp, at } } : made.block)
    },
    notes: () => [
      ...notes,
      ...(isShorter ? [{ kind: 'became-shorter' as const }] : []),
      ...(repaired > 0 ? [{ kind: 'repaired' as const, count: repaired }] : []),
    ],
    repaired: () => repaired,
    close: () => file.close(),
  })
}

/** Floats are not: one that is no number has to be found. */
function isKeptAsStored({ encoding, byteOrder, channels }: PcmLayout, choice: ChannelChoice): boolean {
  const isWhole = encoding === 'u8' || encoding === 's16' || encoding === 's24' || encoding === 's32'
  return isWhole && (byteOrder === 'little' || encoding === 'u8') && keptChannels(channels, choice) === channels
}

function placesOf({ path, stamp }: InputFile, layout: PcmLayout): readonly PlacedBlock[] {
  const format = layout.encoding as PlacedBlock['format']
  const channels = layout.channels === 1 ? 1 : 2
  return Array.from({ length: Math.ceil(layout.frames / maxBlockFrames) }, (_, index) => {
    const first = index * maxBlockFrames
    const at = layout.dataStart + first * layout.blockAlign
    return {
      format,
      channels,
      frames: Math.min(maxBlockFrames, layout.frames - first),
      place: { file: path, stamp, at },
    }
  })
}

/**
 * `repaired` counts the samples that were no numbers; that is seen to before channels are mixed, where one would spoil
 * its neighbours.
 */
export function makeBlock(
  stored: Uint8Array,
  frames: number,
  layout: PcmFormat,
  choice: ChannelChoice,
): { block: Block; repaired: number } {
  const isPicked = layout.channels > 2 && choice !== 'fold'
  const channels = isPicked ? 1 : layout.channels
  const { bytes, encoding } = toKept(
    isPicked ? pickBytes(stored, layout.channels, choice, pcmBytes[layout.encoding]) : stored,
    layout,
  )
  if (encoding !== 'f64' && encoding !== 'f32' && channels <= 2) {
    return { block: { format: encoding, channels: channels === 1 ? 1 : 2, frames, bytes }, repaired: 0 }
  }
  const samples = toFloats(bytes, encoding, frames * channels)
  const repaired = repairFloats(samples)
  const kept = channels > 2 ? foldChannels(channels, frames, (index) => samples[index] as number) : samples
  const block: Block = {
    format: 'f32',
    channels: channels === 1 ? 1 : 2,
    frames,
    bytes: new Uint8Array(kept.buffer, kept.byteOffset, kept.byteLength),
  }
  return { block, repaired }
}

type KeptEncoding = Exclude<PcmEncoding, 's8' | 'alaw' | 'mulaw'>

/** The same samples, little endian, in an encoding that blocks know (or f64). */
function toKept(bytes: Uint8Array, { encoding, byteOrder }: PcmFormat): { bytes: Uint8Array; encoding: KeptEncoding } {
  if (encoding === 'alaw' || encoding === 'mulaw') return { bytes: expandLaw(bytes, encoding), encoding: 's16' }
  if (encoding === 's8') return { bytes: bytes.map((byte) => byte ^ 0x80), encoding: 'u8' }
  return { bytes: byteOrder === 'big' ? swapBytes(bytes, pcmBytes[encoding]) : bytes, encoding }
}

function toFloats(bytes: Uint8Array, encoding: KeptEncoding, count: number): Float32Array {
  if (encoding === 'f32') return aligned(bytes, Float32Array)
  const samples = new Float32Array(count)
  if (encoding === 'f64') {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let i = 0; i < count; i++) samples[i] = view.getFloat64(i * 8, true)
  } else {
    decodeSamples(
      { bytes, format: encoding, channels: 1, channel: 0, from: 0, direction: 'forward', gain: 1 },
      count,
      samples,
      0,
    )
  }
  return samples
}

/** The same numbers of `width` bytes with their bytes in the other order. */
function swapBytes(bytes: Uint8Array, width: 1 | 2 | 3 | 4 | 8): Uint8Array {
  if (width === 1) return bytes
  const swapped = Buffer.from(bytes)
  if (width === 2) return swapped.swap16()
  if (width === 4) return swapped.swap32()
  if (width === 8) return swapped.swap64()
  for (let at = 0; at + 2 < swapped.length; at += 3) {
    const first = swapped[at] as number
    swapped[at] = swapped[at + 2] as number
    swapped[at + 2] = first
  }
  return swapped
}
