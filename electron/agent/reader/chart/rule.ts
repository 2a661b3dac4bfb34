import type { Categories, Category, Meaning } from './categories.ts'

export type Item =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'category'; readonly category: Category; readonly name: string | null }

export interface Rule {
  readonly category: Category
  readonly items: readonly (Item & { readonly optional: boolean })[]
  /** Null where the parts don't fit together: that is how meanings prune. */
  readonly make: (parts: Readonly<Record<string, unknown>>) => Meaning | null
  readonly cost: number
  readonly pattern: string
}

/**
 * A rule of a language as data. The pattern holds words (`to|until`, with `_` between the words of a phrase), parts
 * (`<point:from>`, or `<determiner>` where only its being there counts) and `[what may be left out]`. `make` gets the
 * named parts.
 */
export function rule<C extends Category, Parts extends object>(
  category: C,
  pattern: string,
  make: (parts: Parts) => Categories[C] | null,
  cost = 0,
): Rule[] {
  return expandPhrases(pattern).map((one) => ({
    category,
    items: itemsOf(one),
    make: make as Rule['make'],
    cost,
    pattern: one,
  }))
}

/** Words that all mean the same, as rules: `words('noun', 'clips|takes', { … })`. */
export function words<C extends Category>(category: C, said: string, meaning: Categories[C], cost = 0): Rule[] {
  return rule(category, said, () => meaning, cost)
}

/**
 * Alternatives of one word each are one item; a phrase of several words among them makes a rule of its own, and so does
 * an optional group of several items.
 */
function expandPhrases(pattern: string): string[] {
  const group = /\[([^\]]*\s[^\]]*)\]/u.exec(pattern)
  if (group !== null) {
    const [whole, inner] = group as unknown as [string, string]
    const around = [pattern.slice(0, group.index), pattern.slice(group.index + whole.length)] as const
    return [`${around[0]}${around[1]}`, `${around[0]}${inner}${around[1]}`].flatMap(expandPhrases)
  }
  const parts = pattern.trim().split(/\s+/u)
  const at = parts.findIndex((part) => !part.startsWith('<') && part.includes('_'))
  if (at < 0) return [parts.join(' ')]
  const part = parts[at] as string
  const optional = part.startsWith('[')
  const choices = part.replace(/^\[|\]$/gu, '').split('|')
  const plain = choices.filter((choice) => !choice.includes('_'))
  const ways = [
    ...(optional ? [''] : []),
    ...(plain.length > 0 ? [plain.join('|')] : []),
    ...choices.filter((choice) => choice.includes('_')).map((choice) => choice.replaceAll('_', ' ')),
  ]
  return ways.flatMap((way) => expandPhrases([...parts.slice(0, at), way, ...parts.slice(at + 1)].join(' ')))
}

export type RuleItem = Rule['items'][number]

const itemsOf = (pattern: string): readonly RuleItem[] =>
  pattern.split(' ').flatMap((part) => (part === '' ? [] : itemOf(part)))

/** The same part of a pattern is the same item wherever it stands: tens of thousands of rules are made of few. */
const madeItems = new Map<string, RuleItem>()

function itemOf(part: string): RuleItem {
  const known = madeItems.get(part)
  if (known !== undefined) return known
  const made = readItem(part)
  madeItems.set(part, made)
  return made
}

function readItem(part: string): RuleItem {
  const optional = part.startsWith('[')
  const bare = part.replace(/^\[|\]$/gu, '')
  const category = /^<(\w+)(?::(\w+))?>$/u.exec(bare)
  if (category !== null)
    return { kind: 'category', category: category[1] as Category, name: category[2] ?? null, optional }
  return { kind: 'words', words: new Set(bare.split('|')), optional }
}
