import type { NameCandidate } from '../meaning/types.ts'
import type { Noun } from '../meaning/wordTypes.ts'
import type { Edge } from '../chart/parse.ts'
import type { Language } from '../languages/language.ts'
import { stemsOf } from './endings.ts'
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
  { plurals = [], samePlurals = [], dividers, weak }: Pick<Language, 'plurals' | 'samePlurals' | 'dividers' | 'weak'>,
  isNoun: (word: string) => boolean,
): Edge[] {
  const byWord = tokens.flatMap(({ kind, text }, start) => {
    if (kind !== 'word' || text.length < shortest) return []
    const stems = stemsOf(text, plurals)
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
    const divides = dividers?.has(text) === true
    return found.map((noun): Edge => ({
      category: 'noun',
      start,
      end: start + 1,
      meaning: divides && noun.sort === 'label' ? { ...noun, chapters: true } : noun,
      cost,
    }))
  })
  return [...byWord, ...wholeNames(tokens, names, plurals)]
}

const longest = 4

/** "both dog barks", "the second dog bark": a name of several words that several things have, but for a number. */
function wholeNames(tokens: readonly Token[], names: Names, plurals: readonly string[]): Edge[] {
  return tokens.flatMap(({ kind, text: head }, start) => {
    if (kind !== 'word' || namesWith(names, head).length === 0) return []
    const found: Edge[] = []
    for (let end = start + 2; end <= Math.min(tokens.length, start + longest); end += 1) {
      const last = tokens[end - 1] as Token
      if (last.kind !== 'word') break
      const first = tokens.slice(start, end - 1).map(({ text }) => text)
      const stems = stemsOf(last.text, plurals)
      const nounsOf = (text: string, plural: boolean): Noun[] => sharedBy(names, [...first, text], plural)
      const nouns = [
        ...nounsOf(last.text, false),
        ...(stems.length > 0 ? nounsOf(last.text, true) : []),
        ...stems.flatMap((stem) => nounsOf(stem, true)),
        ...plurals.flatMap((ending) => nounsOf(`${last.text}${ending}`, false)),
      ]
      found.push(...nouns.map((meaning): Edge => ({ category: 'noun', start, end, meaning, cost: asWord })))
    }
    return found
  })
}

/** The things of each sort that are called so, each perhaps with a number behind it, where it is more than one. */
function sharedBy(names: Names, words: readonly string[], plural: boolean): Noun[] {
  const isSo = (tokens: readonly string[]): boolean =>
    words.every((word, at) => tokens[at] === word) && tokens.slice(words.length).every((text) => /^\d+$/u.test(text))
  const candidates = namesWith(names, words[0] as string)
    .filter(({ tokens }) => isSo(tokens))
    .flatMap((name) => name.candidates)
  return ofEachSort(names, candidates, plural)
}

/** The things of each sort that share this word, where it is more than one, or one that has a number: "Question 1". */
function familiesOf(names: Names, word: string, plural: boolean): Noun[] {
  const named = namesWith(names, word)
  const isCounted = named.every(({ tokens: [first, number, ...more] }) => {
    return first === word && number !== undefined && /^\d+$/u.test(number) && more.length === 0
  })
  return ofEachSort(
    names,
    named.flatMap((name) => name.candidates),
    plural,
    isCounted ? 1 : 2,
  )
}

function ofEachSort(names: Names, candidates: readonly NameCandidate[], plural: boolean, least = 2): Noun[] {
  return sorts.flatMap((sort) => {
    const things = candidates.filter((one) => one.sort === sort)
    if (things.length < least) return []
    const all = countOf(things) === countOf(names.names.flatMap((name) => name.candidates.filter(isOf(sort))))
    return [{ sort, plural, among: { things, said: false, ...(all && { all: true as const }) } }]
  })
}

const isOf =
  (sort: NameCandidate['sort']) =>
  (one: NameCandidate): boolean =>
    one.sort === sort
const countOf = (things: readonly NameCandidate[]): number => new Set(things.map(({ id }) => id)).size
