// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silence } from '../../../../../renderer/features/meters/ballistics.ts'
import { createMeterBoard } from '../../../../../renderer/features/meters/meterBoard.ts'
import { createScope, type Scope } from '../../../../../renderer/lib/scope.ts'

let frames: (() => void)[]
let scope: Scope
let cleared: number[][]
let canvas: HTMLCanvasElement

beforeEach(() => {
  frames = []
  cleared = []
  scope = createScope()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  canvas = document.createElement('canvas')
  const nothing = () => undefined
  const context = {
    clearRect: (...rect: number[]) => cleared.push(rect),
    save: nothing,
    restore: nothing,
    clip: nothing,
    fill: nothing,
    scale: nothing,
    beginPath: nothing,
    roundRect: nothing,
    fillRect: nothing,
  }
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext
})
afterEach(() => {
  scope.dispose()
  document.documentElement.removeAttribute('data-theme')
  vi.unstubAllGlobals()
})

const frame = () => frames.splice(0).forEach((run) => run())
const colours = () => ({ ground: '', level: ['', ''], held: '', clipped: '' }) as const
const high = { ...silence, db: -6, heldDb: -6 }

function meterAt(top: number, own = scope.child()) {
  const element = document.createElement('div')
  const place = { top }
  element.getBoundingClientRect = () => ({ left: 4, top: place.top, width: 8, height: 30 }) as DOMRect
  return { element, place, own }
}

test('each meter is drawn where its element is, and only where it is another picture', () => {
  const board = createMeterBoard(canvas, scope)
  const [one, two] = [meterAt(10), meterAt(50)]
  board.add(one.element, colours, one.own)
  const second = board.add(two.element, colours, two.own)
  frame()
  expect(cleared).toEqual([
    [4, 10, 8, 30],
    [4, 50, 8, 30],
  ])
  expect([canvas.style.width, canvas.style.height]).toEqual(['12px', '80px'])
  second.draw([high, silence])
  second.draw([high, silence])
  expect(cleared.slice(2)).toEqual([[4, 50, 8, 30]])
})

test('what was moved is drawn in its new place, what went is not drawn any more', () => {
  const board = createMeterBoard(canvas, scope)
  const [one, two] = [meterAt(10), meterAt(50)]
  board.add(one.element, colours, one.own)
  board.add(two.element, colours, two.own)
  frame()
  cleared = []
  two.place.top = 10
  one.own.dispose()
  frame()
  expect(cleared).toEqual([[4, 10, 8, 30]])
})

test('in another theme all are drawn anew', async () => {
  const board = createMeterBoard(canvas, scope)
  const one = meterAt(10)
  board.add(one.element, colours, one.own).draw([high, high])
  frame()
  cleared = []
  document.documentElement.dataset.theme = 'light'
  await vi.waitFor(() => expect(cleared).toEqual([[4, 10, 8, 30]]))
})
