import { expect, test } from 'vitest'
import { timeFormats } from '../../../../../shared/schemas/settingChoices.ts'
import { rulerTicks } from '../../../../../renderer/features/ruler/rulerTicks.ts'

const clock = { format: 'clock', sampleRate: 48_000 } as const
const counts = timeFormats.map((format) => ({ format, sampleRate: 48_000 }))

const labels = (from: number, to: number, pxPerSec: number) =>
  rulerTicks(from, to, pxPerSec, clock).flatMap(({ label }) => (label === undefined ? [] : [label]))

test.each([
  ['an hour in a window', 0, 3600, 0.3, ['0:00', '5:00', '10:00']],
  ['a minute in a window', 0, 60, 18, ['0:00', '0:05', '0:10']],
  ['half a second', 61, 61.5, 2000, ['1:01.00', '1:01.05', '1:01.10']],
  ['past an hour', 3600, 3630, 40, ['1:00:00', '1:00:05', '1:00:10']],
  ['single samples', 0.0001, 0.0002, 2_000_000, ['0:00.00010', '0:00.00015', '0:00.00020']],
])('%s has labels that people count in', (_, from, to, pxPerSec, first) => {
  expect(labels(from, to, pxPerSec).slice(0, first.length)).toEqual(first)
})

test.each(counts)('labels never come closer than their gap, at any zoom: $format', (count) => {
  for (let pxPerSec = 0.001; pxPerSec < 3_000_000; pxPerSec *= 1.7) {
    const times = rulerTicks(0, 1200 / pxPerSec, pxPerSec, count)
      .filter(({ label }) => label !== undefined)
      .map(({ time }) => time)
    const gaps = times.slice(1).map((time, i) => (time - (times[i] ?? 0)) * pxPerSec)
    expect(Math.min(...gaps, Infinity)).toBeGreaterThanOrEqual(84 - 1e-6)
  }
})

test.each(counts)('a view has a bounded number of ticks, however long the project is: $format', (count) => {
  for (let pxPerSec = 0.001; pxPerSec < 3_000_000; pxPerSec *= 1.7) {
    expect(rulerTicks(100, 100 + 1200 / pxPerSec, pxPerSec, count).length).toBeLessThan(120)
  }
})

test('nothing is drawn before zero', () => {
  expect(rulerTicks(0, 1, 100, clock)[0]).toEqual({ time: 0, label: '0:00' })
})

test('seconds and samples are counted in tens, and a sample is not divided', () => {
  const of = (format: 'seconds' | 'samples', from: number, to: number, pxPerSec: number) =>
    rulerTicks(from, to, pxPerSec, { format, sampleRate: 1000 })
  const said = (ticks: ReturnType<typeof of>) => ticks.flatMap(({ label }) => label ?? []).slice(0, 3)
  expect(said(of('seconds', 0, 3600, 0.3))).toEqual(['0', '500', '1000'])
  expect(said(of('seconds', 61, 61.5, 2000))).toEqual(['61.00', '61.05', '61.10'])
  expect(said(of('samples', 60, 70, 100))).toEqual(['60000', '61000', '62000'])
  expect(of('samples', 60, 70, 100).find(({ label }) => label === '61000')?.time).toBe(61)
  expect(of('samples', 0, 0.003, 100_000).every(({ label }) => label !== undefined)).toBe(true)
})
