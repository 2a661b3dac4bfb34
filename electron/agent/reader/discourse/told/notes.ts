import type { Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import type { Argument } from '../../meaning/types.ts'
import type { Walk } from '../walk.ts'

/**
 * "guest muted, host soloed": as it is noted down what is to be done, where all of the message is said so, or what
 * stands right behind it is noted too; what was taken away is rather told.
 */
export const isNote = ({ before }: Walk, clause: Clause, behind: readonly Clause[]): boolean =>
  before === null &&
  clause.joint === null &&
  isNoted(clause) &&
  (goesOnTersely(behind) || behind.every((one) => isNoted(one) || one.speech === 'courtesy'))

const isNoted = ({ wishedToo, act }: Clause): boolean => wishedToo && act !== null && act.frame.effect !== 'removes'

/** "…, host 3 dB louder", "…, host up 3": another line of the same notes, with what it is about in front. */
const isTerse = ({ speech, act, edges, wishedToo }: Clause): boolean =>
  !wishedToo &&
  (speech === 'fragment' || speech === 'request') &&
  act !== null &&
  act.missing.length === 0 &&
  edges[0]?.category === 'argument' &&
  edges.every(({ category }) => lines.has(category))
const lines: ReadonlySet<Edge['category']> = new Set<Edge['category']>(['argument', 'verb', 'joint', 'effect'])

/** "intro deleted, host 3 dB louder": told, or noted like what stands behind it. */
export const mayBeNoted = ({ before }: Walk, { joint, act }: Clause, behind: readonly Clause[]): boolean =>
  before === null && joint === null && act !== null && goesOnTersely(behind)

const goesOnTersely = ([next]: readonly Clause[]): boolean => next?.joint === 'comma' && isTerse(next)

/** Whether what is joined to it can be wished for with it. */
export const isWished = ({ before, steps }: Walk): boolean =>
  before !== null && (before.asked || (before.wishedToo && steps.length > 0))

/** "hiss on the guest track, run noise reduction over it": what is wrong, and no order, nor a place for one. */
export const isComplaint = (
  { steps }: Walk,
  { flaw, act, unread, edges }: Clause,
  [next]: readonly Clause[],
): boolean =>
  steps.length === 0 &&
  flaw === true &&
  act === null &&
  unread.length === 0 &&
  next?.speech === 'request' &&
  next.act !== null &&
  edges.some(({ category, meaning }) => category === 'argument' && (meaning as Argument).content.kind === 'aspect')
