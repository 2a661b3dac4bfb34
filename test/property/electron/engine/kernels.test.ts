import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSamples, fullScale, bytesPerSample } from '../../../../electron/engine/blocks/sampleFormat.ts'
import {
  addRow,
  averageRow,
  borrowRow,
  decodeRows,
  hashRow,
  inScratch,
  interleaveRows,
  mixRow,
  peakOfRow,
  quantiseS16,
  rampRow,
  roundS16,
  roundS24,
  scaleRow,
  squaresOfRow,
  summariseRow,
  peakS16,
  summariseS16,
} from '../../../../electron/engine/kernels/index.ts'
import {
  interleaved,
  plainAdd,
  plainAverage,
  plainHash,
  plainMix,
  plainPeak,
  plainQuantise,
  plainRamp,
  plainScale,
  plainSquares,
  plainStep,
  plainSummary,
} from '../../../support/naive/plainKernels.ts'
import { noise } from '../../../support/signals.ts'

const odd = [
  Number.NaN,
  -0,
  0,
  1,
  -1,
  2,
  -2,
  Infinity,
  -Infinity,
  1e-42,
  0.5 / 32_768,
  -0.5 / 32_768,
  0.49999997 / 32_768,
  0.99999,
  3e38,
]
/** Noise of any length around the sizes at which kernels and staging change their ways, with odd values strewn in. */
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 250, max: 520 }),
  fc.constantFrom(4095, 4096, 4097, 9001),
)
const rowOf = (length: number) =>
  fc
    .record({
      seed: fc.integer({ min: 1, max: 1e6 }),
      level: fc.constantFrom(0.001, 0.7, 1.4),
      strewn: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...odd)), { maxLength: 6 }),
    })
    .map(({ seed, level, strewn }) => {
      const row = noise(length, seed, level)
      for (const [place, value] of strewn) if (length > 0) row[place % length] = value
      return row
    })
const oneRow = lengths.chain(rowOf)
const twoRows = lengths.chain((length) => fc.tuple(rowOf(length), rowOf(length)))
const gains = fc.oneof(fc.constantFrom(0, 1, -1, 0.5, 1 / 32_768), fc.double({ min: -4, max: 4, noNaN: true }))
const isNumber = (row: Float32Array): boolean => row.every((sample) => !Number.isNaN(sample))

/** Runs a kernel on plain arrays and on borrowed ones; both have to give what plain code gives. */
function expectSame(
  rows: readonly Float32Array[],
  run: (one: Float32Array, two: Float32Array) => void,
  wanted: Float32Array,
): void {
  const [one = new Float32Array(), two = new Float32Array()] = rows.map((row) => row.slice())
  run(one, two)
  expect(one).toEqual(wanted)
  inScratch(() => {
    const [first = new Float32Array(), second = new Float32Array()] = rows.map((row) => {
      const mine = borrowRow(row.length)
      mine.set(row)
      return mine
    })
    run(first, second)
    expect(first.slice()).toEqual(wanted)
  })
}

describe('gains', () => {
  it('scales as plain code does, and leaves no -0', () => {
    fc.assert(
      fc.property(oneRow, gains, (row, gain) => expectSame([row], (one) => scaleRow(one, gain), plainScale(row, gain))),
    )
  })

  it('adds, mixes and averages as plain code does', () => {
    fc.assert(
      fc.property(twoRows, gains, ([row, more], gain) => {
        expectSame([row, more], (one, two) => addRow(one, two), plainAdd(row, more))
        expectSame([row, more], (one, two) => mixRow(one, two, gain), plainMix(row, more, gain))
        expectSame([row, more], (one, two) => averageRow(one, two), plainAverage(row, more))
      }),
    )
  })

  it('draws straight ramps as plain code does, before, in and behind them', () => {
    const ramps = fc.record({
      from: fc.constantFrom(0, 1, 0.3),
      rise: fc.constantFrom(1, -1, 0.123),
      total: fc.integer({ min: 1, max: 10_000 }),
      start: fc.integer({ min: -5000, max: 12_000 }),
      step: fc.constantFrom(1 as const, -1 as const),
    })
    fc.assert(
      fc.property(oneRow, ramps, (row, ramp) => expectSame([row], (one) => rampRow(one, ramp), plainRamp(row, ramp))),
    )
  })
})

