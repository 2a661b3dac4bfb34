import { Square, Volume2 } from 'lucide-react'
import { Button, Group } from 'react-aria-components'
import { routes } from '../../../../shared/ipc/routes.ts'
import { useHearAround } from '../../../store/useHearPlace.ts'
import { useHearSides } from '../../../store/useHearSides.ts'
import { useTexts } from '../../../store/useTexts.ts'
import '../../../ui/hearSides.css'

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
  const texts = useTexts()
  const around = useHearAround()
  const { playing, hear } = useHearSides()
  return (
    <Group className="hear-sides" aria-label={texts.approvals.hear(step + 1)}>
      <Volume2 size={15} aria-hidden="true" />
      {(['before', 'after'] as const).map((side) => (
        <Button
          key={side}
          aria-pressed={playing === side}
          aria-label={
            playing === side ? texts.approvals.stopHearing(step + 1) : texts.approvals.hearSide(side, step + 1)
          }
          onPress={() => void hear(side, sourceOf({ approval: approvalId, step, side, around }))}
          data-dock-key={sideKeys[side]}
          data-testid={`hear-${side}-${step + 1}`}
        >
          {playing === side && <Square size={11} aria-hidden="true" />}
          {texts.common[side]}
          {/* Drawn, not written: the name of the button is said in full. */}
          {hasKeys && <kbd aria-hidden="true" data-key={sideKeys[side].toUpperCase()} />}
        </Button>
      ))}
    </Group>
  )
}

const sourceOf = (wanted: Readonly<Record<string, string | number>>): string =>
  `${routes.hear}?${new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)]))}`
