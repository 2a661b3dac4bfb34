import type { Category } from './categories.ts'
import type { Rule } from './rule.ts'
import { once } from '../../../../shared/once.ts'
import {
  formsIn,
  type Pattern,
  type Patterns,
  patternsOf,
  type PatternPlace,
  type RuleForm,
  type RuleItem,
  type Spellings,
} from './ruleForms.ts'

/** A rule from one of the items that it can begin with. */
export interface Start {
  readonly rule: RuleForm
  readonly at: number
}

/** The rules that can begin in a message: of the others it lacks a word. */
export interface Starts {
  readonly ofWord: (word: string) => readonly Start[]
  readonly ofCategory: (category: Category) => readonly Start[]
}

/** The rules of a language. There are tens of thousands of forms, of which a message reaches some hundreds. */
export interface Grammar {
  /** Every word that a rule has. */
  readonly words: ReadonlySet<string>
  /** What can be found in a message of these words. */
  readonly startsIn: (said: ReadonlySet<string>) => Starts
  /** The forms of nothing but words that begin with one. */
  readonly begunWith: (word: string) => readonly RuleForm[]
}

export function compileGrammar(rules: readonly Rule[], spellings?: Spellings): Grammar {
  const all = patternsOf(rules, spellings)
  const places = placesByWord(all)
  const reach = reachIn(all, places)
  return {
    words: wordsOf(all),
    startsIn: sameAsLast((said) => startsOf(reach(said), said)),
    begunWith: begunWith(all, places),
  }
}

/** A message is read several times: as an order, as an answer, for its tools. */
function sameAsLast(make: Grammar['startsIn']): Grammar['startsIn'] {
  let last: { readonly said: ReadonlySet<string>; readonly starts: Starts } | null = null
  return (said) => {
    if (last?.said.size !== said.size || !said.isSubsetOf(last.said)) last = { said, starts: make(said) }
    return last.starts
  }
}

type PlacesByWord = ReadonlyMap<string, ReadonlySet<PatternPlace>>

function placesByWord({ places }: Patterns): PlacesByWord {
  const found = new Map<string, Set<PatternPlace>>()
  const put = (word: string, place: PatternPlace): void => {
    const list = found.get(word)
    if (list === undefined) found.set(word, new Set([place]))
    else list.add(place)
  }
  for (const place of places)
    for (const item of place.choices.flat()) if (item.kind === 'words') for (const word of item.words) put(word, place)
  return found
}

/** In the order of the forms, of which the last place changes first. */
function wordsOf({ patterns }: Patterns): ReadonlySet<string> {
  const words = new Set<string>()
  const seen = new Set<PatternPlace>()
  const take = (choices: PatternPlace['choices']): void => {
    for (const items of choices)
      for (const item of items) if (item.kind === 'words') for (const word of item.words) words.add(word)
  }
  for (const { places } of patterns) {
    const fresh = places.filter((place) => !seen.has(place))
    for (const { choices } of fresh) take(choices.slice(0, 1))
    for (const place of fresh.toReversed()) {
      take(place.choices.slice(1))
      seen.add(place)
    }
  }
  return words
}

/** The forms of which a message lacks no word, in their order. */
function reachIn(all: Patterns, byWord: PlacesByWord): (said: ReadonlySet<string>) => readonly RuleForm[] {
  const { patterns, places } = all
  const { behind, others } = byNeededPlace(all)
  const known: (PatternPlace['choices'] | undefined)[] = places.map(() => undefined)
  return (said) => {
    known.fill(undefined)
    const choicesOf = ({ number, choices }: PatternPlace): PatternPlace['choices'] =>
      (known[number] ??= choices.filter((row) => row.every((item) => !isNeeded(item) || hasOneOf(item.words, said))))
    const isReached = (place: PatternPlace): boolean => choicesOf(place).length > 0
    const near = new Set([...said].flatMap((word) => [...(byWord.get(word) ?? [])]))
    const numbers = [...near].filter(isReached).flatMap(({ number }) => behind[number] ?? [])
    const forms: RuleForm[] = []
    // Numbers are sorted as such in an array of their own, three times as quickly.
    for (const number of Uint32Array.from([...numbers, ...others]).sort()) {
      const pattern = patterns[number] as Pattern
      if (pattern.places.every(isReached)) for (const form of formsIn(pattern, choicesOf)) forms.push(form)
    }
    return forms
  }
}

const isNeeded = (item: RuleItem): item is RuleItem & { readonly kind: 'words' } =>
  item.kind === 'words' && !item.optional

function hasOneOf(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  if (words.size > said.size) return hasOneOf(said, words)
  for (const word of words) if (said.has(word)) return true
  return false
}

/** Patterns by the first of their places that a message has to have a word of; the others have none. */
function byNeededPlace({ patterns, places }: Patterns) {
  const isNeededAt = places.map(({ choices }) => choices.every((row) => row.some(isNeeded)))
  const behind: number[][] = []
  const others: number[] = []
  for (const [number, pattern] of patterns.entries()) {
    const place = pattern.places.find((one) => isNeededAt[one.number])
    if (place === undefined) others.push(number)
    else (behind[place.number] ??= []).push(number)
  }
  return { behind, others }
}

function startsOf(forms: readonly RuleForm[], said: ReadonlySet<string>): Starts {
  const byWord = new Map<string, Start[]>()
  const byCategory = new Map<Category, Start[]>()
  for (const rule of forms) {
    const must = rule.items.findIndex((item) => !item.optional)
    // It can begin with the first item, and with those behind items that may be left out.
    const last = must < 0 ? rule.items.length - 1 : must
    for (let at = 0; at <= last; at += 1) {
      const item = rule.items[at] as RuleForm['items'][number]
      if (item.kind === 'category') push(byCategory, item.category, { rule, at })
      else for (const word of item.words) if (said.has(word)) push(byWord, word, { rule, at })
    }
  }
  return { ofWord: (word) => byWord.get(word) ?? [], ofCategory: (category) => byCategory.get(category) ?? [] }
}

function begunWith({ patterns }: Patterns, byWord: PlacesByWord): (word: string) => readonly RuleForm[] {
  const behind = once(() => byFirstPlaces(patterns))
  return (word) => {
    const begins = ({ items: [first] }: RuleForm): boolean => first?.kind === 'words' && first.words.has(word)
    const found = new Set([...(byWord.get(word) ?? [])].flatMap((place) => behind()[place.number] ?? []))
    return [...found].flatMap((pattern) => formsIn(pattern).filter(begins))
  }
}

/** Patterns of nothing but words, by the places that their forms can begin with. */
function byFirstPlaces(patterns: readonly Pattern[]): readonly (readonly Pattern[])[] {
  const found: Pattern[][] = []
  const hasPart = ({ choices }: PatternPlace): boolean => choices[0]?.[0]?.kind === 'category'
  for (const pattern of patterns) {
    if (pattern.places.some(hasPart)) continue
    for (const { number, choices } of pattern.places) {
      ;(found[number] ??= []).push(pattern)
      if (choices.every((row) => row.length > 0)) break
    }
  }
  return found
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
