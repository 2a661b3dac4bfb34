import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { dependencies } from '../../electron/app/realDependencies.ts'
import { openTestApp, type TestApp } from '../support/openTestApp.ts'
import { must } from '../support/must.ts'
import type { Bench } from './bench.ts'
import type { Fixtures } from './fixtures.ts'
import { absoluteRow, type Row } from './row.ts'
import { watchThread } from './threadWatch.ts'
import { timed } from './timing.ts'

/** Milliseconds of its own processor time that the app's thread may be away at the longest: a picture has 16. */
const mostAway = 10
/** Megabytes that a job may add to the process, and that may stay when it is over for a while. */
const [mostAdded, mostLeft] = [150, 75]
const givenBack = 4000
/** Milliseconds from asking the app to stop to its answer. */
const mostToCancel = 200
const look = 20
const mostWaited = 300_000

/** The whole app, its engine in a thread; what it tells is written as a host writes it for its window. */
async function openApp(fixtures: Fixtures): Promise<TestApp> {
  const app = await openTestApp(fixtures.fresh('.data'), { dependencies: { openEngine: dependencies.openEngine } })
  app.onEvent((_channel, payload) => JSON.stringify(payload))
  // Not the demo, which a first start brings in.
  await must(app.ask('app:project:new', undefined))
  return app
}

const state = async (app: TestApp) => must(app.ask('app:state:get', undefined))

async function until<T>(what: string, read: () => Promise<T | null>): Promise<T> {
  for (let waited = 0; waited < mostWaited; waited += look) {
    const found = await read()
    if (found !== null) return found
    await setTimeout(look)
  }
  throw new Error(`There was no ${what} in ${mostWaited / 1000} s.`)
}

/** Says it; back with its approval. */
async function say(app: TestApp, text: string): Promise<string> {
  await must(app.ask('app:chat:send', { text, planner: 'offline' }))
  return until(`approval of “${text}”`, async () => (await state(app)).conversation.approval?.id ?? null)
}

/** From the approval to the answer. */
async function approve(app: TestApp, id: string): Promise<void> {
  await must(app.ask('app:approval:decide', { id, decision: { verb: 'approve' } }))
  await until('answer', async () => ((await state(app)).conversation.state === 'idle' ? true : null))
}

/** What one piece of work takes of the app: its thread, and memory. */
async function watched(name: string, work: () => Promise<unknown>): Promise<Row[]> {
  const atStart = process.memoryUsage.rss()
  let most = atStart
  const memory = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), look)
  const thread = watchThread()
  const took = await timed(work)
  const away = thread.end()
  clearInterval(memory)
  await setTimeout(givenBack)
  const left = process.memoryUsage.rss() - atStart
  return [
    absoluteRow(`app, ${name}: longest time that its thread computed (${(took / 1000).toFixed(1)} s)`, away, mostAway),
    absoluteRow(`app, ${name}: memory added`, (most - atStart) / 1e6, mostAdded, 'MB'),
    absoluteRow(`app, ${name}: what of it is left ${givenBack / 1000} s later`, left / 1e6, mostLeft, 'MB'),
  ]
}

/** Work that is told to stop on its way; of what is over before, all of it. */
async function stopped(app: TestApp, name: string, work: () => Promise<unknown>): Promise<Row> {
  const began = performance.now()
  let isOver = false
  const working = work().finally(() => (isOver = true))
  const id = await until(`progress of ${name}`, async () =>
    isOver ? '' : ((await state(app)).jobs.find(({ fraction }) => (fraction ?? 0) > 0.1)?.id ?? null),
  )
  const asked = id === '' ? began : performance.now()
  if (id !== '') await must(app.ask('app:job:cancel', { id }))
  await working
  if (id === '') await must(app.ask('app:history:undo', undefined))
  return absoluteRow(`app, ${name} stopped: time to the answer`, performance.now() - asked, mostToCancel)
}

const requests: readonly string[] = [
  'limit everything to -12 dB',
  'reduce the noise of everything',
  'make everything 10 % faster',
  'raise the pitch of everything by 2 semitones',
  'truncate the silences of everything to 0.2 seconds',
  'master everything for Spotify',
]

function mp3Of(fixtures: Fixtures): string {
  const mp3 = fixtures.fresh('.mp3')
  execFileSync('ffmpeg', ['-v', 'error', '-i', fixtures.wav(), '-b:a', '128k', mp3])
  return mp3
}

const imports: Bench = {
  name: 'imports in the whole app',
  run: async (fixtures: Fixtures): Promise<Row[]> => {
    const files = [
      ['WAV', fixtures.wav()],
      ['MP3', mp3Of(fixtures)],
    ] as const
    const rows: Row[] = []
    for (const [kind, path] of files) {
      const app = await openApp(fixtures)
      const name = `import of ${fixtures.minutes} min of ${kind}`
      const bring = () => app.addFiles([{ path, name: `long.${kind.toLowerCase()}` }])
      rows.push(await stopped(app, name, bring))
      rows.push(...(await watched(name, bring)))
      await app.close()
    }
    rmSync(files[1][1])
    return rows
  },
}

/** One request from its approval to its answer, stopped on its way first. */
const requestBench = (text: string): Bench => ({
  name: `request in the whole app: ${text}`,
  run: async (fixtures: Fixtures): Promise<Row[]> => {
    const app = await openApp(fixtures)
    await app.addFiles([{ path: fixtures.wav(), name: 'long.wav' }])
    const once = await say(app, text)
    const first = await stopped(app, `“${text}”`, () => approve(app, once))
    const id = await say(app, text)
    const rows = [first, ...(await watched(`“${text}”`, () => approve(app, id)))]
    await app.close()
    return rows
  },
})

export const appBenches: readonly Bench[] = [imports, ...requests.map(requestBench)]
