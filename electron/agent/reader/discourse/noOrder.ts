import type { Clause } from '../clause/clause.ts'
import type { Verb } from '../meaning/sentenceTypes.ts'
import { isBeyond } from './conditions.ts'
import { mayBeItsName } from './doubts.ts'
import { isExceptionRather } from './told/narrowing.ts'
import type { Walk } from './walk.ts'

/** What may as well belong to what stands before it. */
export const isNoOrder = (walk: Walk, clause: Clause): boolean =>
  isBeyond(walk, clause) ||
  mayBeItsName(walk, clause) ||
  (walk.steps.length > 0 ? isExceptionRather(clause) : isOfVerbBefore(clause))

/** "…, über zwei Sekunden aus": a particle alone is that of a verb in front, which nobody has read as an order. */
const isOfVerbBefore = ({ edges }: Clause): boolean => {
  const verbs = edges.filter(({ category }) => category === 'verb')
  return (
    verbs.length > 0 && verbs.every(({ meaning }) => (meaning as Verb).senses.every(({ shares }) => shares === true))
  )
}

/** What a message is that asks for nothing. */
export function whyNothing(
  walk: Walk,
  clauses: readonly Clause[],
): 'question' | 'told' | 'negated' | 'courtesy' | 'retracted' {
  if (walk.retracted) return 'retracted'
  if (walk.negated) return 'negated'
  if (clauses.some((clause) => clause.speech === 'question')) return 'question'
  return clauses.every((clause) => clause.speech === 'courtesy') ? 'courtesy' : 'told'
}
