import { crc16 } from './crc.ts'
import type { Frame } from './createFrameReader.ts'
import { decodeFrames } from './decodeFrames.ts'
import type { FrameHeader } from './frameHeader.ts'
import { bytesOf } from './interleave.ts'
import type { StreamInfo } from './streamInfo.ts'
import { openWasmFlac } from './wasmFlac.ts'

/** The smallest frame there is: a header and silence of one channel. */
const smallestFrame = 10

/** Where a frame stands in the sound. */
export function placeOf({ blocking, number }: FrameHeader, info: StreamInfo): number {
  return blocking === 'fixed' ? number * info.longestBlock : number
}

/**
 * Whether a frame can be the next whole one behind `done`: no more sound is lost than the bytes that were skipped can
 * have held.
 */
export function isNextWhole(header: FrameHeader, skipped: number, done: number, info: StreamInfo): boolean {
  const lost = placeOf(header, info) - done
  return lost >= 0 && lost <= (Math.floor(skipped / smallestFrame) + 1) * info.longestBlock
}

/** As `decodeFrames`, one by one, with silence for those that are damaged; null where all of them are. */
export async function decodeWhole(
  frames: readonly Frame[],
  count: number,
  info: StreamInfo,
): Promise<Uint8Array | null> {
  const width = info.channels * bytesOf(info.bits)
  const bytes = new Uint8Array(count * width)
  let done = 0
  let whole = 0
  let decoder = await openWasmFlac()
  for (const frame of frames) {
    const isSound = crc16(frame.bytes, 0, frame.bytes.length) === 0
    const sound = isSound ? decodeFrames(decoder, [frame], frame.blockSize, info) : null
    if (sound !== null) bytes.set(sound.subarray(0, frame.blockSize * width), done * width)
    whole += sound === null ? 0 : 1
    if (isSound && sound === null) {
      // What misled it may have left it in any state.
      decoder.free()
      decoder = await openWasmFlac()
    }
    done += frame.blockSize
  }
  decoder.free()
  return whole === 0 ? null : bytes
}
