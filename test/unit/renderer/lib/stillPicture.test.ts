import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A canvas beside the page that knows how often it was made, and what was taken from it. */
class Sheet {
  static made = 0
  taken = 0
  readonly context = { canvas: this }
  width: number
  height: number
  constructor(width: number, height: number) {
    Sheet.made += 1
    this.width = width
    this.height = height
  }
  getContext(kind: string) {
    return kind === '2d' ? this.context : null
  }
  transferToImageBitmap() {
    this.taken += 1
    return `picture ${this.taken} of ${this.width} x ${this.height}`
  }
}

beforeEach(() => {
  vi.resetModules()
  Sheet.made = 0
  vi.stubGlobal('OffscreenCanvas', Sheet)
})
afterEach(() => vi.unstubAllGlobals())

function makeCanvas() {
  const shown: unknown[] = []
  const context = { transferFromImageBitmap: (picture: unknown) => shown.push(picture) }
  const getContext = vi.fn((kind: string) => (kind === 'bitmaprenderer' ? context : null))
  const canvas = { width: 300, height: 150, getContext }
  return { shown, getContext, canvas, element: canvas as unknown as HTMLCanvasElement }
}

test('a picture is drawn on the one sheet and taken from it; a canvas of the page is never drawn on', async () => {
  const { emptySheet, showSheet } = await import('../../../../renderer/lib/stillPicture.ts')
  const [one, other] = [makeCanvas(), makeCanvas()]
  emptySheet(800, 22)
  showSheet(one.element)
  const { canvas } = emptySheet(800, 44)
  showSheet(other.element)
  expect([one.shown, other.shown]).toEqual([['picture 1 of 800 x 22'], ['picture 2 of 800 x 44']])
  expect([one.canvas.width, one.canvas.height, other.canvas.height]).toEqual([800, 22, 44])
  expect([Sheet.made, canvas.width, canvas.height]).toEqual([1, 800, 44])
  expect(one.getContext.mock.calls).toEqual([['bitmaprenderer']])
})
