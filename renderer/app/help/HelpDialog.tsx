import { lazy, Suspense } from 'react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** Comes with all texts, which nothing else needs. */
const HelpBody = lazy(async () => ({ default: (await import('./HelpBody.tsx')).HelpBody }))

/** All that there is to read about Tapehand, without a network. */
export function HelpDialog() {
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'help')
  if (!isOpen) return null
  return (
    <Sheet title="Help" testId="help" width="wide" onClose={() => app.store.getState().setDialog(null)}>
      <Suspense fallback={null}>
        <HelpBody />
      </Suspense>
    </Sheet>
  )
}
