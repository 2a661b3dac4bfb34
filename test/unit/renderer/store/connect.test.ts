import { expect, test } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { createAppStore } from '../../../../renderer/store/appStore.ts'
import { connect, keepUnchanged } from '../../../../renderer/store/connect.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { createFakeBridge, makeConversation, makeProjectView } from '../../../support/window/fakeBridge.ts'

async function open() {
  const bridge = createFakeBridge()
  const store = createAppStore()
  const scope = createScope()
  store.getState().setLaneWidth(1000)
  await connect(bridge, store, scope)
  return { bridge, store, scope }
}

test('the mirrors hold what the app answered, and the whole project is shown', async () => {
  const { store } = await open()
  const { project, settings, host, connection, view } = store.getState()
  expect(project?.name).toBe('Episode')
  expect(settings?.model).toBe('small')
  expect(host?.version).toBe('1.2.3')
  expect(connection).toBe('open')
  expect(view).toEqual({ t0: 0, pxPerSec: 10, width: 1000 })
})

test('a project that became shorter is shown whole again while fitted', async () => {
  const { bridge, store } = await open()
  bridge.emit('app:project:changed', makeProjectView({ revision: 2, contentRevision: 2, duration: 50 }))
  expect(store.getState().view.pxPerSec).toBe(20)
})

test('a view that the person chose stays when the project changes', async () => {
  const { bridge, store } = await open()
  store.getState().setView({ t0: 10, pxPerSec: 100, width: 1000 })
  bridge.emit('app:project:changed', makeProjectView({ revision: 2, contentRevision: 2, duration: 90 }))
  expect(store.getState().view).toEqual({ t0: 10, pxPerSec: 100, width: 1000 })
})

test('a view that is older than the one shown is left out', async () => {
  const { bridge, store } = await open()
  bridge.emit('app:project:changed', makeProjectView({ revision: 5, cursor: 7 }))
  bridge.emit('app:project:changed', makeProjectView({ revision: 4, cursor: 3 }))
  expect(store.getState().project?.cursor).toBe(7)
})

test('streamed words are shown until the conversation says what became of them', async () => {
  const { bridge, store } = await open()
  bridge.emit('app:conversation:streaming', { text: 'I will' })
  expect(store.getState().streaming).toBe('I will')
  bridge.emit('app:conversation:changed', makeConversation())
  expect(store.getState().streaming).toBeNull()
})

test('notices and jobs arrive', async () => {
  const { bridge, store } = await open()
  bridge.emit('app:notice', { text: 'Saved.', tone: 'info' })
  bridge.emit('app:jobs:changed', [{ id: 'j', title: 'Import', fraction: 0.5 }])
  expect(store.getState().notices.map(({ text }) => text)).toEqual(['Saved.'])
  expect(store.getState().jobs).toEqual([{ id: 'j', title: 'Import', fraction: 0.5 }])
})

test('a refused first question is told, not swallowed', async () => {
  const bridge = createFakeBridge()
  bridge.answer('app:state:get', () => err(failure('ipc/disconnected')))
  const store = createAppStore()
  await connect(bridge, store, createScope())
  expect(store.getState().notices[0]?.tone).toBe('problem')
})

test('disposing of the scope leaves no listener behind', async () => {
  const { bridge, scope } = await open()
  expect(bridge.listening).toBeGreaterThan(0)
  scope.dispose()
  expect(bridge.listening).toBe(0)
})

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
