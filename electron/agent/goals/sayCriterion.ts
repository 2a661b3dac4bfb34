import { type Failure, messageOf } from '../../../shared/failures/index.ts'
import type { SaidCriterion, Unmeasured } from '../../../shared/schemas/measures.ts'
import type { AgentTexts } from '../texts/index.ts'

/** The number that was measured, why there is none, or why it could not be measured. */
export type Found = number | Unmeasured | Failure

/** What was measured for a criterion, in the words of the criterion. */
export function sayFound(criterion: SaidCriterion, found: Found, { criteria, failures }: AgentTexts): string {
  if (typeof found === 'object') return messageOf(found, failures)
  if (typeof found === 'string') return criteria.unmeasured(criterion, found)
  if (!Number.isFinite(found)) return criteria.silent(criterion)
  const measured = Math.round(found * 100) / 100
  return criteria.wanted({ ...criterion, at_least: measured, at_most: measured })
}
