import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createFlacCoder } from '../../../../../../../electron/engine/codecs/encode/flac/createFlacCoder.ts'
import { loadLibFlac } from '../../../../../../../electron/engine/codecs/encode/flac/loadLibFlac.ts'
import { quickLibFlac } from '../../../../../../../electron/engine/codecs/encode/flac/quickLibFlac.ts'
import { random } from '../../../../../../support/signals.ts'

const plain = loadLibFlac((code) => code)
const quick = loadLibFlac()

/** Tones, noise, silence, full scale and steps, one behind the other; the last block is short. */
function sound(depth: 16 | 24, channels: 1 | 2): Uint8Array {
  const next = random(11)
  const top = 2 ** (depth - 1) - 1
  const kinds: readonly ((i: number) => number)[] = [
    (i) => Math.sin(i * 0.05) * 0.6 + Math.sin(i * 0.31) * 0.2,
    () => next() * 2 - 1,
    () => 0,
    (i) => (i % 97 < 48 ? 1 : -1),
    (i) => Math.sin(i * 0.02 * (1 + i / 40_000)) * 0.3 + (next() - 0.5) * 0.01,
  ]
  const frames = 5 * 9000 + 777
  const bytes = Buffer.alloc(frames * channels * (depth / 8))
  for (let i = 0; i < frames * channels; i++) {
    const kind = kinds[Math.floor(i / channels / 9000) % kinds.length] as (at: number) => number
    bytes.writeIntLE(Math.round(kind(i) * top), i * (depth / 8), depth / 8)
  }
  return new Uint8Array(bytes)
}

test.each([
  [16, 1],
  [16, 2],
  [24, 1],
  [24, 2],
] as const)('%i bits in %i channels become the same frames as without kernels, to the bit', (depth, channels) => {
  const encode = (library: typeof plain): Buffer => {
    const coder = createFlacCoder({ kind: 'flac', depth, channels, sampleRate: 44_100, firstBlock: 3 }, library)
    return Buffer.concat([coder.encode([sound(depth, channels)]), coder.finish()])
  }
  expect(encode(quick).equals(encode(plain))).toBe(true)
})

test('all three functions are those that are known, and other code stays as it is', () => {
  const code = readFileSync(createRequire(import.meta.url).resolve('libflacjs/dist/libflac.wasm.wasm'))
  const quicker = quickLibFlac(code)
  // Kernels are shorter than what the package has, by more than two of the functions together.
  expect(code.length - quicker.length).toBeGreaterThan(5000)
  expect(quickLibFlac(quicker).length).toBe(quicker.length)
})
