import { Magnet } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { useTexts } from '../../store/useTexts.ts'

/** Whether what is moved stays at edges that it comes near to. */
export function SnapButton() {
  const texts = useTexts()
  const app = useApp()
  const snaps = useAppState((state) => state.snaps)
  return (
    <Button className="snap-button" aria-pressed={snaps} onPress={() => commands.toggleSnap(app)} data-testid="snap">
      <Magnet size={14} aria-hidden="true" />
      {texts.timeline.snap}
    </Button>
  )
}
