import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { keepBackups } from '../../../../../electron/app/project/keepBackups.ts'
import { backupFolder } from '../../../../../electron/app/project/thinBackups.ts'
import { ok } from '../../../../../shared/result.ts'
import { listOf, startedApps, viewOf } from '../../../../support/startedApps.ts'

const { inFolder, inProjects, open, made } = startedApps()

const hour = 3_600_000
const day = Date.parse('2026-11-22T00:30:00Z')

/** A keeper of backups whose copies are what `content` says, and whose clock stands where it is put. */
function given(content: () => string) {
  const state = { revision: 0, now: day, proved: true, copies: 0 }
  const file = inFolder('take.tapehand')
  writeFileSync(file, content())
  const logError = vi.fn()
  const engine = {
    onJobs: () => () => undefined,
    keepCopy: async (target: string) => {
      state.copies += 1
      writeFileSync(target, content())
      return ok({ contentRevision: state.revision })
    },
  }
  const folder = inFolder('data', 'backups')
  const project = { file, view: async () => ({ contentRevision: state.revision }), engine } as never
  const prove = async () => state.proved
  const keeper = keepBackups(project, { folder, logError, prove, now: () => state.now })
  const names = () => readdirSync(path.join(folder, readdirSync(folder)[0] ?? '')).toSorted()
  const change = async (after = 0) => {
    state.revision += 1
    state.now += after
    await keeper.keep()
  }
  return { keeper, names, state, change, logError }
}

test('one is kept up to date where something changed, and copies of it stay behind, one an hour', async () => {
  const { keeper, names, change, state } = given(() => 'sound')
  await keeper.keep()
  await change()
  await keeper.keep()
  expect([state.copies, names()]).toEqual([1, ['take 20261122T003000.tapehand', 'take.tapehand']])
  await change(hour / 2)
  expect(names()).toHaveLength(2)
  await change(hour / 2)
  keeper.end()
  expect([state.copies, names()]).toEqual([
    3,
    ['take 20261122T003000.tapehand', 'take 20261122T013000.tapehand', 'take.tapehand'],
  ])
})

test('of days before one each is left', async () => {
  const { keeper, names, change } = given(() => 'sound')
  await keeper.keep()
  for (let hours = 0; hours < 60; hours++) await change(hour)
  keeper.end()
  const older = names().filter((name) => name.includes('20261122'))
  expect(older).toEqual(['take 20261122T233000.tapehand'])
  expect(names().length).toBeLessThan(30)
})

test('one that can’t be opened is thrown away, and nothing older goes for it', async () => {
  const { keeper, names, change, state, logError } = given(() => 'sound')
  await keeper.keep()
  await change()
  state.proved = false
  for (let hours = 0; hours < 30; hours++) await change(hour)
  expect(names()).toEqual(['take 20261122T003000.tapehand'])
  expect(String(logError.mock.calls[0]?.[1])).toContain("can't be read")
  state.proved = true
  await change(hour)
  keeper.end()
  expect(names()).toContain('take.tapehand')
})

test('are made of a project that is worked on, and gone on in as a copy', async () => {
  await made('take')
  const app = await open()
  const folder = inFolder('data', 'backups')
  const engine = { file: inProjects('take.tapehand') }
  mkdirSync(backupFolder(folder, engine.file), { recursive: true })
  copyFileSync(engine.file, path.join(backupFolder(folder, engine.file), 'take 20261122T003000.tapehand'))
  const backup = (await listOf(app)).find(({ kind }) => kind === 'backup')
  expect([backup?.name, backup?.isOpen]).toEqual(['take', false])
  expect(await app.ask('app:project:openListed', { id: backup?.id ?? '' })).toEqual(
    ok({ name: 'take restored.tapehand' }),
  )
  expect((await viewOf(app)).duration).toBe(1)
  expect(readdirSync(backupFolder(folder, engine.file))).toEqual(['take 20261122T003000.tapehand'])
})

test('a file of an older version is kept as it was when it becomes one of this version', async () => {
  mkdirSync(inFolder('data', 'projects'), { recursive: true })
  const old = inProjects('old.tapehand')
  writeFileSync(old, gunzipSync(readFileSync(new URL('../../../../golden/version2.tapehand.gz', import.meta.url))))
  const before = readFileSync(old)
  const app = await open([{ path: old, name: 'old.tapehand' }])
  await app.ask('app:edit:apply', { kind: 'addLabels', labels: [{ text: 'new', start: 0, end: 0 }] })
  const own = backupFolder(inFolder('data', 'backups'), old)
  expect(readFileSync(old).equals(before)).toBe(false)
  const kept = readdirSync(own).filter((name) => / \d{8}T\d{6}\.tapehand$/u.test(name))
  expect(kept.map((name) => readFileSync(path.join(own, name)).equals(before))).toEqual([true])
})
