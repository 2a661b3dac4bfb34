import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compressRows,
  createGate,
  createHall,
  createLimiting,
  filterRows,
  peaksBetween,
  portionFrames,
  type Portions,
  weighRows,
} from '../../../../electron/engine/kernels/index.ts'
import { peakingSection } from '../../../../shared/dsp/biquad.ts'
import { kWeightingSections } from '../../../../electron/engine/measure/loudness/kWeighting.ts'
import { between, phases } from '../../../../electron/engine/measure/loudness/truePeak.ts'
import { plainGate, plainLimit } from '../../../support/naive/plainDynamics.ts'
import {
  plainBetween,
  plainCompress,
  plainFilter,
  plainHalved,
  plainLog2,
  plainWeigh,
} from '../../../support/naive/plainEffects.ts'
import { plainRoom } from '../../../support/naive/plainRoom.ts'
import { noise } from '../../../support/signals.ts'

const lengths = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(4095, 4096, 4097, 9001))
const levels = fc.constantFrom(0.001, 0.2, 1, 2000)
const rowsOf = fc
  .tuple(fc.constantFrom(1, 2), lengths, levels, fc.integer({ min: 1, max: 1e6 }))
  .map(([channels, length, level, seed]) => Array.from({ length: channels }, (_, c) => noise(length, seed + c, level)))

describe('a row through second-order sections', () => {
  it('comes out as plain code has it, cut into blocks or not', () => {
    const bands = fc.array(
      fc.record({
        frequency: fc.integer({ min: 20, max: 20_000 }),
        gain: fc.integer({ min: -24, max: 24 }),
        q: fc.double({ min: 0.2, max: 20, noNaN: true }),
      }),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(rowsOf, bands, fc.integer({ min: 1, max: 5000 }), (rows, shapes, cut) => {
        const sections = shapes.map(({ frequency, gain, q }) => peakingSection(44_100, frequency, gain, q))
        const state = {
          sections: sections.length,
          shapes: Float64Array.from(sections.flatMap(({ b0, b1, b2, a1, a2 }) => [b0, b1, b2, a1, a2])),
          last: new Float64Array(sections.length * 8),
          position: 0,
        }
        const out = rows.map((row) => row.slice())
        filterRows(
          out.map((row) => row.subarray(0, cut)),
          state,
        )
        filterRows(
          out.map((row) => row.subarray(cut)),
          state,
        )
        expect(out).toEqual(rows.map((row) => plainFilter(row, sections)))
      }),
    )
  })
})

describe('rows heard through the filters of loudness', () => {
  it('come to the sums that plain code has, in whole stretches one after the other', () => {
    const [{ b0, b1, b2, a1, a2 }, { a1: c1, a2: c2 }] = kWeightingSections(44_100)
    const shapes = [b0, b1, b2, a1, a2, c1, c2]
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: 0, max: 20 }), (rows, stretches) => {
        const state = { shapes: Float64Array.from(shapes), last: new Float64Array(12) }
        const sums: number[][] = rows.map(() => [])
        const hear = (parts: readonly Float32Array[]): void =>
          weighRows(parts, 512, state, (_, ...both) => sums.forEach((list, c) => list.push(both[c] as number)))
        hear(rows.map((row) => row.subarray(0, stretches * 512)))
        hear(rows.map((row) => row.subarray(stretches * 512)))
        const wanted = rows.map((row) => {
          const last = [0, 0, 0, 0, 0, 0]
          return [row.subarray(0, stretches * 512), row.subarray(stretches * 512)].flatMap((part) =>
            plainWeigh(part, 512, shapes, last),
          )
        })
        expect(sums).toEqual(wanted)
      }),
    )
  })
})

