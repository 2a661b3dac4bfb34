import { describe, expect, it } from 'vitest'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'
import { withoutNumbering } from '../../../../../../../electron/agent/planner/offline/text/withoutNumbering.ts'

const left = (message: string): string =>
  withoutNumbering(tokenise(message))
    .map((token) => token.text)
    .join(' ')

describe('withoutNumbering', () => {
  it('turns the numbers of a list into full stops', () => {
    expect(left('1. delete it 2. play')).toBe('. delete it . play')
    expect(left('1) delete it 2) play')).toBe('. delete it . play')
  })

  it('leaves times alone', () => {
    expect(left('split at 10. Delete it')).toBe('split at 10 . delete it')
    expect(left('1.5 seconds')).toBe('1.5 seconds')
  })
})
