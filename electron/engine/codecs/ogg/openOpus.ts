import { OpusDecoder } from 'opus-decoder'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { PacketGroup } from './createPacketReader.ts'
import { orDamaged, quietly, toWaveOrder } from './decodePacket.ts'
import { type OggContext, oggSource, type PacketDecoder } from './oggSource.ts'
import { type OpusHead, readOpusHead } from './readOpusHead.ts'

/** Opus is always decoded at 48 kHz; the rate in its header is only what the source had. */
const sampleRate = 48_000

export async function openOpus(context: OggContext): Promise<Result<AudioSource>> {
  const group = context.packets.next()
  const head = group === null ? null : readOpusHead(group.packets[0] ?? new Uint8Array(0))
  if (head === null) return brokenFile(context.file.name, { kind: 'header-senseless' })
  if (head.channels > 8) return unsupportedFile(context.file.name, { kind: 'channels', channels: head.channels })
  const rest = skipTags(context)
  if (rest === null) return brokenFile(context.file.name, { kind: 'header-senseless' })
  const { channels, streamCount, coupledStreamCount, channelMappingTable } = head
  const decoder = new OpusDecoder({
    sampleRate,
    channels,
    streamCount,
    coupledStreamCount,
    channelMappingTable: [...channelMappingTable],
    preSkip: 0,
  })
  await decoder.ready
  return ok(oggSource(context, decoderOf(decoder, head), rest))
}

type Decoder = OpusDecoder<typeof sampleRate>

function decoderOf(decoder: Decoder, head: OpusHead): PacketDecoder {
  // Its buffer holds no more.
  const longestPacket = 3840 * head.channels
  return {
    channels: head.channels,
    sampleRate,
    preSkip: head.preSkip,
    decode(packet) {
      if (packet.length === 0 || packet.length > longestPacket) return null
      return orDamaged(() => {
        const { channelData, errors } = quietly(() => decoder.decodeFrame(packet))
        if (errors.length > 0) return null
        if (head.gain !== 1)
          for (const channel of channelData)
            for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] as number) * head.gain
        return head.family === 1 ? toWaveOrder(channelData) : channelData
      })
    },
    free: () => decoder.free(),
  }
}

/** The tags may go over many pages, with pictures in them; sound begins on a page of its own (RFC 7845, 3). */
function skipTags(context: OggContext): PacketGroup | null {
  for (let group = context.packets.next(); group !== null; group = context.packets.next()) {
    if (group.packets.length > 0)
      return { ...group, packets: group.packets.slice(1), granule: group.packets.length > 1 ? group.granule : null }
  }
  return null
}
