import { useSyncExternalStore } from 'react'
import { createScope } from '../lib/scope.ts'
import { windowWidths } from '../lib/windowWidths.ts'
import { useAppState } from '../store/appContext.ts'

/**
 * Where notices are: over the conversation, which makes room for them; where it is not beside the lanes, in place of
 * the status line. Never over the lanes, and never so that they move.
 */
export function useNoticePlace(): 'side' | 'status' {
  const isNarrow = useSyncExternalStore(whenResized, () => window.innerWidth <= windowWidths.narrow)
  return useAppState(({ chatOpen }) => chatOpen) && !isNarrow ? 'side' : 'status'
}

function whenResized(onChange: () => void): () => void {
  const scope = createScope()
  scope.listen(window, 'resize', onChange)
  return () => scope.dispose()
}
