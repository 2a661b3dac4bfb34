import { expect, test } from 'vitest'
import {
  demoMusic,
  demoVoice,
  fadedOut,
  muted,
  withoutPauses,
} from '../../../../../renderer/features/files/demoSound.ts'

test('long pauses go but for a part, at the beginning, inside and at the end, and words stay', () => {
  const { after, removed } = withoutPauses([0, 0, 0, 9, 0, 9, 9, 0, 0, 9, 0, 0])
  expect(removed).toEqual([
    { from: 1, to: 3 },
    { from: 8, to: 9 },
    { from: 11, to: 12 },
  ])
  expect(after).toEqual([0, 9, 0, 9, 9, 0, 9, 0])
})

test('a fade ends in nearly nothing and leaves all before it; what is muted is as long as it was', () => {
  const { after } = fadedOut([8, 8, 8, 8], 2)
  expect(after).toEqual([8, 8, 6, 2])
  expect(muted([3, 4]).after).toEqual([0, 0])
})

test('the voice has pauses to be shortened, and the music goes on behind it', () => {
  expect(withoutPauses(demoVoice).removed.length).toBeGreaterThan(3)
  expect([demoVoice.length, demoMusic.length]).toEqual([89, 96])
})
