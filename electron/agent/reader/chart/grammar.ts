import type { Category } from './categories.ts'
import type { Item, RuleForm, RuleItem } from './ruleForms.ts'

/** A rule from one of the items that it can begin with. */
export interface Start {
  readonly rule: RuleForm
  readonly at: number
  /** The choices of words that have to stand behind it, by their numbers. */
  readonly needs: readonly number[]
}

/** The rules of a language, found by the word or the category that they can begin with. */
export interface Grammar {
  readonly byWord: ReadonlyMap<string, readonly Start[]>
  readonly byCategory: ReadonlyMap<Category, readonly Start[]>
  /** Every word that a rule has. */
  readonly words: ReadonlySet<string>
  readonly rules: readonly RuleForm[]
  /** Choices of words that rules have, numbered: the numbers of those that a word is in. */
  readonly choices: ReadonlyMap<string, readonly number[]>
  readonly choiceCount: number
}

export function compileGrammar(rules: readonly RuleForm[]): Grammar {
  const byWord = new Map<string, Start[]>()
  const byCategory = new Map<Category, Start[]>()
  const words = new Set<string>()
  const numbers = new Map<string, number>()
  const choices = new Map<string, number[]>()
  const numberOf = (item: RuleItem & { readonly kind: 'words' }): number => {
    const key = [...item.words].join('|')
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    for (const word of item.words) push(choices, word, numbers.size - 1)
    return numbers.size - 1
  }
  // Rules share their items: each is looked at once.
  const seen = new Map<RuleItem, number>()
  const requiredOf = (item: RuleItem): number => {
    const known = seen.get(item)
    if (known !== undefined) return known
    if (item.kind === 'words') for (const word of item.words) words.add(word)
    const number = item.kind === 'words' && !item.optional ? numberOf(item) : -1
    seen.set(item, number)
    return number
  }
  for (const rule of rules) {
    const required = rule.items.map(requiredOf)
    for (const at of starts(rule.items)) {
      const item = rule.items[at] as Item
      const start = { rule, at, needs: required.slice(at + 1).filter((number) => number >= 0) }
      if (item.kind === 'category') push(byCategory, item.category, start)
      else for (const word of item.words) push(byWord, word, start)
    }
  }
  return { byWord, byCategory, words, rules, choices, choiceCount: numbers.size }
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
