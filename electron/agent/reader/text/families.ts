import type { Noun } from '../meaning/wordTypes.ts'
import type { Edge } from '../chart/parse.ts'
import type { Language } from '../languages/language.ts'
import { type Names, namesWith } from './names.ts'
import type { Token } from './tokenise.ts'

const sorts = ['track', 'clip', 'label'] as const
const shortest = 2
/** Dearer than a name that is there as a whole; where the word is a noun besides, the names go before it. */
const asWord = 0.1
const asNoun = -0.4

/** A word that several things have in their names is a noun for them: "both verses", "the second take". */
export function findFamilies(
  tokens: readonly Token[],
  names: Names,
  { plurals = [], samePlurals = [], weak }: Pick<Language, 'plurals' | 'samePlurals' | 'weak'>,
  isNoun: (word: string) => boolean,
): Edge[] {
  return tokens.flatMap(({ kind, text }, start) => {
    if (kind !== 'word' || text.length < shortest) return []
    const stems = plurals.flatMap((ending) => (text.endsWith(ending) ? [text.slice(0, -ending.length)] : []))
    const cost = isNoun(text) ? asNoun : asWord
    const several = plurals.map((ending) => `${text}${ending}`)
    const own = weak.has(text) && !isNoun(text) ? [] : familiesOf(names, text, false)
    const isSame = samePlurals.some((ending) => text.endsWith(ending))
    const found = [
      ...own,
      ...(isSame ? own.map((noun) => ({ ...noun, plural: true })) : []),
      // "the clap clips", where they are called claps a, claps b.
      ...(isNoun(text) ? [] : several.flatMap((form) => familiesOf(names, form, false))),
      ...stems.flatMap((stem) => (stem.length < shortest ? [] : familiesOf(names, stem, true))),
    ]
    return found.map((meaning): Edge => ({ category: 'noun', start, end: start + 1, meaning, cost }))
  })
}

/** The things of each sort that share this word, where it is more than one. */
function familiesOf(names: Names, word: string, plural: boolean): Noun[] {
  const candidates = namesWith(names, word).flatMap((name) => name.candidates)
  return sorts.flatMap((sort) => {
    const things = candidates.filter((one) => one.sort === sort)
    return things.length > 1 ? [{ sort, plural, among: { things, said: false } }] : []
  })
}
