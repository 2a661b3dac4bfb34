import type { Category, Meaning } from './categories.ts'
import type { Rule } from './rule.ts'

/**
 * Rules of nothing but words as plain data, which are there more quickly than made. Numbers are places in the lists,
 * in each of which what is the same stands once.
 */
export interface RuleTable {
  readonly categories: readonly Category[]
  /** The names of a meaning's properties. */
  readonly shapes: readonly (readonly string[])[]
  /** What the properties can be. */
  readonly values: readonly unknown[]
  /** Of all rules, a line each. */
  readonly patterns: string
  readonly rows: readonly Row[]
}

/** Of a rule: what it costs, what it is, and what it means. */
type Row = readonly [cost: number, category: number, shape: number, ...values: number[]]

/** What `rulesIn` reads back. Throws where a rule has parts, or means what is no plain data. */
export function tableOf(rules: readonly Rule[]): RuleTable {
  const [categories, shapes, values] = [listed<Category>(), listed<string[]>(), listed<unknown>()]
  const rows = rules.map(({ category, pattern, make, cost }): Row => {
    if (pattern.includes('<') || pattern.includes('\n')) throw new Error(`“${pattern}” is not of words alone`)
    const meaning = make({})
    if (typeof meaning !== 'object' || meaning === null) throw new Error(`“${pattern}” means what is no plain data`)
    const shape = shapes.place(Object.keys(meaning))
    return [cost, categories.place(category), shape, ...Object.values(meaning).map(values.place)]
  })
  const patterns = rules.map(({ pattern }) => pattern).join('\n')
  return { categories: categories.all, shapes: shapes.all, values: values.all, patterns, rows }
}

/** The rules of a table, in its order. */
export function rulesIn({ categories, shapes, values, patterns, rows }: RuleTable): readonly Rule[] {
  const meaningOf = ([, , shape, ...places]: Row): Meaning => {
    const entries = shapes[shape]?.map((name, at) => [name, values[places[at] as number]])
    return Object.fromEntries(entries ?? []) as Meaning
  }
  const said = patterns.split('\n')
  return rows.map((row, at) => {
    let meaning: Meaning | null = null
    const make = (): Meaning => (meaning ??= meaningOf(row))
    return { category: categories[row[1]] as Category, pattern: said[at] as string, make, cost: row[0] }
  })
}

function listed<T>() {
  const all: T[] = []
  const known = new Map<string, number>()
  const place = (one: T): number => {
    const text = JSON.stringify(one)
    const at = known.get(text) ?? all.push(one) - 1
    known.set(text, at)
    return at
  }
  return { all, place }
}
