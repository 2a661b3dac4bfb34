import type { Clause } from '../../clause/clause.ts'
import type { Argument } from '../../meaning/types.ts'
import type { Walk } from '../walk.ts'

/**
 * "guest muted, host soloed": as it is noted down what is to be done, where all of the message is said so; what was
 * taken away is rather told.
 */
export const isNote = ({ before }: Walk, clause: Clause, behind: readonly Clause[]): boolean =>
  before === null &&
  clause.joint === null &&
  [clause, ...behind].every((one) => isNoted(one) || one.speech === 'courtesy')

const isNoted = ({ wishedToo, act }: Clause): boolean => wishedToo && act !== null && act.frame.effect !== 'removes'

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
