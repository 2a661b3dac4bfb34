import { expect, test } from 'vitest'
import { realMinus } from '../../../../renderer/lib/realMinus.ts'

test('numbers below zero have a real minus; words, ranges and dates keep their hyphens', () => {
  expect(realMinus('to -16 LUFS (-26.1 → -16.0)')).toBe('to −16 LUFS (−26.1 → −16.0)')
  expect(realMinus('take-2 of 2024-05-17, 10-20 s, De-Esser')).toBe('take-2 of 2024-05-17, 10-20 s, De-Esser')
})
