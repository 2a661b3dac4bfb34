import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveLayer, moveLayer } from '../../../../renderer/lib/moveLayer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** An element whose animations are kept: where they hold it, or null while its style does. */
function makeLayer() {
  const running = new Map<string, { currentTime: number; duration: number; to: string }>()
  const element = {
    style: { translate: '', scale: '' },
    animate: (keyframes: Record<string, string[]>, { duration }: { duration: number }) => {
      const [[property, [, to]]] = Object.entries(keyframes) as [[string, [string, string]]]
      const animation = {
        currentTime: 0,
        duration,
        to,
        pause: () => undefined,
        cancel: () => void running.delete(property),
      }
      running.set(property, animation)
      return animation
    },
  }
  const held = () => {
    const [translate, scale] = [running.get('translate'), running.get('scale')]
    if (!translate) return null
    const reach = Number.parseFloat(translate.to)
    const x = -reach + (2 * reach * translate.currentTime) / translate.duration
    const stretch = scale ? (Number.parseFloat(scale.to) * scale.currentTime) / scale.duration : 1
    return { x, stretch }
  }
  return { element: element as unknown as HTMLElement, style: element.style, held }
}

test('what is placed for the first time is no layer that moves', () => {
  const { element, style, held } = makeLayer()
  moveLayer(element, { x: 30 })
  expect(style).toEqual({ translate: '30px', scale: 'none' })
  expect(held()).toBe(null)
})

test('what moves is held exactly where it is said to be, and its style is left alone', () => {
  const { element, style, held } = makeLayer()
  moveLayer(element, { x: 30 })
  moveLayer(element, { x: -50.5 })
  expect(held()).toEqual({ x: -50.5, stretch: 1 })
  moveLayer(element, { x: 7, stretch: 1.25 })
  expect(held()).toEqual({ x: 7, stretch: 1.25 })
  moveLayer(element, { x: 7 })
  expect(held()).toEqual({ x: 7, stretch: 1 })
  expect(style).toEqual({ translate: '30px', scale: 'none' })
})

test('a while after its last move it rests there by its style', () => {
  const { element, style, held } = makeLayer()
  moveLayer(element, { x: 1 })
  moveLayer(element, { x: 2 })
  vi.advanceTimersByTime(300)
  moveLayer(element, { x: 3, stretch: 2 })
  vi.advanceTimersByTime(300)
  expect(held()).toEqual({ x: 3, stretch: 2 })
  vi.advanceTimersByTime(500)
  expect(held()).toBe(null)
  expect(style).toEqual({ translate: '3px', scale: '2 1' })
  expect(vi.getTimerCount()).toBe(0)
})

test('the same place again is no move', () => {
  const { element, held } = makeLayer()
  moveLayer(element, { x: 1 })
  moveLayer(element, { x: 1, stretch: 1 })
  expect(held()).toBe(null)
})

test.each([
  ['far away', { x: 100_000 }, '100000px', 'none'],
  ['stretched beyond measure', { x: 1, stretch: 20_000 }, '1px', '20000 1'],
])('what lies %s is placed by its style', (_, place, translate, scale) => {
  const { element, style, held } = makeLayer()
  moveLayer(element, { x: 0 })
  moveLayer(element, { x: 1, stretch: 2 })
  moveLayer(element, place)
  expect(held()).toBe(null)
  expect(style).toEqual({ translate, scale })
})

test('where there are no animations it is placed by its style each time', () => {
  const { element, style } = makeLayer()
  Object.assign(element, { animate: undefined })
  moveLayer(element, { x: 1 })
  moveLayer(element, { x: 2 })
  expect(style).toEqual({ translate: '2px', scale: 'none' })
})

test('what is left to the page again is held by nothing, and its next place is no move', () => {
  const { element, style, held } = makeLayer()
  moveLayer(element, { x: 30 })
  moveLayer(element, { x: 50, stretch: 2 })
  leaveLayer(element)
  expect(held()).toBe(null)
  expect(style).toEqual({ translate: '', scale: '' })
  vi.advanceTimersByTime(1000)
  expect(style).toEqual({ translate: '', scale: '' })
  moveLayer(element, { x: 5 })
  expect(held()).toBe(null)
})
