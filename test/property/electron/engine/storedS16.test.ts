import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyS16, gainS16, type StoredS16 } from '../../../../electron/engine/kernels/index.ts'
import { interleaved, plainQuantise } from '../../../support/naive/plainKernels.ts'

type Case = Pick<StoredS16, 'channels' | 'direction' | 'gain'> & { readonly samples: Int16Array }

/** Around the sizes of vectors, of stretches that are dithered together, and of parts. */
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 250, max: 520 }),
  fc.constantFrom(8191, 8192, 8193, 17_001),
)
const gains = fc.oneof(fc.constantFrom(-1, 0.5, 2, 1), fc.double({ min: -4, max: 4, noNaN: true }))
const cases = fc
  .record({
    frames: lengths,
    seed: fc.integer({ min: 1 }),
    channels: fc.constantFrom(1, 2),
    direction: fc.constantFrom('forward', 'backward'),
    gain: gains,
  })
  .map(({ frames, seed, channels, direction, gain }): Case => ({
    samples: loud(frames * channels, seed),
    channels: channels === 1 ? 1 : 2,
    direction: direction === 'forward' ? 'forward' : 'backward',
    gain,
  }))

/** Samples of all sizes, and some silence, which is never dithered. */
function loud(count: number, seed: number): Int16Array {
  let state = seed
  return Int16Array.from({ length: count }, (_, i) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    return i % 2000 < 1100 ? state >> 16 : 0
  })
}

/** Rows in the order in which they are heard. */
function rowsOf({ samples, channels, direction, gain }: Case): Float32Array[] {
  const row = (channel: number): Float32Array =>
    Float32Array.from(
      samples.filter((_, i) => i % channels === channel),
      (sample) => (sample * gain) / 32_768 + 0,
    )
  const rows = Array.from({ length: channels }, (_, channel) => row(channel))
  return direction === 'forward' ? rows : rows.map((one) => one.toReversed())
}

const bytesOf = (samples: Int16Array): Uint8Array => new Uint8Array(samples.buffer)

describe('stored 16 bits', () => {
  it('are copied to the bit in the order in which they are heard, from one channel to two as well', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const rows = rowsOf({ ...one, gain: 1 })
        for (const channels of one.channels === 1 ? ([1, 2] as const) : ([2] as const)) {
          const out = new Int16Array((one.samples.length / one.channels) * channels)
          copyS16({ ...one, bytes: bytesOf(one.samples) }, channels, bytesOf(out))
          const wanted = interleaved(channels > one.channels ? [...rows, ...rows] : rows)
          expect([...out]).toEqual(wanted.map((sample) => sample * 32_768))
        }
      }),
    )
  })

  it('get a gain and its dither as rows of floats do', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1 }), (one, seed) => {
        const seeds = Uint32Array.of(seed, 2, 3, 4, 5, 6, 7, 8)
        const plainSeeds = seeds.slice()
        const out = new Int16Array(one.samples.length)
        gainS16({ ...one, bytes: bytesOf(one.samples) }, bytesOf(out), seeds)
        expect(out).toEqual(plainQuantise(rowsOf(one), plainSeeds))
        expect(seeds).toEqual(plainSeeds)
      }),
    )
  })
})
