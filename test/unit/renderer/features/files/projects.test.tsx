// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProjectsDialog } from '../../../../../renderer/features/files/ProjectsDialog.tsx'
import { RecentProjects } from '../../../../../renderer/features/files/RecentProjects.tsx'
import { ReadOnlyNotice } from '../../../../../renderer/features/files/ReadOnlyNotice.tsx'
import { lostBoxes } from '../../../../../renderer/features/files/lostBoxes.ts'
import { WorkedExamples } from '../../../../../renderer/features/files/WorkedExamples.tsx'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { ok } from '../../../../../shared/result.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const place = { trackId: '1', start: 5, end: 7 }
const readOnly = { reason: 'damaged' as const, missing: [{ kind: 'sound' as const, name: 'Intro', place }] }

test('a damaged project says what is missing, shows where, and can be recovered', async () => {
  const window = await makeWindow({ project: { readOnly } })
  window.bridge.answer('app:project:recover', () => ok({ name: 'Show recovered.tapehand' }))
  renderIn(window, <ReadOnlyNotice />)

  expect(screen.getByTestId('missing').textContent).toBe(
    'The sound of “Intro” from 0:05 to 0:07 is lost; it is silent there.',
  )
  expect(lostBoxes(window.app.store.getState(), '1')).toEqual([
    { start: 5, end: 7, className: 'lane-lost', text: 'lost' },
  ])
  expect(lostBoxes(window.app.store.getState(), '2')).toEqual([])
  fireEvent.click(screen.getByTestId('recover'))
  await act(settle)

  expect(window.bridge.inputs('app:project:recover')).toHaveLength(1)
  expect(window.app.store.getState().notices[0]?.text).toContain('Show recovered.tapehand')
})

test('a project that is whole says nothing of that', async () => {
  const window = await makeWindow()
  renderIn(window, <ReadOnlyNotice />)
  expect(screen.queryByTestId('read-only')).toBeNull()
})

test('projects and backups are listed, and one is opened by what it is called in the list', async () => {
  const window = await makeWindow()
  const one = { name: 'Show', folder: '', changedAt: 0, bytes: 2e6, isOpen: false }
  window.bridge.answer('app:project:list', () =>
    ok([
      { ...one, id: 'a', kind: 'project', isOpen: true },
      { ...one, id: 'b', kind: 'project', name: 'Other' },
      { ...one, id: 'c', kind: 'backup' },
    ]),
  )
  window.bridge.answer('app:project:openListed', () => ok({ name: 'Show restored.tapehand' }))
  renderIn(window, <ProjectsDialog />)
  expect(screen.queryByTestId('projects')).toBeNull()
  act(() => window.app.store.getState().setDialog({ kind: 'projects' }))
  await act(settle)

  expect(screen.getAllByTestId('listed-project').map((entry) => entry.hasAttribute('disabled'))).toEqual([true, false])
  fireEvent.click(screen.getByTestId('listed-backup'))
  await act(settle)

  expect(window.bridge.inputs('app:project:openListed')).toEqual([{ id: 'c' }])
  expect(screen.queryByTestId('projects')).toBeNull()
})

test('the start offers the five newest projects to go on with, and not the one that is open', async () => {
  const window = await makeWindow()
  const one = { kind: 'project' as const, folder: '', changedAt: 0, bytes: 2e6, isOpen: false }
  const others = Array.from({ length: 6 }, (_, index) => ({ ...one, id: `p${index}`, name: `Show ${index}` }))
  window.bridge.answer('app:project:list', () =>
    ok([
      { ...one, id: 'a', name: 'Untitled', isOpen: true },
      { ...one, id: 'b', kind: 'backup', name: 'Old' },
      ...others,
    ]),
  )
  window.bridge.answer('app:project:openListed', () => ok({ name: 'Show 1.tapehand' }))
  renderIn(window, <RecentProjects />)
  await act(settle)

  const names = screen
    .getAllByTestId('recent-project')
    .map((entry) => entry.querySelector('.projects-name')?.textContent)
  expect(names).toEqual(['Show 0', 'Show 1', 'Show 2', 'Show 3', 'Show 4'])
  fireEvent.click(screen.getByText('Show 1'))
  await act(settle)

  expect(window.bridge.inputs('app:project:openListed')).toEqual([{ id: 'p1' }])
})

test('where there is nothing to go on with, the start says nothing of it', async () => {
  const window = await makeWindow()
  window.bridge.answer('app:project:list', () => ok([]))
  renderIn(window, <RecentProjects />)
  await act(settle)
  expect(screen.queryByTestId('recent')).toBeNull()
})

test('a project that was left before shows how long it is and how it sounds; another shows no number', async () => {
  const window = await makeWindow()
  const one = { kind: 'project' as const, folder: '', changedAt: 0, bytes: 2e6, isOpen: false }
  const card = { length: 724, tracks: 2, picture: [0, 50, 100] }
  window.bridge.answer('app:project:list', () =>
    ok([
      { ...one, id: 'a', name: 'Walk', card },
      { ...one, id: 'b', name: 'Older' },
    ]),
  )
  renderIn(window, <RecentProjects />)
  await act(settle)
  const [walk, older] = screen.getAllByTestId('recent-project')
  expect(walk?.textContent).toMatch(/^Walk 12:04 2 tracks /)
  expect(walk?.querySelector('path')?.getAttribute('d')).toBe('M0.5 49V51M1.5 28V72M2.5 6V94')
  expect(older?.textContent).toMatch(/^Older {3}\w/)
})

test('an example opens the demo and says its words when the sound is there', async () => {
  const window = await makeWindow({ project: { tracks: [], duration: 0 } })
  window.bridge.answer('app:project:demo', () => ok())
  window.bridge.answer('app:chat:send', () => ok())
  renderIn(window, <WorkedExamples />)
  const [first] = screen.getAllByTestId('example')
  if (first) fireEvent.click(first)
  await act(settle)
  expect(window.bridge.inputs('app:chat:send')).toEqual([])
  act(() => window.bridge.emit('app:project:changed', makeProjectView()))
  await act(settle)
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: 'shorten the pauses of the voice to half a second' }])
})
