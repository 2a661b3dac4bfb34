import type { Category } from './categories.ts'
import { firstWords } from './firstWords.ts'
import type { Rule } from './rule.ts'
import {
  formsIn,
  type Pattern,
  patternTaker,
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

/** `words`: all that the rules have. A rule is taken apart when a message has one of its words. */
export function compileGrammar(rules: readonly Rule[], words: ReadonlySet<string>, spellings?: Spellings): Grammar {
  const { needing, free, ahead } = firstWords(rules, spellings)
  const take = patternTaker(spellings)
  const taken: (readonly Pattern[] | undefined)[] = []
  const patternsOf = (number: number): readonly Pattern[] => (taken[number] ??= take(rules[number] as Rule))
  const reached = (said: ReadonlySet<string>): readonly RuleForm[] => {
    const isReached = reachOf(said)
    const near = [...said].flatMap((word) => needing.get(word) ?? [])
    return inOrder([...near, ...free])
      .flatMap(patternsOf)
      .flatMap(isReached)
  }
  return {
    words,
    startsIn: sameAsLast((said) => startsOf(reached(said), said)),
    begunWith: (word) =>
      inOrder([...(needing.get(word) ?? []), ...(ahead.get(word) ?? [])])
        .filter((number) => rules[number]?.pattern.includes('<') === false)
        .flatMap(patternsOf)
        .flatMap((pattern) => formsIn(pattern).filter(beginsWith(word))),
  }
}

/** Each once. Numbers are sorted as such in an array of their own, three times as quickly. */
const inOrder = (numbers: readonly number[]): readonly number[] => [...new Set(Uint32Array.from(numbers).sort())]

const beginsWith =
  (word: string) =>
  ({ items: [first] }: RuleForm): boolean =>
    first?.kind === 'words' && first.words.has(word)

/** A message is read several times: as an order, as an answer, for its tools. */
function sameAsLast(make: Grammar['startsIn']): Grammar['startsIn'] {
  let last: { readonly said: ReadonlySet<string>; readonly starts: Starts } | null = null
  return (said) => {
    if (last?.said.size !== said.size || !said.isSubsetOf(last.said)) last = { said, starts: make(said) }
    return last.starts
  }
}

/** The forms of a pattern of which a message lacks no word. */
function reachOf(said: ReadonlySet<string>): (pattern: Pattern) => readonly RuleForm[] {
  const known = new Map<PatternPlace, PatternPlace['choices']>()
  const choicesOf = (place: PatternPlace): PatternPlace['choices'] => {
    const choices =
      known.get(place) ??
      place.choices.filter((row) => row.every((item) => !isNeeded(item) || hasOneOf(item.words, said)))
    known.set(place, choices)
    return choices
  }
  const isReached = (place: PatternPlace): boolean => choicesOf(place).length > 0
  return (pattern) => (pattern.places.every(isReached) ? formsIn(pattern, choicesOf) : [])
}

const isNeeded = (item: RuleItem): item is RuleItem & { readonly kind: 'words' } =>
  item.kind === 'words' && !item.optional

function hasOneOf(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  if (words.size > said.size) return hasOneOf(said, words)
  for (const word of words) if (said.has(word)) return true
  return false
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

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
