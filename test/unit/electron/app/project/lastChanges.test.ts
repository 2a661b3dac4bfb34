import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  lastKnown,
  missingSince,
  noteBytes,
  readNote,
  writeNote,
} from '../../../../../electron/app/project/lastChanges.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../../../../support/openTestApp.ts'

const killedMain = fileURLToPath(new URL('../../../../support/processes/killedAppMain.ts', import.meta.url))
let place: ReturnType<typeof temporaryFolder>
let left: ReturnType<typeof temporaryFolder>
const opened: TestApp[] = []
let dying: ChildProcess | null = null
beforeAll(async () => {
  place = temporaryFolder()
  left = temporaryFolder()
  await editAndDie(place.folder)
  cpSync(place.folder, left.folder, { recursive: true })
}, 60_000)
afterAll(() => {
  // Where it never came to its edit: what still runs would hold up the end of all tests.
  dying?.kill('SIGKILL')
  place.remove()
  left.remove()
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** The app on the demo recording, killed when an edit was acknowledged. */
async function editAndDie(folder: string): Promise<void> {
  const child = spawn(process.execPath, [killedMain, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  dying = child
  await new Promise<void>((done) => child.stdout.on('data', (text) => String(text).includes('edited') && done()))
  await new Promise<void>((gone) => child.once('exit', () => gone()).kill('SIGKILL'))
}

/** The project that it left, where it was: the app keeps the whole path. */
function killed(): string {
  place.remove()
  cpSync(left.folder, place.folder, { recursive: true })
  return path.join(place.folder, 'projects', 'Demo.tapehand')
}

/** One byte is another: SQLite reads what lies before it, and nothing behind. */
function damagedAt(bytes: Buffer, where: number): Buffer {
  const at = Math.floor(bytes.length * where)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  return bytes
}

async function noticesOfStart(): Promise<readonly string[]> {
  const app = await openTestApp(place.folder)
  opened.push(app)
  await vi.waitFor(async () => expect((await app.ask('app:state:get', undefined)).ok).toBe(true))
  return app.events.flatMap(({ channel, payload }) =>
    channel === 'app:notice' ? [(payload as { text: string }).text] : [],
  )
}

test.each([
  ['gone', (wal: string) => rmSync(wal)],
  ['overwritten', (wal: string) => writeFileSync(wal, Buffer.alloc(statSync(wal).size, 7))],
  ['cut off', (wal: string) => writeFileSync(wal, readFileSync(wal).subarray(0, 20))],
  ['damaged in their middle', (wal: string) => writeFileSync(wal, damagedAt(readFileSync(wal), 0.6))],
] as const)(
  'what was not closed in order says which changes are missing when they are %s',
  async (_, change) => {
    const file = killed()
    change(`${file}-wal`)
    const [said, ...others] = await noticesOfStart()
    expect(said).toMatch(/^"Demo.tapehand" was not closed in order.*Missing: .*“Delete”\./)
    expect(others).toEqual([])
  },
  60_000,
)

test('what was not closed in order and has all says nothing, nor what was closed', async () => {
  const file = killed()
  expect(existsSync(`${file}-wal`)).toBe(true)
  expect(await noticesOfStart()).toEqual([])
  for (const app of opened.splice(0)) await app.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(await noticesOfStart()).toEqual([])
}, 60_000)

test('what was refused is no change that is missing; what was undone or done again is', () => {
  const history = ['h1', 'h2', 'h3'].map((id) => ({ id, label: 'Cut', text: id }))
  const view = (contentRevision: number, historyPosition: number, historyStepsBack?: number) =>
    ({ contentRevision, history, historyPosition, ...(historyStepsBack && { historyStepsBack }) }) as ProjectView
  expect(missingSince(lastKnown(view(9, 3)), view(5, 3))).toBeNull()
  expect(missingSince(lastKnown(view(9, 0)), view(5, 0))).toBeNull()
  expect(missingSince(lastKnown(view(9, 2)), view(5, 3))).toEqual([])
  expect(missingSince(lastKnown(view(9, 0)), view(5, 1))).toEqual([])
  expect(missingSince(lastKnown(view(9, 3, 1)), view(5, 3))).toEqual([])
  expect(missingSince(lastKnown(view(9, 3)), { ...view(5, 2), history: history.slice(0, 2) })).toEqual(['h3'])
})

test('a note fits into its place however much was done, and what is none is not taken for one', () => {
  const history = Array.from({ length: 90 }, (_, index) => ({
    id: `h${index}`,
    label: 'Cut',
    text: `„ä“ ${'cut '.repeat(90)}`,
  }))
  const view = { contentRevision: 90, history, historyPosition: 90 } as unknown as ProjectView
  const known = lastKnown(view)
  const bytes = writeNote(known)
  const read = readNote(bytes.toString())
  expect([bytes.length, read?.revision, read?.entries.at(-1)?.id]).toEqual([noteBytes, 90, 'h89'])
  expect(['', ' ', '{"revision":1', '{"revision":1,"entries":[null]}', '[]'].map(readNote)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(missingSince(known, view)).toBeNull()
  expect(missingSince(known, { ...view, contentRevision: 88, history: history.slice(0, 88) })?.length).toBe(2)
})
