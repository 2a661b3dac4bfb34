import type { Categories, Category, Meaning } from './categories.ts'

/**
 * A rule of a language as data. The pattern holds words (`to|until`, with `_` between the words of a phrase), parts
 * (`<point:from>`, or `<determiner>` where only its being there counts) and `[what may be left out]`. It is taken apart
 * (`ruleForms.ts`) when a message has one of its words: there are thousands, and a message has some dozens.
 */
export interface Rule {
  readonly category: Category
  readonly pattern: string
  /** Gets the named parts. Null where they don't fit together: that is how meanings prune. */
  readonly make: (parts: Readonly<Record<string, unknown>>) => Meaning | null
  readonly cost: number
}

export function rule<C extends Category, Parts extends object>(
  category: C,
  pattern: string,
  make: (parts: Parts) => Categories[C] | null,
  cost = 0,
): Rule[] {
  return [{ category, pattern, make: make as Rule['make'], cost }]
}

/** Words that all mean the same, as rules: `words('noun', 'clips|takes', { … })`. */
export function words<C extends Category>(category: C, said: string, meaning: Categories[C], cost = 0): Rule[] {
  return rule(category, said, () => meaning, cost)
}
