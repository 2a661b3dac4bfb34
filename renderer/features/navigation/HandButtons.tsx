import { type LucideIcon, Magnet, Scissors } from 'lucide-react'
import { useEffect } from 'react'
import { Button, Group, Tooltip, TooltipTrigger } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import './zoom.css'

/** What has a use for Escape of its own. */
const ownEscape = 'input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog], [role=listbox]'

/** What the pointer does on the lanes: whether a press on a clip splits it, and whether what is moved snaps. */
export function HandButtons() {
  const texts = useTexts()
  const app = useApp()
  const snaps = useAppState((state) => state.snaps)
  const splits = useAppState(({ handTool }) => handTool === 'split')
  // Escape goes back to selecting, before it means anything else.
  useEffect(() => {
    if (!splits) return
    const scope = createScope()
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.target instanceof Element && event.target.closest(ownEscape) !== null
      if (event.key !== 'Escape' || isOther) return
      event.preventDefault()
      event.stopPropagation()
      commands.splitTool(app)
    }
    scope.listen(window, 'keydown', onKey, { capture: true })
    return () => scope.dispose()
  }, [app, splits])
  return (
    <Group className="hand-buttons" aria-label={texts.timeline.hand}>
      <HandButton
        name={texts.timeline.split}
        tip={texts.menus.commands.splitTool}
        keys={useKeys('splitTool')}
        icon={Scissors}
        isOn={splits}
        testId="split-tool"
        onPress={() => commands.splitTool(app)}
      />
      <HandButton
        name={texts.timeline.snap}
        tip={texts.menus.commands.toggleSnap}
        keys={useKeys('toggleSnap')}
        icon={Magnet}
        isOn={snaps}
        testId="snap"
        onPress={() => commands.toggleSnap(app)}
      />
    </Group>
  )
}

interface Props {
  readonly name: string
  /** What it does, said with its keys. */
  readonly tip: string
  readonly keys: string
  readonly icon: LucideIcon
  readonly isOn: boolean
  readonly testId: string
  readonly onPress: () => void
}

function HandButton({ name, tip, keys, icon: Icon, isOn, testId, onPress }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Button className="hand-button" aria-pressed={isOn} onPress={onPress} data-testid={testId}>
        <Icon size={14} aria-hidden="true" />
        {name}
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {tip}
        {keys !== '' && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}
