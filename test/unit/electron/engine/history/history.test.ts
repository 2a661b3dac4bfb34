import { describe, expect, test } from 'vitest'
import {
  createHistory,
  letOldGo,
  longestHistory,
  projectAt,
  pushEntry,
  type History,
  type HistoryEntry,
} from '../../../../../electron/engine/history/history.ts'
import {
  redoEntry,
  redoStep,
  undoEntry,
  undoStep,
  type Move,
} from '../../../../../electron/engine/history/moveInHistory.ts'
import { emptyFocus, emptyProject } from '../../../../../electron/engine/model/emptyProject.ts'
import { squashHistory } from '../../../../../electron/engine/history/squashHistory.ts'
import { frames } from '../../../../../shared/time.ts'

const entry = (id: string): HistoryEntry => ({
  id,
  label: id,
  text: id,
  project: emptyProject(8000),
  focusBefore: emptyFocus,
  focusAfter: { ...emptyFocus, cursor: frames(1) },
  steps: [],
})
const first = emptyProject(8000)
const grow = (history: History, ...ids: string[]): History =>
  ids.reduce((one, id) => pushEntry(one, entry(id)), history)
const ids = (history: History): string[] => history.entries.map((one) => one.id)

describe('history', () => {
  test('goes back and forth with the focus of each side, and ends at both ends', () => {
    const history = grow(createHistory(first), 'a', 'b')

    const undone = undoEntry(history)
    const twice = undone && undoEntry(undone.history)
    const redone = twice && redoEntry(twice.history)

    expect([undone && projectAt(undone.history), undone?.label, undone?.focus]).toEqual([
      history.entries[0]?.project,
      'b',
      emptyFocus,
    ])
    expect(twice && projectAt(twice.history)).toBe(first)
    expect(twice && undoEntry(twice.history)).toBeNull()
    expect([redone && projectAt(redone.history) === history.entries[0]?.project, redone?.focus.cursor]).toEqual([
      true,
      1,
    ])
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

    expect([shorter.entries.length, shorter.position, shorter.entries[0]?.id]).toEqual([
      longestHistory,
      longestHistory,
      'e2',
    ])
    expect(projectAt({ ...shorter, position: 0 })).toBe(history.entries[1]?.project)
    expect(letOldGo(shorter)).toBe(shorter)
  })
})

describe('an entry of several steps', () => {
  const step = (label: string, cursor: number) => ({
    label,
    project: emptyProject(8000),
    focusAfter: { ...emptyFocus, cursor: frames(cursor) },
  })
  const steps = [step('Split', 1), step('Delete', 2), step('Fade In', 3)] as const
  const whole = pushEntry(grow(createHistory(first), 'a'), { ...entry('b'), project: steps[2].project, steps })
  const follow = (
    ...moves: readonly Move[]
  ): readonly (History & { readonly label: string; readonly cursor: number })[] => {
    let history = whole
    return moves.map((move) => {
      const moved = move(history)
      if (moved === null) throw new Error('nothing there')
      history = moved.history
      return { ...history, label: moved.label, cursor: moved.focus.cursor }
    })
  }
  const placesOf = (...moves: readonly Move[]): unknown[] =>
    follow(...moves).map(({ position, stepsBack, label, cursor }) => [position, stepsBack, label, cursor])

  test('is undone and redone step by step, each with the focus that was there', () => {
    expect(placesOf(undoStep, undoStep, undoStep, undoStep, redoStep, redoStep, redoStep, redoStep)).toEqual([
      [2, 1, 'Fade In', 2],
      [2, 2, 'Delete', 1],
      [1, 0, 'Split', 0],
      [0, 0, 'a', 0],
      [1, 0, 'a', 1],
      [2, 2, 'Split', 1],
      [2, 1, 'Delete', 2],
      [2, 0, 'Fade In', 1],
    ])
    expect(follow(undoStep, undoStep, undoStep).map(projectAt)).toEqual([
      steps[1].project,
      steps[0].project,
      whole.entries[0]?.project,
    ])
  })

  test('that stands in part is undone and redone as what is left of it', () => {
    expect(placesOf(undoStep, undoEntry)).toEqual([
      [2, 1, 'Fade In', 2],
      [1, 0, 'b', 0],
    ])
    expect(placesOf(undoStep, undoStep, redoEntry)).toEqual([
      [2, 1, 'Fade In', 2],
      [2, 2, 'Delete', 1],
      [2, 0, 'b', 1],
    ])
  })

  test('keeps only the steps that stand when something new is done', () => {
    const [once, twice] = follow(undoStep, undoStep)
    const after = [once, twice].map((history) => pushEntry(history ?? whole, entry('c')).entries[1])

    expect(after).toMatchObject([
      { id: 'b', label: 'Split, Delete', steps: steps.slice(0, 2) },
      { id: 'b', label: 'Split', steps: [] },
    ])
    expect(after.map((one) => one?.project)).toEqual([steps[1].project, steps[0].project])
  })

  test('is not taken into what a later transaction did on a part of it', () => {
    const [inPart] = follow(undoStep)
    const start = inPart ?? whole
    const done = pushEntry(start, entry('c'))
    const backAgain = undoEntry(done)?.history ?? done
    const squash = (after: History): History => squashHistory(start, after, () => entry('request'))

    expect([ids(squash(done)), squash(done).entries[1]?.label]).toEqual([['a', 'b', 'request'], 'Split, Delete'])
    expect(squash(backAgain)).toBe(start)
    const further = undoStep(backAgain)?.history ?? backAgain
    expect([squash(further).position, squash(further).stepsBack, squash(further).entries]).toEqual([
      2,
      2,
      whole.entries,
    ])
  })
})

describe('a transaction in the history', () => {
  const before = grow(createHistory(first), 'a', 'b')
  const squash = (after: History): History => squashHistory(before, after, (steps) => ({ ...entry('request'), steps }))

  test('becomes one entry, whatever its steps', () => {
    const { entries } = squash(grow(before, 'c', 'd'))

    expect(entries.map((one) => [one.id, one.steps.map((step) => step.label)])).toEqual([
      ['a', []],
      ['b', []],
      ['request', ['c', 'd']],
    ])
    expect(squash(grow(before, 'c')).entries.at(-1)?.steps).toEqual([])
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
