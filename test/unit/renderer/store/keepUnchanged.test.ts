import { expect, test } from 'vitest'
import { keepUnchanged } from '../../../../renderer/store/keepUnchanged.ts'
import { makeProjectView } from '../../../support/fakeBridge.ts'

test('equal parts stay the same objects when only the transport moved', () => {
  const before = makeProjectView({ selection: { start: 1, end: 2 } })
  const next = makeProjectView({
    revision: 2,
    selection: { start: 1, end: 2 },
    transport: { state: 'playing', position: 9, loop: false },
  })

  const kept = keepUnchanged(before, next)

  expect(kept.tracks).toBe(before.tracks)
  expect(kept.selection).toBe(before.selection)
  expect(kept.selectedTracks).toBe(before.selectedTracks)
  expect(kept).toEqual(next)
})

test('new content and a new selection replace the old', () => {
  const before = makeProjectView({ selection: { start: 1, end: 2 } })
  const next = makeProjectView({ contentRevision: 2, selection: { start: 1, end: 3 }, selectedTracks: ['t2'] })

  const kept = keepUnchanged(before, next)

  expect(kept.tracks).toBe(next.tracks)
  expect(kept.selection).toBe(next.selection)
  expect(kept.selectedTracks).toEqual(['t2'])
})
