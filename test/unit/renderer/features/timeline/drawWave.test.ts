import { expect, test } from 'vitest'
import { drawWave } from '../../../../../renderer/features/timeline/drawWave.ts'

function makeContext(height: number) {
  const rects: number[][] = []
  const path: number[][] = []
  const context = {
    canvas: { height }, fillStyle: '#123456', strokeStyle: '', lineWidth: 0,
    fillRect: (...rect: number[]) => rects.push(rect),
    beginPath: () => {}, stroke: () => {},
    moveTo: (...point: number[]) => path.push(point),
    lineTo: (...point: number[]) => path.push(point),
  }
  return { context: context as unknown as CanvasRenderingContext2D, rects, path }
}

test('a column is a bar from its max to its min, and silence is a line', () => {
  const { context, rects } = makeContext(102)
  drawWave(context, Float32Array.of(1, 0, 0.5), Float32Array.of(-1, 0, 0.25), { channels: 1, columns: 3, columnWidth: 1, offset: 0, clips: [{ from: 0, to: 3 }] })
  expect(rects).toEqual([[0, 1, 1, 100], [1, 51, 1, 1], [2, 26, 1, 13]])
})

test('outside clips nothing is drawn', () => {
  const { context, rects } = makeContext(102)
  drawWave(context, new Float32Array(10), new Float32Array(10), { channels: 1, columns: 10, columnWidth: 1, offset: 0, clips: [{ from: 2, to: 4 }] })
  expect(rects.map(([x]) => x)).toEqual([2, 3])
})

test('the second channel is drawn in the lower half', () => {
  const { context, rects } = makeContext(204)
  drawWave(context, Float32Array.of(1, 1), Float32Array.of(-1, -1), { channels: 2, columns: 1, columnWidth: 1, offset: 0, clips: [{ from: 0, to: 1 }] })
  expect(rects).toEqual([[0, 1, 1, 100], [0, 103, 1, 100]])
})

test('single samples are a line through points at their own times', () => {
  const { context, rects, path } = makeContext(102)
  drawWave(context, Float32Array.of(0, 1), Float32Array.of(0, 1), { channels: 1, columns: 2, columnWidth: 10, offset: -4, clips: [{ from: 0, to: 2 }] })
  expect(path).toEqual([[-4, 51], [6, 1]])
  expect(rects).toEqual([[-6, 49, 4, 4], [4, -1, 4, 4]])
})
