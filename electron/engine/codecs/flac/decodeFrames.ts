import type { FLACDecoder } from '@wasm-audio-decoders/flac'
import { borrowMemory } from '../blockMemory.ts'
import { quietly } from '../quietly.ts'
import type { Frame } from './createFrameReader.ts'
import { bytesOf, writeIntegers } from './interleave.ts'
import type { StreamInfo } from './streamInfo.ts'

/** Frames that are decoded at a time: what comes of them is still in the processor's cache when it is packed. */
const atOnce = 4

/** The sound of all of them, `count` samples long, as packed whole numbers; null where one of them can't be decoded or its checksum does not hold. */
export async function decodeFrames(decoder: FLACDecoder, frames: readonly Frame[], count: number, info: StreamInfo): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(borrowMemory(count * info.channels * bytesOf(info.bits)))
  let done = 0
  try {
    for (let at = 0; at < frames.length; at += atOnce) {
      const some = frames.slice(at, at + atOnce)
      const wanted = some.reduce((sum, frame) => sum + frame.blockSize, 0)
      const { errors, samplesDecoded, channelData } = await quietly(async () => decoder.decodeFrames(some.map((frame) => frame.bytes)))
      if (errors.length > 0 || samplesDecoded !== wanted || channelData.length !== info.channels) return null
      writeIntegers(channelData, wanted, info.bits, bytes, done)
      done += wanted
    }
    return bytes
  } catch (error) {
    // A frame that is made to mislead can make the decoder reach outside its memory; it is alone in there.
    if (error instanceof Error && error.name === 'RuntimeError') return null
    throw error
  }
}
