import { useEffect, type RefObject } from 'react'

/**
 * The focus goes into the panel when it opens, to the point where one is; when the panel goes with the focus in it,
 * what had it before has it again.
 */
export function useFocusReturn(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null
    // A menu that it was chosen in gives its own focus back first.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement
      panel.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"], .history-empty')?.focus()
    })
    return () => {
      cancelAnimationFrame(frame)
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel])
}
