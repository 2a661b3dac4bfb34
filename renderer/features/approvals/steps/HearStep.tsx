import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, Group } from 'react-aria-components'
import { routes } from '../../../../shared/ipc/routes.ts'
import { useApp } from '../../../store/appContext.ts'
import { commands } from '../../../store/commands.ts'

type Side = 'before' | 'after'

const sides = { before: { name: 'Before', key: 'b' }, after: { name: 'After', key: 'a' } } as const

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
  const app = useApp()
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<Side | null>(null)
  const stop = () => {
    audio.current?.pause()
    audio.current = null
    setPlaying(null)
  }
  useEffect(() => () => audio.current?.pause(), [])

  const hear = async (side: Side) => {
    stop()
    if (side === playing) return
    if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
    const source = `${routes.hear}?${new URLSearchParams({ approval: approvalId, step: String(step), side })}`
    const sound = new Audio(source)
    audio.current = sound
    setPlaying(side)
    sound.addEventListener('ended', () => audio.current === sound && stop())
    try {
      await sound.play()
    } catch {
      if (audio.current !== sound) return
      stop()
      app.store.getState().tell(await reasonOf(source), 'problem')
    }
  }
  return (
    <Group className="hear-sides" aria-label={`Hear step ${step + 1}`}>
      <Volume2 size={15} aria-hidden="true" />
      {(['before', 'after'] as const).map((side) => (
        <Button
          key={side}
          aria-pressed={playing === side}
          aria-label={playing === side ? `Stop hearing step ${step + 1}` : `Hear ${side} step ${step + 1}`}
          onPress={() => void hear(side)}
          data-dock-key={sides[side].key}
          data-testid={`hear-${side}-${step + 1}`}
        >
          {playing === side && <Square size={11} aria-hidden="true" />}
          {sides[side].name}
          {/* Drawn, not written: the name of the button is said in full. */}
          {hasKeys && <kbd aria-hidden="true" data-key={sides[side].key.toUpperCase()} />}
        </Button>
      ))}
    </Group>
  )
}

/** The app's own sentence where it has one: an audio element only says that it could not. */
async function reasonOf(source: string): Promise<string> {
  const answer = await fetch(source)
  return answer.ok ? "This can't be played here. Nothing was changed." : answer.text()
}
