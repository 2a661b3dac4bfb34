// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { pointerInput, type Drag, type PointerTool } from '../../../../renderer/timeline/pointerInput.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

/** A timeline with one lane that lies under every pointer. */
async function open(tools: readonly PointerTool[]) {
  const { app } = await makeWindow()
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 500 })
  const surface = document.createElement('div')
  surface.innerHTML = '<div class="lane" data-lane="0"></div>'
  surface.setPointerCapture = () => {}
  document.body.append(surface)
  const lane = surface.firstElementChild as HTMLElement
  // The page of these tests has no layout.
  Object.assign(document, { elementFromPoint: () => lane, elementsFromPoint: () => [lane] })
  pointerInput(tools)({ surface, scroller: surface }, app, createScope())
  const send = (type: string, clientX: number) => surface.dispatchEvent(new MouseEvent(type, { clientX, button: 0 }))
  return { surface, send }
}

function recorder(): Drag & { readonly seen: unknown[] } {
  const seen: unknown[] = []
  return {
    seen,
    beyondEdges: 'stay',
    move: ({ time, track, zone }) => seen.push(['move', time, track, zone]),
    end: ({ time }) => seen.push(['end', time]),
    cancel: () => seen.push(['cancel']),
  }
}

test('the first tool that wants a press has it until the release', async () => {
  const [first, second] = [recorder(), recorder()]
  const { send } = await open([{ press: ({ time }) => (time < 10 ? first : null) }, { press: () => second }])
  send('pointerdown', 50)
  send('pointermove', 60)
  send('pointerup', 70)
  send('pointermove', 80)
  send('pointerdown', 200)
  send('pointercancel', 200)
  expect(first.seen).toEqual([
    ['move', 6, 0, 'track'],
    ['end', 7],
  ])
  expect(second.seen).toEqual([['cancel']])
})

test('Escape gives a drag up, is nothing else meanwhile, and what is released then does nothing', async () => {
  // given
  const drag = recorder()
  const others: string[] = []
  const { send, surface } = await open([{ press: () => drag }])
  surface.addEventListener('keydown', ({ key }) => others.push(key))
  const press = (key: string) =>
    surface.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  // when
  send('pointerdown', 50)
  press('Shift')
  const isLeft = press('Escape')
  send('pointermove', 60)
  send('pointerup', 70)
  // then
  expect([drag.seen, isLeft, others]).toEqual([[['cancel']], false, ['Shift']])
  press('Escape')
  expect(others).toEqual(['Shift', 'Escape'])
})

test('the pointer says where a press would take hold of an edge', async () => {
  const { send, surface } = await open([{}, { hold: ({ time }) => (time === 5 ? 'edge' : null) }])
  send('pointermove', 50)
  expect(surface.classList.contains('on-edge')).toBe(true)
  send('pointermove', 60)
  expect(surface.classList.contains('on-edge')).toBe(false)
})

test('a double click goes to the first tool that takes it', async () => {
  const seen: string[] = []
  const tool = (name: string, answer: 'taken' | 'left'): PointerTool => ({
    doublePress() {
      seen.push(name)
      return answer
    },
  })
  const { send } = await open([tool('a', 'left'), tool('b', 'taken'), tool('c', 'taken')])
  send('dblclick', 50)
  expect(seen).toEqual(['a', 'b'])
})
