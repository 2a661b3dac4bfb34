import { expect, test } from 'vitest'
import {
  clampView,
  fitView,
  reveal,
  scrollBy,
  showRange,
  spanOf,
  timeAt,
  xAt,
  zoomAt,
} from '../../../../renderer/store/viewMath.ts'

const extent = { duration: 100, sampleRate: 48_000 }
const view = { t0: 20, pxPerSec: 50, width: 1000 }

test("pixels and times are each other's inverse", () => {
  expect(timeAt(view, 500)).toBe(30)
  expect(xAt(view, 30)).toBe(500)
  expect(spanOf(view)).toBe(20)
})

test('fitting shows exactly the whole project', () => {
  const fitted = fitView(1000, extent)
  expect(xAt(fitted, 0)).toBe(0)
  expect(xAt(fitted, 100)).toBe(1000)
})

test('an empty project is shown as ten seconds', () => {
  expect(spanOf(fitView(1000, { duration: 0, sampleRate: 48_000 }))).toBe(10)
})

test('zooming keeps the time under the pointer where it is', () => {
  const zoomed = zoomAt(view, 3, 250, extent)
  expect(zoomed.pxPerSec).toBe(150)
  expect(timeAt(zoomed, 250)).toBeCloseTo(timeAt(view, 250), 9)
})

test('zooming ends at single frames and at twice the project', () => {
  expect(zoomAt(view, 1e12, 0, extent).pxPerSec).toBe(48_000 * 48)
  expect(spanOf(zoomAt(view, 1e-12, 0, extent))).toBeCloseTo(200)
})

test('scrolling stops at the start and a little after the end', () => {
  expect(scrollBy(view, -1e6, extent).t0).toBe(0)
  expect(scrollBy(view, 1e6, extent).t0).toBe(100 - 20 * 0.9)
})

test('a range is shown with room at both sides', () => {
  const shown = showRange(view, { start: 40, end: 50 }, extent)
  expect(xAt(shown, 40)).toBeGreaterThan(0)
  expect(xAt(shown, 50)).toBeLessThan(1000)
  expect(xAt(shown, 50) - xAt(shown, 40)).toBeGreaterThan(900)
})

test('revealing moves only when the time is out of view', () => {
  expect(reveal(view, 30, extent)).toBe(view)
  expect(timeAt(reveal(view, 70, extent), 0)).toBe(68)
  expect(xAt(reveal(view, 5, extent), 5)).toBeGreaterThan(0)
})

test('a view that was valid stays as it is', () => {
  expect(clampView(view, extent)).toEqual(view)
})
