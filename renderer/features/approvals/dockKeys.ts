/** Where letters are written, or where a list has keys of its own. */
const lettersOfItsOwn = 'input:not([type=checkbox]), textarea, select, [role=listbox]'

/**
 * Single keys of what waits, where the focus is in it: each is a button's (`data-dock-key`), of the step that has the
 * focus, else of the first that has it. True where one was pressed.
 */
export function pressDockKey(panel: HTMLElement, event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || !/^[a-z]$/iu.test(key)) return false
  if (!(target instanceof Element) || target.matches(lettersOfItsOwn)) return false
  const wanted = `[data-dock-key="${key.toLowerCase()}"]:not([disabled])`
  const step = target.closest('.approval-step')
  const button = step?.querySelector<HTMLElement>(wanted) ?? panel.querySelector<HTMLElement>(wanted)
  button?.click()
  return button !== null
}
