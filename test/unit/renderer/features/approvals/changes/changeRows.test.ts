import { expect, test } from 'vitest'
import { keyMove } from '../../../../../../renderer/features/approvals/changes/changeKeys.ts'
import {
  changeRows,
  deepestOf,
  densityOf,
  pickRows,
  rowWindow,
  scrollFor,
  totalsOf,
  type Change,
} from '../../../../../../renderer/features/approvals/changes/changeRows.ts'

/** A pause that becomes half a second long. */
const pause = (start: number, seconds: number, left = false): Change => ({
  what: 'pause',
  track: null,
  range: { start, end: start + seconds },
  before: { kind: 'duration', seconds },
  after: { kind: 'duration', seconds: left ? seconds : 0.5 },
  leave: start + seconds / 2,
  left,
})
const changes = Array.from({ length: 10 }, (_, index) => pause(index * 10, index === 4 ? 5 : 2, index === 1))
const length: Change = { ...pause(0, 2), what: 'length', range: null, leave: null }
const rows = changeRows([...changes, length]) ?? []
const left = new Set([11])

test('many like changes are rows, few are not, and what can’t be left out is none', () => {
  expect(rows).toHaveLength(10)
  expect(rows[4]).toMatchObject({ number: 5, start: 40, before: 5, after: 0.5 })
  expect(rows[1]?.after).toBeNull()
  expect(changeRows(changes.slice(0, 8))).toBeNull()
})

test('parts that are turned down are rows too, and one that was left out still says how far it would go', () => {
  const down = Array.from({ length: 9 }, (_, index): Change => ({
    ...pause(index * 10, 4, index === 2),
    what: 'level',
    track: 'Guest',
    before: { kind: 'gain', db: 0 },
    after: { kind: 'gain', db: index === 2 ? 0 : -12 },
  }))
  const found = changeRows(down) ?? []
  expect(found.map(({ downDb }) => downDb)).toEqual(Array.from({ length: 9 }, () => 12))
  expect(totalsOf(found, new Set([22]))).toEqual({ count: 8, removed: 32 })
})

test('a place that can’t be left out has nothing to leave it out by, and is chosen and counted all the same', () => {
  const down = Array.from({ length: 9 }, (_, index): Change => ({
    ...pause(index * 10, 4),
    what: 'level',
    before: { kind: 'gain', db: 0 },
    after: { kind: 'gain', db: -3 },
    leave: null,
  }))
  const found = changeRows(down) ?? []
  expect(found.map(({ leave, number }) => [leave, number])).toEqual(down.map((_, index) => [null, index + 1]))
  expect(totalsOf(found, new Set([-1, -2]))).toEqual({ count: 9, removed: 36 })
  expect(densityOf(found, { left: new Set(), duration: 100, parts: 10, at: 3 }).at?.part).toBe(2)
})

test('clicks that are filled in are rows, each as long as it is', () => {
  const clicks = Array.from({ length: 9 }, (_, index): Change => ({
    ...pause(index * 10, 0.002, index === 2),
    what: 'click',
    track: 'Guest',
    after: index === 2 ? { kind: 'duration', seconds: 0.002 } : { kind: 'repaired' },
  }))
  const found = changeRows(clicks) ?? []
  expect(found.map(({ isClick, downDb }) => [isClick, downDb])).toEqual(Array.from({ length: 9 }, () => [true, null]))
  expect(totalsOf(found, new Set([20.001])).count).toBe(8)
})

test('they are listed in time, by length, only the longer ones, or only those left out', () => {
  const numbers = (order: 'all' | 'longest' | 'left', over = 0) =>
    pickRows(rows, { order, over, left }).map(({ number }) => number)
  expect(numbers('all')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(numbers('longest')[0]).toBe(5)
  expect(numbers('left')).toEqual([2])
  expect(numbers('all', 2)).toEqual([5])
})

test('totals follow what is left out, also of one that comes back', () => {
  expect(totalsOf(rows, left)).toEqual({ count: 9, removed: 8 * 1.5 + 4.5 })
  expect(totalsOf(rows, new Set())).toEqual({ count: 10, removed: 9 * 1.5 + 4.5 })
  expect(totalsOf(rows, new Set(rows.flatMap(({ leave }) => leave ?? [])))).toEqual({ count: 0, removed: 0 })
})

test('the map is as high as most is removed; what is left out and what is chosen stand apart in it', () => {
  const shares = densityOf(rows, { left, duration: 100, parts: 10, at: 5 })
  expect(shares.cut[4]).toBe(1)
  expect([shares.cut[1], shares.left[1], shares.left[0]]).toEqual([0, 1.5 / 4.5, 0])
  expect(shares.cut[0]).toBeCloseTo(1.5 / 4.5)
  expect(shares.at).toEqual({ part: 4, share: 1 })
  expect(densityOf(rows, { left, duration: 100, parts: 10, at: null }).at).toBeNull()
})

test('where places are turned down by more and by less the map is as high as that, however long they are', () => {
  const down = (start: number, seconds: number, db: number): Change => ({
    ...pause(start, seconds),
    what: 'level',
    before: { kind: 'gain', db: 0 },
    after: { kind: 'gain', db: -db },
  })
  const deep = changeRows([
    down(0, 9, 2),
    down(15, 0.1, 8),
    ...Array.from({ length: 7 }, (_, index) => down(30 + index, 1, 4)),
  ])
  const map = densityOf(deep ?? [], { left: new Set([15.05]), duration: 100, parts: 10, at: 2 })
  expect([map.cut[0], map.left[1], map.cut[3], map.at]).toEqual([0.25, 1, 0.5, { part: 1, share: 1 }])
  expect(deepestOf(deep ?? [])).toBe(8)
  expect(deepestOf(rows)).toBeNull()
})

test('of five thousand rows only those in sight are made, and any of them is scrolled to', () => {
  const top = scrollFor(4999, 0, 160)
  const { from, to } = rowWindow(5000, top, 160)
  expect(to).toBe(5000)
  expect(to - from).toBeLessThan(15)
  expect(scrollFor(4999, top, 160)).toBe(top)
  expect(scrollFor(0, top, 160)).toBe(0)
})

test.each([
  ['ArrowDown', 3, { kind: 'go', index: 4 }],
  ['ArrowUp', 0, { kind: 'go', index: 0 }],
  ['PageDown', 3, { kind: 'go', index: 8 }],
  ['End', 0, { kind: 'go', index: 9 }],
  ['Home', 9, { kind: 'go', index: 0 }],
  [' ', 1, { kind: 'leave' }],
  ['x', 1, { kind: 'leave' }],
  ['p', 1, { kind: 'hear', side: 'before' }],
  ['b', 1, { kind: 'hear', side: 'before' }],
  ['A', 1, { kind: 'hear', side: 'after' }],
  ['q', 1, null],
] as const)('%s at row %i', (key, at, expected) => {
  expect(keyMove(key, { at, count: 10, page: 5 })).toEqual(expected)
})

test('nothing is gone to in an empty list', () => {
  expect(keyMove('End', { at: -1, count: 0, page: 5 })).toBeNull()
})
