import { EncodedPacketSink, type EncodedPacket } from 'mediabunny'
import type { SoundFormat, WindowMessage } from '../../shared/schemas/windowSound.ts'
import { NobodyWaits } from './host.ts'
import { openTrack, type OpenTrack } from './openTrack.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { encodingOf, samplesOf, withoutPreSkip } from './samples.ts'
import type { SoundTask } from './soundTask.ts'

/** Packets that the decoder has and has not decoded. */
const mostQueued = 16
/** Microseconds between packets: what they say of their times may be anything, and is not needed. */
const apart = 10_000

/**
 * Decodes the first sound of a file, all of its packets in their order, and gives it to the app; the last thing to say
 * comes back. Rejects with `NobodyWaits`.
 */
export async function decodeSound(task: SoundTask): Promise<WindowMessage> {
  const opened = await openTrack(task)
  if ('kind' in opened) return opened
  const progress = { seconds: 0, said: 0 }
  try {
    if ('plain' in opened.decodedBy) await passOn(task, opened, opened.decodedBy.plain, progress)
    else await decode(task, opened, opened.decodedBy, progress)
    return { kind: 'end', seconds: Math.max(0, progress.said) }
  } catch (error) {
    if (error instanceof NobodyWaits) throw error
    return progress.seconds === 0 ? { kind: 'cannot', why: 'unreadable' } : { kind: 'broken', at: progress.seconds }
  } finally {
    opened.close()
  }
}

interface Progress {
  /** How much sound there is so far. */
  seconds: number
  /** How much there is by the file's own word. */
  said: number
}

async function* packetsOf({ track }: OpenTrack): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track)
  for (let packet = await sink.getFirstPacket(); packet !== null; packet = await sink.getNextPacket(packet))
    yield packet
}

/** Samples that are not compressed go as they are. */
async function passOn(task: SoundTask, opened: OpenTrack, format: SoundFormat, progress: Progress): Promise<void> {
  const outbox = createOutbox(task, { format, about: opened.about, fraction: opened.fraction })
  for await (const { data, duration } of packetsOf(opened)) {
    outbox.add(data)
    progress.seconds += duration
    progress.said += duration
    await outbox.room()
  }
  await outbox.empty()
}

async function decode(
  task: SoundTask,
  opened: OpenTrack,
  config: AudioDecoderConfig,
  progress: Progress,
): Promise<void> {
  const encoding = encodingOf(config)
  let outbox: Outbox | null = null
  const take = (data: AudioData): void => {
    const { numberOfChannels: channels, sampleRate } = data
    const format: SoundFormat = { encoding, byteOrder: 'little', channels, sampleRate }
    outbox ??= createOutbox(task, { format, about: opened.about, fraction: opened.fraction })
    outbox.add(samplesOf(data, encoding))
    progress.seconds += data.numberOfFrames / sampleRate
  }
  const decoder = createDecoder(withoutPreSkip(config), take)
  try {
    let count = 0
    for await (const { data, duration } of packetsOf(opened)) {
      progress.said += duration
      await decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: count * apart, data }))
      count += 1
      await (outbox as Outbox | null)?.room()
    }
    await decoder.end()
    await (outbox as Outbox | null)?.empty()
  } finally {
    decoder.close()
  }
}

interface Decoder {
  /** Resolves when it can take the next one; rejects when it has given up. */
  decode(chunk: EncodedAudioChunk): Promise<void>
  /** Resolves when everything was decoded. */
  end(): Promise<void>
  close(): void
}

function createDecoder(config: AudioDecoderConfig, take: (data: AudioData) => void): Decoder {
  const given = Promise.withResolvers<never>()
  given.promise.catch(() => undefined)
  let shape: string | null = null
  const decoder = new AudioDecoder({
    error: (error) => given.reject(error),
    output: (data) => {
      const now = `${data.numberOfChannels} ${data.sampleRate}`
      shape ??= now
      try {
        // What becomes another sound in the middle can't be one recording.
        if (now !== shape) throw new Error(`The sound changes from ${shape} to ${now}.`)
        take(data)
      } catch (error) {
        given.reject(error)
      }
      data.close()
    },
  })
  decoder.configure(config)
  const dequeued = (): Promise<unknown> =>
    new Promise((resolve) => decoder.addEventListener('dequeue', resolve, { once: true }))
  return {
    decode: async (chunk) => {
      while (decoder.state === 'configured' && decoder.decodeQueueSize >= mostQueued)
        await Promise.race([dequeued(), given.promise])
      if (decoder.state !== 'configured') await given.promise
      decoder.decode(chunk)
    },
    end: async () => {
      await Promise.race([decoder.flush(), given.promise])
    },
    close: () => {
      if (decoder.state !== 'closed') decoder.close()
    },
  }
}
