import { describe, expect, test } from 'vitest'
import { tally } from '../../ab/tally.ts'
import { pageOf } from '../../ab/page.ts'

const pairs = [{ ours: 'A' }, { ours: 'B' }, { ours: 'A' }, { ours: 'B' }] as const

describe('what people heard', () => {
  test('is counted for the side that was cut that way', () => {
    expect(tally(pairs, [{ 1: 'A', 2: 'A', 3: 'both', 4: 'neither' }])).toEqual({
      answered: 4,
      ours: 2,
      theirs: 2,
      onlyOurs: 1,
      onlyTheirs: 1,
      chance: 0.75,
    })
  })

  test('leaves out what was not answered, and puts listeners together', () => {
    const { answered, onlyTheirs, chance } = tally(pairs, [{ 1: 'B' }, { 1: 'B', 2: 'A' }])
    expect([answered, onlyTheirs, chance]).toEqual([3, 3, 0.125])
  })
})

test('the page has both sounds and four choices for each pair', () => {
  const page = pageOf(3)
  expect(page.match(/<audio /g)).toHaveLength(6)
  expect(page.match(/type="radio"/g)).toHaveLength(12)
  expect(page).not.toMatch(/https?:/)
})
