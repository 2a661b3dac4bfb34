import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPainter, type FrameBudget } from '../../../../renderer/timeline/painter.ts'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { createAppStore } from '../../../../renderer/store/appStore.ts'
import { createPlayhead } from '../../../../renderer/store/playhead.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const nextFrame = () => {
  for (const run of frames.splice(0)) run()
}

function open() {
  const store = createAppStore()
  const playhead = createPlayhead()
  const scope = createScope()
  const clock = { now: 0 }
  const painter = createPainter(store, playhead, () => clock.now)
  const lane = { paint: vi.fn(() => 'painted' as const) }
  const head = { paint: vi.fn(() => 'painted' as const) }
  painter.add(lane)
  painter.addPlayhead(head)
  painter.start(scope)
  nextFrame()
  lane.paint.mockClear()
  head.paint.mockClear()
  return { store, playhead, scope, painter, lane, head, clock }
}

test('many changes in one frame are one paint', () => {
  const { store, lane } = open()
  for (let t0 = 0; t0 < 50; t0++) store.getState().setLaneWidth(500 + t0)
  expect(frames).toHaveLength(1)
  nextFrame()
  expect(lane.paint).toHaveBeenCalledTimes(1)
})

test('a moving playhead draws itself and no lane', () => {
  const { playhead, lane, head } = open()
  playhead.set(1)
  nextFrame()
  expect(head.paint).toHaveBeenCalledTimes(1)
  expect(lane.paint).not.toHaveBeenCalled()
})

test('nothing is asked of the browser while nothing changes', () => {
  open()
  expect(frames).toHaveLength(0)
})

test('a part that has left is not painted', () => {
  const { painter, store } = open()
  const part = { paint: vi.fn(() => 'painted' as const) }
  painter.add(part)()
  store.getState().setLaneWidth(300)
  nextFrame()
  expect(part.paint).not.toHaveBeenCalled()
})

test.each([
  ['took the time', (clock: { now: number }) => void (clock.now += 3)],
  ['said that the browser will need it', (_: unknown, budget: FrameBudget) => budget.spend()],
])('what found none left of a frame since another %s is painted first in the next', (_, take) => {
  const { painter, clock } = open()
  const order: string[] = []
  const slow = (name: string) => ({
    paint: (_: unknown, budget: FrameBudget) => {
      if (order.includes(name)) return 'painted' as const
      if (!budget.left()) return 'waits' as const
      take(clock, budget)
      order.push(name)
      return 'painted' as const
    },
  })
  for (const name of ['a', 'b', 'c', 'd']) painter.add(slow(name))

  for (const drawn of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    nextFrame()
    expect(order).toEqual(drawn)
  }
  nextFrame()
  nextFrame()
  expect(frames).toHaveLength(0)
})

test('what has nothing else to show may take twice as long, also where the browser needs the rest', () => {
  const { painter, clock } = open()
  const seen: string[] = []
  const slow = {
    paint: (_: unknown, budget: FrameBudget) => {
      budget.spend()
      seen.push(`${budget.left()} ${budget.leftAtWorst()}`)
      clock.now += 1.5
      return 'painted' as const
    },
  }
  for (let lane = 0; lane < 4; lane++) painter.add({ ...slow })
  nextFrame()
  expect(seen).toEqual(['false true', 'false true', 'false true', 'false false'])
})

test('when its scope ends it follows nothing any more', () => {
  const { scope, store, playhead } = open()
  scope.dispose()
  store.getState().setLaneWidth(300)
  playhead.set(3)
  expect(frames).toHaveLength(0)
  expect(scope.size).toBe(0)
})
