import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import {
  delta,
  done,
  frames,
  refuses,
  startRawModelServer,
  type Answer,
  type RawModelServer,
} from '../support/model/modelServer.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../support/openTestApp.ts'

const key = 'sk-canary-7Qm2ZkLx0vTxR9nWc4Yb'
/** What would give it away: parts of it, in every form. */
const forms = [key, key.toUpperCase(), Array.from(key).toReversed().join(''), Buffer.from(key).toString('hex')]
const coded = [0, 1, 2].map((before) =>
  Buffer.from(`${'x'.repeat(before)}${key}`)
    .toString('base64')
    .slice(4, -4),
)
const traces = [...forms, ...coded].flatMap((form) =>
  Array.from({ length: Math.floor(form.length / 10) }, (_, index) =>
    form.slice(index * 10, index * 10 + 10).toLowerCase(),
  ),
)
const tracesIn = (text: string): string[] => traces.filter((trace) => text.toLowerCase().includes(trace))

let place: ReturnType<typeof temporaryFolder>
const open: { close(): Promise<unknown> }[] = []
beforeEach(() => void (place = temporaryFolder()))
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  place.remove()
})

const told = `Your key is ${key}, ${key.toUpperCase()}, ${Buffer.from(`--${key}`).toString('base64')}, ${key.slice(0, 14)}`
const call = (name: string, args: unknown, id = 'c1') =>
  delta({
    tool_calls: [
      { index: 0, id, function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) } },
    ],
  })

/** Says it letter by letter, in calls, as escapes, in ids and names, and in refusals. */
const leaks: readonly Answer[] = [
  frames(
    ...Array.from(told).map((letter) => delta({ content: letter })),
    call('rename_track', { track: 'Voice', name: told }, key),
    delta({}, 'tool_calls'),
    done,
  ),
  frames(
    call(
      'add_label',
      `{"text":"${Array.from(key)
        .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('')}"}`,
    ),
    delta({}, 'tool_calls'),
    done,
  ),
  frames(call(key, { [key]: key }), delta({}, 'tool_calls'), done),
  refuses(400, { message: told, code: key }),
  frames(delta({ content: told }, 'stop'), done),
]

async function talk(app: TestApp, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await app.ask('app:chat:send', { text })
    await vi.waitFor(
      async () => {
        const state = await app.ask('app:state:get', undefined)
        if (!state.ok) throw new Error(state.error.code)
        expect(['planning', 'running']).not.toContain(state.value.conversation.state)
      },
      { timeout: 20_000, interval: 20 },
    )
  }
}

/** Every file below, and of databases every row as well. */
function everythingIn(folder: string): { name: string; text: string; mode: number }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const rows = file.endsWith('.tapehand') ? documentsOf(file) : ''
      return {
        name: path.relative(folder, file),
        text: readFileSync(file, 'latin1') + rows,
        mode: statSync(file).mode & 0o777,
      }
    })
}

function documentsOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT body FROM document').all()
  database.close()
  return JSON.stringify(rows)
}

async function run(server: RawModelServer): Promise<TestApp> {
  const app = await openTestApp(place.folder)
  open.push(app)
  await app.ask('app:settings:save', { planner: 'model', baseUrl: server.baseUrl, model: 'm', key })
  await talk(app, ['Rename the voice track', 'Add a label here', 'Make it louder', 'And again', 'Thanks', 'Cut it'])
  await app.ask('app:settings:test', { baseUrl: server.baseUrl })
  app.logError('test', new Error(`failed with ${told}`))
  return app
}

test(
  'a key that the model repeats in every form is in no file, window, log or later request',
  { timeout: 60_000 },
  async () => {
    const server = await startRawModelServer(...leaks)
    open.push(server)
    const app = await run(server)
    const state = await app.ask('app:state:get', undefined)
    await app.close()

    expect(server.asked.length).toBeGreaterThan(5)
    expect(server.asked.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true)
    expect(server.asked.flatMap(({ body }) => tracesIn(JSON.stringify(body)))).toEqual([])
    expect(tracesIn(JSON.stringify([app.events, state]))).toEqual([])
    const files = everythingIn(place.folder)
    // It is where it belongs, and what the model said is there without it.
    expect(files.filter(({ text }) => tracesIn(text).length > 0).map(({ name }) => name)).toEqual(['model-key'])
    expect(files.some(({ name, text }) => name.endsWith('.tapehand') && text.includes('Your key is (key)'))).toBe(true)
    expect(files.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name)).toEqual([])
  },
)

test('the look through finds what is there', () => {
  writeFileSync(path.join(place.folder, 'a'), `… ${Buffer.from(`x${key}`).toString('base64')}`)
  expect(everythingIn(place.folder).filter(({ text }) => tracesIn(text).length > 0)).toHaveLength(1)
})
