import { failure, type Failure } from '../../../../shared/failures/index.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { AboutStreams, FromWindow } from '../../../../shared/schemas/windowSound.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type Block, maxBlockFrames } from '../../blocks/blockStore.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import { openInputFile } from '../files/inputFile.ts'
import { beyondLimits, brokenFile } from '../inputLimits.ts'
import { makeBlock } from '../pcm/openPcm.ts'
import { pcmBytes } from '../../../../shared/dsp/pcmEncodings.ts'
import { createByteQueue } from './byteQueue.ts'
import { createFrameCutter } from './cutFrames.ts'
import { readSoundEdges } from './readSoundEdges.ts'
import type { SoundEdges } from './soundEdges.ts'
import type { WindowSound, Windows } from './windows.ts'

/** Keeps files of many channels from filling the memory. */
const mostBytes = 1 << 24

export interface ByWindow {
  readonly path: string
  readonly name: string
  readonly choice: ChannelChoice
  /** What is answered where no window has a decoder for it. */
  readonly otherwise: Failure
}

type Sound = Extract<FromWindow, { kind: 'sound' }>

/**
 * The first sound of a file by a decoder of an open window, piece by piece. The window decodes all that is there; what
 * encoders put in front and behind, and what is edited away, is taken off here.
 */
export async function openByWindow(windows: Windows, wanted: ByWindow): Promise<Result<AudioSource>> {
  const { path, name } = wanted
  const file = openInputFile(path, name)
  if (!file.ok) return file
  const edges = await readSoundEdges(file.value).finally(() => file.value.close())
  const sound = windows.ask(path)
  const first = await sound.next()
  if (first !== 'silent' && first.kind === 'sound') {
    const refused = beyondLimits(name, first.format)
    if (refused === null) return ok(sourceOf(sound, first, edges, wanted))
    sound.close()
    return refused
  }
  sound.close()
  if (first !== 'silent' && (first.kind === 'gone' || isWithoutDecoder(first))) return err(wanted.otherwise)
  return failedWith(first, name)
}

const isWithoutDecoder = (came: FromWindow): boolean => came.kind === 'cannot' && came.why === 'no-decoder'

/** Why no more sound comes of a file. */
function failedWith(came: Exclude<FromWindow, Sound> | 'silent', name: string): Result<never> {
  if (came === 'silent' || came.kind === 'gone') return err(failure('files/decoder-stopped', { name }))
  if (came.kind === 'broken') return brokenFile(name, { kind: 'unreadable-from', at: came.at })
  return brokenFile(name, { kind: came.kind === 'cannot' && came.why === 'no-sound' ? 'no-sound' : 'sound-unreadable' })
}

function sourceOf(sound: WindowSound, first: Sound, edges: SoundEdges, { name, choice }: ByWindow): AudioSource {
  const { channels, sampleRate, encoding } = first.format
  const blockAlign = pcmBytes[encoding] * channels
  const layout = { ...first.format, blockAlign }
  const atOnce = Math.min(maxBlockFrames, Math.floor(mostBytes / blockAlign)) * blockAlign
  let behind = edges.behind === 'asPacketsSay' ? mostPacket : Math.round(edges.behind * sampleRate)
  const cutter = createFrameCutter(edges.heard, sampleRate, blockAlign)
  const queue = createByteQueue()
  let waiting: Sound | null = first
  let isOver = false
  let fraction = 0
  let decoded = 0
  let frames = 0
  let repaired = 0

  const hear = async (): Promise<Result<null>> => {
    const came: FromWindow | 'silent' = waiting ?? (await sound.next())
    waiting = null
    if (came === 'silent' || came.kind !== 'sound') {
      isOver = true
      // What decoders keep back and give at the end is all there by now.
      if (came === 'silent' || came.kind !== 'end') return failedWith(came, name)
      if (edges.behind === 'asPacketsSay') behind = tooLong(decoded - Math.round(came.seconds * sampleRate))
      return ok(null)
    }
    if (!isSame(came.format, first.format))
      return brokenFile(name, { kind: 'unreadable-from', at: frames / sampleRate })
    fraction = came.fraction
    decoded += came.bytes.length / blockAlign
    for (const heard of cutter.cut(came.bytes)) queue.add(heard)
    isOver = cutter.isOver()
    return ok(null)
  }
  return {
    sampleRate,
    channels: keptChannels(channels, choice),
    channelNames: channelNames(channels),
    fraction: () => (isOver ? 1 : fraction),
    next: async (): Promise<Result<Block | null>> => {
      while (!isOver && queue.length() < atOnce + behind * blockAlign) {
        const heard = await hear()
        if (!heard.ok) return heard
      }
      const there = Math.floor(queue.length() / blockAlign - behind) * blockAlign
      const bytes = queue.take(Math.max(0, Math.min(atOnce, there)))
      if (bytes.length === 0) return ok(null)
      const count = bytes.length / blockAlign
      frames += count
      const made = makeBlock(bytes, count, layout, choice)
      repaired += made.repaired
      return ok(made.block)
    },
    notes: () => notesOf(first.about, { channels, choice, repaired, isShort: isShort(edges, frames / sampleRate) }),
    repaired: () => repaired,
    close: () => sound.close(),
  }
}

/** Frames that no packet has more of. */
const mostPacket = 8192

/** Only a part of the last packet can be too much. */
const tooLong = (frames: number): number => (frames > 0 && frames < mostPacket ? frames : 0)

const isSame = (one: Sound['format'], other: Sound['format']): boolean =>
  one.channels === other.channels &&
  one.sampleRate === other.sampleRate &&
  one.encoding === other.encoding &&
  one.byteOrder === other.byteOrder

/** A packet or two are no loss: what files say of their length is often rounded. */
const fewSeconds = 0.2

const isShort = ({ duration }: SoundEdges, seconds: number): boolean =>
  duration !== null && seconds + fewSeconds < duration

function notesOf(
  { codec, streams, hasPicture }: AboutStreams,
  {
    channels,
    choice,
    repaired,
    isShort: endsEarly,
  }: {
    readonly channels: number
    readonly choice: ChannelChoice
    readonly repaired: number
    readonly isShort: boolean
  },
): readonly SourceNote[] {
  return [
    { kind: 'by-window', codec },
    ...(hasPicture ? [{ kind: 'picture-left-out' as const }] : []),
    ...(streams > 1 ? [{ kind: 'one-of-several-streams' as const }] : []),
    ...(channels > 2 && choice === 'fold' ? [{ kind: 'folded' as const, channels }] : []),
    ...(endsEarly ? [{ kind: 'ends-early' as const }] : []),
    ...(repaired > 0 ? [{ kind: 'repaired' as const, count: repaired }] : []),
  ]
}
