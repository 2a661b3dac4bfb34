import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockFile } from '../../../../electron/app/project/lockFile.ts'
import { createEngine, type Engine } from '../../../../electron/engine/index.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import type { TestApp } from '../../../support/openTestApp.ts'
import {
  deleteFirstSecond,
  filled,
  noticesOf,
  patience,
  squareWave,
  startedApps,
  viewOf,
} from '../../../support/startedApps.ts'

const { data, inFolder, inProjects, projectFiles, recording, open } = startedApps()
const trackNames = async (app: TestApp) => (await viewOf(app)).tracks.map((track) => track.name)

test('without files it is the demo recording; a second start finds the same project as long as nothing was done in it', async () => {
  const first = await open()
  expect(first.opening).toBe('Opening the demo recording.')
  await filled(first, 2)
  expect(await trackNames(first)).toEqual(['Voice', 'Music'])
  await first.close()
  const second = await open()
  expect([second.opening, (await viewOf(second)).tracks.length]).toEqual(['Opening the demo recording.', 2])
  expect(projectFiles()).toEqual(['Demo.tapehand'])
})

test('files become the tracks of a new project, in their order', async () => {
  const app = await open([recording('take 1.wav'), recording('take 2.wav')])
  expect(app.opening).toBe('Opening take 1.wav, take 2.wav as a new project.')
  await filled(app, 2)
  expect([await trackNames(app), projectFiles()]).toEqual([['take 1', 'take 2'], ['take 1.tapehand']])
})

test('a project that was only looked at is not come back to', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await app.close()
  expect((await open()).opening).toBe('Opening the demo recording.')
})

test('an empty project that was left is, so that a start begins where projects are chosen', async () => {
  const app = await open()
  await filled(app, 2)
  expect((await app.ask('app:project:new', undefined)).ok).toBe(true)
  await app.close()

  const again = await open()
  expect([again.opening, await trackNames(again)]).toEqual(['Opening an empty project.', []])
  expect(projectFiles()).toEqual(['Demo.tapehand', 'Untitled.tapehand'])
})

test('a project that was worked on is, with its history', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await deleteFirstSecond(app)
  await app.close()

  const again = await open()
  expect([again.opening, (await viewOf(again)).duration]).toEqual(['Opening your last project, "take".', 3])
  await again.ask('app:history:undo', undefined)
  expect((await viewOf(again)).duration).toBe(4)
})

test('what waits for approval still waits after a restart, and then runs as shown', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await app.ask('app:chat:send', { text: 'delete the first 2 seconds' })
  await app.close()

  const again = await open()
  const approval = await vi.waitFor(async () => {
    const state = await again.ask('app:state:get', undefined)
    const waiting = state.ok ? state.value.conversation.approval : null
    if (waiting === null) throw new Error('nothing waits')
    return waiting
  }, patience)
  expect([approval.before, approval.after]).toEqual([4, 2])
  expect((await again.ask('app:approval:decide', { id: approval.id, decision: { verb: 'approve' } })).ok).toBe(true)
  expect((await viewOf(again)).duration).toBe(2)
})

test('a project that another copy has open is left to it, and that is said', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await app.ask('app:chat:send', { text: 'hello' })
  await app.close()
  const file = inProjects('take.tapehand')
  const other = lockFile(file)

  const second = await open()
  await filled(second, 2)
  expect(second.opening).toBe('Opening the demo recording.')
  expect(noticesOf(second)).toEqual([
    '"take" is open in another Tapehand window, so this one begins anew. Go on there, or close it and start again.',
  ])
  other?.release()
})

test('a last project that is damaged is not touched, and that is said', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await app.close()
  const file = inProjects('take.tapehand')
  writeFileSync(file, 'this is no project')

  const again = await open()
  await filled(again, 2)
  expect(noticesOf(again)[0]).toContain('"take.tapehand" can\'t be opened')
  expect([readFileSync(file, 'utf8'), existsSync(`${file}.lock`)]).toEqual(['this is no project', false])
})

test('a file that is no audio leaves an empty project and one clear sentence', async () => {
  const file = inFolder('notes.txt')
  writeFileSync(file, 'no audio at all, just words, more than a header would need')
  const app = await open([{ path: file, name: 'notes.txt' }])
  await viewOf(app)
  await vi.waitFor(
    () =>
      expect(noticesOf(app)).toEqual([
        expect.stringMatching(/^"notes\.txt" is not an audio file .*Nothing was imported\.$/),
      ]),
    patience,
  )
  expect((await viewOf(app)).tracks).toEqual([])
})

