import { lazy, Suspense } from 'react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** Comes with all texts, which nothing else needs. */
const HelpBody = lazy(async () => ({ default: (await import('./HelpBody.tsx')).HelpBody }))

/** All that there is to read about Tapehand, without a network. */
export function HelpDialog() {
  const texts = useTexts()
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'help')
  if (!isOpen) return null
  return (
    <Sheet title={texts.help.title} testId="help" width="wide" onClose={() => app.store.getState().setDialog(null)}>
      <Suspense fallback={null}>
        <HelpBody />
      </Suspense>
    </Sheet>
  )
}
