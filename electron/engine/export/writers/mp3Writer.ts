import type { Encoder, Encoders } from '../../codecs/encode/encoderThreads.ts'
import { createInfoFrame } from '../../codecs/encode/mp3/infoFrame.ts'
import { createSegmentJoiner, sharedFrames } from '../../codecs/encode/mp3/joinSegments.ts'
import { mp3FrameLength } from '../../codecs/mp3/frameHeader.ts'
import { id3 } from '../../codecs/encode/tags/id3.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { createEncoderQueue } from './encoderQueue.ts'
import { countSegments, createSegmentQueue, type Segments } from './segmentQueue.ts'
import { type FilePlan, floatsOf, type SoundWriter } from './soundWriter.ts'

/**
 * MP3 frames between the beginnings of two segments: 20 seconds at 44.1 kHz. A multiple of 49, as `sharedFrames` is.
 */
const strideFrames = 16 * 49

/**
 * Tags, a frame that says how long the sound is and what players have to leave out, and what LAME makes: in overlapping
 * segments side by side where there is more than one thread. Throws `SeamMissing` where they can't be joined.
 */
export function createMp3Writer(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  const { channels, sampleRate, quality, frames } = plan
  const tags = id3(plan)
  const info = createInfoFrame({ channels, sampleRate, quality, frames })
  const take = (encoded: Uint8Array): void => {
    info.hear(encoded)
    write(encoded)
  }
  const open = () => encoders.open({ kind: 'mp3', channels, sampleRate, quality })
  const length = mp3FrameLength(sampleRate)
  const segments: Segments = {
    stride: strideFrames * length,
    shared: sharedFrames * length,
    frames,
    concurrency: encoders.concurrency,
  }
  const isDivided = encoders.concurrency > 1 && countSegments(segments) > 1
  write(tags)
  write(info.bytes())
  const queue = isDivided ? joinedSegments(segments, open, take) : wholeStream(open(), take)
  return {
    put: async (chunk) => queue.put(floatsOf(chunk)),
    end: async () => {
      await queue.end()
      write(info.bytes(), tags.length)
    },
    close: () => queue.close(),
  }
}

interface Mp3Queue {
  put(sound: readonly Float32Array[]): Promise<void>
  end(): Promise<void>
  close(): void
}

function wholeStream(encoder: Encoder, take: (encoded: Uint8Array) => void): Mp3Queue {
  const queue = createEncoderQueue(encoder, take)
  return { put: (sound) => queue.encode(sound), end: () => queue.finish(), close: () => encoder.close() }
}

function joinedSegments(segments: Segments, open: () => Encoder, take: (encoded: Uint8Array) => void): Mp3Queue {
  const joiner = createSegmentJoiner(strideFrames)
  const queue = createSegmentQueue(segments, open, (encoded) => {
    const settled = joiner.add(encoded)
    if (settled.length > 0) take(Buffer.concat(settled))
  })
  return {
    put: (sound) => queue.put(sound),
    end: async () => {
      await queue.end()
      take(Buffer.concat(joiner.end()))
    },
    close: () => queue.close(),
  }
}
