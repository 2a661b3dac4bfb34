import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areLastChangesGone } from '../../../../../electron/app/project/lastChanges.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../../../../support/openTestApp.ts'

const killedMain = fileURLToPath(new URL('../../../../support/killedAppMain.ts', import.meta.url))
let place: ReturnType<typeof temporaryFolder>
const opened: TestApp[] = []
beforeEach(() => void (place = temporaryFolder()))
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
  place.remove()
})

/** The app on the demo recording, killed when an edit was acknowledged; the project that it leaves. */
async function killed(): Promise<string> {
  const child = spawn(process.execPath, [killedMain, place.folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((done) => child.stdout.on('data', (text) => String(text).includes('edited') && done()))
  await new Promise<void>((gone) => child.once('exit', () => gone()).kill('SIGKILL'))
  return path.join(place.folder, 'projects', 'Demo.tapehand')
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
] as const)(
  'what was not closed in order says that its last changes are %s',
  async (_, change) => {
    const file = await killed()
    change(`${file}-wal`)
    expect(await noticesOfStart()).toContainEqual(
      expect.stringContaining('"Demo.tapehand-wal", which held its last changes, is gone or damaged'),
    )
  },
  60_000,
)

test('what was not closed in order and has all says nothing, nor what was closed', async () => {
  const file = await killed()
  expect([existsSync(`${file}-wal`), areLastChangesGone(file)]).toEqual([true, false])
  expect(await noticesOfStart()).toEqual([])
  for (const app of opened.splice(0)) await app.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(await noticesOfStart()).toEqual([])
}, 60_000)
