import { expect, test } from 'vitest'
import { builtLanguages } from '../../../scripts/builtLanguages.mjs'
import type { Rule } from '../../../electron/agent/reader/chart/rule.ts'
import { rule } from '../../../electron/agent/reader/chart/rule.ts'
import { rulesIn, type RuleTable, tableOf } from '../../../electron/agent/reader/chart/ruleTable.ts'
import { verbs as verbsInGerman } from '../../../electron/agent/reader/languages/de/verbs/verbs.ts'
import { verbs as verbsInEnglish } from '../../../electron/agent/reader/languages/en/verbs/verbs.ts'
import { framesOf } from '../../../electron/agent/reader/frames/index.ts'
import { german } from '../../../electron/agent/reader/languages/de/index.ts'
import type { ToldWords } from '../../../electron/agent/reader/languages/language.ts'
import { english } from '../../../electron/agent/reader/languages/en/index.ts'
import { withToolPhrases } from '../../../electron/agent/reader/languages/toolPhrases.ts'
import { knownIn } from '../../../electron/agent/reader/prepared.ts'

const phrases = [
  {
    act: 'wobble',
    title: 'Wobble',
    words: { en: ['a wobbly warble'], de: ['ein Gewabbel'] },
    settings: [],
    choices: [],
  },
]

interface Built {
  readonly words: ToldWords
  readonly verbs: string
}

const builtOf = async (id: string) => {
  const code = await builtLanguages.load.handler()
  const all = JSON.parse(code.slice(code.indexOf('{'))) as Record<string, Built>
  return all[id] as Built
}

test.each([
  ['en', verbsInEnglish],
  ['de', verbsInGerman],
])('what is built has the rules of the verbs as they are made: %s', async (id, verbs) => {
  const read = rulesIn(JSON.parse((await builtOf(id)).verbs) as RuleTable)
  const said = ({ category, pattern, cost, make }: Rule) => ({ category, pattern, cost, means: make({}) })
  expect(read.map(said)).toStrictEqual(verbs().map(said))
})

test('a rule with parts, and one that means no plain data, are no rows of a table', () => {
  expect(() => tableOf(rule('verb', 'cut <group:g>', () => null))).toThrow('“cut <group:g>” is not of words alone')
  expect(() => tableOf(rule('aside', 'well', () => true))).toThrow('“well” means what is no plain data')
})

test.each([english, german])('what is built knows the words of rules without making them: $id', async (language) => {
  const told = (await builtOf(language.id)).words
  let made = 0
  const watched = Object.defineProperties({} as typeof language, {
    ...Object.getOwnPropertyDescriptors(language),
    rules: { get: () => ((made += 1), language.rules), enumerable: true },
    told: { value: told },
  })
  const looked = knownIn(withToolPhrases(language, phrases), framesOf([]))
  const known = knownIn(withToolPhrases(watched, phrases), framesOf([]))
  for (const kind of ['orders', 'questions'] as const)
    expect([...known[kind].words()].toSorted()).toEqual([...looked[kind].words()].toSorted())
  expect(known.orders.words().has(language === english ? 'warble' : 'gewabbel')).toBe(true)
  expect(made).toBe(0)
  expect(known.orders.prepared().grammar.words.has('warble')).toBe(language === english)
  expect(made).toBe(1)
})
