import { Square, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Group } from 'react-aria-components'
import type { Side } from '../store/useHearing.ts'
import { useTexts } from '../store/useTexts.ts'
import './hearSides.css'

interface Props {
  readonly label: string
  readonly playing: Side | null
  /** What a button is called, in full. */
  readonly nameOf: (side: Side) => string
  readonly onHear: (side: Side) => void
  readonly testIdOf: (side: Side) => string
  /** The key of each button, where it has one, and whether it stands on the button. */
  readonly keys?: { readonly of: Readonly<Record<Side, string>>; readonly areShown: boolean }
  /** Buttons of what else there is to hear. */
  readonly children?: ReactNode
}

/** The two buttons that let something be heard as it is and as it would be, or was; the one that plays ends it. */
export function HearSides({ label, playing, nameOf, onHear, testIdOf, keys, children }: Props) {
  const texts = useTexts()
  return (
    <Group className="hear-sides" aria-label={label}>
      <Volume2 size={15} aria-hidden="true" />
      {(['before', 'after'] as const).map((side) => (
        <Button
          key={side}
          aria-pressed={playing === side}
          aria-label={nameOf(side)}
          onPress={() => onHear(side)}
          data-dock-key={keys?.of[side]}
          data-testid={testIdOf(side)}
        >
          {playing === side && <Square size={11} aria-hidden="true" />}
          {texts.common[side]}
          {/* Drawn, not written: the name of the button is said in full. */}
          {keys?.areShown === true && <kbd aria-hidden="true" data-key={keys.of[side].toUpperCase()} />}
        </Button>
      ))}
      {children}
    </Group>
  )
}
