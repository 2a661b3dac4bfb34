import { expect, test } from 'vitest'
import { createFlacCoder } from '../../../../../../../electron/engine/codecs/encode/flac/createFlacCoder.ts'
import { flacBlockFrames } from '../../../../../../../electron/engine/codecs/encode/flac/flacHead.ts'

const settings = { kind: 'flac', depth: 16, channels: 2, sampleRate: 44_100, firstBlock: 130 } as const
const blockBytes = flacBlockFrames * 4

/** Of so many blocks; nothing can be taken out of noise, so that its frames are longer than it is. */
function sound(kind: 'noise' | 'tone', blocks: number): Uint8Array<ArrayBuffer> {
  const samples = new Int16Array(blocks * flacBlockFrames * 2)
  let random = 0x2545_f491
  for (let i = 0; i < samples.length; i++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0
    samples[i] = kind === 'noise' ? random >> 16 : 9000 * Math.sin((i >> 1) * 0.02)
  }
  return new Uint8Array(samples.buffer)
}

function encode(stretches: readonly Uint8Array[]) {
  const coder = createFlacCoder(settings)
  const parts = stretches.map((bytes) => coder.encode([bytes]))
  return { parts, whole: Buffer.concat([...parts, coder.finish()]) }
}

test.each(['noise', 'tone'] as const)('frames of %s are the same whatever memory they are written to', (kind) => {
  const blocks = Array.from({ length: 6 }, (_, k) => sound(kind, 6).slice(k * blockBytes, (k + 1) * blockBytes))
  const { whole } = encode([sound(kind, 6)])
  expect(encode(blocks).whole.equals(whole)).toBe(true)
  expect(whole.length > 6 * blockBytes).toBe(kind === 'noise')
})

test('frames lie in the memory that the sound came in', () => {
  const bytes = sound('tone', 6)
  const { parts } = encode([bytes])
  expect(parts[0]?.buffer).toBe(bytes.buffer)
  expect(parts[0]?.length).toBeGreaterThan(1000)
})
