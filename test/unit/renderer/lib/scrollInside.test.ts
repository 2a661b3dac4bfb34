// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { scrollInside } from '../../../../renderer/lib/scrollInside.ts'

const at = (top: number, bottom: number) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  return element
}

function scrolled(inner: Element | null, to: 'middle' | 'nearest'): number {
  const frame = at(100, 300)
  frame.scrollTop = 500
  scrollInside(frame, inner, to)
  return frame.scrollTop
}

test('what is out of sight is brought to the nearer edge, what is in sight stays', () => {
  expect(scrolled(at(60, 90), 'nearest')).toBe(460)
  expect(scrolled(at(290, 340), 'nearest')).toBe(540)
  expect(scrolled(at(150, 190), 'nearest')).toBe(500)
  expect(scrolled(null, 'nearest')).toBe(500)
})

test('what is higher than there is room begins at the upper edge', () => {
  expect(scrolled(at(150, 700), 'nearest')).toBe(550)
})

test('what was found stands in the middle', () => {
  expect(scrolled(at(400, 420), 'middle')).toBe(710)
})
