// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { createTimeBoxes } from '../../../../renderer/timeline/timeBoxes.ts'

afterEach(() => vi.restoreAllMocks())

const view = { t0: 10, pxPerSec: 10, width: 100 }
const box = (start: number, end: number, text = '') => ({ start, end, text, className: 'clip' })

function open() {
  const container = document.createElement('div')
  const scope = createScope()
  const show = createTimeBoxes(container, scope)
  const seen = () =>
    [...container.children]
      .filter((child) => !(child as HTMLElement).hidden)
      .map((child) => {
        const { style, textContent } = child as HTMLElement
        return [style.left, style.width, textContent]
      })
  return { container, show, seen, scope }
}

test('a box lies where its time is', () => {
  const { show, seen } = open()
  show([box(12, 15, 'Intro')], view)
  expect(seen()).toEqual([['20px', '30px', 'Intro']])
})

test('a box that reaches far out of view is drawn no wider than the view', () => {
  const { show, seen } = open()
  show([box(0, 100_000)], { ...view, pxPerSec: 2_000_000 })
  expect(seen()).toEqual([['-2px', '104px', '']])
})

test('a box whose text would not fit before the end of the view is marked', () => {
  const { container, show } = open()
  const wide = { ...view, width: 400 }
  show([box(12, 49), box(44, 49)], wide)
  expect([...container.children].map(({ className }) => className)).toEqual(['clip', 'clip box-late'])
})

test('boxes out of view cost no element, and elements are used again', () => {
  const { container, show, seen } = open()
  show([box(11, 12), box(12, 13), box(50, 60)], view)
  expect(container.children).toHaveLength(2)
  show([box(11, 12)], view)
  expect(container.children).toHaveLength(2)
  expect(seen()).toHaveLength(1)
})

test('names are text, never markup', () => {
  const { container, show } = open()
  show([box(12, 15, '<img src=x onerror=alert(1)>')], view)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
})

test('a note and a curve are shown for as long as a box has them', () => {
  const { container, show } = open()
  show([{ ...box(12, 15, 'Intro'), note: '+1.0 dB', curve: [0, 0.25, 1] }], view)
  const line = container.querySelector('.curve-line')
  expect([container.querySelector('em')?.textContent, line?.getAttribute('d')]).toEqual([
    '+1.0 dB',
    'M0 1 L0.5 0.75 L1 0',
  ])
  show([box(12, 15, 'Intro')], view)
  expect([container.querySelector('em')?.textContent, line?.getAttribute('d')]).toEqual(['', ''])
})

test('a picture lies where its seconds are, goes from box to box, and is taken away with what it is of', () => {
  const [one, other] = [open(), open()]
  const canvas = document.createElement('canvas')
  const pictured = { ...box(5, 15), picture: { canvas, start: 8, end: 12 } }
  one.show([pictured], view)
  // the box begins at the edge of the view, 2 pixels outside
  expect([canvas.style.left, canvas.style.width]).toEqual(['-18px', '40px'])
  other.show([pictured], view)
  one.show([], view)
  expect(canvas.closest('div')?.parentElement).toBe(other.container)
  one.show([pictured], view)
  expect(canvas.closest('div')?.parentElement).toBe(one.container)
  one.show([box(12, 15)], view)
  expect(canvas.parentElement).toBeNull()
})

test('a box whose edge is on its way is a layer that is stretched on whole pixels, and is laid out again when it rests', () => {
  const { container, show, seen } = open()
  show([{ ...box(12.04, 15.08), onItsWay: 'edge' as const }], view)
  const [layer] = container.children as unknown as HTMLElement[]
  const how = () => [layer?.className, layer?.style.translate, layer?.style.scale]
  expect(seen()).toEqual([['0px', '1px', '']])
  expect(how()).toEqual(['clip moved', '20px', '31 1'])
  // Its place is read from its style.
  Object.assign(layer ?? {}, { animate: undefined })
  show([{ ...box(12.04, 18), onItsWay: 'edge' as const }], view)
  expect(seen()).toEqual([['0px', '1px', '']])
  expect(how()).toEqual(['clip moved', '20px', '60 1'])
  show([box(12, 18)], view)
  expect(seen()).toEqual([['20px', '60px', '']])
  expect(how()).toEqual(['clip', '', ''])
})

test('a box that is moved as a whole is a layer as long as it is, also beyond the view, unless it is very long', () => {
  const { container, show, seen } = open()
  show([{ ...box(8, 21.02, '+'), onItsWay: 'whole' as const }], view)
  const [layer] = container.children as unknown as HTMLElement[]
  expect(seen()).toEqual([['0px', '130px', '+']])
  expect([layer?.className, layer?.style.translate, layer?.style.scale]).toEqual(['clip moved', '-20px', 'none'])
  show([{ ...box(8, 1000), onItsWay: 'whole' as const }], view)
  expect(seen()).toEqual([['-2px', '104px', '']])
  expect([layer?.className, layer?.style.translate]).toEqual(['clip', ''])
})

test('the note of a box that is moved is written once, and drawn while it takes the same room', () => {
  // given
  const drawn: string[] = []
  class Sheet {
    getContext() {
      const measureText = () => ({ width: 30, fontBoundingBoxAscent: 9, fontBoundingBoxDescent: 3 })
      return {
        canvas: this,
        scale() {},
        clearRect() {},
        measureText,
        fillText: (text: string) => void drawn.push(text),
      }
    }
    transferToImageBitmap = () => null
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap() {} } as never)
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ pause() {}, cancel() {} } as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(30)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(19)
  const { container, show, scope } = open()
  const moved = (start: number, note: string) => [
    { ...box(start, start + 3, 'Intro'), note, onItsWay: 'whole' as const },
  ]
  const written = () => container.querySelector('em')?.textContent
  // when
  show(moved(12, '0:12.1'), view)
  show(moved(12.5, '0:12.5'), view)
  // then
  expect([written(), drawn]).toEqual(['0:12.1', ['0:12.5']])
  // when: it takes more room
  show(moved(100, '0:12.625'), { ...view, t0: 99 })
  expect([written(), drawn]).toEqual(['0:12.625', ['0:12.5']])
  // when: it has come to rest
  show([{ ...box(12, 15, 'Intro'), note: '+1.0 dB' }], view)
  // then
  expect([written(), container.querySelector('em > *'), scope.size]).toEqual(['+1.0 dB', null, 0])
})
