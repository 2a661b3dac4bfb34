import { useSyncExternalStore } from 'react'
import { createScope } from '../lib/scope.ts'
import { useAppState } from '../store/appContext.ts'
import { usualChatWidth } from '../store/slices/viewSlice.ts'

/** How wide the chat is: as it was dragged, else as suits the window, also when that changes. */
export function useChatWidth(): number {
  const usual = useSyncExternalStore(whenResized, () => usualChatWidth(window.innerWidth))
  return useAppState(({ chatWidth }) => chatWidth) ?? usual
}

function whenResized(onChange: () => void): () => void {
  const scope = createScope()
  scope.listen(window, 'resize', onChange)
  return () => scope.dispose()
}
