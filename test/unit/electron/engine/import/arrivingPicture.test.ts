import { expect, test } from 'vitest'
import type { BlockSummary } from '../../../../../electron/engine/blocks/blockStore.ts'
import { drawArriving } from '../../../../../electron/engine/import/arrivingPicture.ts'

const summary = (...peaks: readonly number[]): BlockSummary => ({
  entries: peaks.length,
  min: Float32Array.from(peaks, (peak) => -peak),
  max: Float32Array.from(peaks, (peak) => peak / 2),
  energy: new Float32Array(peaks.length),
})

test('a sound that is read from two places at once is drawn in both, and grows in each', () => {
  const drawing = drawArriving(2)
  expect(new Set(drawing.columns())).toEqual(new Set([null]))
  drawing.add(0, 0.5, summary(0, 1))
  drawing.add(1, 1, summary(0.5))
  const columns = drawing.columns()
  expect(columns).toHaveLength(240)
  expect([columns[0], columns[29], columns[30], columns[59]]).toEqual([0, 0, 255, 255])
  expect(new Set(columns.slice(60, 120))).toEqual(new Set([null]))
  expect(new Set(columns.slice(120))).toEqual(new Set([128]))
  drawing.add(0, 1, summary(0.25))
  expect(drawing.columns()).not.toContain(null)
  expect(drawing.columns()[59]).toBe(255)
})

test('what comes in pieces smaller than a column keeps the highest of them', () => {
  const drawing = drawArriving(1)
  for (const [step, peak] of [0.1, 1, 0.2].entries()) drawing.add(0, (step + 1) / 1000, summary(peak))
  expect(drawing.columns()[0]).toBe(255)
})
