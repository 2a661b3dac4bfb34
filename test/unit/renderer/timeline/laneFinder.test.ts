// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { createLaneFinder } from '../../../../renderer/timeline/laneFinder.ts'

/** Lanes of 40 pixels, of which a frame from 100 to 180 shows a part. */
function open() {
  const surface = document.createElement('div')
  surface.innerHTML = '<div class="timeline-scroller"></div>'
  const [scroller] = surface.children as unknown as [HTMLElement]
  const state = { scrolled: 0, asked: 0 }
  const placed = (top: () => number, height: number) => () => {
    state.asked++
    return { left: 200, right: 1000, top: top(), bottom: top() + height } as DOMRect
  }
  scroller.getBoundingClientRect = placed(() => 100, 80)
  const lanes = [0, 1, 2].map((index) => {
    const lane = document.createElement('div')
    lane.className = 'lane'
    lane.dataset.lane = String(index)
    lane.getBoundingClientRect = placed(() => 100 + 40 * index - state.scrolled, 40)
    scroller.append(lane)
    return lane
  })
  const find = createLaneFinder(surface, createScope())
  const at = (x: number, y: number) => find(x, y)?.dataset.lane
  return { at, lanes, scroller, state }
}

test('the lane that a place is over, and none beside them', () => {
  const { at } = open()
  expect([at(300, 110), at(300, 150)]).toEqual(['0', '1'])
  expect([at(100, 110), at(300, 90), at(1000, 110)]).toEqual([undefined, undefined, undefined])
})

test('a lane that is scrolled out of sight is not there', () => {
  const { at, scroller, state } = open()
  expect(at(300, 185)).toBeUndefined()
  state.scrolled = 40
  scroller.dispatchEvent(new Event('scroll'))
  expect([at(300, 90), at(300, 110), at(300, 150)]).toEqual([undefined, '1', '2'])
})

test('where lanes are is read once for all moves', () => {
  const { at, state } = open()
  at(300, 110)
  const once = state.asked
  for (let x = 300; x < 400; x++) at(x, 150)
  expect(state.asked).toBe(once)
})
