import { expect, test } from 'vitest'
import { knownWords } from '../../../scripts/knownWords.mjs'
import { framesOf } from '../../../electron/agent/reader/frames/index.ts'
import { german } from '../../../electron/agent/reader/languages/de/index.ts'
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

test.each([english, german])('what is built knows the words of rules without making them: $id', async (language) => {
  const code = await knownWords.load.handler()
  const told = (JSON.parse(code.slice(code.indexOf('{'))) as Record<string, string>)[language.id] ?? ''
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
