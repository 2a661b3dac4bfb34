import { useEffect, useRef, type RefObject } from 'react'
import { createScope } from '../../lib/scope.ts'

/**
 * Runs the newest `onEscape` when Escape is pressed inside an element, unless something inside it has taken the key for
 * itself.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const newest = useRef(onEscape)
  useEffect(() => {
    newest.current = onEscape
  })
  useEffect(() => {
    if (!element.current) return
    const scope = createScope()
    scope.listen(element.current, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      newest.current()
    })
    return () => scope.dispose()
  }, [element])
}

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
