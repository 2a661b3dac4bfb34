import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '../../../../shared/result.ts'
import type { Block } from '../../blocks/blockStore.ts'
import { aligned } from '../../blocks/sampleFormat.ts'
import { largestRatio } from '../../resample/createRateConverter.ts'
import { resampleSource } from '../../resample/resampleSource.ts'
import type { AudioSource } from '../audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { Link } from './findLinks.ts'

type OpenLink = (at: number, choice: ChannelChoice) => Promise<Result<AudioSource>>

/**
 * Recordings that stand one behind the other in a file as one: at the rate of the first, stereo where any of them is. They are opened one after the other;
 * one that can't be read is left out, and the notes say so. Channels can be had one by one where all have the same number of them.
 */
export async function chainLinks(
  links: readonly Link[],
  wanted: ChannelChoice,
  openLink: OpenLink,
): Promise<Result<AudioSource>> {
  const known = links.filter((link) => link.channels > 0)
  const isEven = known.every((link) => link.channels === known[0]?.channels)
  const choice = isEven ? wanted : 'fold'
  const waiting = [...links]
  const notes = new Set<string>()
  let failed = 0
  /** The next one that opens; the failure of the last where none does, null where none is left. */
  const openNext = async (): Promise<Result<AudioSource> | null> => {
    let last: Result<AudioSource> | null = null
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      last = await openLink(link.at, choice)
      if (last.ok) return last
      failed++
    }
    return last
  }
  const first = await openNext()
  if (first === null) throw new Error('a chain of no recordings')
  if (!first.ok) return first
  const { sampleRate } = first.value
  const channels = known.some((link) => keptChannels(link.channels, choice) === 2) ? 2 : 1
  let current: AudioSource | null = first.value

  const goOn = async (): Promise<void> => {
    current?.close()
    current = null
    const next = await openNext()
    if (next?.ok !== true) return
    const ratio = next.value.sampleRate / sampleRate
    if (Math.max(ratio, 1 / ratio) > largestRatio) {
      next.value.close()
      failed++
      return goOn()
    }
    if (ratio !== 1)
      notes.add(
        `a recording in it was converted from ${next.value.sampleRate} to ${sampleRate} Hz, the rate of the first`,
      )
    current = await resampleSource(next.value, sampleRate, setImmediate)
  }
  const takeNotes = (source: AudioSource): void => {
    for (const note of source.notes()) if (!note.startsWith('it was converted')) notes.add(note)
  }
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
        if (!block.ok && block.error.code !== 'files/empty') failed++
        takeNotes(current)
        await goOn()
      }
      return ok(null)
    },
    notes: () => [
      `it holds ${links.length} recordings one behind the other, which follow each other in the track`,
      ...notes,
      ...(failed === 0
        ? []
        : [
            failed === 1
              ? "one of them can't be read and was left out"
              : `${failed} of them can't be read and were left out`,
          ]),
    ],
    close: () => current?.close(),
  })
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
