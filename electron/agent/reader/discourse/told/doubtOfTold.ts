import type { Clause } from '../../clause/clause.ts'
import { isHollow } from '../clauses.ts'
import type { Walk } from '../walk.ts'
import { aimsAtPlace, isOfNothing, leavesOut, mayBeValueOf, mayExcept } from './narrowing.ts'

/** Behind an order: what tells nothing, or what the order may well mean. */
export function doubtOfTold(
  last: Walk['steps'][number] | undefined,
  clause: Clause,
  isReason: boolean,
): 'unread' | 'context' | 'reach' | null {
  if (last === undefined) return null
  if (mayBeValueOf(last.act, clause)) return 'context'
  if ((isReason && isHollow(clause)) || isOfNothing(clause)) return 'unread'
  const isDoubtful = aimsAtPlace(clause) || leavesOut(clause) || mayExcept(clause)
  return isDoubtful || clause.hidesRetraction === true ? 'reach' : null
}
