import { expect, test } from 'vitest'
import { rulerTicks } from '../../../../../renderer/features/ruler/rulerTicks.ts'

const labels = (from: number, to: number, pxPerSec: number) =>
  rulerTicks(from, to, pxPerSec).flatMap(({ label }) => (label === undefined ? [] : [label]))

test.each([
  ['an hour in a window', 0, 3600, 0.3, ['0:00', '5:00', '10:00']],
  ['a minute in a window', 0, 60, 18, ['0:00', '0:05', '0:10']],
  ['half a second', 61, 61.5, 2000, ['1:01.00', '1:01.05', '1:01.10']],
  ['past an hour', 3600, 3630, 40, ['1:00:00', '1:00:05', '1:00:10']],
  ['single samples', 0.0001, 0.0002, 2_000_000, ['0:00.00010', '0:00.00015', '0:00.00020']],
])('%s has labels that people count in', (_, from, to, pxPerSec, first) => {
  expect(labels(from, to, pxPerSec).slice(0, first.length)).toEqual(first)
})

test('labels never come closer than their gap, at any zoom', () => {
  for (let pxPerSec = 0.001; pxPerSec < 3_000_000; pxPerSec *= 1.7) {
    const times = rulerTicks(0, 1200 / pxPerSec, pxPerSec)
      .filter(({ label }) => label !== undefined)
      .map(({ time }) => time)
    const gaps = times.slice(1).map((time, i) => (time - (times[i] ?? 0)) * pxPerSec)
    expect(Math.min(...gaps, Infinity)).toBeGreaterThanOrEqual(84 - 1e-6)
  }
})

test('a view has a bounded number of ticks, however long the project is', () => {
  for (let pxPerSec = 0.001; pxPerSec < 3_000_000; pxPerSec *= 1.7) {
    expect(rulerTicks(100, 100 + 1200 / pxPerSec, pxPerSec).length).toBeLessThan(120)
  }
})

test('nothing is drawn before zero', () => {
  expect(rulerTicks(0, 1, 100)[0]).toEqual({ time: 0, label: '0:00' })
})
