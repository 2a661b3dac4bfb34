import { expect, test } from 'vitest'
import { changesPace, lengthAfter } from '../../../../../../renderer/features/tools/pictures/lengths.ts'

test.each([
  [{ percent: 25 }, 48],
  [{ percent: -50 }, 120],
  [{ factor: 2 }, 30],
  [{ length: 45 }, 45],
  [{ bpm_from: 120, bpm_to: 100 }, 72],
  [{}, null],
  [{ bpm_from: 120 }, null],
  [{ percent: -100 }, null],
])('a minute becomes as long as it is told by %o', (args, after) => {
  expect(lengthAfter(args, 60)).toBe(after)
})

test('tempo and speed change the length of the whole, pitch does not', () => {
  expect(['apply_change_tempo', 'apply_change_speed', 'apply_change_pitch'].map(changesPace)).toEqual([
    true,
    true,
    false,
  ])
})
