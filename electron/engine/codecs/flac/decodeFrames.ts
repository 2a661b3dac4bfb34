import { borrowMemory } from '../blockMemory.ts'
import type { Frame } from './createFrameReader.ts'
import { bytesOf, writeIntegers } from './interleave.ts'
import type { StreamInfo } from './streamInfo.ts'
import type { WasmFlac } from './wasmFlac.ts'

/**
 * The sound of all of them, `count` samples long, as packed whole numbers; null where one of them can't be decoded or
 * its checksum does not hold.
 */
export function decodeFrames(
  decoder: WasmFlac,
  frames: readonly Frame[],
  count: number,
  info: StreamInfo,
): Uint8Array | null {
  const bytes = new Uint8Array(borrowMemory(count * info.channels * bytesOf(info.bits)))
  let done = 0
  try {
    for (const frame of frames) {
      const sound = decoder.decode(frame.bytes)
      if (sound?.length !== info.channels || sound[0]?.length !== frame.blockSize) return null
      writeIntegers(sound, frame.blockSize, info.bits, bytes, done)
      done += frame.blockSize
    }
    return bytes
  } catch (error) {
    // A frame that is made to mislead can make the decoder reach outside its memory; it is alone in there.
    if (error instanceof Error && error.name === 'RuntimeError') return null
    throw error
  }
}
