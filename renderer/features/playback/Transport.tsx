import { Pause, Play, Repeat, SkipBack, SkipForward, Square } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** Play, pause, stop, to both ends, and over and over. */
export function Transport() {
  const app = useApp()
  const state = useAppState(({ project }) => project?.transport.state ?? 'stopped')
  const loops = useAppState(({ project }) => project?.transport.loop ?? false)
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const playing = state === 'playing'
  return (
    <Toolbar className="button-group" aria-label="Transport">
      <IconButton
        name="Skip to start"
        keys="Home"
        icon={SkipBack}
        isDisabled={isEmpty}
        onPress={() => commands.skipToStart(app)}
        testId="skip-start"
      />
      <IconButton
        name={playing ? 'Pause' : 'Play'}
        keys="Space"
        icon={playing ? Pause : Play}
        look="strong"
        isDisabled={isEmpty}
        onPress={() => commands.playOrPause(app)}
        testId="play"
      />
      <IconButton
        name="Stop"
        icon={Square}
        isDisabled={isEmpty || state === 'stopped'}
        onPress={() => commands.stop(app)}
        testId="stop"
      />
      <IconButton
        name="Skip to end"
        keys="End"
        icon={SkipForward}
        isDisabled={isEmpty}
        onPress={() => commands.skipToEnd(app)}
        testId="skip-end"
      />
      <IconButton
        name="Loop"
        keys="L"
        icon={Repeat}
        look="plain"
        pressed={loops}
        onPress={() => commands.toggleLoop(app)}
        testId="loop"
      />
    </Toolbar>
  )
}
