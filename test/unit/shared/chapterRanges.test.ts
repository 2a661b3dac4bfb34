import { expect, it } from 'vitest'
import { chapterRanges, chaptersWithin } from '../../../shared/chapterRanges.ts'

const at = (start: number, end = start) => ({ start, end })
const rangesOf = (labels: readonly { start: number; end: number }[]) =>
  chapterRanges(labels, 100).map(({ start, end }) => [start, end])

it('takes points up to the next one, and the last to the end of the sound', () => {
  expect(rangesOf([at(40), at(0), at(70)])).toEqual([
    [0, 40],
    [40, 70],
    [70, 100],
  ])
})

it('takes two points at one place for the same beginning, and none behind the end', () => {
  expect(rangesOf([at(0), at(40), at(40), at(120)])).toEqual([
    [0, 40],
    [40, 100],
    [40, 100],
  ])
  expect(rangesOf([at(100)])).toEqual([])
})

it('leaves points out where some labels are ranges', () => {
  expect(rangesOf([at(0, 40), at(31), at(40, 90)])).toEqual([
    [0, 40],
    [40, 90],
  ])
})

it('takes what lies in a range, and nothing of it twice', () => {
  // given
  const chapters = [at(0, 40), at(30, 50), at(45, 48), at(60, 95)]

  // when
  const within = chaptersWithin(chapters, 100, at(10, 70)).map(({ label, start, end }) => [label.start, start, end])

  // then
  expect(within).toEqual([
    [0, 10, 40],
    [30, 40, 50],
    [60, 60, 70],
  ])
})
