import { expect, test } from 'vitest'
import type { Encoder } from '../../../../../../electron/engine/codecs/encode/encoderThreads.ts'
import { createHeldSegments, longestSegment } from '../../../../../../electron/engine/export/writers/heldSegments.ts'

/** Gives what it was given, read when somebody waits for it, as a thread does that shares its memory. */
function openLate(seen: Set<ArrayBufferLike>): Encoder {
  let given: readonly ArrayBufferView[] = []
  return {
    encode: async (input) => {
      given = input
      for (const { buffer } of input) seen.add(buffer)
      return new Uint8Array(0)
    },
    finish: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return Buffer.concat(
        given.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
      )
    },
    close: () => undefined,
  }
}

test('segments keep their sound until they are joined, in memory that is used again', async () => {
  // given: six segments of noise
  const frames = 6 * longestSegment
  const sound = new Float32Array(frames)
  let random = 0x2545_f491
  for (let i = 0; i < frames; i++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0
    sound[i] = random / 2 ** 31
  }
  const seen = new Set<ArrayBufferLike>()
  const heard = new Float32Array(frames)
  let joined = 0
  // when
  const queue = createHeldSegments({
    channels: 1,
    frames,
    concurrency: 2,
    open: () => openLate(seen),
    without: () => 0,
    join: async (segment) => {
      // Once more, as for a seam that is not found at first.
      for (const encoded of [await segment.encoded, await segment.encode(0)])
        heard.set(
          new Float32Array(encoded.buffer.slice(encoded.byteOffset, encoded.byteOffset + encoded.length)),
          segment.from,
        )
      joined += 1
    },
  })
  const chunk = new Float32Array(1 << 16)
  for (let at = 0; at < frames; at += chunk.length) {
    const more = chunk.subarray(0, Math.min(chunk.length, frames - at))
    more.set(sound.subarray(at, at + more.length))
    await queue.put([more])
  }
  await queue.end()
  // then
  expect(Buffer.from(heard.buffer).equals(Buffer.from(sound.buffer))).toBe(true)
  expect(joined).toBeGreaterThan(5)
  expect(seen.size).toBeLessThanOrEqual(4)
})
