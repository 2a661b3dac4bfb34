import { expect, test } from 'vitest'
import { createTrackKeys, tracksAfterPress } from '../../../../../renderer/features/tracks/trackSelection.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const all = ['a', 'b', 'c', 'd']

test.each([
  ['a press takes that track only', ['a', 'b'], 'c', 'only', ['c']],
  ['Ctrl adds a track, in track order', ['c'], 'a', 'toggle', ['a', 'c']],
  ['Ctrl takes a selected track away', ['a', 'c'], 'a', 'toggle', ['c']],
  ['Shift takes all from the first selected one', ['b'], 'd', 'upTo', ['b', 'c', 'd']],
  ['Shift works upwards', ['c'], 'a', 'upTo', ['a', 'b', 'c']],
  ['Shift without a selection takes that track', [], 'b', 'upTo', ['b']],
] as const)('%s', (_, selected, pressed, how, expected) => {
  expect(tracksAfterPress(all, selected, pressed, how)).toEqual(expected)
})

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

async function open() {
  const { app, bridge } = await makeWindow()
  const { press } = createTrackKeys(app)
  return {
    edits: () => bridge.inputs('app:edit:apply'),
    key: (key: string, change = {}) => press({ ...plain, key, ...change }),
  }
}

test('down chooses the next track', async () => {
  const { key, edits } = await open()
  key('ArrowDown')
  await settle()
  expect(edits()).toEqual([{ kind: 'selectTracks', trackIds: ['t2'] }])
})

test('with Shift down takes one more track', async () => {
  const { key, edits } = await open()
  key('ArrowDown', { shiftKey: true })
  await settle()
  expect(edits()).toEqual([{ kind: 'selectTracks', trackIds: ['t1', 't2'] }])
})

test('keys with Ctrl and keys without meaning are left to others', async () => {
  const { key, edits } = await open()
  expect(key('ArrowDown', { ctrlKey: true })).toBe('left')
  expect(key('q')).toBe('left')
  expect(edits()).toEqual([])
})
