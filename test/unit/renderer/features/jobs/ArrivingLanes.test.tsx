// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ArrivingLanes } from '../../../../../renderer/features/jobs/ArrivingLanes.tsx'
import { JobBar } from '../../../../../renderer/features/jobs/JobBar.tsx'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const drawn = () =>
  screen.getAllByTestId('arriving-wave').map((wave) => wave.querySelector('path')?.getAttribute('d') ?? '')

test('each file that comes in has a lane at once, whose waveform grows', async () => {
  const window = await makeWindow()
  renderIn(window, <ArrivingLanes />)
  const show = (first: number[], fraction: number) =>
    act(() =>
      window.bridge.emit('app:jobs:changed', [
        { id: 'a', title: 'Import', of: 'First.wav', fraction, picture: [...first, null, null] },
        { id: 'b', title: 'Import', of: 'Second.wav', fraction: null },
      ]),
    )
  show([10], 0.25)
  expect(screen.getAllByTestId('arriving').map((row) => row.getAttribute('aria-label'))).toEqual([
    'First.wav',
    'Second.wav',
  ])
  expect(drawn()).toEqual(['M0 246h1v21h-1z', ''])
  show([10, 20], 0.5)
  expect(drawn()[0]).toBe('M0 246h1v21h-1zM1 236h1v41h-1z')
  expect(screen.getAllByTestId('arriving')[0]?.textContent).toContain('50 %')
})

test('one of them is stopped by itself; other work stays in its bar', async () => {
  const window = await makeWindow()
  renderIn(
    window,
    <>
      <ArrivingLanes />
      <JobBar />
    </>,
  )
  act(() =>
    window.bridge.emit('app:jobs:changed', [
      { id: 'a', title: 'Import', of: 'First.wav', fraction: 0.1 },
      { id: 'b', title: 'Import', of: 'Second.wav', fraction: 0.1 },
      { id: 'c', title: 'Export', of: 'out.wav', fraction: 0.1 },
    ]),
  )
  const second = screen.getAllByTestId('arriving')[1] as HTMLElement
  fireEvent.click(within(second).getByTestId('arriving-cancel'))
  expect(window.bridge.inputs('app:job:cancel')).toEqual([{ id: 'b' }])
  expect(screen.getAllByTestId('job')).toHaveLength(1)
})

test('a file that this page sends has its lane until the app has one for it, and is stopped here', async () => {
  const window = await makeWindow()
  renderIn(window, <ArrivingLanes />)
  const stop = vi.fn()
  const { addUploads, changeUpload, endUploads } = window.app.store.getState()
  const names = () => screen.queryAllByTestId('arriving').map((row) => row.textContent)
  act(() => addUploads([{ id: 1, name: 'Far.wav', fraction: 0.4, step: 'sending', stop }]))
  expect(names()).toEqual(['Far.wavCopying 40 %'])
  fireEvent.click(screen.getByTestId('arriving-cancel'))
  expect(stop).toHaveBeenCalledOnce()
  act(() => changeUpload(1, { fraction: 1, step: 'taken' }))
  expect(screen.getByTestId<HTMLButtonElement>('arriving-cancel').disabled).toBe(true)
  act(() => window.bridge.emit('app:jobs:changed', [{ id: 'a', title: 'Import', of: 'Far.wav', fraction: 0.1 }]))
  expect(names()).toEqual(['Far.wav10 %'])
  act(() => endUploads([1]))
  act(() => window.bridge.emit('app:jobs:changed', []))
  expect(names()).toEqual([])
})
