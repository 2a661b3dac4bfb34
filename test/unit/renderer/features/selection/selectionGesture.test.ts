import { describe, expect, test } from 'vitest'
import {
  type Aim,
  edgeAt,
  startGesture,
  type GestureStart,
} from '../../../../../renderer/features/selection/selectionGesture.ts'

const held = { shift: false, alt: false, control: false }
const free: Aim = ({ time }) => ({ time, at: null })
const facts = { trackIds: ['a', 'b', 'c'], duration: 100, sampleRate: 48_000 }
const at = (x: number, track: number | null = 0) => ({ x, time: x / 10, track, held })
const press = (change: Partial<GestureStart> = {}, aim = free) =>
  startGesture(
    { point: at(300), extend: 'fresh', selection: null, selectedTracks: [], cursor: 0, pxPerSec: 10, ...change },
    { ...facts, aim },
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
    expect(press({ point: at(300, 2) }).move(at(400, 1)).range?.trackIds).toEqual(['b', 'c'])
  })
  test('takes all tracks on the ruler', () => {
    expect(press({ point: at(300, null) }).move(at(400, null)).range?.trackIds).toEqual(['a', 'b', 'c'])
  })
  test('ends in whole frames and inside the project', () => {
    const end = press({ point: { ...at(0), time: 1 / 3 } }).end({ ...at(5000), time: 500 })
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
  expect(gesture.move(at(302)).range).toBeNull()
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

describe('what is near', () => {
  /** Something at 30.5 and at 70, held within half a second. */
  const near: Aim = ({ time }, drawing, besides) => {
    const at = [30.5, 70].find((target) => target !== besides && Math.abs(target - time) < 0.5) ?? null
    return { time: at ?? time, at: drawing === 'cursor' && at === 70 ? null : at }
  }
  test('holds both ends of what is drawn', () => {
    expect(press({}, near).move(at(698))).toEqual({ range: { start: 30, end: 70, trackIds: ['a'] }, snappedAt: 70 })
    expect(press({ point: at(303) }, near).end(at(500))).toMatchObject({ range: { start: 30.5, end: 50 } })
  })
  test('holds a press that puts the cursor somewhere', () => {
    const gesture = press({ point: at(303) }, near)
    expect(gesture.move(at(303))).toEqual({ range: null, snappedAt: 30.5 })
    expect(gesture.end(at(303))).toEqual({ kind: 'cursor', time: 30.5 })
  })
  test('never takes back what begins there', () => {
    expect(press({ point: at(303) }, near).end(at(309))).toMatchObject({ range: { start: 30.5, end: 30.9 } })
  })
  test('holds an edge that is pulled, not one that is only pressed', () => {
    const selection = { start: 69.8, end: 90 }
    expect(press({ point: at(698), selection }, near).move(at(698))).toEqual({ range: null, snappedAt: null })
    expect(press({ point: at(900), selection }, near).end(at(703))).toMatchObject({ range: { start: 69.8, end: 70 } })
  })
})
