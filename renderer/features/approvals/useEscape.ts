import { useEffect, useRef, type RefObject } from 'react'
import { createScope } from '../../lib/scope.ts'

/** Runs the newest `onEscape` when Escape is pressed inside an element, unless something inside it has taken the key for itself. */
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
