import { syncBuiltinESMExports } from 'node:module'
import workers, { type Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The threads that were made, so that one can be ended from outside. */
const made: Worker[] = []
const Usual = workers.Worker
workers.Worker = class extends Usual {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args)
    made.push(this)
  }
}
syncBuiltinESMExports()
const { openTestApp, temporaryFolder } = await import('../../../../support/openTestApp.ts')
const { createEngine } = await import('../../../../../electron/engine/index.ts')
type TestApp = Awaited<ReturnType<typeof openTestApp>>
afterAll(() => {
  workers.Worker = Usual
  syncBuiltinESMExports()
})

let place: ReturnType<typeof temporaryFolder>
let app: TestApp
beforeEach(async () => {
  place = temporaryFolder()
  made.length = 0
  app = await openTestApp(place.folder, {
    dependencies: { openEngine: (options) => createEngine({ ...options, run: 'thread' }) },
  })
  // The demo recording is in.
  await vi.waitFor(async () => expect((await state()).project.tracks.length).toBeGreaterThan(1), { timeout: 20_000 })
})
afterEach(async () => {
  await app.close()
  place.remove()
})

async function state() {
  const got = await app.ask('app:state:get', undefined)
  if (!got.ok) throw new Error(got.error.code)
  return got.value
}
const notices = () =>
  app.events.filter(({ channel }) => channel === 'app:notice').map(({ payload }) => JSON.stringify(payload))
const edit = async (start: number) => {
  await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
  await app.ask('app:edit:apply', { kind: 'setTimeSelection', start, end: start + 1 })
  return app.ask('app:edit:apply', { kind: 'deleteSelection', gap: 'close' })
}
const crash = async () => {
  await made.at(-1)?.terminate()
}

test('an engine that crashes is started again on what was acknowledged, with its history, and is told once', async () => {
  expect((await edit(1)).ok).toBe(true)
  const before = (await state()).project

  await crash()
  await vi.waitFor(() => expect(made.length).toBe(2))
  const after = (await state()).project

  expect([after.tracks, after.history, after.duration]).toEqual([before.tracks, before.history, before.duration])
  expect(after.revision).toBeGreaterThanOrEqual(before.revision)
  expect((await edit(2)).ok).toBe(true)
  expect((await app.ask('app:history:undo', undefined)).ok).toBe(true)
  expect((await app.ask('app:history:undo', undefined)).ok).toBe(true)
  expect(notices().filter((text) => text.includes('was started again'))).toHaveLength(1)
})

test('an engine that crashes again and again is left alone, and says so', { timeout: 60_000 }, async () => {
  for (let count = 1; count <= 3; count++) {
    await crash()
    await vi.waitFor(() => expect(made.length).toBe(count + 1))
    expect((await edit(1)).ok).toBe(true)
  }
  await crash()
  await vi.waitFor(() => expect(notices().at(-1)).toContain('stopped working'))
  expect(await edit(1)).toMatchObject({ ok: false, error: { code: 'engine/stopped' } })
  expect(made.length).toBe(4)
})
