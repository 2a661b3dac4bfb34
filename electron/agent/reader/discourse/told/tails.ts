import type { Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import { marksOf } from '../../clause/parts.ts'
import type { Argument } from '../../meaning/types.ts'

const told: ReadonlySet<Clause['speech']> = new Set<Clause['speech']>(['report', 'statement'])

/** "the alarm made them | jump": a verb alone, right behind somebody who does something, is told with it. */
export const withTails = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause, at) => {
    const before = clauses[at - 1]
    if (before === undefined || !isVerbAlone(clause)) return [clause]
    if (awaitsVerb(before)) return []
    const isTail = told.has(before.speech) && endsInSomebody(before.edges)
    return [isTail ? { ...clause, speech: before.speech, act: null } : clause]
  })

const isVerbAlone = ({ edges, joint, speech, unread }: Clause): boolean =>
  speech === 'request' && joint === null && unread.length === 0 && edges.length === 1 && edges[0]?.category === 'verb'

/** "made them": a verb, and who it is done to. */
function endsInSomebody(edges: readonly Edge[]): boolean {
  const [verb, who] = edges.slice(-2)
  if (verb?.category !== 'verb' || who?.category !== 'argument') return false
  const { tie, content } = who.meaning as Argument
  return tie === 'bare' && content.kind === 'group' && content.group.kind === 'mention'
}

/**
 * "wir wollen der Familie das Band | vorspielen": behind words of wishing that nobody understood to their end the verb
 * is theirs.
 */
function awaitsVerb({ edges, speech, unread }: Clause): boolean {
  const wish = edges.findLast((edge) => wishing.has(marksOf(edge)))
  return (
    wish !== undefined &&
    (told.has(speech) || speech === 'hypothesis') &&
    unread.some((at) => at >= wish.end) &&
    edges.every(({ category, start }) => category !== 'verb' || start < wish.end)
  )
}

const wishing: ReadonlySet<ReturnType<typeof marksOf>> = new Set(['ask', 'modal', 'hypothesis'] as const)
