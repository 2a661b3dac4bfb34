import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockFile } from '../../../../../electron/app/project/lockFile.ts'
import { keepBackups } from '../../../../../electron/app/project/keepBackups.ts'
import { backupFolder } from '../../../../../electron/app/project/thinBackups.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { ok } from '../../../../../shared/result.ts'
import type { ListedProject } from '../../../../../shared/schemas/listedProject.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { makeWav } from '../../../../support/files/makeWav.ts'
import { damageProject } from '../../../../support/engine/damageProject.ts'
import { random } from '../../../../support/signals.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
const opened: TestApp[] = []
beforeEach(() => void (place = temporaryFolder()))
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
  place.remove()
})

const fullStartMain = fileURLToPath(new URL('../../../../support/processes/fullStartMain.ts', import.meta.url))
const patience = { timeout: 20_000 }
const data = () => path.join(place.folder, 'data')
const inProjects = (name: string) => path.join(data(), 'projects', name)

function recording(name: string): { path: string; name: string } {
  const samples = Int16Array.from({ length: 16_000 }, (_, at) => (at % 40 < 20 ? 8000 : -8000))
  const file = path.join(place.folder, name)
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate: 8000 }))
  return { path: file, name }
}

async function open(files: readonly { path: string; name: string }[] = []): Promise<TestApp> {
  const app = await openTestApp(data(), { options: { files } })
  opened.push(app)
  return app
}
async function viewOf(app: TestApp): Promise<ProjectView> {
  const state = await app.ask('app:state:get', undefined)
  if (!state.ok) throw new Error(messageOf(state.error))
  return state.value.project
}
const filled = (app: TestApp, tracks: number) =>
  vi.waitFor(async () => expect((await viewOf(app)).tracks.length).toBe(tracks), patience)
const noticesOf = (app: TestApp) =>
  app.events.filter((event) => event.channel === 'app:notice').map((event) => (event.payload as { text: string }).text)
async function listOf(app: TestApp): Promise<readonly ListedProject[]> {
  const list = await app.ask('app:project:list', undefined)
  return list.ok ? list.value : []
}

/** A project of one track with an edit in it, closed again; its file. */
async function made(name: string): Promise<string> {
  const app = await open([recording(`${name}.wav`)])
  await filled(app, 1)
  await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
  await app.ask('app:edit:apply', { kind: 'setTimeSelection', start: 0, end: 1 })
  await app.ask('app:edit:apply', { kind: 'deleteSelection' })
  await app.close()
  return inProjects(`${name}.tapehand`)
}

