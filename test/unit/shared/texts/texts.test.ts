import { describe, expect, it, test } from 'vitest'
import { chooseLanguage, languages, textsFor } from '../../../../shared/texts/index.ts'

describe('the language', () => {
  it.each([
    ['system', 'de-AT', 'de'],
    ['system', 'de', 'de'],
    ['system', 'en-GB', 'en'],
    ['system', 'fr-FR', 'en'],
    ['system', '', 'en'],
    ['de', 'en-US', 'de'],
    ['en', 'de-DE', 'en'],
  ] as const)('for the choice %s on a system in "%s" is %s', (choice, system, language) => {
    expect(chooseLanguage(choice, system)).toBe(language)
    expect(textsFor(choice, system).language).toBe(language)
  })

  it('keeps how the system writes it where the system speaks it', () => {
    expect(textsFor('system', 'en-GB').locale).toBe('en-GB')
    expect(textsFor('de', 'en-GB').locale).toBe('de')
  })
})

test('the same choice gives the same texts, so that what was made of them can be kept', () => {
  expect(textsFor('system', 'de')).toBe(textsFor('de', 'de'))
})

describe('numbers', () => {
  const { formats: english } = textsFor('en', 'en-US')
  const { formats: german } = textsFor('de', 'de-DE')

  it('have the decimal sign of the language', () => {
    expect([english.time(62.5), german.time(62.5)]).toEqual(['1:02.5', '1:02,5'])
    expect([english.fixed(-3, 1), german.fixed(-3, 1)]).toEqual(['-3.0', '-3,0'])
    expect([english.decimals('-16.5 LUFS'), german.decimals('-16.5 LUFS')]).toEqual(['-16.5 LUFS', '-16,5 LUFS'])
    expect([english.bytes(8_400_000), german.bytes(8_400_000)]).toEqual(['8.4 MB', '8,4 MB'])
  })

  it('have their thousands grouped as in the language', () => {
    expect([english.count(12_500), german.count(12_500)]).toEqual(['12,500', '12.500'])
  })
})

/** Every text of a table with its place in it; what is made of values is made of samples. */
function listTexts(table: object, path = ''): (readonly [string, string])[] {
  return Object.entries(table).flatMap(([key, text]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof text === 'string') return [[here, text] as const]
    return typeof text === 'object' && text !== null ? listTexts(text, here) : []
  })
}

const english = new Map(listTexts(textsFor('en', 'en')))

describe.each(languages.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const texts = listTexts(textsFor(language, language)).filter(([key]) => english.has(key))

  it('are there, each of them', () => {
    expect(texts.length).toBe(english.size)
    expect(texts.filter(([key, text]) => text.trim() === '' && english.get(key) !== '')).toEqual([])
  })

  it('say in other words what is said by words', () => {
    const inWords = /\p{L}{2,} \p{Ll}{2,}/u
    expect(texts.filter(([key, text]) => inWords.test(text) && english.get(key) === text)).toEqual([])
  })
})
