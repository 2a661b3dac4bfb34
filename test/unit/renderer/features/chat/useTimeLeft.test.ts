import { expect, test } from 'vitest'
import { secondsLeft } from '../../../../../renderer/features/chat/useTimeLeft.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

test('what is left is told by how it went, and not before that can be known', () => {
  const begun = { at: 1000, fraction: 0.1 }
  expect(secondsLeft(begun, 2000, 0.2)).toBeNull()
  expect(secondsLeft(begun, 9000, 0.12)).toBeNull()
  // 4 s for a fifth of it, and half of it to come.
  expect(secondsLeft(begun, 5000, 0.3)).toBeCloseTo(14)
})

test('it is said in steps of 5 s, and long work in minutes', () => {
  const { timeLeft } = textsFor('en', 'en').chat
  expect([0.4, 14, 61, 200].map(timeLeft)).toEqual([
    'About 5 s left',
    'About 15 s left',
    'About 65 s left',
    'About 3 min left',
  ])
})
