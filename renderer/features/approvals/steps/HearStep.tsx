import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, Group } from 'react-aria-components'
import { routes } from '../../../../shared/ipc/routes.ts'
import { useApp } from '../../../store/appContext.ts'
import { commands } from '../../../store/commands.ts'
import { playOnOutput } from '../../../store/soundOutput.ts'
import { useHearAround } from '../../../store/useHearPlace.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { Texts } from '../../../../shared/texts/index.ts'

type Side = 'before' | 'after'

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
  const app = useApp()
  const around = useHearAround()
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
    const source = `${routes.hear}?${new URLSearchParams({ approval: approvalId, step: String(step), side, around: String(around) })}`
    const sound = new Audio(source)
    audio.current = sound
    setPlaying(side)
    sound.addEventListener('ended', () => audio.current === sound && stop())
    try {
      await playOnOutput(sound, app)
    } catch {
      if (audio.current !== sound) return
      stop()
      app.store.getState().tell(await reasonOf(source, texts), 'problem')
    }
  }
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
          onPress={() => void hear(side)}
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

/** The app's own sentence where it has one: an audio element only says that it could not. */
async function reasonOf(source: string, { common }: Texts): Promise<string> {
  const answer = await fetch(source)
  return answer.ok ? common.cantPlayHere : answer.text()
}
