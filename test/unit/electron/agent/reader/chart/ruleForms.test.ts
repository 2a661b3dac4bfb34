import { describe, expect, it, test } from 'vitest'
import { german } from '../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { rule } from '../../../../../../electron/agent/reader/chart/rule.ts'
import { formsOf, type Spellings, wordsIn } from '../../../../../../electron/agent/reader/chart/ruleForms.ts'

/** Each form of a pattern as text: words with `|`, parts as `<category:name>`, what may be left out in brackets. */
function forms(pattern: string, spellings?: Spellings): string[] {
  const rules = rule('aside', pattern, () => true)
  return formsOf(rules, spellings).map(({ items }) =>
    items
      .map((item) => {
        const said =
          item.kind === 'words' ? [...item.words].join('|') : `<${item.category}${item.name ? `:${item.name}` : ''}>`
        return item.optional ? `[${said}]` : said
      })
      .join(' '),
  )
}

describe('the forms of a rule', () => {
  it('are one where its alternatives are single words', () => {
    expect(forms('cut|trim [the] <noun:n> <determiner>')).toEqual(['cut|trim [the] <noun:n> <determiner>'])
  })

  it('are one more for each phrase of several words, behind the single ones together', () => {
    expect(forms('cut|take_out|trim|get_rid_of it')).toEqual(['cut|trim it', 'take out it', 'get rid of it'])
  })

  it('are one without what may be left out where it has a phrase', () => {
    expect(forms('[right|at_once] stop')).toEqual(['stop', 'right stop', 'at once stop'])
  })

  it('are two for each optional group of several items', () => {
    expect(forms('stop [at <point:p>] [right now]')).toEqual([
      'stop',
      'stop right now',
      'stop at <point:p>',
      'stop at <point:p> right now',
    ])
  })

  it('are every combination, the last place changing first', () => {
    expect(forms('a|b_c d_e|f')).toEqual(['a f', 'a d e', 'b c f', 'b c d e'])
  })

  it('have every word in each of its spellings, and share their items', () => {
    expect(forms('größer|kleiner', (word) => [word, word.replace('ö', 'oe')])).toEqual(['größer|groeßer|kleiner'])
    const [one, other] = formsOf([
      ...rule('aside', 'now|then', () => true),
      ...rule('aside', 'stop now|then', () => true),
    ])
    expect(one?.items[0]).toBe(other?.items[1])
  })
})

test.each([english, german])('the words of $id are known without taking its rules apart', ({ rules, spellings }) => {
  const inForms = formsOf(rules, spellings).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'words' ? [...item.words] : [])),
  )
  const known = wordsIn(rules, spellings)
  expect(inForms.filter((word) => !known.has(word) && !/[[\]]/u.test(word))).toEqual([])
})
