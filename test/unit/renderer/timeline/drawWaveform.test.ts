import { expect, test } from 'vitest'
import { drawWaveform, type WaveformColumns } from '../../../../renderer/timeline/drawWaveform.ts'

const colours = { peak: 0xff563412, core: 0xff000000, line: '#123456' }

const oneColumn = { channels: 1, columns: 1, columnWidth: 1, offset: 0, clips: [{ from: 0, to: 1 }] }

/** Without energy, so that what is seen are the peaks. */
function draw(
  context: CanvasRenderingContext2D,
  maxes: Float32Array<ArrayBuffer>,
  mins: Float32Array<ArrayBuffer>,
  window: Omit<WaveformColumns, 'rows'>,
): void {
  const sound = { maxes, mins, cores: new Float32Array(maxes.length) }
  drawWaveform(context, sound, { rows: window.channels, ...window }, colours)
}

/** A canvas that keeps what is drawn: pixels as rows of `#` and `.`, and the points of lines. */
function makeContext(width: number, height: number) {
  let rows: string[] = []
  let first = 0
  let written: number[] = []
  const rects: number[][] = []
  const path: number[][] = []
  const context = {
    canvas: { width, height },
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    createImageData: () => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: { data: Uint8ClampedArray }) => {
      const pixels = new Uint32Array(data.buffer)
      rows = Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => (pixels[y * width + x] === 0 ? '.' : '#')).join(''),
      )
      written = [...pixels]
      first = pixels.find((pixel) => pixel !== 0) ?? 0
    },
    clearRect: () => rects.splice(0),
    fillRect: (...rect: number[]) => rects.push(rect),
    beginPath: () => {},
    stroke: () => {},
    moveTo: (...point: number[]) => path.push(point),
    lineTo: (...point: number[]) => path.push(point),
  }
  return {
    context: context as unknown as CanvasRenderingContext2D,
    rows: () => rows,
    pixel: () => first,
    column: (x: number) => written.filter((_, at) => at % width === x),
    rects,
    path,
  }
}

test('a column is a bar from its max to its min, and silence is a line', () => {
  const { context, rows } = makeContext(3, 10)
  draw(context, Float32Array.of(1, 0, 0.5), Float32Array.of(-1, 0, 0.25), {
    channels: 1,
    columns: 3,
    columnWidth: 1,
    offset: 0,
    clips: [{ from: 0, to: 3 }],
  })
  expect(rows()).toEqual(['...', '#..', '#..', '#.#', '#..', '##.', '#..', '#..', '#..', '...'])
})

test('the bars have the colour of peaks', () => {
  const { context, pixel } = makeContext(1, 10)
  draw(context, Float32Array.of(1), Float32Array.of(-1), oneColumn)
  expect(pixel().toString(16)).toBe('ff563412')
})

test('outside clips nothing is drawn', () => {
  const { context, rows } = makeContext(6, 3)
  draw(context, new Float32Array(6), new Float32Array(6), {
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
  draw(context, Float32Array.of(1, 0), Float32Array.of(-1, 0), {
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
  draw(context, Float32Array.of(9), Float32Array.of(-9), oneColumn)
  expect(rows().join('')).toBe('######')
})

test('a canvas without size is left alone', () => {
  const { context, rows } = makeContext(0, 6)
  draw(context, Float32Array.of(9), Float32Array.of(-9), oneColumn)
  expect(rows()).toEqual([])
})

test('single samples are a line through points at their own times', () => {
  const { context, rects, path } = makeContext(20, 102)
  draw(context, Float32Array.of(0, 1), Float32Array.of(0, 1), {
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

test('the energy is a core in the peaks, and never beyond them', () => {
  const { context, column } = makeContext(2, 22)
  drawWaveform(
    context,
    { maxes: Float32Array.of(1, 0.2), mins: Float32Array.of(-1, -0.2), cores: Float32Array.of(0.5, 0.9) },
    { channels: 1, rows: 1, columns: 2, columnWidth: 1, offset: 0, clips: [{ from: 0, to: 2 }] },
    colours,
  )
  const count = (x: number, colour: number) => column(x).filter((pixel) => pixel === colour).length
  expect([count(0, colours.peak), count(0, colours.core)]).toEqual([10, 10])
  expect([count(1, colours.peak), count(1, colours.core)]).toEqual([0, 4])
})

test('in a low lane both channels are one row', () => {
  const { context, rows } = makeContext(1, 12)
  drawWaveform(
    context,
    { maxes: Float32Array.of(1, 0), mins: Float32Array.of(0, -0.4), cores: new Float32Array(2) },
    { channels: 2, rows: 1, columns: 1, columnWidth: 1, offset: 0, clips: [{ from: 0, to: 1 }] },
    colours,
  )
  expect(rows().join('')).toBe('.#######....')
})
