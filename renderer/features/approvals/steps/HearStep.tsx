import { routes } from '../../../../shared/ipc/routes.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { useHearAround, useHearing } from '../../../store/useHearing.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { HearSides } from '../../../ui/HearSides.tsx'
import { useStepNumber } from '../stepNumber.ts'

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
  const number = useStepNumber(step)
  const around = useHearAround()
  const { playing, hear } = useHearing()
  return (
    <HearSides
      label={approvals.hear(number)}
      playing={playing}
      nameOf={(side) => (playing === side ? approvals.stopHearing(number) : approvals.hearSide(side, number))}
      onHear={(side) => void hear(side, withQuery(routes.hear, { approval: approvalId, step, side, around }))}
      testIdOf={(side) => `hear-${side}-${number}`}
      keys={{ of: sideKeys, areShown: hasKeys }}
    />
  )
}
