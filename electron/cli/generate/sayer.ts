import type { Part, Scope, Step } from './meaning.ts'

/** One thing to do, in pieces that stand in several orders. */
export interface Clause {
  /**
   * The verb as an order, as a noun of doing, of the past, and of what is done to it. German: imperative, infinitive,
   * -, participle.
   */
  readonly verb: readonly [base: string, doing: string, past: string, done: string]
  /** What it is done to; empty where the verb has all. */
  readonly object: string
  readonly pronoun: string
  /** Behind the object: particle, value, place. */
  readonly rest: string
  /** On which tracks; empty for all. */
  readonly where: string
}

export interface Sayer {
  clause(step: Step): Clause
  sentence(clauses: readonly Clause[]): string
}

/** Parts and tracks as a language says them. */
export interface Places {
  part(part: Part): { readonly text: string; readonly many: boolean }
  point(time: number): string
  tracks(scope: Scope): string
}

export const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ')
