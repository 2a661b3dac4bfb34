import { useEffect } from 'react'
import { createScope } from '../../lib/scope.ts'
import { keysPressed } from '../../store/shortcuts.ts'

/**
 * While something waits for new keys, the next ones that are pressed are these, before anyone else hears them. Tab
 * still goes about, and buttons can still be pressed; Escape gives it up.
 */
export function useKeyCapture(isOn: boolean, onKeys: (keys: string | null) => void): void {
  useEffect(() => {
    if (!isOn) return
    const scope = createScope()
    const listen = (event: KeyboardEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('.key-verbs') !== null
      if (event.key === 'Tab' || (isButton && (event.key === 'Enter' || event.key === ' '))) return
      event.preventDefault()
      event.stopPropagation()
      const keys = keysPressed(event)
      if (keys !== null) onKeys(keys === 'Escape' ? null : keys)
    }
    scope.listen(window, 'keydown', listen, { capture: true })
    return () => scope.dispose()
  })
}
