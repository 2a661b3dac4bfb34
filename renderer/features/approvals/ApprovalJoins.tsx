import type { ShownJoin } from '../../../shared/schemas/change.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { type Side, useHearAround } from '../../store/useHearing.ts'
import { JoinStepper } from '../../ui/JoinStepper.tsx'
import { joinSource } from './joinSource.ts'

/** The joins that would be made: each as it is now, and as the rehearsal leaves it. */
export function ApprovalJoins({ approval: { id, joins } }: { readonly approval: Approval }) {
  const around = useHearAround()
  if (joins === undefined) return null
  const sourceOf = (join: ShownJoin, side: Side): string => joinSource(id, join, side, around)
  return <JoinStepper joins={joins} sourceOf={sourceOf} placeOf={({ removed }) => removed} />
}
