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

/** How else a word is written; itself among them. */
export type Spellings = (word: string) => readonly string[]

/**
 * Alternatives of one word each are one item; a phrase of several words among them makes a form of its own, and so does
 * an optional group of several items. The same part of a pattern is the same item wherever it stands: tens of thousands
 * of forms are made of few.
 */
export function formsOf(rules: readonly Rule[], spellings?: Spellings): readonly RuleForm[] {
  const items = new Map<string, RuleItem>()
  const itemOf = (part: string): RuleItem => {
    const known = items.get(part)
    if (known !== undefined) return known
    const made = spelled(readItem(part), spellings)
    items.set(part, made)
    return made
  }
  const choices = new Map<string, readonly Row[]>()
  const choicesOf = (part: string): readonly Row[] => {
    const known = choices.get(part)
    if (known !== undefined) return known
    const made = waysOf(part).map((way) => way.split(' ').flatMap((word) => (word === '' ? [] : [itemOf(word)])))
    choices.set(part, made)
    return made
  }
  const forms: RuleForm[] = []
  for (const { category, pattern, make, cost } of rules)
    for (const row of withGroups(pattern))
      eachRow(row.trim().split(/\s+/u).map(choicesOf), (items) => forms.push({ category, items, make, cost }))
  return forms
}

/** All words that rules have in them, without taking the rules apart. */
export function wordsIn(rules: readonly Rule[], spellings?: Spellings): ReadonlySet<string> {
  const said = rules.flatMap(({ pattern }) => pattern.replaceAll(/<\w+(?::\w+)?>/gu, ' ').split(/[\s|_[\]]+/u))
  const words = new Set(said.filter((word) => word !== ''))
  return spellings === undefined ? words : new Set([...words].flatMap(spellings))
}

/** Without and with each optional group of several items. */
function withGroups(pattern: string): string[] {
  const group = /\[([^\]]*\s[^\]]*)\]/u.exec(pattern)
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

function readItem(part: string): RuleItem {
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