describe('compressed rows', () => {
  it('come out as plain code has them, cut into blocks or not', () => {
    const shapes = fc.record({
      threshold: fc.double({ min: -10, max: 0, noNaN: true }),
      slope: fc.double({ min: 0, max: 1, noNaN: true }),
      knee: fc.constantFrom(0, 1, 4),
      attack: fc.constantFrom(0, 0.9, 0.999),
      release: fc.constantFrom(0, 0.99, 0.9999),
      makeup: fc.constantFrom(1, 0.5, 3.3),
    })
    fc.assert(
      fc.property(rowsOf, shapes, fc.integer({ min: 1, max: 5000 }), (rows, shape, cut) => {
        const out = rows.map((row) => row.slice())
        const state = { octaves: new Float64Array(2), position: 0 }
        compressRows(
          out.map((row) => row.subarray(0, cut)),
          shape,
          state,
        )
        compressRows(
          out.map((row) => row.subarray(cut)),
          shape,
          state,
        )
        const wanted = new Float64Array(2)
        expect(out).toEqual(plainCompress(rows, shape, wanted))
        expect(state.octaves).toEqual(wanted)
      }),
    )
  })

  it('know logarithms and powers of two to within 0.00002 dB', () => {
    const octave = 20 * Math.log10(2)
    for (let level = 1e-9; level < 1e6; level *= 1.0037)
      expect(Math.abs(plainLog2(Math.fround(level)) - Math.log2(Math.fround(level))) * octave).toBeLessThan(2e-5)
    for (let octaves = 0; octaves < 40; octaves += 0.0137) {
      const exact = 2 ** -Math.fround(octaves)
      expect(Math.abs(20 * Math.log10(plainHalved(Math.fround(octaves)) / exact))).toBeLessThan(2e-5)
    }
  })
})

describe('peaks between samples', () => {
  it('are what plain code finds, frame by frame, and are left out where they can not matter', () => {
    fc.assert(
      fc.property(lengths, levels, fc.integer({ min: 1, max: 1e6 }), (length, level, seed) => {
        const row = noise(length + 11, seed, level)
        const wanted = plainBetween(row, between.shapes)
        const peaks = new Float32Array(length)
        expect(peaksBetween(row, between, 0, peaks)).toBe(wanted.reduce((most, peak) => Math.max(most, peak), 0))
        expect(peaks).toEqual(wanted)
        peaksBetween(row, between, level, peaks)
        expect(peaks.every((peak, i) => peak === wanted[i] || (peak === 0 && (wanted[i] ?? 0) <= level))).toBe(true)
        expect(peaksBetween(row, between, level * 100)).toBe(0)
      }),
    )
  })

  it('are those of the four phases of the standard, to within 0.00001 dB', () => {
    const row = noise(500, 3, 1)
    const peaks = new Float32Array(row.length - 11)
    peaksBetween(row, between, 0, peaks)
    for (const [at, peak] of peaks.entries()) {
      const sums = phases.map((phase) =>
        Math.abs(phase.reduce((sum, tap, k) => sum + tap * (row[at + 11 - k] as number), 0)),
      )
      expect(Math.abs(20 * Math.log10(peak / Math.max(...sums, Math.abs(row[at + 5] as number))))).toBeLessThan(1e-5)
    }
  })
})

/** Loud and quiet stretches, of whole portions. */
const portionsOf = fc
  .tuple(
    fc.constantFrom(1, 2),
    fc.integer({ min: 1, max: 12 }),
    fc.array(fc.constantFrom(0, 0.001, 0.05, 0.3, 1, 30), { minLength: 1, maxLength: 9 }),
    fc.integer({ min: 1, max: 1e6 }),
  )
  .map(([channels, portions, steps, seed]) =>
    Array.from({ length: channels }, (_, c) =>
      noise(portions * portionFrames, seed + c, 1).map(
        (sample, i, row) => sample * (steps[Math.floor((i * steps.length) / row.length)] as number),
      ),
    ),
  )

function run(portions: Portions, rows: readonly Float32Array[]): Float32Array[] {
  const out = rows.map((row) => new Float32Array(row.length))
  for (let at = 0; at < (rows[0]?.length ?? 0); at += portionFrames) {
    portions.inputs.forEach((input, c) => input.set((rows[c] as Float32Array).subarray(at, at + portionFrames)))
    portions.run()
    portions.outputs.forEach((output, c) => (out[c] as Float32Array).set(output, at))
  }
  return out
}

