import { expect, it } from 'vitest'
import { encodingOf, samplesOf, withoutPreSkip } from '../../../../renderer/decoding/samples.ts'

const audio = { sampleRate: 48_000, numberOfChannels: 1 }

/** As a decoder describes FLAC: its sign, a head, and the first block, in which the bits of a sample stand. */
function flac(bits: number): AudioDecoderConfig {
  const description = new Uint8Array(42)
  description[20] = (bits - 1) >> 4
  description[21] = ((bits - 1) & 15) << 4
  return { ...audio, codec: 'flac', description }
}

function decoded(samples: readonly number[]): AudioData {
  const copyTo = (into: Int32Array | Float32Array): void => into.set(samples)
  return { numberOfFrames: samples.length, numberOfChannels: 1, copyTo } as unknown as AudioData
}

it('keeps sound without loss with the bits of its source, all else as floats', () => {
  expect([8, 16, 20, 24, 32].map((bits) => encodingOf(flac(bits)))).toEqual(['s16', 's16', 's24', 's24', 's32'])
  expect(encodingOf({ ...audio, codec: 'flac' })).toBe('s32')
  expect(encodingOf({ ...audio, codec: 'mp4a.40.2' })).toBe('f32')
})

it('packs the upper bits of whole numbers', () => {
  const numbers = [0, -0x8000_0000, 0x7fff_ff00, -0x0001_0000, 0x1234_5600]
  const bytes = Buffer.from(samplesOf(decoded(numbers), 's24')).toString('hex')
  expect(bytes).toBe('000000' + '000080' + 'ffff7f' + '00ffff' + '563412')
  expect([...new Int16Array(samplesOf(decoded(numbers), 's16').buffer)]).toEqual([0, -32_768, 32_767, -1, 0x1234])
  expect([...new Float32Array(samplesOf(decoded([0.25, -2]), 'f32').buffer)]).toEqual([0.25, -2])
})

it('has a decoder of Opus take nothing off, and leaves its header as it was', () => {
  const description = Uint8Array.from({ length: 19 }, (_, k) => k)
  const changed = withoutPreSkip({ ...audio, codec: 'opus', description })
  expect([...(changed.description as Uint8Array)]).toEqual(
    [...description].map((byte) => (byte === 10 || byte === 11 ? 0 : byte)),
  )
  expect(description[10]).toBe(10)
  const aac = { ...audio, codec: 'mp4a.40.2', description }
  expect(withoutPreSkip(aac)).toBe(aac)
})