test('a new project puts the open one aside, whole, and what it shows is newer than anything before', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
  await app.ask('app:edit:apply', { kind: 'setTimeSelection', start: 0, end: 1 })
  await app.ask('app:edit:apply', { kind: 'reverse' })
  const before = await viewOf(app)
  expect((await app.ask('app:project:new', undefined)).ok).toBe(true)
  const after = await viewOf(app)
  expect([
    after.name,
    after.tracks,
    after.revision > before.revision,
    after.contentRevision > before.contentRevision,
  ]).toEqual(['Untitled', [], true, true])
  expect(app.events.filter((event) => event.channel === 'app:project:changed').at(-1)?.payload).toEqual(after)

  const aside = await createEngine({ file: inProjects('take.tapehand'), run: 'inline' })
  if (!aside.ok) throw new Error(messageOf(aside.error))
  expect((await aside.value.view()).history.length).toBe(2)
  await aside.value.close()
})

test('a running request keeps its project: neither a new one nor the demo takes its place', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slowCommit = async (options: Parameters<typeof createEngine>[0]) => {
    const engine = await createEngine({ ...options, run: 'inline' })
    if (!engine.ok) return engine
    const held = (editor: ReturnType<Engine['editorFor']>) => ({
      ...editor,
      commit: async () => {
        begun.resolve()
        await gate.promise
        return editor.commit()
      },
    })
    return { ...engine, value: { ...engine.value, editorFor: (owner: string) => held(engine.value.editorFor(owner)) } }
  }
  const app = await open([recording('take.wav')], { dependencies: { openEngine: slowCommit } })
  await filled(app, 1)
  await app.ask('app:chat:send', { text: 'normalize everything to -1 dB' })
  const state = await app.ask('app:state:get', undefined)
  const waiting = state.ok ? state.value.conversation.approval : null
  const running =
    waiting === null
      ? Promise.resolve()
      : app.ask('app:approval:decide', { id: waiting.id, decision: { verb: 'approve' } })
  await begun.promise
  expect(await app.ask('app:project:new', undefined)).toMatchObject({ ok: false, error: { code: 'engine/busy' } })
  gate.resolve()
  await running
  expect((await viewOf(app)).name).toBe('take')
})

test('closing lets every file go: nothing is locked, nothing lies around, and a second close is the same close', async () => {
  const app = await open([recording('take.wav')])
  await filled(app, 1)
  await Promise.all([app.close(), app.close()])
  expect(readdirSync(data()).filter((name) => name.startsWith('passing') || name.endsWith('.lock'))).toEqual([])
  expect(readdirSync(path.join(data(), 'projects'))).toEqual(['take.tapehand'])
})

test('closing while files are still coming in ends in order', async () => {
  const app = await open([recording('long.wav', 600)])
  await app.close()
  expect(readFileSync(path.join(data(), 'tapehand.log'), 'utf8')).not.toContain('"level":"problem"')
})

test('where nothing can be written there is one sentence and no app', async () => {
  writeFileSync(data(), 'a file where the folder should be')
  await expect(open()).rejects.toThrow(/^Tapehand can't use its folder .*\.$/)
})

test('what there is to know of a file that came in is a note, not a problem', async () => {
  const fast = inFolder('fast.wav')
  writeFileSync(fast, squareWave(4, 16_000))
  const app = await open([recording('take.wav'), { path: fast, name: 'fast.wav' }])
  await filled(app, 2)
  await vi.waitFor(
    () =>
      expect(app.events.filter(({ channel }) => channel === 'app:notice').map(({ payload }) => payload)).toEqual([
        { text: expect.stringContaining('converted from 16000 to 8000 Hz'), tone: 'info' },
      ]),
    patience,
  )
})

test('a recipe that is to be done to many files opens the batch of the window with it', async () => {
  const app = await open()
  await app.ask('app:chat:send', { text: 'do podcast clean-up to these 40 files' })
  await vi.waitFor(
    () => expect(app.events).toContainEqual({ channel: 'app:menu:action', payload: { name: 'openBatch' } }),
    patience,
  )
  expect(await app.ask('app:batch:read', undefined)).toMatchObject({ ok: true, value: { recipe: 'podcast clean-up' } })
})
