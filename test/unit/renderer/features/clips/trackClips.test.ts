import { expect, test } from 'vitest'
import { clipDraftBoxes, clipsInView } from '../../../../../renderer/features/clips/trackClips.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import type { ClipDraft } from '../../../../../renderer/store/slices/viewSlice.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'

const clip = (start: number, end: number) => ({ id: `${start}`, name: '', start, end })

test('clips outside the view are left out', () => {
  const clips = [clip(0, 1), clip(1, 3), clip(9, 12)]
  expect(clipsInView(clips, { t0: 1, pxPerSec: 50, width: 300 })).toEqual([clips[1]])
})

function boxesOf(clipDraft: ClipDraft, trackId = 't1') {
  const state = { ...createAppStore().getState(), project: makeProjectView(), clipDraft }
  return clipDraftBoxes(state, trackId).map(({ start, end, className, text, note }) => [
    className,
    start,
    end,
    text,
    note ?? '',
  ])
}

test('a clip that is moved leaves its place faded, and stands with its name and time where it would be', () => {
  const clips = [{ id: 'c1', trackId: 't1', start: 12.5, end: 52.5 }]
  const draft = { how: 'move' as const, clips, snappedAt: null, fit: 'free' as const }
  expect(boxesOf(draft)).toEqual([
    ['clip-left', 0, 40, '', ''],
    ['clip-moving', 12.5, 52.5, 'Intro', '0:12.5'],
  ])
  expect(boxesOf({ ...draft, how: 'copy', fit: 'over' })).toEqual([
    ['clip-moving clip-over', 12.5, 52.5, 'Intro', '0:12.5'],
  ])
  const onOther = { ...draft, clips: clips.map((clip) => ({ ...clip, trackId: 't2' })) }
  expect([boxesOf(onOther).length, boxesOf(onOther, 't2').length]).toEqual([1, 1])
})

test('of a clip that is trimmed what goes is faded, and what is pulled out again has the ground of the clip', () => {
  const trimmed = (start: number, end: number) =>
    boxesOf({ how: 'trim', clips: [{ id: 'c2', trackId: 't1', start, end }], snappedAt: null, fit: 'free' })
  expect(trimmed(60, 100)).toEqual([
    ['clip-left', 50, 60, '', ''],
    ['clip-trimming', 60, 100, '', ''],
  ])
  expect(trimmed(45, 90)).toEqual([
    ['clip-left', 90, 100, '', ''],
    ['clip-out', 45, 50, '', ''],
    ['clip-trimming', 45, 90, '', ''],
  ])
})
