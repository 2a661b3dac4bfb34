// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeDisplay } from '../../../../../renderer/features/playback/TimeDisplay.tsx'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'
import { drawnTexts } from '../../../../support/window/textSheet.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function showClock() {
  const pictures = drawnTexts()
  const window = await makeWindow()
  renderIn(window, <TimeDisplay />)
  let revision = 2
  const transport = (state: 'playing' | 'paused' | 'stopped', position: number) =>
    act(() =>
      window.bridge.emit(
        'app:project:changed',
        makeProjectView({ revision: revision++, transport: { state, position, loop: false } }),
      ),
    )
  const clock = screen.getByTestId('time-display')
  /** What was written while the playhead went there, at each frame. */
  const run = (times: readonly number[]) =>
    times.map((time) => {
      act(() => window.app.playhead.set(time))
      return clock.textContent
    })
  return { transport, run, clock, pictures }
}

test('while it plays each frame is a picture, and what is written follows once a second', async () => {
  const { transport, run, clock, pictures } = await showClock()
  expect([clock.dataset['runs'], pictures]).toEqual(['false', []])
  transport('playing', 5)
  const written = run([7, 7.02, 7.98, 8.01, 8.5])
  expect(pictures.slice(-5)).toEqual(['0:07.000', '0:07.020', '0:07.980', '0:08.010', '0:08.500'])
  expect(written).toEqual(['0:07.000', '0:07.000', '0:07.000', '0:08.010', '0:08.010'])
  expect(clock.dataset['runs']).toBe('true')
})

test('where it rests the very time is written, and no picture is over it', async () => {
  const { transport, run, clock } = await showClock()
  transport('playing', 5)
  run([7, 7.25])
  transport('paused', 7.25)
  expect([clock.textContent, clock.dataset['runs']]).toEqual(['0:07.250', 'false'])
})

test('the same time is not drawn again, and a longer one is written at once: it needs more room', async () => {
  const { transport, run, pictures } = await showClock()
  transport('playing', 5)
  run([599.2])
  const before = pictures.length
  const [same, longer] = run([599.2, 600.3])
  expect([same, longer]).toEqual(['9:59.200', '10:00.300'])
  expect(pictures.length - before).toBe(1)
})
