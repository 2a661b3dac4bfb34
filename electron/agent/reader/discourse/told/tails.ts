import type { Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import type { Argument } from '../../meaning/types.ts'

const told: ReadonlySet<Clause['speech']> = new Set<Clause['speech']>(['report', 'statement'])

/** "the alarm made them | jump": a verb alone, right behind somebody who does something, is told with it. */
export const withTails = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1]
    return before !== undefined && isTail(clause, before) ? { ...clause, speech: before.speech, act: null } : clause
  })

const isTail = ({ edges, joint, speech, unread }: Clause, before: Clause): boolean =>
  speech === 'request' &&
  joint === null &&
  unread.length === 0 &&
  edges.length === 1 &&
  edges[0]?.category === 'verb' &&
  told.has(before.speech) &&
  endsInSomebody(before.edges)

/** "made them": a verb, and who it is done to. */
function endsInSomebody(edges: readonly Edge[]): boolean {
  const [verb, who] = edges.slice(-2)
  if (verb?.category !== 'verb' || who?.category !== 'argument') return false
  const { tie, content } = who.meaning as Argument
  return tie === 'bare' && content.kind === 'group' && content.group.kind === 'mention'
}
