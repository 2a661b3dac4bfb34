import { useLayoutEffect } from 'react'
import { createScope } from '../lib/scope.ts'
import type { OwnKeys } from '../../shared/schemas/ownKeys.ts'
import { useApp } from '../store/appContext.ts'
import { runAction } from './actions.ts'
import { actionFor, everywhere } from '../store/shortcuts.ts'

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const pressable = 'button, a, [role=button], [role=radio], [role=switch], input'
const listed = '[role=menu], [role=listbox]'

/** In a field it is a letter, a sign or a way to move about; a key of its own, or one with Ctrl, is none. */
const isWritten = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !/^F\d+$/u.test(key)

/** The action of a key press where it is made: who is writing does not delete what is selected elsewhere. */
function meantBy(event: KeyboardEvent, target: Element, own: OwnKeys | undefined): string | undefined {
  const action = actionFor(event, own)
  if (action === undefined || !target.matches(typing)) return action
  if (isWritten(event) || !everywhere.has(action)) return undefined
  return action === 'deleteOrPalette' ? 'openPalette' : action
}

/** Keys for the whole window. They rest while someone types or a dialog is open, and a button keeps its space bar. */
export function useShortcuts(): void {
  const app = useApp()
  // With the picture, not behind it: what is seen has its keys.
  useLayoutEffect(() => {
    const scope = createScope()
    scope.listen(window, 'keydown', (event) => {
      const { settingsOpen, exportOpen, dialog, settings, conversation } = app.store.getState()
      if (event.defaultPrevented || settingsOpen || exportOpen || dialog !== null) return
      const target = event.target instanceof Element ? event.target : document.body
      const action = meantBy(event, target, settings?.keys)
      if (
        action === undefined ||
        // What waits for a yes has this key for itself, as long as it waits.
        (action === 'goOver' && conversation.approval !== null) ||
        target.closest(listed) !== null
      )
        return
      if (event.code === 'Space' && target.matches(pressable)) return
      event.preventDefault()
      runAction(app, action)
    })
    return () => scope.dispose()
  }, [app])
}
