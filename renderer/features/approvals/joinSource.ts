import { routes } from '../../../shared/ipc/routes.ts'
import type { ShownJoin } from '../../../shared/schemas/change.ts'
import type { Approval, ApprovalStep } from '../../../shared/schemas/conversation.ts'
import { withQuery } from '../../lib/withQuery.ts'
import type { Side } from '../../store/useHearing.ts'

/** Where the sound around a join of what waits comes from. */
export function joinSource(approval: string, { step, join }: ShownJoin, side: Side, around: number): string {
  return withQuery(routes.hear, { approval, step, join, side, around })
}

/** The join that a change of the first step leaves, whose times are the timeline's; null where it leaves none. */
export function joinOf(
  { joins }: Approval,
  { index }: ApprovalStep,
  { start, end }: { readonly start: number; readonly end: number },
): ShownJoin | null {
  const near = 1e-3
  const found = joins?.shown.find(
    ({ step, removed }) => step === index && removed.start >= start - near && removed.end <= end + near,
  )
  return found ?? null
}
