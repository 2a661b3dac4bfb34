import { describe, expect, it } from 'vitest'
import { readPoint, shift } from '../../../../../../../electron/agent/planner/offline/grammar/points.ts'
import { sayTime, sourceOf } from '../planning.ts'

const read = (message: string): string | null => {
  const point = readPoint(sourceOf(message), 0)
  return point === null ? null : sayTime(point.value)
}

describe('readPoint', () => {
  it.each([
    ['1:30', '90'],
    ['20s', '20'],
    ['the 40 second mark', '40'],
    ['minute 3', '180'],
    ['-5 seconds', '-5'],
    ['here', 'cursor'],
    ['the playhead', 'cursor'],
    ['the current position', 'cursor'],
    ['the start', 'start'],
    ['the very beginning of the recording', 'start'],
    ['the end of the music', 'end'],
    ['the end of the intro clip', '<clip intro>.end'],
    ['the start of the selection', 'selectionStart'],
    ['the selection end', 'selectionEnd'],
    ['the middle', '50%'],
    ['halfway through', '50%'],
    ['a third of the way', '33.333%'],
    ['25%', '25%'],
    ['10 seconds before the end', 'end-10'],
    ['10 seconds from the end', 'end-10'],
    ['5 seconds after the cursor', 'cursor+5'],
    ['2 seconds into the intro', '<clip intro>.start+2'],
    ['5 seconds before the ad break ends', '<label ad break>.end-5'],
    ['where the ad break starts', '<label ad break>.start'],
    ['the ad break', '<label ad break>.start'],
    ['chapter 2', '<label chapter two>.start'],
    ['20 seconds in', '20'],
  ])('reads "%s" as %s', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it('reads no point where there is none', () => {
    expect(read('the guest track')).toBeNull()
    expect(read('quickly')).toBeNull()
  })
})

describe('shift', () => {
  it('keeps counting from the end', () => {
    expect(shift({ kind: 'fromEnd', seconds: 10 }, 4)).toEqual({ kind: 'fromEnd', seconds: 6 })
    expect(shift({ kind: 'anchor', anchor: 'end', offset: 0 }, -3)).toEqual({ kind: 'fromEnd', seconds: 3 })
  })

  it('has no words for a shifted fraction', () => {
    expect(shift({ kind: 'fraction', value: 0.5 }, 1)).toBeNull()
  })
})
