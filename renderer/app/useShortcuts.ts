import { useEffect } from 'react'
import { createScope } from '../lib/scope.ts'
import { useApp } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { commandFor } from './shortcuts.ts'

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const pressable = 'button, a, [role=button], [role=radio], [role=switch], input'

/** Keys for the whole window. They rest while someone types or a dialog is open, and a button keeps its space bar. */
export function useShortcuts(): void {
  const app = useApp()
  useEffect(() => {
    const scope = createScope()
    scope.listen(window, 'keydown', (event) => {
      const { settingsOpen, exportOpen } = app.store.getState()
      if (event.defaultPrevented || settingsOpen || exportOpen) return
      const command = commandFor(event)
      const target = event.target instanceof Element ? event.target : document.body
      if (!command || target.matches(typing) || (event.code === 'Space' && target.matches(pressable))) return
      event.preventDefault()
      commands[command](app)
    })
    return () => scope.dispose()
  }, [app])
}
