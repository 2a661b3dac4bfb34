import { expect, test } from 'vitest'
import { PeakFallback } from '../../../../../renderer/features/waveform/peakFallback.ts'

const window = (first: number, maxes: number[]) => ({
  first,
  count: maxes.length,
  maxes: Float32Array.from(maxes),
  mins: Float32Array.from(maxes, (value) => -value),
  cores: Float32Array.from(maxes, (value) => value / 2),
})

test('missing columns are filled from what was shown last, stretched to the new zoom', () => {
  const fallback = new PeakFallback()
  fallback.remember(window(10, [0.25, 0.5]), 10, 1)
  const next = window(20, [Number.NaN, Number.NaN, Number.NaN, 1])

  fallback.fill(next, 20, 1)

  expect([...next.maxes]).toEqual([0.25, 0.25, 0.5, 1])
  expect([...next.mins]).toEqual([-0.25, -0.25, -0.5, -1])
  expect([...next.cores]).toEqual([0.125, 0.125, 0.25, 0.5])
})

test('where nothing was shown there is silence', () => {
  const next = window(0, [Number.NaN, Number.NaN])
  new PeakFallback().fill(next, 20, 1)
  expect([...next.maxes]).toEqual([0, 0])
})

test('each channel is filled from its own', () => {
  const fallback = new PeakFallback()
  fallback.remember(
    { first: 0, count: 1, maxes: Float32Array.of(0.25, 0.75), mins: new Float32Array(2), cores: new Float32Array(2) },
    10,
    2,
  )
  const next = {
    first: 0,
    count: 1,
    maxes: Float32Array.of(Number.NaN, Number.NaN),
    mins: new Float32Array(2),
    cores: new Float32Array(2),
  }
  fallback.fill(next, 10, 2)
  expect([...next.maxes]).toEqual([0.25, 0.75])
})
