import { expect, test } from 'vitest'
import { clipColumns, columnWindow } from '../../../../../renderer/features/waveform/columnWindow.ts'

const clip = (start: number, end: number) => ({ id: `${start}`, name: '', start, end })

test('a lane shows one column for each device pixel', () => {
  const window = columnWindow({ t0: 2, pxPerSec: 50, width: 300 }, 2, 48_000)
  expect(window).toEqual({ columnsPerSec: 100, first: 200, count: 600, columnWidth: 1, offset: 0 })
})

test('columns lie on one grid wherever the view starts, so that scrolling does not shimmer', () => {
  const at = (t0: number) => columnWindow({ t0, pxPerSec: 50, width: 300 }, 1, 48_000).first
  expect([at(2), at(2.004), at(2.02)]).toEqual([100, 100, 101])
})

test('at the highest zoom a column is a sample, placed where its time is', () => {
  const window = columnWindow({ t0: 1, pxPerSec: 480_000, width: 100 }, 1, 48_000)
  expect(window.columnsPerSec).toBe(48_000)
  expect(window.columnWidth).toBe(10)
  expect(window.first).toBe(47_999)
  expect(window.offset).toBeCloseTo(-10, 6)
  expect(window.offset + window.count * 10).toBeGreaterThanOrEqual(100)
})

test('only columns inside clips are drawn', () => {
  const window = columnWindow({ t0: 2, pxPerSec: 50, width: 300 }, 1, 48_000)
  expect(clipColumns([clip(0, 1), clip(1, 3), clip(4, 100)], window)).toEqual([
    { from: 0, to: 50 },
    { from: 100, to: 300 },
  ])
})
