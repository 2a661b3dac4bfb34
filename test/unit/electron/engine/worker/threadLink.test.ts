import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createThread, type Thread } from '../../../../../electron/engine/threads/thread.ts'
import { createThreadLink, startEngineAhead, watchThread } from '../../../../../electron/engine/worker/threadLink.ts'
import { temporaryFolder } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
let thread: Thread | null = null
beforeEach(() => void (place = temporaryFolder()))
afterEach(async () => {
  await thread?.end()
  place.remove()
})

/** Answers whatever is asked; `hang` keeps it busy for so many milliseconds. */
const source = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, call }) => {
  const until = Date.now() + (call.hang ?? 0)
  while (Date.now() < until);
  parentPort.postMessage({ id, value: 'done' })
})`

function start(patience: number) {
  const file = path.join(place.folder, 'thread.mjs')
  writeFileSync(file, source)
  const ended = Promise.withResolvers<string>()
  thread = createThread({ file: pathToFileURL(file), keepsAlive: 'always', onEnd: () => ended.resolve('ended') })
  watchThread(thread, patience)
  return { thread, ended: ended.promise }
}

test('a thread that hangs is ended, and whoever waits for it is told', async () => {
  const { thread: hung, ended } = start(200)
  await expect(hung.ask({ hang: 60_000 })).rejects.toThrow()
  expect(await ended).toBe('ended')
})

test('a thread that is busy for a while and then answers goes on', async () => {
  const { thread: busy } = start(2000)
  expect(await busy.ask({ hang: 1200 })).toBe('done')
  await new Promise((next) => setTimeout(next, 2500))
  expect(await busy.ask({})).toBe('done')
})

test('a thread that was started ahead opens one project, and the next one has a thread of its own', async () => {
  startEngineAhead()
  const files = ['one', 'two'].map((name) => path.join(place.folder, `${name}.tapehand`))
  const links = files.map((file) => createThreadLink({ file }))
  const events = links.map((link) => new Promise<string>((resolve) => link.onEvent(({ event }) => resolve(event))))
  expect(await Promise.all(events)).toEqual(['opened', 'opened'])
  expect(files.map((file) => existsSync(file))).toEqual([true, true])
  await links[0]?.end()
  const [, second] = links
  expect(await second?.call({ to: 'host', method: 'ping', args: [] })).toEqual(undefined)
  await second?.end()
})
