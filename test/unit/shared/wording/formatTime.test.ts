import { describe, expect, it } from 'vitest'
import { formatTime } from '../../../../shared/wording/formatTime.ts'

describe('formatTime', () => {
  it('writes seconds as people read them', () => {
    const written = [0, 5, 30, 59.9996, 60, 90.5, 3723.25, 12.345678, -3].map(formatTime)
    expect(written).toEqual(['0:00', '0:05', '0:30', '1:00', '1:00', '1:30.5', '1:02:03.25', '0:12.346', '-0:03'])
  })
  it('shows a question mark for what is not a time', () => {
    expect(formatTime(Number.NaN)).toBe('?')
  })
})
