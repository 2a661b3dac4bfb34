import { Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { keysOf, useOwnKeys } from '../../store/shortcuts.ts'
import { IconButtonGroup } from '../../ui/IconButton.tsx'
import './transport.css'

/** Play, pause, to both ends, and over and over. */
export function Transport() {
  const app = useApp()
  const state = useAppState(({ project }) => project?.transport.state ?? 'stopped')
  const loops = useAppState(({ project }) => project?.transport.loop ?? false)
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const own = useOwnKeys()
  const playing = state === 'playing'
  const buttons = [
    {
      command: 'skipToStart',
      name: 'Skip to start',
      keys: keysOf('skipToStart', own),
      icon: SkipBack,
      testId: 'skip-start',
    },
    {
      command: 'playOrPause',
      name: playing ? 'Pause' : 'Play',
      keys: keysOf('playOrStop', own),
      icon: playing ? Pause : Play,
      variant: 'strong',
      testId: 'play',
    },
    {
      command: 'skipToEnd',
      name: 'Skip to end',
      keys: keysOf('skipToEnd', own),
      icon: SkipForward,
      testId: 'skip-end',
    },
    {
      command: 'toggleLoop',
      name: 'Loop',
      keys: keysOf('toggleLoop', own),
      icon: Repeat,
      pressed: loops,
      isDisabled: false,
      testId: 'loop',
    },
  ] as const
  return (
    <IconButtonGroup
      name="Transport"
      className="transport"
      buttons={buttons.map(({ command, ...button }) => ({
        isDisabled: isEmpty,
        ...button,
        onPress: () => commands[command](app),
      }))}
    />
  )
}
