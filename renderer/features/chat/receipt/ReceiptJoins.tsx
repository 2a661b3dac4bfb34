import { routes } from '../../../../shared/ipc/routes.ts'
import type { ShownJoin, ShownJoins } from '../../../../shared/schemas/change.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { type Side, useHearAround } from '../../../store/useHearing.ts'
import { JoinStepper } from '../../../ui/JoinStepper.tsx'

interface Props {
  readonly joins: ShownJoins
  /** The entry of the history that stands for the request. */
  readonly entry: string
}

/** The joins that were made: each as it was before the request, and as it is behind it. */
export function ReceiptJoins({ joins, entry }: Props) {
  const around = useHearAround()
  const sourceOf = ({ at, removed }: ShownJoin, side: Side): string => {
    const { start, end } = side === 'before' ? removed : { start: at, end: at }
    const from = Math.max(0, start - around)
    return withQuery(routes.heard, { entry, side, from, to: Math.min(end, start + longest) + around })
  }
  return <JoinStepper joins={joins} sourceOf={sourceOf} placeOf={({ at }) => ({ start: at, end: at })} />
}

/** Seconds that are heard of what was taken out. */
const longest = 8
