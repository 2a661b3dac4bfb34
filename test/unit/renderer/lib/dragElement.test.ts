// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { listenToDrags } from '../../../../renderer/lib/dragElement.ts'
import { createScope } from '../../../../renderer/lib/scope.ts'

test('a drag is what the first button does: the others ask for a menu', () => {
  const scope = createScope()
  const element = document.createElement('div')
  element.setPointerCapture = () => {}
  const moves: number[] = []
  listenToDrags(element, scope, () => (move) => void moves.push(move.clientX))
  for (const button of [2, 0]) {
    element.dispatchEvent(new PointerEvent('pointerdown', { button }))
    element.dispatchEvent(new PointerEvent('pointermove', { clientX: 10 + button }))
    element.dispatchEvent(new PointerEvent('pointerup'))
  }
  expect(moves).toEqual([10])
  scope.dispose()
})
