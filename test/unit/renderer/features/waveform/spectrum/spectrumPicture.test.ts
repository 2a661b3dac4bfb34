import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spectrumRows } from '../../../../../../shared/dsp/spectrumScale.ts'
import { SpectrumPicture } from '../../../../../../renderer/features/waveform/spectrum/spectrumPicture.ts'
import { tileColumns } from '../../../../../../renderer/features/waveform/spectrum/spectrumGrid.ts'

/** The pixels that a canvas of the page was given last. */
let shown: Uint32Array = new Uint32Array(0)

beforeEach(() => {
  vi.stubGlobal('ImageData', function (this: object, bytes: Uint8ClampedArray) {
    Object.assign(this, { bytes })
  })
  class Sheet {
    width = 0
    height = 0
    getContext() {
      const putImageData = ({ bytes }: { readonly bytes: Uint8ClampedArray }) =>
        void (shown = new Uint32Array(bytes.slice().buffer))
      return { canvas: this, putImageData }
    }
    transferToImageBitmap = () => null
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
})
afterEach(() => vi.unstubAllGlobals())

const canvas = { getContext: () => ({ transferFromImageBitmap: () => undefined }) } as unknown as HTMLCanvasElement
/** A pixel for each level that is the level, and seen. */
const colours = Uint32Array.from({ length: 128 }, (_, level) => 1000 + level)

/** A tile whose levels are those of a function. */
const tileOf = (levelAt: (column: number, row: number) => number): Int8Array =>
  Int8Array.from({ length: tileColumns * spectrumRows }, (_, at) =>
    levelAt(Math.floor(at / spectrumRows), at % spectrumRows),
  )

function rowsOf(picture: SpectrumPicture): number[][] {
  picture.show(canvas)
  const rowAt = (row: number) => [...shown.subarray(row * picture.width, (row + 1) * picture.width)]
  return Array.from({ length: picture.height }, (_, row) => rowAt(row))
}

const everywhere = [{ from: 0, to: 10_000 }]

function painted(width: number, height: number, levels: Int8Array, to = width): SpectrumPicture {
  const picture = new SpectrumPicture()
  picture.reset(width, height)
  picture.paintTile(levels, colours, { from: 0, to }, everywhere)
  return picture
}

test('the lowest frequency is at the bottom, and a low picture shows the mean of two rows', () => {
  const levels = tileOf((_, row) => (row < 2 ? 40 + 20 * row : 0))
  const whole = rowsOf(painted(tileColumns, spectrumRows, levels)).toReversed()
  expect([whole[0]?.[7], whole[1]?.[7], whole[2]?.[7]]).toEqual([1040, 1060, 1000])
  const half = rowsOf(painted(tileColumns, spectrumRows / 2, levels)).toReversed()
  expect([half.length, half[0]?.[7], half[1]?.[7]]).toEqual([64, 1050, 1000])
})

test('a tile is stretched to its place, with the levels between those of its columns', () => {
  const levels = tileOf((column) => (column < 100 ? 0 : 100))
  const [row] = rowsOf(painted(2 * tileColumns, 64, levels))
  expect(row?.slice(197, 203)).toEqual([1000, 1000, 1025, 1075, 1100, 1100])
  expect(painted(tileColumns, 64, levels, tileColumns / 2).width).toBe(tileColumns)
  const [narrow] = rowsOf(painted(tileColumns, 64, levels, tileColumns / 2))
  expect([narrow?.[49], narrow?.[50], narrow?.[127], narrow?.[128]]).toEqual([1000, 1100, 1100, 0])
})

test('nothing is painted where there is no clip, or beside the picture', () => {
  const picture = new SpectrumPicture()
  picture.reset(20, 64)
  const ranges = [
    { from: -5, to: 3 },
    { from: 10, to: 12 },
    { from: 19, to: 90 },
  ]
  picture.paintTile(
    tileOf(() => 1),
    colours,
    { from: -100, to: 156 },
    ranges,
  )
  const seen = rowsOf(picture)[5]?.flatMap((pixel, x) => (pixel === 0 ? [] : x))
  expect(seen).toEqual([0, 1, 2, 10, 11, 19])
})

test('a picture that is moved keeps what stays in it, in each row, and is empty where it came from', () => {
  const levels = tileOf((column, row) => Math.min(127, column + row))
  const picture = painted(6, 64, levels, tileColumns)
  const before = rowsOf(picture)
  picture.moveBy(2)
  expect(rowsOf(picture)[9]).toEqual([0, 0, ...(before[9]?.slice(0, 4) ?? [])])
  picture.moveBy(-3)
  expect(rowsOf(picture)[9]).toEqual([...(before[9]?.slice(1, 4) ?? []), 0, 0, 0])
  picture.moveBy(-50)
  expect(
    rowsOf(picture)
      .flat()
      .every((pixel) => pixel === 0),
  ).toBe(true)
})

test('a picture of another zoom stands in where its times are, as far as there are clips', () => {
  const picture = painted(
    8,
    64,
    tileOf((column) => column),
    tileColumns,
  )
  picture.stretch(2, 2, [{ from: 0, to: 7 }])
  expect(rowsOf(picture)[0]).toEqual([0, 0, 1000, 1000, 1001, 1001, 1002, 0])
})
