import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { parseTime } from '../../../../shared/parse/parseTime.ts'

describe('a time that is typed', () => {
  it.each([
    ['1:30', 90],
    ['0:00', 0],
    ['90', 90],
    ['1:02:03.5', 3723.5],
    ['12,5', 12.5],
    [' 2:05.25 ', 125.25],
    ['.5', 0.5],
    ['１:３０', 90],
    ['٩٠', 90],
  ])('%s is %d s', (text, seconds) => {
    expect(parseTime(text)).toBe(seconds)
  })
  it.each(['', 'abc', '1:75', '-3', '1:2:3:4', '1.5:30', '1e3', '1:', ':30', 'NaN', '0x10'])('“%s” is none', (text) => {
    expect(parseTime(text)).toBeNull()
  })
  it('reads what formatTime writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360_000_000 }), (milliseconds) => {
        expect(parseTime(formatTime(milliseconds / 1000))).toBeCloseTo(milliseconds / 1000, 6)
      }),
    )
  })
})
