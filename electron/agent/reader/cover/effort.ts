import type { Beam } from './cover.ts'

/** How much is tried: less of a message that is long. */
export interface Effort {
  readonly beam: Beam
  readonly kept: number
  readonly clauses: number
  /** The longest clause, in tokens. */
  readonly span: number
}

const thorough: Effort = { beam: { width: 24, withVerb: 12, perSignature: 2 }, kept: 4, clauses: 5, span: 60 }
const quick: Effort = { beam: { width: 8, withVerb: 4, perSignature: 1 }, kept: 2, clauses: 2, span: 30 }
const hurried: Effort = { beam: { width: 4, withVerb: 2, perSignature: 1 }, kept: 2, clauses: 1, span: 14 }
const longMessage = 80
/** Nobody says so many words; a list of times has as many tokens. */
const endlessMessage = 400

export function effortFor(length: number): Effort {
  if (length > endlessMessage) return hurried
  return length > longMessage ? quick : thorough
}
