// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { focusBack, focusIfLost, watchFocus } from '../../../../renderer/ui/focusBack.ts'

const scope = createScope()
afterEach(() => {
  scope.dispose()
  document.body.innerHTML = ''
})

/** A window with a message box, lanes, and a dialog above them. */
function open() {
  document.body.innerHTML =
    '<textarea id="box"></textarea><div id="timeline" tabindex="0"></div><div class="modal-overlay"><input id="in"></div>'
  watchFocus(scope)
  return (id: string) => document.getElementById(id)
}

test('the focus goes back to what had it in the window, not to what was opened since', () => {
  const the = open()
  the('box')?.focus()
  the('in')?.focus()
  the('in')?.remove()
  focusIfLost()
  expect(document.activeElement?.id).toBe('box')
})

test('where that is gone, or was nowhere, the lanes have it', () => {
  const the = open()
  focusIfLost()
  expect(document.activeElement?.id).toBe('timeline')
  the('box')?.focus()
  the('box')?.remove()
  focusBack()
  expect(document.activeElement?.id).toBe('timeline')
})

test('what has the focus keeps it', () => {
  const the = open()
  the('box')?.focus()
  the('in')?.focus()
  focusIfLost()
  expect(document.activeElement?.id).toBe('in')
})
