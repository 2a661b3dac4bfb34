import { describe, expect, test } from 'vitest'
import { readRange } from '../../../../../electron/app/routes/mixRoute.ts'

const part = (from: number, to: number) => ({ kind: 'part', from, to })
const whole = { kind: 'whole' }
const outside = { kind: 'outside' }

describe('of 100 bytes', () => {
  test.each([
    [null, whole],
    ['bytes=0-', part(0, 100)],
    ['bytes=0-0', part(0, 1)],
    ['bytes=10-19', part(10, 20)],
    ['bytes= 10 - 19', part(10, 20)],
    ['bytes=10-1000', part(10, 100)],
    ['bytes=99-', part(99, 100)],
    ['bytes=-1', part(99, 100)],
    ['bytes=-1000', part(0, 100)],
    ['bytes=100-', outside],
    ['bytes=5000-6000', outside],
    ['bytes=-0', outside],
  ])('%s', (header, expected) => expect(readRange(header, 100)).toEqual(expected))

  test.each([
    'bytes=20-10',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'frames=0-1',
    'bytes',
    '',
    'bytes=-5-',
    'bytes=1.5-2',
  ])('"%s" is not understood and counts as none', (header) => {
    expect(readRange(header, 100)).toEqual(whole)
  })
})

test('nothing lies inside of nothing', () => {
  expect(readRange('bytes=0-', 0)).toEqual(outside)
  expect(readRange('bytes=-5', 0)).toEqual(outside)
})
