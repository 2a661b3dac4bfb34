import type { Scope } from '../lib/scope.ts'

/** What is open for a while and then gone: nobody comes back to it. */
const passing = '.modal-overlay, .tool-dock, [role=menu], [role=listbox]'

let last: WeakRef<HTMLElement> | null = null

/** Notes what in the window has the focus. */
export function watchFocus(scope: Scope): void {
  scope.listen(document, 'focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(passing) === null) last = new WeakRef(target)
  })
  scope.add(() => (last = null))
}

/**
 * Back to what had the focus before something was opened, whatever was opened one behind the other; to the timeline
 * where that is gone.
 */
export function focusBack(): void {
  const before = last?.deref()
  const isThere = before?.isConnected === true && !before.matches(':disabled')
  ;(isThere ? before : document.getElementById('timeline'))?.focus()
}

/** The same, where nothing has the focus. */
export function focusIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusBack()
}
