import type { Encoder, Encoders } from '../../codecs/encode/encoderThreads.ts'
import { createCommentReplacer } from '../../codecs/encode/ogg/createCommentReplacer.ts'
import { createPacketJoiner, gridFrames } from '../../codecs/encode/ogg/joinSegments.ts'
import { createPageWriter, readPage } from '../../codecs/encode/ogg/oggPages.ts'
import { type EncodedSegment, readSegment } from '../../codecs/encode/ogg/soundPackets.ts'
import { SeamMissing } from '../../codecs/encode/seamMissing.ts'
import { vorbisComment } from '../../codecs/encode/tags/vorbisComment.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { createEncoderQueue } from './encoderQueue.ts'
import { createHeldSegments, type HeldSegment, longestSegment } from './heldSegments.ts'
import { type FilePlan, floatsOf, type SoundWriter } from './soundWriter.ts'

const vendor = 'Xiph.Org libVorbis I 20200704 (Tapehand)'
/** The number tells streams in one file apart; the same sound gives the same file. */
const serial = 1
/** So often a segment is made anew on another grid of windows before the sound is encoded in one go. */
const mostTries = 4

/**
 * What libvorbis makes, with our tags in the place of its own (none): in overlapping segments side by side where there
 * is more than one thread. Throws `SeamMissing` where they can't be joined.
 */
export function createOggWriter(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  const { channels, sampleRate, quality, frames } = plan
  const level = quality.kind === 'variable' ? quality.level : 5
  const open = () => encoders.open({ kind: 'ogg', channels, sampleRate, level, serial })
  return encoders.concurrency > 1 && frames > longestSegment
    ? joinedSegments(plan, encoders.concurrency, open, write)
    : wholeStream(plan, open(), write)
}

function wholeStream(plan: FilePlan, encoder: Encoder, write: WriteBytes): SoundWriter {
  const replaceComment = createCommentReplacer(vorbisComment(plan, vendor))
  const queue = createEncoderQueue(encoder, (encoded) => write(replaceComment(encoded)))
  return {
    put: async (chunk) => queue.encode(floatsOf(chunk)),
    end: () => queue.finish(),
    close: () => encoder.close(),
  }
}

function joinedSegments(plan: FilePlan, concurrency: number, open: () => Encoder, write: WriteBytes): SoundWriter {
  const { channels, frames } = plan
  const joiner = createPacketJoiner()
  /** How far the grid of windows lies beside that of the beginning, as it was last seen. */
  let without = 0
  let pages: ReturnType<typeof createPageWriter> | null = null
  const begin = (head: Uint8Array) => {
    const written = createCommentReplacer(vorbisComment(plan, vendor))(head)
    write(written)
    return createPageWriter(serial, countPages(written))
  }
  const writeSegment = (segment: EncodedSegment, packets: EncodedSegment['packets']): void => {
    pages ??= begin(segment.head)
    for (const { bytes, end } of packets) for (const page of pages.add(bytes, end)) write(page)
  }
  const join = async (held: HeldSegment): Promise<void> => {
    let left = held.without
    let segment = readSegment(await held.encoded, held.from + left)
    for (let tries = 0; tries < mostTries; tries++) {
      const joined = joiner.add(segment.packets, held.from)
      if (joined.kind === 'apart') break
      if (joined.kind === 'settled') {
        if (tries > 0) without = left % gridFrames
        return writeSegment(segment, joined.packets)
      }
      left += joined.by
      segment = readSegment(await held.encode(left), held.from + left)
    }
    throw new SeamMissing('the segments have no window in common')
  }
  const queue = createHeldSegments({ channels, frames, concurrency, open, without: () => without, join })
  return {
    copies: true,
    put: async (chunk) => queue.put(floatsOf(chunk)),
    end: async () => {
      await queue.end()
      if (pages === null) throw new Error('an Ogg file in segments had none')
      for (const { bytes, end } of joiner.end()) for (const page of pages.add(bytes, end)) write(page)
      write(pages.end(frames))
    },
    close: () => queue.close(),
  }
}

function countPages(bytes: Uint8Array): number {
  let count = 0
  for (let page = readPage(bytes, 0); page !== null; page = readPage(bytes, page.end)) count++
  return count
}
