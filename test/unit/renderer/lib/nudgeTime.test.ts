import { expect, test } from 'vitest'
import { nudgeTime } from '../../../../renderer/lib/nudgeTime.ts'

test('up and down move a time by a tenth of a second, with Shift by a second, and not below zero', () => {
  expect(nudgeTime('1:30', { key: 'ArrowUp', shiftKey: false })).toBe('1:30.1')
  expect(nudgeTime('1:30', { key: 'ArrowDown', shiftKey: true })).toBe('1:29')
  expect(nudgeTime('0:00.05', { key: 'ArrowDown', shiftKey: false })).toBe('0:00')
})

test('other keys and what is no time are left alone', () => {
  expect(nudgeTime('1:30', { key: 'Enter', shiftKey: false })).toBeNull()
  expect(nudgeTime('soon', { key: 'ArrowUp', shiftKey: false })).toBeNull()
})
