import { routes } from '../../../../shared/ipc/routes.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { useHearAround, useHearing } from '../../../store/useHearing.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { HearSides } from '../../../ui/HearSides.tsx'

const sideKeys = { before: 'b', after: 'a' } as const

interface Props {
  readonly approvalId: string
  readonly step: number
  /** Whether its keys stand on the buttons: they do where it is the only step. */
  readonly hasKeys: boolean
}

/**
 * A few seconds of a step as they are and as they would be. A second press ends it, and so does the end of the
 * question.
 */
export function HearStep({ approvalId, step, hasKeys }: Props) {
  const { approvals } = useTexts()
  const around = useHearAround()
  const { playing, hear } = useHearing()
  return (
    <HearSides
      label={approvals.hear(step + 1)}
      playing={playing}
      nameOf={(side) => (playing === side ? approvals.stopHearing(step + 1) : approvals.hearSide(side, step + 1))}
      onHear={(side) => void hear(side, withQuery(routes.hear, { approval: approvalId, step, side, around }))}
      testIdOf={(side) => `hear-${side}-${step + 1}`}
      keys={{ of: sideKeys, areShown: hasKeys }}
    />
  )
}
