import type { Categories, Category, Meaning } from './categories.ts'

export type Item =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'category'; readonly category: Category; readonly name: string | null }

export type RuleItem = Item & { readonly optional: boolean }

export interface Rule {
  readonly category: Category
  readonly items: readonly RuleItem[]
  /** Null where the parts don't fit together: that is how meanings prune. */
  readonly make: (parts: Readonly<Record<string, unknown>>) => Meaning | null
  readonly cost: number
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
  return expandPhrases(pattern).map((items) => ({ category, items, make: make as Rule['make'], cost }))
}

/** Words that all mean the same, as rules: `words('noun', 'clips|takes', { … })`. */
export function words<C extends Category>(category: C, said: string, meaning: Categories[C], cost = 0): Rule[] {
  return rule(category, said, () => meaning, cost)
}

/**
 * Alternatives of one word each are one item; a phrase of several words among them makes a rule of its own, and so does
 * an optional group of several items.
 */
function expandPhrases(pattern: string): readonly RuleItem[][] {
  return withoutGroups(pattern).flatMap((plain) => combine(plain.split(/\s+/u).filter((part) => part !== '')))
}

/** Each group of several items left out, and said. */
function withoutGroups(pattern: string): string[] {
  const group = /\[([^\]]*\s[^\]]*)\]/u.exec(pattern)
  if (group === null) return [pattern]
  const [whole, inner] = group as unknown as [string, string]
  const before = pattern.slice(0, group.index)
  const behind = pattern.slice(group.index + whole.length)
  return [`${before}${behind}`, `${before}${inner}${behind}`].flatMap(withoutGroups)
}

/** Each way to say one part with each way to say the others; those of the last part vary quickest. */
function combine(parts: readonly string[]): readonly RuleItem[][] {
  return parts.reduce<readonly RuleItem[][]>(
    (combined, part) => combined.flatMap((said) => waysOf(part).map((way) => [...said, ...way])),
    [[]],
  )
}

/** The same part of a pattern is the same items wherever it stands: tens of thousands of rules are made of few. */
const knownWays = new Map<string, readonly (readonly RuleItem[])[]>()

function waysOf(part: string): readonly (readonly RuleItem[])[] {
  const known = knownWays.get(part)
  if (known !== undefined) return known
  const made = part.startsWith('<') || !part.includes('_') ? [[itemOf(part)]] : phrasesOf(part)
  knownWays.set(part, made)
  return made
}

function phrasesOf(part: string): readonly (readonly RuleItem[])[] {
  const choices = part.replace(/^\[|\]$/gu, '').split('|')
  const plain = choices.filter((choice) => !choice.includes('_'))
  return [
    ...(part.startsWith('[') ? [[]] : []),
    ...(plain.length > 0 ? [[itemOf(plain.join('|'))]] : []),
    ...choices.filter((choice) => choice.includes('_')).map(itemsOfPhrase),
  ]
}

const itemsOfPhrase = (phrase: string): readonly RuleItem[] =>
  phrase.split('_').flatMap((word) => (word === '' ? [] : itemOf(word)))

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
