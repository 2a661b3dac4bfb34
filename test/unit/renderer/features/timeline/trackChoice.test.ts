import { expect, test } from 'vitest'
import { trackChoice } from '../../../../../renderer/features/timeline/trackChoice.ts'

const all = ['a', 'b', 'c', 'd']

test.each([
  ['a press takes that track only', ['a', 'b'], 'c', 'only', ['c']],
  ['Ctrl adds a track, in track order', ['c'], 'a', 'toggle', ['a', 'c']],
  ['Ctrl takes a selected track away', ['a', 'c'], 'a', 'toggle', ['c']],
  ['Shift takes all from the first selected one', ['b'], 'd', 'upTo', ['b', 'c', 'd']],
  ['Shift works upwards', ['c'], 'a', 'upTo', ['a', 'b', 'c']],
  ['Shift without a selection takes that track', [], 'b', 'upTo', ['b']],
] as const)('%s', (_, selected, pressed, how, expected) => {
  expect(trackChoice(all, selected, pressed, how)).toEqual(expected)
})