function damage(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

describe('a project file', () => {
  test('that is named at the start is opened, with audio beside it as its new tracks', async () => {
    const kept = path.join(place.folder, 'show.tapehand')
    copyFileSync(await made('take'), kept)

    const app = await open([{ path: kept, name: 'show.tapehand' }, recording('more.wav')])
    await filled(app, 2)

    expect([app.opening, (await viewOf(app)).name]).toEqual(['Opening "show".', 'show'])
    expect(readdirSync(path.join(data(), 'projects'))).not.toContain('show.tapehand')
    await app.close()
    expect((await open()).opening).toBe('Opening your last project, "show".')
  })

  test('that is named and not there, or no project, is said, and the app starts all the same', async () => {
    const wrong = path.join(place.folder, 'wrong.tapehand')
    writeFileSync(wrong, 'this is no project')
    const app = await open([{ path: wrong, name: 'wrong.tapehand' }])
    await filled(app, 2)
    await app.close()
    const gone = await open([{ path: `${wrong}.tapehand`, name: 'gone.tapehand' }])
    await viewOf(gone)

    expect([noticesOf(app)[0], noticesOf(gone)[0]]).toEqual([
      expect.stringContaining(`"wrong.tapehand" can't be opened`),
      expect.stringContaining('"gone.tapehand" is not there any more'),
    ])
  })

  test('that the host is given while the app runs is opened in place of the open one', async () => {
    const file = await made('take')
    const app = await open()
    await app.ask('app:project:new', undefined)
    expect((await viewOf(app)).name).toBe('Untitled')
    await app.addFiles([{ path: file, name: 'take.tapehand' }])
    expect((await viewOf(app)).name).toBe('take')
  })

  test('is not written to by being opened and closed in the app', async () => {
    const file = await made('take')
    const [bytes, { mtimeMs }] = [readFileSync(file), statSync(file)]
    const app = await open()
    expect((await viewOf(app)).name).toBe('take')
    await app.close()
    const again = await open([{ path: file, name: 'take.tapehand' }])
    expect((await viewOf(again)).name).toBe('take')
    await again.close()
    expect([readFileSync(file).equals(bytes), statSync(file).mtimeMs]).toEqual([true, mtimeMs])
  })
})

describe('a last project that is damaged never stops a start', () => {
  test.each([
    ['an unparsable conversation', `INSERT OR REPLACE INTO document VALUES ('conversation', '{"half', 1)`],
    ['a conversation that is none', `INSERT OR REPLACE INTO document VALUES ('conversation', '[[7]]', 1)`],
    ['an origin that is none', `UPDATE document SET body = 'x' WHERE key = 'origin'`],
    ['a focus that is none', `UPDATE session SET body = json_set(body, '$.focus', null)`],
    ['an entry without a focus', `UPDATE entry SET focus_before = 'null'`],
    ['a list of labels that is none', `UPDATE labels SET body = '7'`],
    ['lost sound', 'DELETE FROM block_samples'],
  ])('%s', async (_, sql) => {
    const file = await made('take')
    damage(file, sql)
    const bytes = readFileSync(file)

    const app = await open()
    const view = await viewOf(app)
    const recovered = await app.ask('app:project:recover', undefined)
    const after = await viewOf(app)
    await app.close()

    expect([view.name, view.readOnly?.reason, view.tracks.length]).toEqual(['take', 'damaged', 1])
    expect([recovered, after.name, after.readOnly]).toEqual([
      ok({ name: 'take recovered.tapehand' }),
      'take recovered',
      undefined,
    ])
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect((await open()).opening).toBe('Opening your last project, "take recovered".')
  })

  test('whatever became of it', { timeout: 60_000 }, async () => {
    const file = await made('take')
    const sound = readFileSync(file)
    const stopped: unknown[] = []
    for (let seed = 1; seed <= 12; seed++) {
      writeFileSync(file, sound)
      const how = damageProject(file, random(seed))
      writeFileSync(path.join(data(), 'last-project.json'), JSON.stringify({ file }))
      const app = await open()
      await filled(app, app.opening.includes('demo') ? 2 : 1).catch(() => stopped.push([seed, how, app.opening]))
      await app.close()
    }
    expect(stopped).toEqual([])
  })

  test('an endless view', async () => {
    damage(
      await made('take'),
      'DROP TABLE entry; CREATE VIEW entry AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS ord FROM n',
    )
    const app = await open()
    await filled(app, 2)
    expect([app.opening, noticesOf(app)[0]]).toEqual([
      'Opening the demo recording.',
      expect.stringContaining(`"take.tapehand" can't be opened`),
    ])
  })
})

describe('a full drive at the start', () => {
  /** As a kill leaves it: what was done last is in the file beside it. */
  async function killed(name: string): Promise<string> {
    const file = await made(name)
    const app = await open()
    await app.ask('app:edit:apply', { kind: 'addLabels', labels: [{ text: 'last', start: 0, end: 0 }] })
    const left = ['', '-wal'].map((end) => [`${file}${end}`, readFileSync(`${file}${end}`)] as const)
    await app.close()
    for (const [place, bytes] of left) writeFileSync(place, bytes)
    return file
  }

  test.each([
    ['closed in order', made, 0],
    ['killed', killed, 1],
  ] as const)(
    'the last project is there to be heard, what is changed is refused, and all is back with room (%s)',
    async (_, make, labels) => {
      const file = await make('take')
      const bytes = readFileSync(file)
      // No file may have a byte more: what is written fails as on a full drive.
      const shell = `trap '' XFSZ; ulimit -f 0; exec "$0" "$1" "$2"`
      const told = execFileSync('bash', ['-c', shell, process.execPath, fullStartMain, data()], { encoding: 'utf8' })

      expect(JSON.parse(told)).toMatchObject({
        opening: 'Opening your last project, "take".',
        tracks: 1,
        labels,
        heard: true,
        codes: ['engine/disk', 'engine/disk'],
        notices: [],
      })
      expect(readFileSync(file).equals(bytes)).toBe(true)
      const again = await open()
      expect((await again.ask('app:edit:apply', { kind: 'setCursor', time: 0.5 })).ok).toBe(true)
      expect((await viewOf(again)).labels).toHaveLength(labels)
    },
  )
})

describe('what was made', () => {
  test('is listed newest first, also what lies elsewhere, and can be opened by what it is called there', async () => {
    const kept = path.join(place.folder, 'show.tapehand')
    copyFileSync(await made('take'), kept)
    await (await open([{ path: kept, name: 'show.tapehand' }])).close()
    const app = await open([recording('new.wav')])
    await filled(app, 1)

    const list = await listOf(app)
    const found = list.map(({ name, folder, isOpen }) => `${name} ${folder === '' ? '' : 'elsewhere '}${isOpen}`)
    expect(found.toSorted()).toEqual(['new true', 'show elsewhere false', 'take false'])
    expect(list.find(({ name }) => name === 'show')?.folder).toBe(place.folder)
    const id = list.find(({ name }) => name === 'show')?.id ?? ''
    expect(await app.ask('app:project:openListed', { id })).toEqual(ok({ name: 'show.tapehand' }))
    expect([(await viewOf(app)).name, JSON.stringify(list).includes(kept)]).toEqual(['show', false])
  })

  test('by a second copy beside an open one is found, and does not make the first one forgotten', async () => {
    const file = await made('take')
    const held = lockFile(file)
    const second = await open()
    await filled(second, 2)
    await second.close()
    held?.release()

    const again = await open()
    expect(again.opening).toBe('Opening your last project, "take".')
    expect((await listOf(again)).map(({ name }) => name).toSorted()).toEqual(['Demo', 'take'])
  })

  test('comes as bytes from a page too, and what is no project leaves nothing', async () => {
    const bytes = new Uint8Array(readFileSync(await made('take')))
    const app = await open()
    const send = (name: string, body: Uint8Array<ArrayBuffer> | string) =>
      app.fetch(new Request(`http://127.0.0.1/import?name=${name}`, { method: 'POST', body }))
    const taken = await (await send('Show.tapehand', bytes)).json()
    const refused = await (await send('No.tapehand', 'nothing')).json()

    expect([taken, (await viewOf(app)).name]).toEqual([ok({ names: ['Show.tapehand'] }), 'Show'])
    expect([refused, existsSync(inProjects('No.tapehand'))]).toEqual([expect.objectContaining({ ok: false }), false])
  })
})

describe('backups', () => {
  const hour = 3_600_000
  const day = Date.parse('2026-11-22T00:30:00Z')

  /** A keeper of backups whose copies are what `content` says, and whose clock stands where it is put. */
  function given(content: () => string) {
    const state = { revision: 0, now: day, proved: true, copies: 0 }
    const file = path.join(place.folder, 'take.tapehand')
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
    const folder = path.join(data(), 'backups')
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
    const folder = path.join(data(), 'backups')
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
    mkdirSync(path.join(data(), 'projects'), { recursive: true })
    const old = inProjects('old.tapehand')
    writeFileSync(old, gunzipSync(readFileSync(new URL('../../../../golden/version2.tapehand.gz', import.meta.url))))
    const before = readFileSync(old)
    const app = await open([{ path: old, name: 'old.tapehand' }])
    await app.ask('app:edit:apply', { kind: 'addLabels', labels: [{ text: 'new', start: 0, end: 0 }] })
    const own = backupFolder(path.join(data(), 'backups'), old)
    expect(readFileSync(old).equals(before)).toBe(false)
    const kept = readdirSync(own).filter((name) => / \d{8}T\d{6}\.tapehand$/u.test(name))
    expect(kept.map((name) => readFileSync(path.join(own, name)).equals(before))).toEqual([true])
  })
})
