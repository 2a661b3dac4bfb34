import { describe, expect, it } from 'vitest'
import { joinKey, movedTo } from '../../../../renderer/ui/joinKeys.ts'

describe('the keys of joins', () => {
  it('arrows go on, letters let it be heard, and all else is left alone', () => {
    expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'b', 'A', 'x', 'Enter'].map(joinKey)).toEqual([
      'next',
      'previous',
      'first',
      'last',
      'before',
      'after',
      null,
      null,
    ])
  })

  it('the first move goes to an end of the list, further ones stay within it', () => {
    expect(movedTo('next', null, 3)).toBe(0)
    expect(movedTo('previous', null, 3)).toBe(2)
    expect(movedTo('next', 2, 3)).toBe(2)
    expect(movedTo('previous', 0, 3)).toBe(0)
    expect([movedTo('first', 2, 3), movedTo('last', 0, 3)]).toEqual([0, 2])
  })
})
