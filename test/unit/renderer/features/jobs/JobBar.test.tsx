// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JobBar } from '../../../../../renderer/features/jobs/JobBar.tsx'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('work shows how far it is, can be cancelled, and goes when it is done', async () => {
  const window = await makeWindow()
  renderIn(window, <JobBar />)
  act(() =>
    window.bridge.emit('app:jobs:changed', [
      { id: 'j1', title: 'Importing', of: 'take.wav', fraction: 0.25 },
      { id: 'j2', title: 'Exporting', fraction: null },
    ]),
  )

  expect(screen.getByRole('progressbar', { name: 'Importing take.wav' }).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByRole('progressbar', { name: 'Exporting' }).getAttribute('aria-valuenow')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Importing take.wav' }))
  expect(window.bridge.inputs('app:job:cancel')).toEqual([{ id: 'j1' }])

  act(() => window.bridge.emit('app:jobs:changed', []))
  expect(screen.queryByTestId('job')).toBeNull()
})
