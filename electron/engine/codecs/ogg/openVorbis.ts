import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { beyondLimits, brokenFile } from '../inputLimits.ts'
import type { PacketGroup } from './createPacketReader.ts'
import { orDamaged, quietly, toWaveOrder } from './decodePacket.ts'
import { type OggContext, oggSource, type PacketDecoder } from './oggSource.ts'

/** The package's decoder of single packets, which stands behind its own reader of pages. */
interface VorbisCore {
  sendSetupHeader(packet: Uint8Array): void
  initDsp(): void
  decodePackets(packets: readonly Uint8Array[]): {
    channelData: Float32Array[]
    samplesDecoded: number
    errors: readonly unknown[]
  }
  free(): void
}

/** Its buffer holds no more. */
const longestPacket = 1 << 17

export async function openVorbis(context: OggContext): Promise<Result<AudioSource>> {
  const { name } = context.file
  const headers = readHeaders(context)
  if (headers === null) return brokenFile(name, { kind: 'header-incomplete' })
  const [about, , setup] = headers.packets as [Uint8Array, Uint8Array, Uint8Array]
  const view = new DataView(about.buffer, about.byteOffset, about.byteLength)
  if (about.length < 30 || view.getUint32(7, true) !== 0 || !startsWith(setup, '\x05vorbis'))
    return brokenFile(name, { kind: 'header-senseless' })
  const channels = about[11] as number
  const sampleRate = view.getUint32(12, true)
  if (channels === 0 || sampleRate === 0) return brokenFile(name, { kind: 'no-channels-or-rate' })
  const beyond = beyondLimits(name, { channels, sampleRate })
  if (beyond !== null) return beyond

  const core = await createCore()
  const isReady = orDamaged(() => {
    core.sendSetupHeader(about)
    core.sendSetupHeader(setup)
    core.initDsp()
    return true
  })
  if (isReady === null) return brokenFile(name, { kind: 'header-senseless' })
  return ok(oggSource(context, decoderOf(core, channels, sampleRate), headers.rest))
}

async function createCore(): Promise<VorbisCore> {
  const decoder = new OggVorbisDecoder()
  await decoder.ready
  return Reflect.get(decoder, '_decoder') as VorbisCore
}

function decoderOf(core: VorbisCore, channels: number, sampleRate: number): PacketDecoder {
  return {
    channels,
    sampleRate,
    preSkip: 0,
    decode(packet) {
      if (packet.length > longestPacket) return null
      return orDamaged(() => {
        const { channelData, errors } = quietly(() => core.decodePackets([packet]))
        return errors.length > 0 || channelData.length !== channels ? null : toWaveOrder(channelData)
      })
    },
    free: () => core.free(),
  }
}

/** Three packets in front of the sound; what is on the last one's page already belongs to the sound. */
function readHeaders(context: OggContext): { packets: readonly Uint8Array[]; rest: PacketGroup } | null {
  const packets: Uint8Array[] = []
  while (packets.length < 3) {
    const group = context.packets.next()
    if (group === null) return null
    packets.push(...group.packets)
    if (packets.length >= 3) {
      if (packets.slice(0, 3).some((packet) => packet.length > longestPacket)) return null
      const rest = packets.splice(3)
      return { packets, rest: { ...group, packets: rest, granule: rest.length === 0 ? null : group.granule } }
    }
  }
  return null
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, text.length)) === text
}
