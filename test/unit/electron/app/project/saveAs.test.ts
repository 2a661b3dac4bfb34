import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockFile } from '../../../../../electron/app/project/lockFile.ts'
import { createEngine } from '../../../../../electron/engine/index.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { ok } from '../../../../../shared/result.ts'
import { cancelledDialogs, deleteFirstSecond, filled, startedApps, viewOf } from '../../../../support/startedApps.ts'

const { inFolder, inProjects, recording, open } = startedApps()

const target = () => inFolder('Episode 7.tapehand')
/** An app with native dialogs whose answer is this file, and a project of three seconds that was four. */
const openNative = async (file: () => string | null) => {
  const dialogs = cancelledDialogs({ chooseProject: async () => file(), chooseProjectTarget: async () => file() })
  const app = await open([recording('take.wav')], {
    options: { dialogs, host: { kind: 'electron', files: 'native', version: '1' } },
  })
  await filled(app, 1)
  await deleteFirstSecond(app)
  return app
}

test('goes on in the new file: name, undo, conversation and lock are there, and the old file is let go', async () => {
  const app = await openNative(target)
  await app.ask('app:chat:send', { text: 'how long is this?' })
  const before = await viewOf(app)
  expect(await app.ask('app:project:saveAs', undefined)).toEqual(ok({ name: 'Episode 7.tapehand' }))
  const after = await viewOf(app)
  expect([after.name, after.duration, after.revision > before.revision]).toEqual(['Episode 7', 3, true])
  expect(app.events.filter((event) => event.channel === 'app:project:changed').at(-1)?.payload).toEqual(after)
  const state = await app.ask('app:state:get', undefined)
  expect(state.ok && state.value.conversation.messages.map((message) => message.text)[0]).toBe('how long is this?')
  expect([lockFile(target()), existsSync(inProjects('take.tapehand.lock'))]).toEqual([null, false])
  await app.ask('app:history:undo', undefined)
  expect((await viewOf(app)).duration).toBe(4)
  await app.close()

  const aside = await createEngine({ file: inProjects('take.tapehand'), run: 'inline' })
  if (!aside.ok) throw new Error(messageOf(aside.error))
  expect((await aside.value.view()).duration).toBe(3)
  await aside.value.close()
  const again = await open()
  expect([again.opening, (await viewOf(again)).duration]).toEqual(['Opening your last project, "Episode 7".', 4])
})

test('what is asked for while it is being written is done in the new file', async () => {
  const app = await openNative(target)
  const [, undone] = await Promise.all([
    app.ask('app:project:saveAs', undefined),
    app.ask('app:state:get', undefined).then(() => app.ask('app:history:undo', undefined)),
  ])
  expect([undone.ok, (await viewOf(app)).name, (await viewOf(app)).duration]).toEqual([true, 'Episode 7', 4])
})

test('under its own name, or with the dialog cancelled, there is nothing to do', async () => {
  let file: string | null = inProjects('take.tapehand')
  const app = await openNative(() => file)
  expect(await app.ask('app:project:saveAs', undefined)).toEqual(ok({ name: 'take.tapehand' }))
  file = null
  expect(await app.ask('app:project:saveAs', undefined)).toEqual(ok({ name: null }))
  expect((await viewOf(app)).name).toBe('take')
})

test('a name without the ending gets it, and then no file is replaced that nobody was asked about', async () => {
  const app = await openNative(() => inFolder('Episode 7'))
  writeFileSync(target(), "somebody's own")
  expect(await app.ask('app:project:saveAs', undefined)).toMatchObject({ ok: false, error: { code: 'files/exists' } })
  expect([(await viewOf(app)).name, readFileSync(target(), 'utf8'), existsSync(`${target()}.lock`)]).toEqual([
    'take',
    "somebody's own",
    false,
  ])
})

test("where it can't be written, or is open elsewhere, the project stays in its file", async () => {
  let file = inFolder('no such folder', 'x.tapehand')
  const app = await openNative(() => file)
  expect(await app.ask('app:project:saveAs', undefined)).toMatchObject({
    ok: false,
    error: { code: 'files/cannot-write' },
  })
  file = target()
  const other = lockFile(file)
  expect(await app.ask('app:project:saveAs', undefined)).toMatchObject({
    ok: false,
    error: { code: 'app/open-elsewhere' },
  })
  expect(existsSync(file)).toBe(false)
  other?.release()
  await app.ask('app:history:undo', undefined)
  expect([(await viewOf(app)).name, (await viewOf(app)).duration]).toEqual(['take', 4])
})

test('a saved project is opened again; what is no project, or gone, leaves the open one', async () => {
  let file = target()
  const app = await openNative(() => file)
  await app.ask('app:project:save', undefined)
  expect((await viewOf(app)).name).toBe('take')
  await app.ask('app:project:new', undefined)
  expect(await app.ask('app:project:open', undefined)).toEqual(ok({ name: 'Episode 7.tapehand' }))
  expect([(await viewOf(app)).name, (await viewOf(app)).duration]).toEqual(['Episode 7', 3])
  file = inFolder('take.wav')
  expect(await app.ask('app:project:open', undefined)).toMatchObject({
    ok: false,
    error: { code: 'files/damaged-project' },
  })
  file = inFolder('gone.tapehand')
  expect(await app.ask('app:project:open', undefined)).toMatchObject({ ok: false, error: { code: 'files/missing' } })
  expect([(await viewOf(app)).name, existsSync(`${file}.lock`), existsSync(inFolder('take.wav.lock'))]).toEqual([
    'Episode 7',
    false,
    false,
  ])
})
