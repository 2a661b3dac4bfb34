import { expect, test } from 'vitest'
import { sharedHeights } from '../../../../../renderer/features/tracks/rowHeights.ts'

const pixels = (flex: string) => Number(/^0 0 (\d+)px$/u.exec(flex)?.[1])

test.each([
  [401, 4, 0],
  [403, 4, 0],
  [500, 3, 2],
  [400, 4, 0],
])('a room of %i pixels for %i rows beside %i low ones is filled by whole pixels', (room, sharing, others) => {
  const heights = sharedHeights(room, sharing, others).map(pixels)
  expect(heights.reduce((sum, height) => sum + height, others * 44)).toBe(room)
  expect(heights.every(Number.isInteger)).toBe(true)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('rows that do not fit are as low as they can be', () => {
  expect(sharedHeights(100, 4, 0)).toEqual(Array.from({ length: 4 }, () => '0 0 44px'))
})

test('rows share what there is until the room is known, and none share where there are none', () => {
  expect(sharedHeights(0, 2, 0)).toEqual(['1 0 44px', '1 0 44px'])
  expect(sharedHeights(300, 0, 2)).toEqual([])
})
