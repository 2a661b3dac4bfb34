import type { Clause } from '../clause/clause.ts'
import { isBeyond } from './conditions.ts'
import { mayBeItsName } from './doubts.ts'
import { isExceptionRather } from './told/narrowing.ts'
import type { Walk } from './walk.ts'

/** What may as well belong to what stands before it. */
export const isNoOrder = (walk: Walk, clause: Clause): boolean =>
  isBeyond(walk, clause) || mayBeItsName(walk, clause) || (walk.steps.length > 0 && isExceptionRather(clause))
