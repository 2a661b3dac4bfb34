import { Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { keysOf, useOwnKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { IconButtonGroup } from '../../ui/IconButton.tsx'
import './transport.css'

/** Play, pause, to both ends, and over and over. */
export function Transport() {
  const texts = useTexts()
  const app = useApp()
  const state = useAppState(({ project }) => project?.transport.state ?? 'stopped')
  const loops = useAppState(({ project }) => project?.transport.loop ?? false)
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const own = useOwnKeys()
  const playing = state === 'playing'
  const buttons = [
    {
      command: 'skipToStart',
      name: texts.playback.skipToStart,
      keys: keysOf('skipToStart', own, texts),
      icon: SkipBack,
      testId: 'skip-start',
    },
    {
      command: 'playOrPause',
      name: playing ? texts.playback.pause : texts.playback.play,
      keys: keysOf('playOrStop', own, texts),
      icon: playing ? Pause : Play,
      variant: 'strong',
      testId: 'play',
    },
    {
      command: 'skipToEnd',
      name: texts.playback.skipToEnd,
      keys: keysOf('skipToEnd', own, texts),
      icon: SkipForward,
      testId: 'skip-end',
    },
    {
      command: 'toggleLoop',
      name: texts.playback.loop,
      keys: keysOf('toggleLoop', own, texts),
      icon: Repeat,
      pressed: loops,
      isDisabled: false,
      testId: 'loop',
    },
  ] as const
  return (
    <IconButtonGroup
      name={texts.playback.transport}
      className="transport"
      buttons={buttons.map(({ command, ...button }) => ({
        isDisabled: isEmpty,
        ...button,
        onPress: () => commands[command](app),
      }))}
    />
  )
}
