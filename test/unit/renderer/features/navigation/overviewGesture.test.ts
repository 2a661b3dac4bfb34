import { expect, test } from 'vitest'
import { boxOf, dragView, gripAt } from '../../../../../renderer/features/navigation/overviewGesture.ts'

const view = { t0: 20, pxPerSec: 50, width: 1000 }

test('the box is the view on the whole project', () => {
  expect(boxOf(view, 100, 500)).toEqual({ left: 100, width: 100, perPixel: 0.2 })
})

test('in a long project the box stays wide enough to be held, and inside', () => {
  const { left, width } = boxOf({ ...view, t0: 35_990 }, 36_000, 500)
  expect(width).toBe(12)
  expect(left + width).toBeLessThanOrEqual(500)
})

test('a press takes an edge, the box, or what is beside it', () => {
  const box = { left: 100, width: 100 }
  expect([97, 150, 203, 300].map((x) => gripAt(x, box))).toEqual(['start', 'box', 'end', 'beside'])
})

test('dragging the box moves the view, dragging an edge zooms and keeps the other one', () => {
  expect(dragView(view, 'box', 5)).toEqual({ ...view, t0: 25 })
  expect(dragView(view, 'end', 20)).toEqual({ ...view, pxPerSec: 25 })
  expect(dragView(view, 'start', 10)).toEqual({ ...view, t0: 30, pxPerSec: 100 })
})
