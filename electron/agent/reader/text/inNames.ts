import type { Language } from '../languages/language.ts'
import { distance } from './distance.ts'
import { isInName, isName, type Names } from './names.ts'
import type { Token } from './tokenise.ts'

/** A word that is one slip away from one that stands for a name has to be at least so long. */
const leastMended = 5

/**
 * Words for names that the project has in another language or in short, "den Gast" where a track is called Guest,
 * "the guitar" where it is Gtr; and names with an ending of their case: "den Dozenten".
 */
export function inNames(tokens: readonly Token[], language: Language, names: Names): readonly Token[] {
  const isKnown = (word: string): boolean => language.everyday.has(word)
  return tokens.map((token) => {
    if (token.kind !== 'word' && token.kind !== 'number') return token
    if (isInName(names, token.text)) return token
    const other = otherName(token.text, language, names, isKnown)
    if (other !== null) return { ...token, text: other }
    const ending = endingOf(language.caseEndings ?? [], names, token.text)
    return ending === undefined ? token : { ...token, text: token.text.slice(0, -ending.length) }
  })
}

/** What the project has for a word, its plural, or the word with one slip in it. */
function otherName(
  word: string,
  { called = {}, plurals = [] }: Language,
  names: Names,
  isKnown: (word: string) => boolean,
): string | null {
  const own = namedBy(called, word, names)
  if (own !== null) return own
  for (const ending of plurals) {
    const one = word.endsWith(ending) ? namedBy(called, word.slice(0, -ending.length), names) : null
    if (one !== null) return one + ending
  }
  if (word.length < leastMended || isKnown(word) || isSlipOfName(word, names)) return null
  const near = Object.keys(called).filter((key) => key.length >= leastMended && distance(key, word, 1) === 1)
  const [only, ...others] = near.flatMap((key) => namedBy(called, key, names) ?? [])
  return only === undefined || others.length > 0 ? null : only
}

/** "drmus" is the track called Drums before it is another word for the clip called kit. */
const isSlipOfName = (word: string, { byWord }: Names): boolean =>
  [...byWord.keys()].some((one) => one.length >= leastMended && distance(one, word, 1) === 1)

function namedBy(called: Readonly<Record<string, string>>, word: string, names: Names): string | null {
  const others = Object.hasOwn(called, word) ? (called[word] ?? '').split('|') : []
  return others.find((other) => isInName(names, other)) ?? null
}

export const endingOf = (endings: readonly string[], names: Names, word: string): string | undefined =>
  endings.find((one) => word.endsWith(one) && isName(names, word.slice(0, -one.length)))