describe('stored samples', () => {
  const formats = fc.constantFrom('s16' as const, 's24' as const, 'f32' as const)

  it('are decoded as one by one, forward and backward, from any byte and any frame', () => {
    const directions = fc.constantFrom('forward' as const, 'backward' as const)
    const sources = fc.record({
      format: formats,
      channels: fc.constantFrom(1 as const, 2 as const),
      from: fc.nat(9),
      direction: directions,
      gain: gains,
      shift: fc.nat(3),
    })
    fc.assert(
      fc.property(sources, lengths, ({ format, channels, from, direction, gain, shift }, count) => {
        const frame = bytesPerSample[format] * channels
        const random = noise(Math.ceil(((from + count) * frame + shift) / 4) + 1, count + from + 1)
        const bytes = new Uint8Array(random.buffer).subarray(shift, shift + (from + count) * frame)
        if (format === 'f32') for (let at = 3; at < bytes.length; at += 4) bytes[at] = (bytes[at] ?? 0) & 0xbf
        const rows = Array.from({ length: channels }, () => new Float32Array(count))
        decodeRows({ bytes, format, from, direction, scale: gain / fullScale[format] }, rows)
        rows.forEach((row, channel) => {
          const wanted = new Float32Array(count)
          decodeSamples({ bytes, format, channels, channel: channel as 0 | 1, from, direction, gain }, count, wanted, 0)
          // Products below what a float holds may differ in the sign of their zero.
          expect(row).toEqual(wanted.map((sample) => sample + 0))
        })
      }),
    )
  })

  it('of 16 bits are summed up exactly', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        lengths,
        fc.nat(1),
        fc.constantFrom(0.9, 50),
        (channels, frames, shift, level) => {
          const samples = Int16Array.from(noise(frames * channels, frames + 1, level), (sample) =>
            Math.max(-32_768, Math.min(32_767, sample * 32_768)),
          )
          const bytes = new Uint8Array(samples.byteLength + shift)
          bytes.set(new Uint8Array(samples.buffer), shift)
          const entries = Math.ceil(frames / 256)
          const made = {
            min: new Float32Array(entries * channels),
            max: new Float32Array(entries * channels),
            energy: new Float32Array(entries * channels),
          }
          const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
          expect(peakS16(bytes.subarray(shift))).toBe(loudest / 32_768)
          summariseS16(bytes.subarray(shift), frames, channels, 256, entries, made)
          for (let c = 0; c < channels; c++) {
            const wanted = plainSummary(
              Float32Array.from({ length: frames }, (_, i) => (samples[i * channels + c] ?? 0) / 32_768),
              256,
            )
            for (const key of ['min', 'max', 'energy'] as const)
              expect([...made[key].subarray(c * entries, (c + 1) * entries)]).toEqual(wanted[key])
          }
        },
      ),
    )
  })
})

describe('levels and hashes', () => {
  it('pass over what is not a number, and add up in the order that is promised', () => {
    fc.assert(
      fc.property(oneRow, (row) => {
        const entries = Math.ceil(row.length / 256)
        const made = {
          min: new Float32Array(entries),
          max: new Float32Array(entries),
          energy: new Float32Array(entries),
        }
        summariseRow(row, 256, 0, made)
        const wanted = plainSummary(row, 256)
        // Which zero is the smallest is all that lanes may change.
        expect([...made.min].map((x) => x + 0)).toEqual(wanted.min.map((x) => x + 0))
        expect([...made.max].map((x) => x + 0)).toEqual(wanted.max.map((x) => x + 0))
        expect([...made.energy]).toEqual(wanted.energy)
        expect(peakOfRow(row)).toBe(plainPeak(row))
        if (row.length <= 4096) expect(squaresOfRow(row)).toEqual(plainSquares(row))
      }),
    )
  })

  it('hash as one sample after the other', () => {
    fc.assert(
      fc.property(oneRow.filter(isNumber), fc.integer(), (row, before) => {
        for (const step of [0x0100_0193, 0x9e37_79b1])
          expect(hashRow(row, before | 0, step)).toBe(plainHash(row, before | 0, step))
      }),
    )
  })
})

describe('writing', () => {
  const rows = fc.oneof(
    oneRow.map((row) => [row]),
    twoRows,
  )

  it('rounds to 16 and 24 bits and clips, as plain code does', () => {
    fc.assert(
      fc.property(rows, (channels) => {
        const flat = interleaved(channels)
        const short = new Int16Array(flat.length)
        roundS16(channels, new Uint8Array(short.buffer))
        expect([...short]).toEqual(flat.map((sample) => plainStep(sample, 32_768)))
        const long = new Uint8Array(flat.length * 3)
        roundS24(channels, long)
        expect(
          flat.map(
            (_, i) =>
              (((long[i * 3 + 2] ?? 0) << 24) | ((long[i * 3 + 1] ?? 0) << 16) | ((long[i * 3] ?? 0) << 8)) >> 8,
          ),
        ).toEqual(flat.map((sample) => plainStep(sample, 8_388_608)))
        const floats = new Float32Array(flat.length)
        interleaveRows(channels, new Uint8Array(floats.buffer))
        expect([...floats]).toEqual(flat)
      }),
    )
  })

  it('dithers with the same noise as plain code, and only where a stretch needs it', () => {
    const onGrid = twoRows.map((both) =>
      both.map((row) => row.map((sample, i) => (i % 700 < 512 ? Math.round((sample || 0) * 32_768) / 32_768 : sample))),
    )
    fc.assert(
      fc.property(fc.oneof(rows, onGrid), fc.integer({ min: 1 }), (channels, seed) => {
        const seeds = Uint32Array.of(seed, 2, 3, 4, 5, 6, 7, 8)
        const plainSeeds = seeds.slice()
        const out = new Int16Array(channels.length * (channels[0]?.length ?? 0))
        quantiseS16(channels, new Uint8Array(out.buffer), seeds)
        expect(out).toEqual(plainQuantise(channels, plainSeeds))
        expect(seeds).toEqual(plainSeeds)
      }),
    )
  })
})
