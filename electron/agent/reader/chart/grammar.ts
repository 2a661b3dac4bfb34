import type { Category } from './categories.ts'
import type { Item, Rule } from './rule.ts'

type RuleItem = Rule['items'][number]

/** A rule from one of the items that it can begin with. */
export interface Start {
  readonly rule: Rule
  readonly at: number
}

/** The rules of a language, found by the word or the category that they can begin with. */
export interface Grammar {
  readonly byWord: ReadonlyMap<string, readonly Start[]>
  readonly byCategory: ReadonlyMap<Category, readonly Start[]>
  /** Every word that a rule has. */
  readonly words: ReadonlySet<string>
  readonly rules: readonly Rule[]
}

export function compileGrammar(rules: readonly Rule[]): Grammar {
  const byWord = new Map<string, Start[]>()
  const byCategory = new Map<Category, Start[]>()
  const words = new Set<string>()
  for (const rule of rules) {
    for (const item of rule.items) if (item.kind === 'words') for (const word of item.words) words.add(word)
    for (const at of starts(rule.items)) {
      const item = rule.items[at] as Item
      if (item.kind === 'category') push(byCategory, item.category, { rule, at })
      else for (const word of item.words) push(byWord, word, { rule, at })
    }
  }
  return { byWord, byCategory, words, rules }
}

/** The items that a phrase can begin with: the first, and those behind items that may be left out. */
function starts(items: readonly RuleItem[]): number[] {
  const must = items.findIndex((item) => !item.optional)
  return items.map((_, at) => at).filter((at) => must < 0 || at <= must)
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
