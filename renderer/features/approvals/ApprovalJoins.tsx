import { routes } from '../../../shared/ipc/routes.ts'
import type { ShownJoin } from '../../../shared/schemas/change.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { useHearAround } from '../../store/useHearPlace.ts'
import type { Side } from '../../store/useHearSides.ts'
import { JoinStepper } from '../../ui/JoinStepper.tsx'

/** The joins that would be made: each as it is now, and as the rehearsal leaves it. */
export function ApprovalJoins({ approval: { id, joins } }: { readonly approval: Approval }) {
  const around = useHearAround()
  if (joins === undefined) return null
  const sourceOf = ({ step, join }: ShownJoin, side: Side): string => {
    const wanted = { approval: id, step: String(step), join: String(join), side, around: String(around) }
    return `${routes.hear}?${new URLSearchParams(wanted)}`
  }
  return <JoinStepper joins={joins} sourceOf={sourceOf} placeOf={({ removed }) => removed} />
}
