// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TrackRows } from '../../../../../renderer/features/tracks/TrackRows.tsx'
import { makeConversation, makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('while something waits the tracks that it does not touch make room for those that it does', async () => {
  const view = makeProjectView()
  const tracks = ['t1', 't2', 't3'].map((id) => ({ ...view.tracks[0], id, name: id }))
  const window = await makeWindow({ project: { ...view, tracks } as never })
  renderIn(window, <TrackRows laneOf={() => null} meterOf={() => null} />)
  const heights = () => [1, 2, 3].map((number) => screen.getByRole('group', { name: `Track ${number}` }).style.flex)
  const waiting = (trackId: string | null) => {
    const approval = makeApproval()
    const steps = approval.steps.map((step) => ({
      ...step,
      regions: trackId === null ? [] : step.regions.map((region) => ({ ...region, trackId })),
    }))
    act(() => window.bridge.emit('app:conversation:changed', makeConversation({ approval: { ...approval, steps } })))
    return heights()
  }
  const shared = '1 0 44px'
  expect(heights()).toEqual([shared, shared, shared])
  expect(waiting('t2')).toEqual(['0 0 44px', shared, '0 0 44px'])
  expect(waiting(null)).toEqual([shared, shared, shared])
})
