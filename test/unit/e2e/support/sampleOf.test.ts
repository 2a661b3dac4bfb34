import { expect, test } from 'vitest'
import { sampleOf } from '../../../e2e/support/sampleOf.ts'

const sizes = ['telephone', 'tablet', 'laptop', 'wall'] as const

test('takes as many as are asked for, one behind the other, and goes on at the front behind the last', () => {
  expect(sampleOf(sizes, { count: 2, from: 1 })).toEqual(['tablet', 'laptop'])
  expect(sampleOf(sizes, { count: 2, from: 3 })).toEqual(['telephone', 'wall'])
  expect(sampleOf(sizes, { count: 2, from: 5 })).toEqual(['tablet', 'laptop'])
  expect(sampleOf(sizes, { count: 9, from: 2 })).toEqual(sizes)
})

test('samples that go on where the last one ended have had all after a round', () => {
  const had = new Set([0, 1, 2, 3].flatMap((turn) => sampleOf(sizes, { count: 1, from: 7 + turn })))
  expect([...had].toSorted()).toEqual([...sizes].toSorted())
})
