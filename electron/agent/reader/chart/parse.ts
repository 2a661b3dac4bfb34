import type { Category, Meaning } from './categories.ts'
import type { Grammar, Starts } from './grammar.ts'
import type { RuleForm } from './ruleForms.ts'
import { sameMeaning } from './sameMeaning.ts'

/** A phrase that was found: what the tokens from `start` up to `end` mean as a `category`. */
export interface Edge {
  readonly category: Category
  readonly start: number
  readonly end: number
  readonly meaning: Meaning
  readonly cost: number
}

/** What a token can be read as, besides itself: a word of the language, at the price of a typo. */
export interface WordForm {
  readonly text: string
  readonly cost: number
}

export interface ChartInput {
  /** Ways to read each token as a word. */
  readonly forms: readonly (readonly WordForm[])[]
  /** Phrases known before any rule: numbers, names, quotes. */
  readonly terminals: readonly Edge[]
  /** What a phrase costs more where it stands, with all that is made of it. */
  readonly extra?: (phrase: Edge) => number
}

/** The phrases that begin at each token. */
export type Chart = readonly (readonly Edge[])[]

/** A way to read a run of tokens: phrases side by side, and the tokens that none of them has. */
export interface Cover {
  readonly edges: readonly Edge[]
  readonly unread: readonly number[]
  readonly cost: number
}

const phrasesPerSpan = 6
const mostEdgesAt = 600

interface Column {
  readonly edges: Edge[]
  readonly byCategory: Map<Category, Edge[]>
}

/**
 * Finds every phrase, from right to left: what stands behind a phrase is complete when it begins, so nothing has to
 * wait. Of one category, span and meaning the cheapest stays.
 */
export function parseChart(grammar: Grammar, input: ChartInput): Chart {
  const starts = grammar.startsIn(new Set(input.forms.flatMap((words) => words.map(({ text }) => text))))
  const columns: Column[] = Array.from({ length: input.forms.length + 1 }, () => ({ edges: [], byCategory: new Map() }))
  const terminals = Map.groupBy(input.terminals, (edge) => edge.start)
  for (let start = input.forms.length - 1; start >= 0; start -= 1) {
    const filler = new ColumnFiller(starts, input, columns, start)
    for (const edge of terminals.get(start) ?? []) filler.add(edge)
    filler.fill()
  }
  return columns.map(({ edges }) => edges)
}

class ColumnFiller {
  private readonly agenda: Edge[] = []
  private readonly column: Column
  private readonly starts: Starts
  private readonly input: ChartInput
  private readonly columns: readonly Column[]
  private readonly start: number

  constructor(starts: Starts, input: ChartInput, columns: readonly Column[], start: number) {
    this.starts = starts
    this.input = input
    this.columns = columns
    this.start = start
    this.column = columns[start] as Column
  }

  fill(): void {
    for (const form of this.input.forms[this.start] ?? []) {
      for (const { rule, at } of this.starts.ofWord(form.text))
        this.match(rule, at + 1, this.start + 1, form.cost, null)
    }
    for (let next = this.agenda.pop(); next !== undefined; next = this.agenda.pop()) this.extend(next)
  }

  add(edge: Edge): void {
    const same = (this.column.byCategory.get(edge.category) ?? []).filter((one) => one.end === edge.end)
    const twin = same.find((one) => sameMeaning(one.meaning, edge.meaning))
    if (twin !== undefined && twin.cost <= edge.cost) return
    if (twin !== undefined) this.remove(twin)
    else if (same.length >= phrasesPerSpan) {
      const worst = same.reduce((a, b) => (b.cost > a.cost ? b : a))
      if (worst.cost <= edge.cost) return
      this.remove(worst)
    }
    if (this.column.edges.length >= mostEdgesAt) return
    this.column.edges.push(edge)
    const list = this.column.byCategory.get(edge.category)
    if (list === undefined) this.column.byCategory.set(edge.category, [edge])
    else list.push(edge)
    this.agenda.push(edge)
  }

  private remove(edge: Edge): void {
    for (const list of [this.column.edges, this.column.byCategory.get(edge.category) as Edge[], this.agenda]) {
      const at = list.indexOf(edge)
      if (at >= 0) list.splice(at, 1)
    }
  }

  private extend(edge: Edge): void {
    for (const start of this.starts.ofCategory(edge.category))
      this.match(start.rule, start.at + 1, edge.end, edge.cost, bind(null, start.rule, start.at, edge))
  }

  /** Reads the items of a rule from `at` on, from the token `here`, and adds a phrase for every way that fits. */
  private match(rule: RuleForm, at: number, here: number, cost: number, bound: Bound | null): void {
    const item = rule.items[at]
    if (item === undefined) {
      this.complete(rule, here, cost, bound)
      return
    }
    if (item.optional) this.match(rule, at + 1, here, cost, bound)
    if (item.kind === 'words') {
      for (const form of this.input.forms[here] ?? [])
        if (item.words.has(form.text)) this.match(rule, at + 1, here + 1, cost + form.cost, bound)
      return
    }
    for (const edge of (here === this.start ? [] : this.columns[here]?.byCategory.get(item.category)) ?? [])
      this.match(rule, at + 1, edge.end, cost + edge.cost, bind(bound, rule, at, edge))
  }

  private complete(rule: RuleForm, end: number, cost: number, bound: Bound | null): void {
    const parts: Record<string, unknown> = {}
    for (let one = bound; one !== null; one = one.before) if (one.name !== null) parts[one.name] = one.edge.meaning
    const meaning = rule.make(parts)
    if (meaning === null) return
    const phrase = { category: rule.category, start: this.start, end, meaning, cost: cost + rule.cost }
    const extra = this.input.extra?.(phrase) ?? 0
    this.add(extra === 0 ? phrase : { ...phrase, cost: phrase.cost + extra })
  }
}

interface Bound {
  readonly before: Bound | null
  readonly name: string | null
  readonly edge: Edge
}

function bind(before: Bound | null, rule: RuleForm, at: number, edge: Edge): Bound {
  const item = rule.items[at] as RuleForm['items'][number]
  return { before, name: item.kind === 'category' ? item.name : null, edge }
}
