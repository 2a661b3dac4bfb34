import { expect, test } from 'vitest'
import {
  coversEnough,
  leftTimeOf,
  margin,
  placePicture,
  widen,
} from '../../../../../renderer/features/waveform/waveformPicture.ts'
import { columnWindow } from '../../../../../renderer/features/waveform/columnWindow.ts'

const view = { t0: 20, pxPerSec: 50, width: 1000 }
const picture = { view, left: widen(view).t0 }

function place(to: typeof view, from = picture, ratio = 1) {
  const element = { style: { translate: '', scale: '' } }
  placePicture(element as HTMLElement, from, to, ratio)
  return `${element.style.translate} ${element.style.scale}`
}

test('a picture reaches over the view at both sides', () => {
  expect(widen(view)).toEqual({ t0: 20 - margin / 50, pxPerSec: 50, width: 1000 + 2 * margin })
})

test('in the view that it was drawn for it lies where it is', () => {
  expect(place(view)).toBe('0px none')
})

test('a scrolled view moves it by whole device pixels', () => {
  expect(place({ ...view, t0: 21 })).toBe('-50px none')
  expect(place({ ...view, t0: 21.005 })).toBe('-50px none')
  expect(place({ ...view, t0: 21.01 }, picture, 2)).toBe('-50.5px none')
})

test('another zoom stretches it so that its left edge keeps its time', () => {
  expect(place({ ...view, pxPerSec: 100 })).toBe(`${-2 * margin + margin}px 2 1`)
})

test.each([
  ['all', 'a scroll within the margin', { ...view, t0: 20 + margin / 50 }],
  ['some', 'a scroll a little further', { ...view, t0: 20 + (margin + 10) / 50 }],
  ['stretched', 'a zoom step', { ...view, pxPerSec: 80, t0: 22 }],
  ['none', 'a jump', { ...view, t0: 80 }],
  ['some', 'a zoom that leaves its edges open', { ...view, pxPerSec: 26, t0: 0 }],
  ['some', 'a zoom that blurs it', { ...view, pxPerSec: 200, t0: 25 }],
  ['none', 'a zoom that would show only blur', { ...view, pxPerSec: 500, t0: 25 }],
] as const)('%s of a view is covered after %s', (cover, _, next) => {
  expect(coversEnough(picture, next)).toBe(cover)
})

test('columns start on their grid, samples where the picture starts', () => {
  const wide = widen({ t0: 20.0001, pxPerSec: 50, width: 1000 })
  expect(leftTimeOf(wide, columnWindow(wide, 1, 48_000))).toBe(Math.round(wide.t0 * 50) / 50)
  const close = widen({ t0: 20.0001, pxPerSec: 480_000, width: 1000 })
  expect(leftTimeOf(close, columnWindow(close, 1, 48_000))).toBe(close.t0)
})
