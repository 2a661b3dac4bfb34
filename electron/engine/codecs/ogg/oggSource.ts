import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { InputFile } from '../files/inputFile.ts'
import { gatherBlocks } from '../gatherBlocks.ts'
import type { PacketGroup, PacketReader } from './createPacketReader.ts'
import type { PageReader } from './createPageReader.ts'
import { trimToGranules } from './trimToGranules.ts'

export interface OggContext {
  readonly file: InputFile
  readonly pages: PageReader
  readonly packets: PacketReader
  readonly choice: ChannelChoice
  /** Whether other streams begin beside this one. */
  readonly hasNeighbours: boolean
}

export interface PacketDecoder {
  readonly sampleRate: number
  readonly channels: number
  /** Samples at the beginning that are there for the decoder only. */
  readonly preSkip: number
  /** Null where a packet is nothing that can be decoded. */
  decode(packet: Uint8Array): readonly Float32Array[] | null
  free(): void
}

/**
 * Decoded packets as blocks, cut to what the pages say of their places. `first`: what came with the headers on their
 * last page. Closing it leaves the file open.
 */
export function oggSource(context: OggContext, decoder: PacketDecoder, first: PacketGroup): AudioSource {
  const { file, pages, packets, choice } = context
  const ready = gatherBlocks(decoder.channels, choice)
  const trim = trimToGranules(decoder.preSkip)
  let pending: PacketGroup | null = first
  let isAtEnd = false
  let damaged = 0
  let heard = 0

  const feed = (): void => {
    const group = pending ?? packets.next()
    pending = null
    if (group === null) {
      isAtEnd = true
      return
    }
    const sounds: (readonly Float32Array[])[] = []
    for (const packet of group.packets) {
      const sound = decoder.decode(packet)
      if (sound === null) damaged++
      else if ((sound[0]?.length ?? 0) > 0) sounds.push(sound)
    }
    const frames = sounds.reduce((sum, sound) => sum + (sound[0] as Float32Array).length, 0)
    const kept = trim(frames, group)
    let at = 0
    for (const sound of sounds) {
      const length = (sound[0] as Float32Array).length
      ready.put(sound, Math.max(0, kept.from - at), Math.min(length, kept.to - at))
      at += length
    }
    heard += Math.max(0, kept.to - kept.from)
  }

  return {
    sampleRate: decoder.sampleRate,
    channels: keptChannels(decoder.channels, choice),
    channelNames: channelNames(decoder.channels),
    fraction: () => Math.min(1, pages.position() / file.size),
    next: async (): ReturnType<AudioSource['next']> => {
      while (!isAtEnd && !ready.isFull()) feed()
      const block = ready.take()
      if (block === null && heard === 0) return nothingHeard(file.name, damaged)
      return ok(block)
    },
    notes: () => {
      const notes: SourceNote[] = []
      if (decoder.channels > 2 && choice === 'fold') notes.push({ kind: 'folded', channels: decoder.channels })
      if (packets.endsEarly()) notes.push({ kind: 'no-proper-end' })
      if (packets.hasGaps() || damaged > 0 || pages.skipped() > 0) notes.push({ kind: 'parts-damaged' })
      if (packets.hasOthers() || context.hasNeighbours) notes.push({ kind: 'one-of-several-streams' })
      if (ready.repaired() > 0) notes.push({ kind: 'repaired', count: ready.repaired() })
      return notes
    },
    close: () => decoder.free(),
  }
}

function nothingHeard(name: string, damaged: number): Result<never> {
  return err(
    damaged > 0
      ? failure('files/broken', { name, fault: { kind: 'sound-unreadable' } })
      : failure('files/empty', { name }),
  )
}
