import type { Clause } from '../../clause/clause.ts'
import { entreatsInside, hasScope, hasSpeaker, isQuoted, names } from '../clauses.ts'
import { holdsOrder, swallowsOrder } from '../doubts.ts'
import { quotesOrder } from '../reach.ts'
import { ask, type Walk } from '../walk.ts'
import { isBareValue, measuresUnread, putsRight } from './narrowing.ts'

/** What is told of a thing says nothing more of what is to be done. */
const isBesides = ({ groups, onlyTells }: Clause): boolean =>
  onlyTells === true || groups.every(({ kind }) => kind === 'rest')

/** It may say where, how much, or what to leave out. */
const mayMean = (clause: Clause): boolean =>
  (clause.groups.some(names) && !isBesides(clause)) ||
  isBareValue(clause) ||
  measuresUnread(clause) ||
  putsRight(clause) ||
  hasScope(clause)

/** What of a story cannot stand beside an order without a question. */
export function visitStory(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (walk.steps.length > 0 && mayMean(clause)) ask(walk, 'context', clause)
  const isMore = behind.some(({ speech }) => speech === 'request')
  if (isMore && (entreatsInside(clause) || holdsOrder(clause))) ask(walk, 'reach', clause)
  if (swallowsOrder(walk, clause, behind)) ask(walk, 'noAct', clause)
  const isSpoken = hasSpeaker(clause) && !clause.reason && quotesOrder(clause, behind)
  if (isQuoted(clause, behind) || isSpoken) ask(walk, 'reach', clause)
}
