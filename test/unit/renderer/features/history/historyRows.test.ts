import { expect, test } from 'vitest'
import { aheadOf, historyRows, latestOf } from '../../../../../renderer/features/history/historyRows.ts'
import { moveInTree } from '../../../../../renderer/features/history/moveInTree.ts'
import { sayAuthors, sayRow } from '../../../../../renderer/features/history/sayRow.ts'
import { rowOf } from '../../../../../shared/schemas/activity.ts'
import { makeActivity } from '../../../../support/window/makeActivity.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const english = textsFor('en', 'en')
const history = [
  { id: 'h1', label: 'Cut', text: 'Cut' },
  { id: 'h5', label: 'Fade In, Mute', text: 'soften it', steps: ['Fade In', 'Mute'] },
  { id: 'h9', label: 'Reverse', text: 'reverse' },
]
const none = new Map()
const seen = (historyPosition: number, historyStepsBack?: number) => ({
  history,
  historyPosition,
  ...(historyStepsBack !== undefined && { historyStepsBack }),
})
const states = (position: number, back?: number) =>
  historyRows(seen(position, back), none, () => true).map(({ key, state }) => `${key}: ${state}`)

test('the newest stands first, the steps of one that is open behind it, and the beginning last', () => {
  expect(states(3)).toEqual(['h9: now', 'h5: done', 'h5 2: done', 'h5 1: done', 'h1: done', 'start: done'])
  expect(historyRows(seen(3), none, () => false).map(({ key }) => key)).toEqual(['h9', 'h5', 'h1', 'start'])
})

test('one point is where one is, and what is ahead of it is marked', () => {
  expect(states(2)).toEqual(['h9: later', 'h5: now', 'h5 2: done', 'h5 1: done', 'h1: done', 'start: done'])
  expect(states(2, 1)).toEqual(['h9: later', 'h5: part', 'h5 2: later', 'h5 1: now', 'h1: done', 'start: done'])
  expect(states(0)).toEqual(['h9: later', 'h5: later', 'h5 2: later', 'h5 1: later', 'h1: later', 'start: now'])
  expect([aheadOf(seen(3)), aheadOf(seen(2)), aheadOf(seen(2, 1)), aheadOf(seen(0))]).toEqual([0, 1, 2, 3])
  expect(latestOf(seen(0))).toEqual({ id: 'h9' })
})

test('nothing is listed where nothing was done', () => {
  expect(historyRows({ history: [], historyPosition: 0 }, none, () => true)).toEqual([])
})

test('a request is said in the words of the person, a hand edit and a menu tool by their names', () => {
  const requests = new Map([['h5', rowOf(makeActivity({ undoId: 'h5' }))]])
  const said = historyRows(seen(2, 1), requests, () => false).map((row) =>
    sayRow(row, requests, english, (names) => names),
  )
  expect(said.map(({ title, about }) => [title, about])).toEqual([
    ['Reverse', 'By hand'],
    ['Fade In, Mute', 'You asked “soften it” · 1 of 2 steps stand'],
    ['Cut', 'By hand'],
    ['As it was at first', ''],
  ])
  expect(said.map(({ time }) => time !== '')).toEqual([false, true, false, false])
  expect(said.map(({ state }) => state)).toEqual(['undone', '', '', ''])
})

test('what was done by hand has its time, and its day where that was another one', () => {
  const now = new Date()
  const yesterday = now.getTime() - 24 * 60 * 60 * 1000
  const entries = [
    { id: 'h1', label: 'Cut', text: 'Cut', at: yesterday },
    { id: 'h2', label: 'Fade In, Mute', text: 'Fade In, Mute', at: now.getTime(), steps: ['Fade In', 'Mute'] },
  ]
  const rows = historyRows({ history: entries, historyPosition: 2 }, none, () => true)
  const times = rows.map((row) => sayRow(row, none, english, (names) => names).time)
  expect(times).toEqual([english.formats.clock(now), '', '', 'Yesterday', ''])
})

test('values of one author are said together, and those that nobody chose are not told', () => {
  expect(sayAuthors({ authors: { range: 'words', fade_shape: 'default', tracks: 'words' } }, english)).toEqual([
    'range, tracks: your words',
  ])
})

const rows = historyRows(seen(3), none, (id) => id === 'h5')
const move = (key: string, at: string, open = true) => {
  const row = rows.find((one) => one.key === at)
  if (row === undefined) throw new Error(`no row ${at}`)
  return moveInTree(key, { rows, at: row, isOpen: () => open })
}

test.each([
  ['ArrowDown', 'h9', { kind: 'focus', key: 'h5' }],
  ['ArrowUp', 'h9', { kind: 'focus', key: 'h9' }],
  ['ArrowDown', 'start', { kind: 'focus', key: 'start' }],
  ['End', 'h9', { kind: 'focus', key: 'start' }],
  ['Home', 'h1', { kind: 'focus', key: 'h9' }],
  ['ArrowRight', 'h5', { kind: 'focus', key: 'h5 2' }],
  ['ArrowLeft', 'h5 1', { kind: 'focus', key: 'h5' }],
  ['ArrowLeft', 'h5', { kind: 'turn', id: 'h5', to: 'closed' }],
  ['ArrowRight', 'h9', null],
  ['ArrowLeft', 'start', null],
  ['Enter', 'h1', { kind: 'go' }],
  [' ', 'h1', { kind: 'go' }],
  ['Escape', 'h1', { kind: 'close' }],
  ['x', 'h1', null],
] as const)('%s at %s', (key, at, expected) => {
  expect(move(key, at)).toEqual(expected)
})

test('the right arrow opens what is closed', () => {
  expect(move('ArrowRight', 'h5', false)).toEqual({ kind: 'turn', id: 'h5', to: 'open' })
})
