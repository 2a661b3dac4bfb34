import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import type { InputFile } from '../files/inputFile.ts'
import { gatherBlocks } from '../gatherBlocks.ts'
import { brokenFile } from '../inputLimits.ts'
import { createFrameFeed } from './createFrameFeed.ts'
import { createFrameReader, type FrameReader } from './createFrameReader.ts'
import { decoderDelay, type InfoFrame, planFrames, readInfoFrame } from './infoFrame.ts'
import { openMpg123 } from './mpg123.ts'

/** Bytes that are decoded at a time. */
const feedBytes = 1 << 16
/**
 * Frames in front of a share that are decoded and not heard: frames borrow up to 511 bytes from those before them,
 * which are 24 bytes long at least, and the filters remember two.
 */
const leadFrames = 32
/**
 * The decoder's ring of 16 has turned whole then, and sums are rounded as they are from the beginning on; of frames of
 * 576 samples some shares differ all the same, by up to 3.3e-7.
 */
const leadStep = 16

/**
 * An MP3 file as blocks of floats. Where the encoder said how much it put in front and behind, that is taken off, so
 * that the sound has exactly the frames of its source.
 */
export async function openMp3(file: InputFile, at: number): Promise<Result<AudioSource>> {
  const reader = createFrameReader(file, at)
  const opening = reader.next()
  if (opening === null) return brokenFile(file.name, { kind: 'no-sound-found' })
  const { sampleRate, channels, samples } = opening.header
  const info = readInfoFrame(opening.bytes, opening.header)
  const plan = planFrames(info, samples)
  const decoder = await openMpg123()
  const ready = gatherBlocks(channels)
  const feed = createFrameFeed(reader, info === null ? opening : null)
  let lastFrame = Infinity
  /** Bytes of the file, for the progress. */
  let share = { from: 0, to: file.size }
  let decoded = 0
  let damaged = 0
  let isShareOver = false
  const isAtEnd = (): boolean => isShareOver || feed.isOver()

  const decodeSome = (): boolean => {
    const frames = feed.take(feedBytes, lastFrame - feed.taken())
    const fed = feed.taken()
    // A decoder that heard only a single frame waits for the next one.
    if (feed.isOver()) frames.push(silentFrame(opening.bytes, opening.header.bytes))
    isShareOver = fed >= lastFrame
    const fileEnd = feed.isOver() ? endOfSound(plan.end, fed * samples) : plan.end
    const end = isShareOver ? Math.min(plan.end, lastFrame * samples) : fileEnd
    const found = decoder.decode(Buffer.concat(frames), (sound, length) => {
      ready.put(sound, Math.max(0, plan.start - decoded), Math.min(length, end - decoded))
      decoded += length
    })
    damaged += found ?? 0
    return found !== null
  }
  /** Goes to a frame, with the decoder in the state in which it would have come there. */
  const seekTo = (frame: number): boolean => {
    const unheard = leadStep * Math.max(0, Math.floor((frame - leadFrames) / leadStep))
    while (feed.taken() < unheard && !feed.isOver()) feed.take(feedBytes, unheard - feed.taken())
    const lead = feed.take(Infinity, frame - feed.taken())
    const isDecoded = decoder.decode(Buffer.concat(lead), () => undefined) !== null
    decoded = feed.taken() * samples
    return isDecoded
  }

  return ok({
    sampleRate,
    channels,
    fraction: () => Math.min(1, (reader.position() - share.from) / Math.max(1, share.to - share.from)),
    next: async () => {
      while (!isAtEnd() && !ready.isFull()) if (!decodeSome()) return unreadable(file)
      return ok(ready.take())
    },
    divide: async ({ index, of }) => {
      // Where that is not what is there, the shares are unequal and follow each other all the same.
      const total = framesClaimed(info) ?? countFrames(file, at) - (info === null ? 0 : 1)
      const firstFrame = Math.floor((total * index) / of)
      if (index < of - 1) lastFrame = Math.floor((total * (index + 1)) / of)
      share = { from: (file.size * index) / of, to: (file.size * (index + 1)) / of }
      return seekTo(firstFrame) ? ok(null) : unreadable(file)
    },
    notes: () => notesOf(reader, info, lastFrame === Infinity ? feed.taken() : Infinity, damaged, ready.repaired()),
    close: () => {
      decoder.free()
      file.close()
    },
  })
}

const unreadable = (file: InputFile): Result<never> => brokenFile(file.name, { kind: 'sound-unreadable' })

/** Null where the encoder did not say. */
const framesClaimed = (info: InfoFrame | null): number | null => (info?.frames === 0 ? null : (info?.frames ?? null))

function countFrames(file: InputFile, at: number): number {
  const reader = createFrameReader(file, at)
  let count = 0
  while (reader.next() !== null) count++
  return count
}

/** Where the encoder's count reaches beyond what is there, the file was cut off. */
function endOfSound(planned: number, present: number): number {
  return planned <= present + decoderDelay ? planned : present
}

function notesOf(
  reader: FrameReader,
  info: InfoFrame | null,
  fed: number,
  damaged: number,
  repaired: number,
): SourceNote[] {
  const notes: SourceNote[] = []
  const claimed = info?.frames ?? null
  if (reader.endsEarly() || (claimed !== null && claimed > fed)) notes.push({ kind: 'ends-early' })
  if (reader.skipped() > 0 || damaged > 0) notes.push({ kind: 'parts-damaged' })
  if (repaired > 0) notes.push({ kind: 'repaired', count: repaired })
  return notes
}

/** A frame like the file's own, with nothing in it. */
function silentFrame(like: Uint8Array, length: number): Uint8Array {
  const frame = new Uint8Array(length)
  frame.set(like.subarray(0, 4))
  // Without a checksum, which zeros would not fulfil.
  frame[1] = (frame[1] as number) | 1
  return frame
}
