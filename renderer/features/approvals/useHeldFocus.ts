import { useEffect, type RefObject } from 'react'

/** Moves the focus to an element for as long as it is there, and back to where it was. */
export function useHeldFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = element.current
    const before = document.activeElement
    panel?.focus({ preventScroll: true })
    return () => {
      const stillHere = panel?.contains(document.activeElement) || document.activeElement === document.body
      if (stillHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [element])
}
