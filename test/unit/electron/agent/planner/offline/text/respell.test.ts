import { describe, expect, it } from 'vitest'
import { respell } from '../../../../../../../electron/agent/planner/offline/text/respell.ts'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'

const respelt = (message: string, known: readonly string[] = []): string =>
  respell(tokenise(message), (word) => known.includes(word))
    .map((token) => token.text)
    .join(' ')

describe('respell', () => {
  it('puts right what is one letter away from a word of the grammar', () => {
    expect(respelt('the frist ten secnods of everthing')).toBe('the first ten seconds of everything')
  })

  it('leaves short words, words of their own and names alone', () => {
    expect(respelt('fur the later power trak')).toBe('fur the later power trak')
    expect(respelt('tracc', ['tracc'])).toBe('tracc')
  })
})
