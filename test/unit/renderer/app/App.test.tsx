// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../../../renderer/app/App.tsx'
import '../../../../renderer/app/Dialogs.tsx'
import '../../../../renderer/app/Dock.tsx'
import { makeConversation, makeProjectView } from '../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../support/window/makeApproval.ts'
import { makeWindow, settle } from '../../../support/window/makeWindow.tsx'

const surfers = vi.hoisted(() => ({ alive: 0 }))
// The page of these tests has no canvas. What wavesurfer.js draws is seen by the browser tests.
vi.mock('wavesurfer.js', () => ({
  default: {
    create: () => {
      surfers.alive++
      return { setOptions: () => {}, load: async () => {}, destroy: () => void surfers.alive-- }
    },
  },
}))

let listening = new Map<string, number>()
beforeEach(() => {
  listening = new Map()
  // The window of these tests has no quiet moments of its own.
  vi.stubGlobal('requestIdleCallback', queueMicrotask)
  vi.stubGlobal('fetch', async () => new Response('no peaks here', { status: 400 }))
  const add = window.addEventListener.bind(window)
  const remove = window.removeEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type, ...rest) => {
    listening.set(type, (listening.get(type) ?? 0) + 1)
    add(type, ...(rest as [EventListener]))
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((type, ...rest) => {
    listening.set(type, (listening.get(type) ?? 0) - 1)
    remove(type, ...(rest as [EventListener]))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(start = {}) {
  const window = await makeWindow(start)
  const page = render(<App app={window.app} />)
  await act(settle)
  return { ...window, page }
}

test('a project shows its tracks, lanes and length', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Track 1 Voice' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByTestId('lane-2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mute Music' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByTestId('duration').textContent).toBe('1:40')
})

test('clips are there for those who can not see the lanes', async () => {
  await open()
  const described = screen.getByTestId('track-1').getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toContain(
    '2 clips: Intro, 0:00 to 0:40; Talk, 0:50 to 1:40',
  )
})

test('an empty project offers to import and to open the demo', async () => {
  const { bridge } = await open({ files: 'native', project: { tracks: [], duration: 0 } })
  fireEvent.click(screen.getByTestId('empty-import'))
  fireEvent.click(screen.getByTestId('empty-demo'))
  expect(bridge.inputs('app:project:import')).toHaveLength(1)
  expect(bridge.inputs('app:project:demo')).toHaveLength(1)
})

test('a press on a header selects that track', async () => {
  const { bridge } = await open()
  fireEvent.click(screen.getByTestId('track-2'))
  fireEvent.click(screen.getByTestId('track-2'), { ctrlKey: true })
  expect(bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'selectTracks', trackIds: ['t2'] },
    { kind: 'selectTracks', trackIds: ['t1', 't2'] },
  ])
})

test('shortcuts work on the page, and rest while someone types', async () => {
  const { bridge } = await open({ project: { canUndo: true } })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(screen.getByTestId('chat-input'), { key: 'z', ctrlKey: true })
  expect(bridge.inputs('app:history:undo')).toHaveLength(1)
})

test('the edit menu offers what can be done now, with its keys', async () => {
  const { bridge } = await open({ project: { selection: { start: 1, end: 2 } } })
  fireEvent.click(screen.getByTestId('main-menu'))
  fireEvent.click(screen.getByTestId('edit-menu'))
  expect(screen.getByTestId('edit-trim').textContent).toBe('TrimCtrl+T')
  expect(screen.getByTestId('edit-paste').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByTestId('edit-trim'))
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'trimToSelection' }])
})

test('the window is called after the project', async () => {
  await open()
  expect(document.title).toBe('Episode – Tapehand')
})

test('entries of the native menu work', async () => {
  const { app, bridge } = await open()
  act(() => bridge.emit('app:menu:chosen', { item: 'settings' }))
  expect(app.store.getState().settingsOpen).toBe(true)
  act(() => app.store.getState().closeSettings())
  act(() => bridge.emit('app:menu:chosen', { item: 'focusChat' }))
  expect(document.activeElement).toBe(screen.getByTestId('chat-input'))
})

test('an approval appears beside the lanes, not over them', async () => {
  const { bridge } = await open()
  act(() =>
    bridge.emit('app:conversation:changed', makeConversation({ state: 'awaitingApproval', approval: makeApproval() })),
  )
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(screen.getByTestId('timeline').closest('[inert], [aria-hidden=true]')).toBeNull()
})

test('when the window goes, nothing is left: no listener, no wavesurfer, no audio', async () => {
  const { bridge, page, scope } = await open()
  act(() =>
    bridge.emit(
      'app:project:changed',
      makeProjectView({ revision: 2, contentRevision: 2, transport: { state: 'playing', position: 3, loop: false } }),
    ),
  )
  expect(surfers.alive).toBe(2)

  page.unmount()
  scope.dispose()

  expect(surfers.alive).toBe(0)
  expect(bridge.listening).toBe(0)
  expect(document.querySelector('audio')).toBeNull()
  const ours = ['keydown', 'resize', 'dragover', 'dragleave', 'drop']
  expect(ours.map((type) => [type, listening.get(type) ?? 0])).toEqual(ours.map((type) => [type, 0]))
})
