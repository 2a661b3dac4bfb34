import { createHash } from 'node:crypto'
import { flacHead, flacBlockFrames } from '../../codecs/encode/flac/flacHead.ts'
import type { Encoder, Encoders } from '../../codecs/encode/encoderThreads.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { bytesOf, type FilePlan, type SoundWriter } from './soundWriter.ts'

/** Blocks that one thread encodes at a time: about six seconds. */
const segmentBlocks = 64

/**
 * FLAC blocks know nothing of each other, so stretches of them are encoded side by side and written in order. The head,
 * with the checksum of all sound, is written again at the end.
 */
export function createFlacWriter(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  const depth = plan.format === 'flac16' ? 16 : 24
  const { channels, sampleRate } = plan
  const frameBytes = channels * (depth / 8)
  const hash = createHash('md5')
  const running: { encoder: Encoder; encoded: Promise<readonly Uint8Array[]> }[] = []
  const segmentBytes = segmentBlocks * flacBlockFrames * frameBytes
  /** Memory of segments that are written. */
  const spare: Uint8Array<ArrayBuffer>[] = []
  let segment = new Uint8Array(segmentBytes)
  let filled = 0
  let blocksBefore = 0

  const head = (md5: Uint8Array): Uint8Array =>
    flacHead({ depth, channels, sampleRate, frames: plan.frames, md5, tags: plan })
  write(head(new Uint8Array(16)))
  const writeOldest = async (): Promise<void> => {
    const oldest = running.shift()
    if (oldest === undefined) return
    for (const bytes of await oldest.encoded) {
      write(bytes)
      // The encoder gives its frames in the memory that the sound went to it in.
      if (bytes.buffer.byteLength === segmentBytes) spare.push(new Uint8Array(bytes.buffer as ArrayBuffer))
    }
  }
  const start = (sound: Uint8Array): void => {
    const encoder = encoders.open({ kind: 'flac', depth, channels, sampleRate, firstBlock: blocksBefore })
    const first = encoder.encode([sound])
    const encoded = Promise.all([first, encoder.finish()])
    encoded.catch(() => undefined)
    running.push({ encoder, encoded })
    blocksBefore += segmentBlocks
  }
  return {
    put: async (chunk) => {
      const bytes = bytesOf(chunk)
      hash.update(bytes)
      // The sound of a block may be gone after a wait, so all of it is kept before the first.
      const full: Uint8Array[] = []
      for (let at = 0; at < bytes.length;) {
        const fits = bytes.subarray(at, at + segment.length - filled)
        segment.set(fits, filled)
        filled += fits.length
        at += fits.length
        if (filled < segment.length) continue
        full.push(segment)
        segment = spare.pop() ?? new Uint8Array(segmentBytes)
        filled = 0
      }
      for (const sound of full) {
        // One more than there are threads, so that none waits for its next segment.
        while (running.length > encoders.concurrency) await writeOldest()
        start(sound)
      }
    },
    end: async () => {
      if (filled > 0) start(segment.slice(0, filled))
      while (running.length > 0) await writeOldest()
      write(head(hash.digest()), 0)
    },
    close: () => {
      for (const { encoder } of running.splice(0)) encoder.close()
    },
  }
}
