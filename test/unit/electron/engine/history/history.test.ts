import { describe, expect, test } from 'vitest'
import { createHistory, letOldGo, longestHistory, projectAt, pushEntry, redoEntry, undoEntry, type History, type HistoryEntry } from '../../../../../electron/engine/history/history.ts'
import { emptyFocus, emptyProject } from '../../../../../electron/engine/model/emptyProject.ts'
import { squashHistory } from '../../../../../electron/engine/state/squashHistory.ts'
import { frames } from '../../../../../shared/time.ts'

const entry = (id: string): HistoryEntry => ({
  id, label: id, text: id, project: emptyProject(8000), focusBefore: emptyFocus, focusAfter: { ...emptyFocus, cursor: frames(1) },
})
const first = emptyProject(8000)
const grow = (history: History, ...ids: string[]): History => ids.reduce((one, id) => pushEntry(one, entry(id)), history)
const ids = (history: History): string[] => history.entries.map((one) => one.id)

describe('history', () => {
  test('goes back and forth with the focus of each side, and ends at both ends', () => {
    const history = grow(createHistory(first), 'a', 'b')

    const undone = undoEntry(history)
    const twice = undone && undoEntry(undone.history)
    const redone = twice && redoEntry(twice.history)

    expect([undone?.project, undone?.label, undone?.focus]).toEqual([history.entries[0]?.project, 'b', emptyFocus])
    expect(twice?.project).toBe(first)
    expect(twice && undoEntry(twice.history)).toBeNull()
    expect([redone?.project === history.entries[0]?.project, redone?.focus.cursor]).toEqual([true, 1])
    expect(redoEntry(history)).toBeNull()
  })

  test('cuts off what could be redone when something new is done', () => {
    const undone = undoEntry(grow(createHistory(first), 'a', 'b', 'c'))

    expect(ids(grow(undone?.history ?? createHistory(first), 'd'))).toEqual(['a', 'b', 'd'])
  })

  test('lets the oldest go behind its limit, and the project that they left becomes the base', () => {
    const names = Array.from({ length: longestHistory + 2 }, (_, index) => `e${index}`)
    const history = grow(createHistory(first), ...names)

    const shorter = letOldGo(history)

    expect([shorter.entries.length, shorter.position, shorter.entries[0]?.id]).toEqual([longestHistory, longestHistory, 'e2'])
    expect(projectAt({ ...shorter, position: 0 })).toBe(history.entries[1]?.project)
    expect(letOldGo(shorter)).toBe(shorter)
  })
})

describe('a transaction in the history', () => {
  const before = grow(createHistory(first), 'a', 'b')
  const squash = (after: History): History => squashHistory(before, after, () => entry('request'))

  test('becomes one entry, whatever its steps', () => {
    expect(ids(squash(grow(before, 'c', 'd')))).toEqual(['a', 'b', 'request'])
  })

  test('leaves no entry when nothing was done, or all of it was undone', () => {
    const undone = undoEntry(grow(before, 'c'))

    expect(squash(before)).toBe(before)
    expect(undone && squash(undone.history)).toBe(before)
  })

  test('that only undoes keeps what can be redone', () => {
    const undone = undoEntry(before)
    const after = undone === null ? before : squash(undone.history)

    expect([ids(after), after.position]).toEqual([['a', 'b'], 1])
  })

  test('that undoes and then does something takes the place of what it undid', () => {
    const undone = undoEntry(before)

    expect(ids(squash(grow(undone?.history ?? before, 'c')))).toEqual(['a', 'request'])
  })
})
