import { expect, test } from 'vitest'
import { type Ceiling, findOvers } from '../../../../../electron/engine/asked/findOvers.ts'
import { measureMix, type MixSound } from '../../../../../electron/engine/measure/mix/index.ts'
import { toGain } from '../../../../../electron/engine/model/decibels.ts'

const sampleRate = 48_000

/** What it comes to, however long it takes. */
function run<T>(work: Generator<number, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** A quarter of the rate between its tops: no sample is more than 0.71 of what it is between them. */
function mixOf(rows: readonly Float32Array[]): MixSound {
  return {
    channels: rows.length as 1 | 2,
    mono: 'once',
    read: (from, out) => out.forEach((row, c) => row.set((rows[c] as Float32Array).subarray(from, from + row.length))),
  }
}

function withTones(seconds: number, tones: readonly (readonly [at: number, size: number])[]): Float32Array {
  const row = new Float32Array(seconds * sampleRate)
  for (const [at, size] of tones)
    for (let i = 0; i < 480; i++) {
      const frame = Math.round(at * sampleRate) + i
      if (frame < row.length)
        row[frame] = size * Math.sin((Math.PI / 2) * i + Math.PI / 4) * Math.sin((Math.PI * i) / 480)
    }
  return row
}

const placesIn = (rows: readonly Float32Array[], ceiling: Ceiling) =>
  run(
    findOvers(
      mixOf(rows),
      { start: 0, end: (rows[0] as Float32Array).length },
      { ceiling, sampleRate },
      () => undefined,
    ),
  ).places.map(({ start, end }) => [start / sampleRate, end / sampleRate] as const)

const minusOne: Ceiling = { of: 'true-peak', at: toGain(-1) }

test('a place is where it is over between the samples, though no sample is', () => {
  const row = withTones(5, [
    [1, 1],
    [2.5, 0.8],
    [4, 1],
  ])
  const found = placesIn([row], minusOne)
  expect(found.map(([start]) => Math.round(start * 100) / 100)).toEqual([1, 4])
  for (const [start, end] of found) expect(end - start).toBeLessThan(0.01)
  expect(placesIn([row], { ...minusOne, of: 'sample-peak' })).toEqual([])
  expect(placesIn([row], { of: 'sample-peak', at: 0.6 })).toHaveLength(2)
})

test('either channel is heard, at the seams of what is read in one go and at the very end, too', () => {
  const seam = (4096 - 240) / sampleRate
  const left = withTones(3, [[seam, 1]])
  const right = withTones(3, [[2.995, 1]])
  const found = placesIn([left, right], minusOne)
  expect(found.map(([start]) => Math.round(start * 10) / 10)).toEqual([0.1, 3])
  expect(found.at(-1)?.[1]).toBeLessThanOrEqual(3)
})

test.each([3, 17, 400])(
  'there is one where the true peak that was measured is over, and none where it is not (%i)',
  (seed) => {
    let state = seed
    const noise = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5
    const white = Float32Array.from({ length: sampleRate }, noise)
    // Nothing near the end of the band, as in what people record.
    const row = white.map((one, i) => (one + 2 * (white[i - 1] ?? 0) + (white[i - 2] ?? 0)) / 4)
    const mix = mixOf([row])
    const range = { start: 0, end: row.length }
    const { truePeak } = run(measureMix(mix, { range, through: null }, sampleRate, () => undefined))
    expect(placesIn([row], { of: 'true-peak', at: truePeak * 1.0001 })).toEqual([])
    expect(placesIn([row], { of: 'true-peak', at: truePeak * 0.9999 })).toHaveLength(1)
  },
)
