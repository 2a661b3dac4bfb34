import { describe, expect, it } from 'vitest'
import { readNumber, readOrdinal } from '../../../../../../../electron/agent/planner/offline/grammar/numbers.ts'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'

describe('readNumber', () => {
  it.each([
    ['zero', 0],
    ['nineteen', 19],
    ['ninety nine', 99],
    ['two hundred', 200],
    ['two hundred and five', 205],
    ['a thousand', 1000],
    ['three point one four', 3.14],
    ['3/4', 0.75],
    ['a couple', 2],
  ])('reads %s', (message, value) => {
    expect(readNumber(tokenise(message), 0)?.value).toBeCloseTo(value, 9)
  })

  it('does not join "a hundred and two hundred"', () => {
    expect(readNumber(tokenise('a hundred and two hundred'), 0)?.value).toBe(100)
  })

  it('reads no number in an article or another word', () => {
    expect(readNumber(tokenise('a clip'), 0)).toBeNull()
    expect(readNumber(tokenise('constructor'), 0)).toBeNull()
  })
})

describe('readOrdinal', () => {
  it.each([
    ['first', 1],
    ['2nd', 2],
    ['last', -1],
    ['second to last', -2],
    ['next to last', -2],
    ['penultimate', -2],
    ['twelfth', 12],
  ])('reads %s', (message, value) => {
    expect(readOrdinal(tokenise(message), 0)?.value).toBe(value)
  })
})
