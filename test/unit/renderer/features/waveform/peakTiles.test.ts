import { expect, test } from 'vitest'
import { columnsPerSecond, PeakTiles, tileColumns } from '../../../../../renderer/features/waveform/peakTiles.ts'

const zoom = { trackId: 't', channels: 2, revision: 1, columnsPerSec: 100 }

test('an answer for several tiles is split channel by channel', () => {
  const tiles = new PeakTiles()
  const answer = Int8Array.from({ length: 2 * 2 * tileColumns * 3 }, (_, i) => Math.floor(i / (tileColumns * 3)))

  tiles.store(zoom, 4, 2, answer)

  const values = (index: number) => [...new Set(tiles.get(zoom, index))]
  expect(values(4)).toEqual([0, 2])
  expect(values(5)).toEqual([1, 3])
})

test('another revision or zoom is another tile', () => {
  const tiles = new PeakTiles()
  tiles.set(zoom, 0, new Int8Array(8))
  expect(tiles.get({ ...zoom, revision: 2 }, 0)).toBeUndefined()
  expect(tiles.get({ ...zoom, columnsPerSec: 101 }, 0)).toBeUndefined()
})

test('it holds no more than it may, and lets the longest unused go', () => {
  const tiles = new PeakTiles(250)
  tiles.set(zoom, 0, new Int8Array(100))
  tiles.set(zoom, 1, new Int8Array(100))
  tiles.get(zoom, 0)
  tiles.set(zoom, 2, new Int8Array(100))
  expect([0, 1, 2].map((i) => tiles.get(zoom, i) !== undefined)).toEqual([true, false, true])
  expect(tiles.bytes).toBe(200)
})

test('a column is never finer than a sample', () => {
  expect(columnsPerSecond(100, 2, 48_000)).toBe(200)
  expect(columnsPerSecond(1_000_000, 2, 48_000)).toBe(48_000)
})
