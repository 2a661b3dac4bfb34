import { expect, test } from 'vitest'
import { regionTags } from '../../../../../renderer/features/approvals/regionTags.ts'
import type { Region } from '../../../../../shared/schemas/conversation.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const region = (fate: Region['fate'], start: number, end: number): Region => ({ trackId: 't1', fate, start, end })
const tagsAt = (pxPerSec: number, ...regions: Region[]) =>
  regionTags(regions, { view: { pxPerSec }, texts: textsFor('en', 'en') }, () => true)

test('a tag says what happens and how long it is, shorter where there is little room, and nothing where there is none', () => {
  const one = region('removed', 0, 21.648)
  expect([10, 4, 1].map((pxPerSec) => tagsAt(pxPerSec, one))).toEqual([['Removed 0:21.6'], ['−0:21.6'], ['']])
})

test('no two tags overlap: what is drawn later has the room', () => {
  const [kept, changed, removed] = [region('kept', 0, 90), region('rewritten', 0, 90), region('removed', 20, 45)]
  expect(tagsAt(5, kept, changed, removed)).toEqual(['', '1:30', 'Removed 0:25'])
  expect(tagsAt(3, kept, removed)).toEqual(['', '−0:25'])
  expect(tagsAt(20, kept, changed, removed)).toEqual(['', 'Changed 1:30', 'Removed 0:25'])
})

test('where a step lies over another one, what is left of the tag of that is its number', () => {
  // given
  const [cut, changed] = [
    { ...region('removed', 15, 28), number: 1 },
    { ...region('rewritten', 0, 187), number: 3 },
  ]
  // then
  expect(tagsAt(2.57, changed, cut)).toEqual(['3', '1'])
  expect(tagsAt(10, changed, cut)).toEqual(['3 · Changed 3:07', '1 · Removed 0:13'])
})
