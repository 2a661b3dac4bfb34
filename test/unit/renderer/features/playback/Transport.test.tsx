// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TimeDisplay } from '../../../../../renderer/features/playback/TimeDisplay.tsx'
import { Transport } from '../../../../../renderer/features/playback/Transport.tsx'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('one button plays and pauses, and says which', async () => {
  const window = await makeWindow()
  renderIn(window, <Transport />)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  act(() =>
    window.bridge.emit(
      'app:project:changed',
      makeProjectView({ revision: 2, transport: { state: 'playing', position: 5, loop: false } }),
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(window.bridge.inputs('app:edit:apply')).toEqual([{ kind: 'play' }, { kind: 'pause' }])
})

test('the loop button says whether it loops', async () => {
  const window = await makeWindow()
  renderIn(window, <Transport />)
  const pressed = () => screen.getByRole('button', { name: 'Loop' }).getAttribute('aria-pressed')
  expect(pressed()).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'Loop' }))
  expect(window.bridge.inputs('app:edit:apply')).toEqual([{ kind: 'setLoop', loop: 'toggle' }])
  act(() =>
    window.bridge.emit(
      'app:project:changed',
      makeProjectView({ revision: 2, transport: { state: 'stopped', position: 0, loop: true } }),
    ),
  )
  expect(pressed()).toBe('true')
})

test('nothing can be played in an empty project', async () => {
  const window = await makeWindow({ project: { duration: 0, tracks: [] } })
  renderIn(window, <Transport />)
  expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true)
})

test('the clock shows the cursor at rest and the playhead while it plays', async () => {
  const window = await makeWindow()
  renderIn(window, <TimeDisplay />)
  expect(screen.getByTestId('time-display').textContent).toBe('0:05.000')
  expect(screen.getByTestId('duration').textContent).toBe('1:40')

  act(() =>
    window.bridge.emit(
      'app:project:changed',
      makeProjectView({ revision: 2, transport: { state: 'playing', position: 5, loop: false } }),
    ),
  )
  act(() => window.app.playhead.set(61.25))

  expect(screen.getByTestId('time-display').textContent).toBe('1:01.250')
})
