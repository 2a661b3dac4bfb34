import { expect, test } from 'vitest'
import { levelsOf } from '../../../../../renderer/features/tools/levels.ts'
import { histogram, loudPart } from '../../../../../renderer/features/tools/pictures/TransferPicture.tsx'

test('levels of a sound are those of its samples, of the louder channel', () => {
  const loud = new Float32Array(1000).fill(0.5)
  const { peakDb, rmsDb, parts, columns } = levelsOf([loud, new Float32Array(1000)], 1000)
  expect(peakDb).toBeCloseTo(-6.02, 2)
  expect(rmsDb).toBeCloseTo(-6.02, 2)
  expect(parts).toHaveLength(20)
  expect(columns[0]).toEqual([0.5, 0])
})

test('silence has no level, and counts in no histogram', () => {
  const { peakDb, parts } = levelsOf([new Float32Array(200)], 1000)
  expect([peakDb, Math.max(...histogram(parts)), loudPart(parts)]).toEqual([-Infinity, 0, null])
})

test('the loud part is the level that a tenth of what is heard lies above', () => {
  expect(loudPart([-Infinity, ...Array.from({ length: 20 }, (_, i) => -i - 1)])).toBe(-3)
  const bars = histogram([-30, -30, -29.5, -10])
  expect(bars.filter((bar) => bar > 0)).toEqual([1, 1 / 3])
})
