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
  const heights = () =>
    [1, 2, 3].map((number) => {
      const { style } = screen.getByRole('group', { name: `Track ${number}` })
      const [sharing, others] = [style.getPropertyValue('--sharing'), style.getPropertyValue('--others')]
      return sharing === '' ? style.flex : `1/${sharing} without ${others}, grows ${style.flexGrow}`
    })
  const waiting = (trackId: string | null) => {
    const approval = makeApproval()
    const steps = approval.steps.map((step) => ({
      ...step,
      regions: trackId === null ? [] : step.regions.map((region) => ({ ...region, trackId })),
    }))
    act(() => window.bridge.emit('app:conversation:changed', makeConversation({ approval: { ...approval, steps } })))
    return heights()
  }
  const thirds = ['1/3 without 0px, grows 0', '1/3 without 0px, grows 0', '1/3 without 0px, grows 1']
  expect(heights()).toEqual(thirds)
  expect(waiting('t2')).toEqual(['0 0 44px', '1/1 without 88px, grows 1', '0 0 44px'])
  expect(waiting(null)).toEqual(thirds)
})
