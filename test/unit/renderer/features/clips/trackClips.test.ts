import { expect, test } from 'vitest'
import { clipsInView } from '../../../../../renderer/features/clips/trackClips.ts'

const clip = (start: number, end: number) => ({ id: `${start}`, name: '', start, end })

test('clips outside the view are left out', () => {
  const clips = [clip(0, 1), clip(1, 3), clip(9, 12)]
  expect(clipsInView(clips, { t0: 1, pxPerSec: 50, width: 300 })).toEqual([clips[1]])
})
