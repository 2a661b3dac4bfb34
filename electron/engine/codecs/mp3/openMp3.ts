import { MPEGDecoder } from 'mpg123-decoder'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../audioSource.ts'
import type { InputFile } from '../files/inputFile.ts'
import { gatherBlocks } from '../gatherBlocks.ts'
import { repairNote } from '../repairFloats.ts'
import { quietly } from '../quietly.ts'
import { createFrameReader, type Frame, type FrameReader } from './createFrameReader.ts'
import { type InfoFrame, readInfoFrame } from './infoFrame.ts'
import { decoderDelay, planFrames } from './planFrames.ts'

/** Bytes that are decoded at a time. */
const feedBytes = 1 << 16

/**
 * An MP3 file as blocks of floats. Where the encoder said how much it put in front and behind, that is taken off, so that the sound has
 * exactly the frames of its source.
 */
export async function openMp3(file: InputFile, at: number): Promise<Result<AudioSource>> {
  const reader = createFrameReader(file, at)
  const opening = reader.next()
  if (opening === null) return err(failure('files/broken', { name: file.name, reason: 'no sound can be found in it' }))
  const { sampleRate, channels, samples } = opening.header
  const info = readInfoFrame(opening.bytes, opening.header)
  const plan = planFrames(info, samples)
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  const ready = gatherBlocks(channels)
  let pending: Frame | null = info === null ? opening : null
  let fed = 0
  let decoded = 0
  let damaged = 0
  let isAtEnd = false

  const feed = (): void => {
    const frames = pending === null ? [] : [pending.bytes]
    pending = null
    for (let bytes = 0; bytes < feedBytes;) {
      const frame = reader.next()
      if (frame === null) {
        isAtEnd = true
        break
      }
      frames.push(frame.bytes)
      bytes += frame.bytes.length
    }
    fed += frames.length
    // A decoder that heard only a single frame waits for the next one.
    if (isAtEnd) frames.push(silentFrame(opening.bytes, opening.header.bytes))
    const heard = quietly(() => decoder.decode(Buffer.concat(frames)))
    damaged += heard.errors.length
    const end = isAtEnd ? endOfSound(plan.end, fed * samples) : plan.end
    ready.put(heard.channelData, Math.max(0, plan.start - decoded), Math.min(heard.samplesDecoded, end - decoded))
    decoded += heard.samplesDecoded
  }

  return ok({
    sampleRate, channels,
    fraction: () => Math.min(1, reader.position() / file.size),
    next: async () => {
      while (!isAtEnd && !ready.isFull()) feed()
      return ok(ready.take())
    },
    notes: () => notesOf(reader, info, fed, damaged, ready.repaired()),
    close: () => {
      decoder.free()
      file.close()
    },
  })
}

/** Where the encoder's count reaches beyond what is there, the file was cut off. */
function endOfSound(planned: number, present: number): number {
  return planned <= present + decoderDelay ? planned : present
}

function notesOf(reader: FrameReader, info: InfoFrame | null, fed: number, damaged: number, repaired: number): string[] {
  const notes: string[] = []
  const claimed = info?.frames ?? null
  if (reader.endsEarly() || (claimed !== null && claimed > fed)) notes.push('it ends earlier than its header says, so what is there was opened')
  if (reader.skipped() > 0 || damaged > 0) notes.push('parts of it are damaged and were left out')
  if (repaired > 0) notes.push(repairNote(repaired))
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
