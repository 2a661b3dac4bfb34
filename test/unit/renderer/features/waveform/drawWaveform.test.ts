import { expect, test } from 'vitest'
import { drawWaveform } from '../../../../../renderer/features/waveform/drawWaveform.ts'

/** A canvas that keeps what is drawn: pixels as rows of `#` and `.`, and the points of lines. */
function makeContext(width: number, height: number) {
  let rows: string[] = []
  let first = 0
  const rects: number[][] = []
  const path: number[][] = []
  const context = {
    canvas: { width, height },
    fillStyle: '#123456',
    strokeStyle: '',
    lineWidth: 0,
    createImageData: () => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: { data: Uint8ClampedArray }) => {
      const pixels = new Uint32Array(data.buffer)
      rows = Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => (pixels[y * width + x] === 0 ? '.' : '#')).join(''),
      )
      first = pixels.find((pixel) => pixel !== 0) ?? 0
    },
    fillRect: (...rect: number[]) => rects.push(rect),
    beginPath: () => {},
    stroke: () => {},
    moveTo: (...point: number[]) => path.push(point),
    lineTo: (...point: number[]) => path.push(point),
  }
  return { context: context as unknown as CanvasRenderingContext2D, rows: () => rows, pixel: () => first, rects, path }
}

test('a column is a bar from its max to its min, and silence is a line', () => {
  const { context, rows } = makeContext(3, 10)
  drawWaveform(context, Float32Array.of(1, 0, 0.5), Float32Array.of(-1, 0, 0.25), {
    channels: 1,
    columns: 3,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 3 }],
  })
  expect(rows()).toEqual(['...', '#..', '#..', '#.#', '#..', '##.', '#..', '#..', '#..', '...'])
})

test('the bars have the colour that the canvas was given', () => {
  const { context, pixel } = makeContext(1, 10)
  drawWaveform(context, Float32Array.of(1), Float32Array.of(-1), {
    channels: 1,
    columns: 1,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 1 }],
  })
  expect(pixel().toString(16)).toBe('ff563412')
})

test('outside clips nothing is drawn', () => {
  const { context, rows } = makeContext(6, 3)
  drawWaveform(context, new Float32Array(6), new Float32Array(6), {
    channels: 1,
    columns: 6,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 2, to: 4 }],
  })
  expect(rows()).toEqual(['......', '......', '..##..'])
})

test('the second channel is drawn in the lower half', () => {
  const { context, rows } = makeContext(1, 12)
  drawWaveform(context, Float32Array.of(1, 0), Float32Array.of(-1, 0), {
    channels: 2,
    columns: 1,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 1 }],
  })
  expect(rows().join('')).toBe('.####....#..')
})

test('peaks beyond full scale stay on the canvas', () => {
  const { context, rows } = makeContext(1, 6)
  drawWaveform(context, Float32Array.of(9), Float32Array.of(-9), {
    channels: 1,
    columns: 1,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 1 }],
  })
  expect(rows().join('')).toBe('######')
})

test('a canvas without size is left alone', () => {
  const { context, rows } = makeContext(0, 6)
  drawWaveform(context, Float32Array.of(9), Float32Array.of(-9), {
    channels: 1,
    columns: 1,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 1 }],
  })
  expect(rows()).toEqual([])
})

test('single samples are a line through points at their own times', () => {
  const { context, rects, path } = makeContext(20, 102)
  drawWaveform(context, Float32Array.of(0, 1), Float32Array.of(0, 1), {
    channels: 1,
    columns: 2,
    columnWidth: 10,
    offset: -4,
    clips: [{ from: 0, to: 2 }],
  })
  expect(path).toEqual([
    [-4, 51],
    [6, 1],
  ])
  expect(rects).toEqual([
    [-6, 49, 4, 4],
    [4, -1, 4, 4],
  ])
})
