import { expect, test } from 'vitest'
import { advanceLevel, sayLevel, shareOfScale, silence } from '../../../../../renderer/features/meters/ballistics.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const full = advanceLevel(silence, 1, 0)

test('a peak is shown at once and falls by 20 dB in 1.7 seconds', () => {
  expect(full.db).toBe(0)
  expect(advanceLevel(full, 0, 1700).db).toBeCloseTo(-20, 6)
  expect(advanceLevel(full, 0.5, 1700).db).toBeCloseTo(-6.02, 2)
})

test('the highest of the last moments is held for one and a half seconds', () => {
  const held = advanceLevel(full, 0.1, 1400)
  expect(held.heldDb).toBe(0)
  expect(advanceLevel(held, 0.1, 1600).heldDb).toBeCloseTo(-18.8, 1)
})

test('the highest of all stays, and so does a sample at full scale', () => {
  const later = advanceLevel(advanceLevel(full, 0.1, 5000), 0, 60_000)
  expect(later.highestDb).toBe(0)
  expect(later.clipped).toBe('clipped')
  expect(advanceLevel(silence, 32_766 / 32_768, 0).clipped).toBe('clean')
  expect(advanceLevel(silence, 32_767 / 32_768, 0).clipped).toBe('clipped')
})

test('the scale goes from -48 dB to full scale, and ends there', () => {
  expect([-Infinity, -48, -24, 0, 6].map(shareOfScale)).toEqual([0, 0, 0.5, 1, 1])
})

test('a level is written with one decimal and a true minus', () => {
  expect([-6.02, 0, -0.01, -60, -Infinity].map((db) => sayLevel(db, textsFor('en', 'en')))).toEqual([
    '−6.0 dB',
    '0.0 dB',
    '0.0 dB',
    'silent',
    'silent',
  ])
})
