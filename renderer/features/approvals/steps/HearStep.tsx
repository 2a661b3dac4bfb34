import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { routes } from '../../../../shared/ipc/routes.ts'
import { toTenth } from '../../../lib/toTenth.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { useAppState } from '../../../store/appContext.ts'
import { type Side, useHearAround, useHearing } from '../../../store/useHearing.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { HearSides } from '../../../ui/HearSides.tsx'
import { useStepNumber } from '../stepNumber.ts'

const sideKeys = { before: 'b', after: 'a' } as const

interface Props {
  readonly approvalId: string
  readonly step: number
  /** Whether its keys stand on the buttons: they do where it is the only step. */
  readonly hasKeys: boolean
  /** Others are done before it, and all of them together can be heard. */
  readonly hasEarlier: boolean
}

/**
 * A few seconds of a step as they are and as they would be; behind others, too, from where the person is as all of them
 * up to this one leave it. A second press ends it, and so does the end of the question.
 */
export function HearStep({ approvalId, step, hasKeys, hasEarlier }: Props) {
  const { approvals, formats } = useTexts()
  const number = useStepNumber(step)
  const around = useHearAround()
  const from = useAppState(({ project }) => project?.selection?.start ?? project?.cursor ?? 0)
  const { playing, hear, stop } = useHearing()
  const [what, setWhat] = useState<'step' | 'soFar'>('step')
  const addressOf = (one: Side, place: { readonly from?: number } = {}) =>
    withQuery(routes.hear, { approval: approvalId, step, side: one, around, ...place })
  const side = what === 'step' ? playing : null
  const soFar = what === 'soFar' && playing !== null
  const hearSide = (one: Side) => {
    setWhat('step')
    void hear(one, addressOf(one))
  }
  const hearSoFar = () => {
    if (soFar) return stop()
    setWhat('soFar')
    void hear('after', addressOf('after', { from }))
  }
  return (
    <HearSides
      label={approvals.hear(number)}
      playing={side}
      nameOf={(one) => (side === one ? approvals.stopHearing(number) : approvals.hearSide(one, number))}
      onHear={hearSide}
      testIdOf={(one) => `hear-${one}-${number}`}
      keys={{ of: sideKeys, areShown: hasKeys }}
    >
      {hasEarlier && (
        <Button
          aria-pressed={soFar}
          aria-label={approvals.hearSoFar(number, formats.time(toTenth(from)))}
          onPress={hearSoFar}
          data-dock-key="s"
          data-testid={`hear-so-far-${number}`}
        >
          {soFar && <Square size={11} aria-hidden="true" />}
          {approvals.soFar}
        </Button>
      )}
    </HearSides>
  )
}
