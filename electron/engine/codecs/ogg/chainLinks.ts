import { distinctNotes } from '../../../../shared/notes/distinctNotes.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '../../../../shared/result.ts'
import type { Block } from '../../blocks/blockStore.ts'
import { aligned } from '../../blocks/sampleFormat.ts'
import { largestRatio } from '../../resample/createRateConverter.ts'
import { resampleSource } from '../../resample/resampleSource.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { Link, Links } from './findLinks.ts'

type OpenLink = (at: number, choice: ChannelChoice) => Promise<Result<AudioSource>>

/**
 * Recordings that stand one behind the other in a file as one: at the rate of the first, stereo where any of them is.
 * They are opened one after the other; one that can't be read is left out, and the notes say so. Channels can be had
 * one by one where all have the same number of them.
 */
export async function chainLinks(
  { links, beyond }: Links,
  wanted: ChannelChoice,
  openLink: OpenLink,
): Promise<Result<AudioSource>> {
  const known = links.filter((link) => link.channels > 0)
  const isEven = known.every((link) => link.channels === known[0]?.channels)
  const choice = isEven ? wanted : 'fold'
  const queue = createLinkQueue(links, beyond, (at) => openLink(at, choice))
  const first = await queue.next(null)
  if (first === null) throw new Error('a chain of no recordings')
  if (!first.ok) return first
  const { sampleRate } = first.value
  const channels = known.some((link) => keptChannels(link.channels, choice) === 2) ? 2 : 1
  let current: AudioSource | null = first.value

  return ok({
    sampleRate,
    channels,
    channelNames: isEven ? channelNames(known[0]?.channels ?? 0) : null,
    fraction: () => current?.fraction() ?? 1,
    next: async () => {
      while (current !== null) {
        const block = await current.next()
        if (block.ok && block.value !== null) return ok(toChannels(block.value, channels))
        // One without a sample is no damage.
        if (!block.ok && block.error.code !== 'files/empty') queue.countFailure()
        queue.close(current)
        current = null
        const next = await queue.next(sampleRate)
        current = next?.ok === true ? next.value : null
      }
      return ok(null)
    },
    notes: () => [{ kind: 'recordings', count: links.length + beyond }, ...queue.notes()],
    close: () => current?.close(),
  })
}

interface LinkQueue {
  /**
   * The next one that opens, at this rate (null: its own); the failure of the last where none does, null where none is
   * left.
   */
  next(sampleRate: number | null): Promise<Result<AudioSource> | null>
  /** Keeps what a source has to say. */
  close(source: AudioSource): void
  /** One that opened can't be read. */
  countFailure(): void
  notes(): SourceNote[]
}

/** `beyond`: how many there are besides, which are not opened. */
function createLinkQueue(
  links: readonly Link[],
  beyond: number,
  open: (at: number) => Promise<Result<AudioSource>>,
): LinkQueue {
  const waiting = [...links]
  const notes: SourceNote[] = []
  let failed = beyond

  /** Null where the rates lie too far apart. */
  const atRate = async (source: AudioSource, sampleRate: number): Promise<AudioSource | null> => {
    const ratio = source.sampleRate / sampleRate
    if (ratio === 1) return source
    if (Math.max(ratio, 1 / ratio) > largestRatio) return null
    notes.push({ kind: 'recording-converted', from: source.sampleRate, to: sampleRate })
    return resampleSource(source, sampleRate, setImmediate)
  }
  return {
    next: async (sampleRate) => {
      let last: Result<AudioSource> | null = null
      for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
        last = await open(link.at)
        if (last.ok) {
          const source = sampleRate === null ? last.value : await atRate(last.value, sampleRate)
          if (source !== null) return ok(source)
          last.value.close()
        }
        failed++
      }
      return last?.ok === true ? null : last
    },
    close: (source) => {
      notes.push(...source.notes().filter(({ kind }) => kind !== 'converted'))
      source.close()
    },
    countFailure: () => void failed++,
    notes: () => [
      ...distinctNotes(notes),
      ...(failed > 0 ? [{ kind: 'recordings-left-out' as const, count: failed }] : []),
    ],
  }
}

/** Mono twice, where the others are stereo. */
function toChannels(block: Block, channels: 1 | 2): Block {
  if (block.channels === channels) return block
  const mono = aligned(block.bytes, Float32Array)
  const stereo = new Float32Array(mono.length * 2)
  for (let i = 0; i < mono.length; i++) {
    stereo[i * 2] = mono[i] as number
    stereo[i * 2 + 1] = mono[i] as number
  }
  return { ...block, channels, bytes: new Uint8Array(stereo.buffer) }
}
