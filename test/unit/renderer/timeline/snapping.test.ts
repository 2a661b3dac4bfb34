import { expect, test } from 'vitest'
import { snapMove, snapTargets } from '../../../../renderer/timeline/snapping.ts'
import { createAppStore } from '../../../../renderer/store/appStore.ts'
import { makeProjectView } from '../../../support/window/fakeBridge.ts'

test('a move stays at what it comes near to, with whichever edge is nearest', () => {
  expect(snapMove([10, 20], 4.5, [15, 24.6], 10)).toEqual({ by: 4.600000000000001, at: 24.6 })
})

test('near is so many pixels, however far in time', () => {
  expect(snapMove([10], 4, [14.9], 10)).toEqual({ by: 4, at: null })
  expect(snapMove([10], 4, [14.9], 8)).toMatchObject({ at: 14.9 })
})

test('there are clip edges but those of what moves, labels, cursor, selection, and the playhead where it plays', () => {
  const state = createAppStore().getState()
  const project = makeProjectView({
    labels: [{ id: 'l', text: '', start: 7, end: 8 }],
    selection: { start: 3, end: 4 },
    cursor: 5,
  })
  const moved = new Set([project.tracks[0]?.clips[0]?.id ?? ''])
  const targets = snapTargets({ ...state, project }, moved, 33)
  expect(targets).toEqual(expect.arrayContaining([0, 3, 4, 5, 7, 8, 50, 100]))
  expect(targets).not.toContain(33)
  expect(targets).not.toContain(40)
})
