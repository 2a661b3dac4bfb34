import type { Scope } from './scope.ts'

/**
 * Presses on an element and what follows until the release. `begin` answers what to do with each move, or null where
 * the press begins no drag.
 */
export function listenToDrags(
  element: HTMLElement,
  scope: Scope,
  begin: (press: PointerEvent) => ((move: PointerEvent) => void) | null,
): void {
  scope.listen(element, 'pointerdown', (press) => {
    // The other buttons ask for a menu.
    if (press.button !== 0) return
    press.preventDefault()
    const onMove = begin(press)
    if (onMove === null) return
    element.setPointerCapture(press.pointerId)
    const drag = scope.child()
    drag.listen(element, 'pointermove', onMove)
    for (const type of ['pointerup', 'pointercancel']) drag.listen(element, type, () => drag.dispose())
  })
}
