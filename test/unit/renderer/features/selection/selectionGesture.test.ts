import { describe, expect, test } from 'vitest'
import { edgeAt, startGesture, type GestureStart } from '../../../../../renderer/features/selection/selectionGesture.ts'

const facts = { trackIds: ['a', 'b', 'c'], duration: 100, sampleRate: 48_000 }
const at = (x: number, track: number | null = 0) => ({ x, time: x / 10, track })
const press = (change: Partial<GestureStart> = {}) =>
  startGesture(
    { point: at(300), extend: 'fresh', selection: null, selectedTracks: [], cursor: 0, pxPerSec: 10, ...change },
    facts,
  )

describe('a fresh drag', () => {
  test('selects from the very press to the very release', () => {
    expect(press().end(at(700))).toEqual({ kind: 'select', range: { start: 30, end: 70, trackIds: ['a'] } })
  })
  test('works to the left as well', () => {
    expect(press({ point: at(700) }).end(at(300))).toEqual({
      kind: 'select',
      range: { start: 30, end: 70, trackIds: ['a'] },
    })
  })
  test('takes the tracks that it went over', () => {
    expect(press({ point: at(300, 2) }).move(at(400, 1))?.trackIds).toEqual(['b', 'c'])
  })
  test('takes all tracks on the ruler', () => {
    expect(press({ point: at(300, null) }).move(at(400, null))?.trackIds).toEqual(['a', 'b', 'c'])
  })
  test('ends in whole frames and inside the project', () => {
    const end = press({ point: { x: 0, time: 1 / 3, track: 0 } }).end({ x: 5000, time: 500, track: 0 })
    expect(end).toEqual({ kind: 'select', range: { start: 16_000 / 48_000, end: 100, trackIds: ['a'] } })
  })
  test('stays a drag when the pointer comes back near its start', () => {
    const gesture = press()
    gesture.move(at(350))
    expect(gesture.end(at(301))).toEqual({ kind: 'select', range: { start: 30, end: 30.1, trackIds: ['a'] } })
  })
})

test('a press that hardly moves sets the cursor and shows no selection', () => {
  const gesture = press()
  expect(gesture.move(at(302))).toBeNull()
  expect(gesture.end(at(302))).toEqual({ kind: 'cursor', time: 30.2 })
})

describe('the edges of a selection', () => {
  const selection = { start: 30, end: 60 }
  test('are under the pointer within a few pixels', () => {
    expect(edgeAt(30.4, selection, 10)).toBe('start')
    expect(edgeAt(59.6, selection, 10)).toBe('end')
    expect(edgeAt(45, selection, 10)).toBeNull()
    expect(edgeAt(30, null, 10)).toBeNull()
  })
  test('can be dragged, and the other edge stays', () => {
    expect(press({ point: at(601), selection, selectedTracks: ['b'] }).end(at(800))).toEqual({
      kind: 'select',
      range: { start: 30, end: 80, trackIds: ['b'] },
    })
  })
  test('may cross each other', () => {
    expect(press({ point: at(600), selection, selectedTracks: ['b'] }).end(at(100))).toEqual({
      kind: 'select',
      range: { start: 10, end: 30, trackIds: ['b'] },
    })
  })
  test('stay where they are when only pressed', () => {
    expect(press({ point: at(598), selection, selectedTracks: ['b'] }).end(at(598))).toEqual({
      kind: 'select',
      range: { start: 30, end: 60, trackIds: ['b'] },
    })
  })
})

describe('with Shift', () => {
  test('a click stretches the nearer end', () => {
    const selection = { start: 30, end: 60 }
    expect(press({ point: at(700), extend: 'extend', selection, selectedTracks: ['a'] }).end(at(700))).toEqual({
      kind: 'select',
      range: { start: 30, end: 70, trackIds: ['a'] },
    })
    expect(press({ point: at(350), extend: 'extend', selection, selectedTracks: ['a'] }).end(at(350))).toEqual({
      kind: 'select',
      range: { start: 35, end: 60, trackIds: ['a'] },
    })
  })
  test('a click without a selection reaches from the cursor', () => {
    expect(press({ point: at(700), extend: 'extend', cursor: 20 }).end(at(700))).toEqual({
      kind: 'select',
      range: { start: 20, end: 70, trackIds: ['a'] },
    })
  })
})
