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

interface Verbs {
  readonly apply: () => void
  readonly leave: () => void
}

const messageBox = () => document.querySelector<HTMLTextAreaElement>('[data-testid=chat-input]')

/**
 * The keys of what waits, from anywhere in the window: Ctrl+Enter applies unless something is being typed, Escape
 * rejects, F6 goes into the panel, where the verbs have single keys, and back to the message box. The focus stays
 * where it is, so that a correction can be typed at once; when the panel goes with the focus in it, the message box
 * has it.
 */
export function useDecisionKeys(panel: RefObject<HTMLElement | null>, verbs: Verbs): void {
  const newest = useRef(verbs)
  useEffect(() => {
    newest.current = verbs
  })
  useEffect(() => {
    const element = panel.current
    const scope = createScope()
    // Before the keys of the whole window, of which some are the same.
    if (element !== null)
      scope.listen(element, 'keydown', (event) => {
        if (!pressDockKey(element, event)) return
        event.preventDefault()
        event.stopPropagation()
      })
    scope.listen(window, 'keydown', (event) => {
      if (event.defaultPrevented || isCovered()) return
      if (event.key === 'Escape') newest.current.leave()
      else if (event.key === 'F6') goOver(element)
      else if (isYes(event)) newest.current.apply()
      else return
      event.preventDefault()
    })
    // A button would take it for a press of its own.
    const beforeButtons = (event: KeyboardEvent) => {
      if (!isYes(event) || isCovered() || (event.target instanceof Element && event.target.matches(fields))) return
      event.preventDefault()
      event.stopPropagation()
      newest.current.apply()
    }
    scope.listen(window, 'keydown', beforeButtons, { capture: true })
    return () => {
      scope.dispose()
      // What had the focus in it has gone from the page already.
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement) === true
      if (isLost) messageBox()?.focus({ preventScroll: true })
    }
  }, [panel])
}

const isCovered = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null

/** What is being written is sent by the same keys. */
const isYes = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && (messageBox()?.value ?? '').trim() === ''

const fields = 'input:not([type=checkbox]), textarea, select'

/** The step whose leaving out, or putting back, was pressed. */
export function rowWithFocus(panel: HTMLElement | null): string | null {
  const focused = document.activeElement
  if (focused === null || panel?.contains(focused) !== true || !focused.matches('[data-dock-key=x]')) return null
  return focused.closest<HTMLElement>('[data-step-number]')?.dataset['stepNumber'] ?? null
}

/** What is asked anew has the focus at the step at which the last question had it, unless it has gone elsewhere. */
export function useRowFocus(panel: RefObject<HTMLElement | null>, row: string | null): void {
  const first = useRef(row)
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === messageBox()
    if (first.current === null || !isFree || messageBox()?.value.trim()) return
    panel.current?.querySelector<HTMLElement>(`[data-step-number="${first.current}"] [data-dock-key=x]`)?.focus()
  }, [panel])
}

function goOver(panel: HTMLElement | null): void {
  if (panel?.contains(document.activeElement)) messageBox()?.focus()
  else panel?.querySelector<HTMLElement>('.sentence-chip, button')?.focus()
}

/** Where letters are written, or where a list has keys of its own. */
const lettersOfItsOwn = `${fields}, [role=listbox]`

/** Letters that what has keys of its own takes in place of the dock. */
const ownKeys = ['a', 'b']

/**
 * Single keys of what waits, where the focus is in it: each is a button's (`data-dock-key`), of the step that has the
 * focus, else of the first that has it. True where one was pressed.
 */
function pressDockKey(panel: HTMLElement, event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || !/^[a-z]$/iu.test(key)) return false
  if (!(target instanceof Element) || target.matches(lettersOfItsOwn)) return false
  if (target.closest('[data-own-keys]') !== null && ownKeys.includes(key.toLowerCase())) return false
  const wanted = `[data-dock-key="${key.toLowerCase()}"]:not([disabled])`
  const step = target.closest('.approval-step')
  const button = step?.querySelector<HTMLElement>(wanted) ?? panel.querySelector<HTMLElement>(wanted)
  button?.click()
  return button !== null
}
