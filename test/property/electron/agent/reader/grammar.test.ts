import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../../electron/agent/reader/chart/categories.ts'
import { compileGrammar } from '../../../../../electron/agent/reader/chart/grammar.ts'
import { formsOf, type RuleForm, wordsIn } from '../../../../../electron/agent/reader/chart/ruleForms.ts'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'

describe.each([english, german])('the rules of $id', ({ rules, spellings }) => {
  const forms = formsOf(rules, spellings)
  const grammar = compileGrammar(rules, wordsIn(rules, spellings), spellings)
  const words = [...grammar.words]
  const common = ['the', 'to', 'from', 'of', 'and', 'die', 'bis', 'von', 'und', 'auf']
  const messages = fc.uniqueArray(fc.constantFrom(...words, ...common), { minLength: 1, maxLength: 30 })

  it('are found in a message as if each form were tried', () => {
    fc.assert(
      fc.property(messages, (said) => {
        const starts = grammar.startsIn(new Set(said))
        const plain = plainStarts(forms, new Set(said))
        for (const word of said) expect(starts.ofWord(word).map(written)).toEqual((plain.get(word) ?? []).map(written))
        for (const category of new Set(forms.map((form) => form.category)))
          expect(starts.ofCategory(category).map(written)).toEqual((plain.get(`<${category}>`) ?? []).map(written))
      }),
      { numRuns: 15 },
    )
  })

  it('tell of a word what can begin with it, without parts', () => {
    const alone = forms.filter(({ items }) => items.every(({ kind }) => kind === 'words'))
    fc.assert(
      fc.property(fc.constantFrom(...words), (word) => {
        const plain = alone.filter(({ items: [first] }) => first?.kind === 'words' && first.words.has(word))
        expect(grammar.begunWith(word).map(asText).toSorted()).toEqual(plain.map(asText).toSorted())
      }),
      { numRuns: 30 },
    )
  })
})

interface Start {
  readonly rule: RuleForm
  readonly at: number
}

/** Of each form that lacks no word, the items that it can begin with: by word, and by `<category>`. */
function plainStarts(forms: readonly RuleForm[], said: ReadonlySet<string>): Map<string, Start[]> {
  const found = new Map<string, Start[]>()
  const put = (key: string, start: Start): void => void found.set(key, [...(found.get(key) ?? []), start])
  for (const rule of forms.filter(({ items }) =>
    items.every((item) => item.optional || item.kind === 'category' || [...item.words].some((word) => said.has(word))),
  )) {
    const must = rule.items.findIndex(({ optional }) => !optional)
    for (const [at, item] of rule.items.entries()) {
      if (must >= 0 && at > must) break
      if (item.kind === 'category') put(`<${item.category satisfies Category}>`, { rule, at })
      else for (const word of item.words) if (said.has(word)) put(word, { rule, at })
    }
  }
  return found
}

const written = ({ rule, at }: Start): string => `${at}: ${asText(rule)}`

const asText = ({ category, cost, items }: RuleForm): string =>
  [
    `${category} ${cost}`,
    ...items.map(
      (item) =>
        `${item.kind === 'category' ? `<${item.category}:${item.name}>` : [...item.words].join('|')}${item.optional ? '?' : ''}`,
    ),
  ].join(' ')
