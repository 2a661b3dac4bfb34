import type { Category } from './categories.ts'
import type { Rule } from './rule.ts'

export type Item =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'category'; readonly category: Category; readonly name: string | null }
export type RuleItem = Item & { readonly optional: boolean }

type Row = readonly RuleItem[]

/** One row of items that a rule can be said in. */
export interface RuleForm extends Pick<Rule, 'category' | 'make' | 'cost'> {
  readonly items: Row
}

/** One part of a pattern, and what can stand there: its single words together, and each of its phrases. */
export interface PatternPlace {
  readonly choices: readonly Row[]
}

/** A rule without or with each of its optional groups: place behind place. */
export interface Pattern extends Pick<Rule, 'category' | 'make' | 'cost'> {
  readonly places: readonly PatternPlace[]
}

/** How else a word is written; itself among them. */
export type Spellings = (word: string) => readonly string[]

/**
 * Takes rules apart. The same part is the same place, and the same word of one the same item, wherever they stand.
 */
export function patternTaker(spellings?: Spellings): (rule: Rule) => readonly Pattern[] {
  const itemOf = eachOnce((part) => spelled(readItem(part), spellings))
  const placeOf = eachOnce((part): PatternPlace => ({
    choices: waysOf(part).map((way) => way.split(' ').flatMap((word) => (word === '' ? [] : [itemOf(word)]))),
  }))
  return ({ category, pattern, make, cost }) =>
    withGroups(pattern).map((row) => ({ category, places: partsOf(row).map(placeOf), make, cost }))
}

function eachOnce<T>(make: (part: string) => T): (part: string) => T {
  const made = new Map<string, T>()
  return (part) => {
    const known = made.get(part)
    if (known !== undefined) return known
    const one = make(part)
    made.set(part, one)
    return one
  }
}

/**
 * Alternatives of one word each are one item; a phrase of several words among them makes a form of its own, and so does
 * an optional group of several items.
 */
export function formsOf(rules: readonly Rule[], spellings?: Spellings): readonly RuleForm[] {
  return rules.flatMap(patternTaker(spellings)).flatMap((pattern) => formsIn(pattern))
}

/** The forms of a pattern, or those of them that have only these choices. */
export function formsIn(
  { category, places, make, cost }: Pattern,
  choicesOf: (place: PatternPlace) => readonly Row[] = ({ choices }) => choices,
): RuleForm[] {
  const forms: RuleForm[] = []
  eachRow(places.map(choicesOf), (items) => forms.push({ category, items, make, cost }))
  return forms
}

/** All words that rules have in them, without taking the rules apart. */
export function wordsIn(rules: readonly Rule[], spellings?: Spellings): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { pattern } of rules)
    takeWords(pattern.includes('<') ? pattern.replaceAll(/<\w+(?::\w+)?>/gu, ' ') : pattern, words)
  return spellings === undefined ? words : new Set([...words].flatMap(spellings))
}

const between = new Set([' ', '|', '_', '[', ']'].map((mark) => mark.charCodeAt(0)))

/** Letter by letter: there are tens of thousands of patterns, and an expression takes three times as long. */
function takeWords(pattern: string, words: Set<string>): void {
  let start = 0
  for (let at = 0; at <= pattern.length; at++) {
    if (at < pattern.length && !between.has(pattern.charCodeAt(at))) continue
    if (at > start) words.add(pattern.slice(start, at))
    start = at + 1
  }
}

/** Most patterns are words with one space between, which need no search. */
const partsOf = (row: string): string[] => {
  const parts = row.split(' ')
  return parts.includes('') ? parts.filter((part) => part !== '') : parts
}

/** Without and with each optional group of several items. */
function withGroups(pattern: string): string[] {
  const group = pattern.includes('[') ? /\[([^\]]*\s[^\]]*)\]/u.exec(pattern) : null
  if (group === null) return [pattern]
  const [whole, inner] = group as unknown as [string, string]
  const [before, behind] = [pattern.slice(0, group.index), pattern.slice(group.index + whole.length)]
  return [`${before}${behind}`, `${before}${inner}${behind}`].flatMap(withGroups)
}

/** What can stand in the place of a part: its single words together, and each of its phrases. */
function waysOf(part: string): readonly string[] {
  if (part.startsWith('<') || !part.includes('_')) return [part]
  const choices = part.replace(/^\[|\]$/gu, '').split('|')
  const plain = choices.filter((choice) => !choice.includes('_'))
  return [
    ...(part.startsWith('[') ? [''] : []),
    ...(plain.length > 0 ? [plain.join('|')] : []),
    ...choices.filter((choice) => choice.includes('_')).map((choice) => choice.replaceAll('_', ' ')),
  ]
}

/** Every row that can be made of one choice for each place; the last place changes first. */
function eachRow(places: readonly (readonly Row[])[], take: (row: Row) => void): void {
  // One array for all rows, copied where one is whole: most of the time went to the arrays between.
  const row: RuleItem[] = []
  const place = (at: number): void => {
    const choices = places[at]
    if (choices === undefined) return take(row.slice())
    const length = row.length
    for (const choice of choices) {
      for (const item of choice) row.push(item)
      place(at + 1)
      row.length = length
    }
  }
  place(0)
}

const isPlain = (part: string): boolean => !part.startsWith('[') && !part.startsWith('<') && !part.endsWith(']')

function readItem(part: string): RuleItem {
  // Thousands are a word and no more.
  if (isPlain(part))
    return { kind: 'words', words: new Set(part.includes('|') ? part.split('|') : [part]), optional: false }
  const optional = part.startsWith('[')
  const bare = part.replace(/^\[|\]$/gu, '')
  const category = /^<(\w+)(?::(\w+))?>$/u.exec(bare)
  if (category !== null)
    return { kind: 'category', category: category[1] as Category, name: category[2] ?? null, optional }
  return { kind: 'words', words: new Set(bare.split('|')), optional }
}

const spelled = (item: RuleItem, spellings: Spellings | undefined): RuleItem =>
  item.kind === 'category' || spellings === undefined
    ? item
    : { ...item, words: new Set([...item.words].flatMap(spellings)) }
