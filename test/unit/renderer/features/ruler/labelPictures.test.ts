import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LabelPictures, putLabel } from '../../../../../renderer/features/ruler/labelPictures.ts'

interface Picture {
  readonly text: string
  readonly width: number
  readonly height: number
  closed: boolean
  readonly close: () => void
}

/** Of each canvas beside the page what was written on it, with the font and colour of that moment. */
let written: string[] = []

class Sheet {
  readonly width: number
  readonly height: number
  #text = ''
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    const context = {
      canvas: this,
      font: '',
      fillStyle: '',
      textBaseline: '',
      scale: () => undefined,
      clearRect: () => undefined,
      measureText: (text: string) => ({ width: 6 * text.length }),
      fillText: (text: string) => {
        this.#text = text
        written.push(`${text} ${context.font} ${context.fillStyle}`)
      },
    }
    return context
  }
  transferToImageBitmap(): Picture {
    const picture = { text: this.#text, width: this.width, height: this.height, closed: false, close: () => undefined }
    return Object.assign(picture, { close: () => void (picture.closed = true) })
  }
}

beforeEach(() => {
  written = []
  vi.stubGlobal('OffscreenCanvas', Sheet)
})
afterEach(() => vi.unstubAllGlobals())

const style = { font: '11px serif', colour: 'grey', pixelRatio: 2 }
const imageOf = (label: ReturnType<LabelPictures['get']>) => label?.image as unknown as Picture

test('a label is written once, however often it is put on the ruler', () => {
  const labels = new LabelPictures()
  const first = labels.get('0:05', style)
  labels.get('0:10', style)
  expect(labels.get('0:05', style)).toBe(first)
  expect([imageOf(first).text, first?.width]).toEqual(['0:05', 24])
  expect(written).toEqual(['0:05 11px serif grey', '0:10 11px serif grey'])
})

test('in another theme or on another screen all are written anew, and the pictures of before are given back', () => {
  const labels = new LabelPictures()
  const before = imageOf(labels.get('0:05', style))
  labels.get('0:05', { ...style, colour: 'white' })
  const after = imageOf(labels.get('0:05', { ...style, colour: 'white', pixelRatio: 1 }))
  expect(written).toEqual(['0:05 11px serif grey', '0:05 11px serif white', '0:05 11px serif white'])
  expect([before.closed, after.closed, before.width / after.width]).toEqual([true, false, 2])
})

test('of the labels that were passed by the oldest are given back, and not one that is still seen', () => {
  const labels = new LabelPictures()
  const [seen, passed] = [imageOf(labels.get('0:00', style)), imageOf(labels.get('0:01', style))]
  for (let second = 0; second < 200; second++) {
    labels.get(`1:${second}`, style)
    labels.get('0:00', style)
  }
  expect([seen.closed, passed.closed]).toEqual([false, true])
  expect(written.filter((text) => text.startsWith('0:00'))).toHaveLength(1)
})

test('a label lies on whole pixels of the screen, and is left out where it would be cut off', () => {
  const labels = new LabelPictures()
  const label = labels.get('0:05', style)
  const drawImage = vi.fn()
  const put = (x: number) => label && putLabel({ drawImage }, label, { x, y: 18.3, pixelRatio: 2, end: 100 })
  put(10.2)
  put(76)
  put(77)
  const [left, top] = drawImage.mock.calls[0]?.slice(1) ?? []
  expect([(2 * left) % 1, (2 * top) % 1, Math.round(left)]).toEqual([0, 0, 8])
  expect(drawImage).toHaveBeenCalledTimes(2)
})