/** How far apart two sounds are at most, compared with the sample there. */
function farthest(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  return Math.max(
    ...one.flatMap((row, c) =>
      Array.from(
        row,
        (sample, i) => Math.abs(sample - ((other[c] as Float32Array)[i] as number)) / Math.max(1e-9, Math.abs(sample)),
      ),
    ),
  )
}

describe('a brick wall', () => {
  it('gives what plain code gives with 64 bits, within 0.00001 dB, whether it rests in between or not', () => {
    fc.assert(
      fc.property(
        portionsOf,
        fc.constantFrom(2, 3, 40, 221, 960, 1920),
        fc.constantFrom(0.02, 0.25, 0.9),
        fc.constantFrom(0.9, 0.999, 0.99995),
        (rows, ahead, ceiling, release) => {
          const shape = { ceiling: Math.fround(ceiling), ahead, release, between, doubt: 1 + 2e-6 }
          const out = run(createLimiting(shape, rows.length), rows)
          expect(farthest(out, plainLimit(rows, shape))).toBeLessThan(1e-6)
          expect(out.every((row) => row.every((sample) => Math.abs(sample) <= shape.ceiling))).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([221, 960, 1920])('has let go of a peak completely before it rests: looking ahead by %i frames', (ahead) => {
    for (const place of [0, 500, portionFrames - 1]) {
      const row = noise(8 * portionFrames, 5, 0.01)
      row[portionFrames + place] = 1
      const shape = { ceiling: 0.25, ahead, release: 0.9, between, doubt: 1 + 2e-6 }
      expect(farthest(run(createLimiting(shape, 1), [row]), plainLimit([row], shape))).toBeLessThan(1e-6)
    }
  })
})

describe('a gate', () => {
  it('gives what plain code gives with 64 bits, rounded once more', () => {
    const shapes = fc.record({
      open: fc.constantFrom(0.01, 0.1, 0.4),
      share: fc.constantFrom(0.5, 1),
      hold: fc.constantFrom(1, 64, 65, 66, 700, 5000),
      fall: fc.constantFrom(0.9, 0.9999),
      closed: fc.constantFrom(0, 0.01, 1),
      ahead: fc.constantFrom(1, 220, 1023, 1024, 1025, 3000),
    })
    fc.assert(
      fc.property(portionsOf, shapes, (rows, { open, share, hold, fall, closed, ahead }) => {
        const gate = { open, close: open * share, hold, rise: (1 - closed) / ahead, fall, closed, ahead }
        expect(farthest(run(createGate(gate, rows.length), rows), plainGate(rows, gate))).toBeLessThan(2 ** -22)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a room', () => {
  it('answers as plain code has it with 64 bits, but for what nobody hears, cut into blocks or not', () => {
    const lines = (count: number) => fc.array(fc.integer({ min: 1, max: 900 }), { minLength: count, maxLength: count })
    const shapes = fc.record({
      combs: fc.constantFrom(4, 8).chain(lines),
      allPasses: lines(2),
      feedback: fc.constantFrom(0.7, 0.9, 0.98),
      damping: fc.constantFrom(0, 0.2, 0.4),
    })
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 1e6 }),
        shapes,
        fc.integer({ min: 1, max: 5000 }),
        (length, seed, shape, cut) => {
          const sound = noise(length, seed, 0.01)
          const hall = createHall({ rooms: [shape], preDelay: 0, sent: 0.5, wet: 1, dry: 0 })
          const out = sound.slice()
          hall([out.subarray(0, cut)])
          hall([out.subarray(cut)])
          const plain = plainRoom(shape, sound)
          const loudest = plain.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-3)
          expect(out.length).toBe(length)
          expect(Math.max(0, ...out.map((sample, i) => Math.abs(sample - (plain[i] ?? 0))))).toBeLessThan(
            loudest * 1e-5,
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
