import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeWav } from '../../../support/makeWav.ts'
import { repository, temporaryFolder } from '../../../support/openTestApp.ts'
import { tortureCount, tortureTime } from '../../../support/torture.ts'

let place: ReturnType<typeof temporaryFolder>
const running: ChildProcess[] = []
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  place.remove()
})

/** The loopback host as its own process, from the sources. */
function start(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(repository, 'electron/loopback/main.ts'), ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOME: place.folder,
      TAPEHAND_DATA: path.join(place.folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return follow(child)
}

/** What a process says, line by line, and its end. */
function follow(child: ChildProcessByStdio<null, Readable, Readable>) {
  const lines: string[] = []
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      for (const look of waiting) look()
    })
  }
  const said = (pattern: RegExp) =>
    new Promise<string>((found, missed) => {
      const look = () => {
        const line = lines.find((text) => pattern.test(text))
        if (line !== undefined) found(line)
      }
      waiting.push(look)
      child.once('exit', () => missed(new Error(`It ended and said: ${lines.join(' | ')}`)))
      look()
    })
  return { child, lines, said, ended: once(child, 'exit') as Promise<[number | null]> }
}

function recording(name: string): string {
  const file = path.join(place.folder, name)
  writeFileSync(file, makeWav(new Uint8Array(16_000), { sampleRate: 8000 }))
  return file
}

/** In place of a browser: opens the address as one does, says what it saw, and closes when the file `close` appears. */
function fakeBrowser(): string {
  const program = path.join(place.folder, 'browser.mjs')
  const ws = path.join(repository, 'node_modules/ws/wrapper.mjs')
  writeFileSync(
    program,
    `#!${process.execPath}
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { WebSocket } from ${JSON.stringify(ws)}
const door = fileURLToPath(process.argv.find((word) => word.startsWith('--app=')).slice(6))
const address = /url=([^"]+)/.exec(readFileSync(door, 'utf8'))[1]
const visit = await fetch(address, { redirect: 'manual' })
const cookie = visit.headers.get('set-cookie').split(';')[0]
const { origin } = new URL(address)
const socket = new WebSocket(origin.replace('http', 'ws') + '/bridge', { headers: { cookie, origin } })
socket.on('message', (bytes) => writeFileSync(${JSON.stringify(path.join(place.folder, 'answer'))}, bytes))
socket.on('open', () => socket.send(JSON.stringify({ id: 1, channel: 'app:state:get' })))
socket.on('close', () => process.exit(0))
setInterval(() => existsSync(${JSON.stringify(path.join(place.folder, 'close'))}) && process.exit(0), 20)
`,
    { mode: 0o755 },
  )
  return program
}

test('it opens the files, prints its address, serves who comes with it, and ends in order when asked to', async () => {
  const { child, said, ended } = start(['--host', 'none', recording('take.wav')])
  expect(await said(/^Opening/)).toBe('Opening take.wav as a new project.')
  const address = /http:\S+/.exec(await said(/http:/))?.[0] ?? ''
  const visit = await fetch(address, { redirect: 'manual' })
  expect(visit.status).toBe(303)
  const cookie = visit.headers.get('set-cookie')?.split(';')[0] ?? ''
  const mix = await fetch(`${new URL(address).origin}/media/mix.wav`, { headers: { cookie, range: 'bytes=0-3' } })
  expect([mix.status, await mix.text()]).toEqual([206, 'RIFF'])

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(readdirSync(path.join(place.folder, 'data')).filter((name) => name.endsWith('.lock'))).toEqual([])
})

test('closing the window ends the app', async () => {
  const { lines, said, ended } = start(['--note', 'Electron is not here', recording('take.wav')], {
    CHROMIUM_PATH: fakeBrowser(),
    DISPLAY: ':77',
  })
  expect(await said(/is open in/)).toBe(
    'Tapehand is open in a window of Chromium (Electron is not here). Other ways: npm start -- --host electron, window, browser or none.',
  )
  writeFileSync(path.join(place.folder, 'close'), '')
  expect(await ended).toEqual([0, null])
  expect(lines.length).toBe(2)
  expect(existsSync(path.join(place.folder, 'data', 'window-1.lock'))).toBe(false)
})

test('what opens the app stands in nobody’s arguments and is gone when the window is there; ending the app closes it', async () => {
  const { child, said, ended } = start([recording('take.wav')], { CHROMIUM_PATH: fakeBrowser(), DISPLAY: ':77' })
  await said(/is open in/)
  const data = path.join(place.folder, 'data')
  const left = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('tapehand-open'))
  child.kill('SIGINT')
  expect([await ended, left]).toEqual([[0, null], []])
})

test.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'another user of the same machine who watches its processes and files does not get in (needs root)',
  { timeout: tortureTime(tortureCount(3), 5000) },
  async () => {
    const outside = temporaryFolder()
    chmodSync(outside.folder, 0o777)
    // The folders above the data are open to all, as a careless person's are.
    chmodSync(place.folder, 0o755)
    const seen = path.join(outside.folder, 'seen')
    const script = path.join(outside.folder, 'otherUserMain.ts')
    copyFileSync(path.join(repository, 'test/support/otherUserMain.ts'), script)
    const nobody = spawn(process.execPath, [script, seen, place.folder], {
      uid: 65_534,
      gid: 65_534,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(nobody)
    await follow(nobody).said(/watching/)
    // What is in arguments is found: else the watch would prove nothing.
    const bait = spawn('tail', ['-f', '/dev/null', '--', place.folder, 'http://127.0.0.1:9/?token=bait'], {
      stdio: 'ignore',
    })
    running.push(bait)
    for (let round = 0; round < tortureCount(3); round++) {
      const { child, said, ended } = start(['--host', 'window', recording('take.wav')], {
        CHROMIUM_PATH: fakeBrowser(),
        DISPLAY: ':77',
      })
      await said(/is open in/)
      child.kill('SIGTERM')
      await ended
    }
    const lines = readFileSync(seen, 'utf8').trim().split('\n')
    outside.remove()
    expect(lines).toEqual(['out http://127.0.0.1:9/?token=bait'])
  },
)

test('a second copy gets a project and a browser folder of its own', async () => {
  const first = start(['--host', 'none'])
  await first.said(/http:/)
  const second = start(['--host', 'none'])
  await second.said(/http:/)
  const projects = readdirSync(path.join(place.folder, 'data', 'projects')).filter((name) => name.endsWith('.tapehand'))
  expect(projects.toSorted()).toEqual(['Demo 2.tapehand', 'Demo.tapehand'])
  for (const { child, ended } of [first, second]) {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
})

test('a wrong argument is one sentence and status 2', async () => {
  const { lines, ended } = start(['--host', 'firefox'])
  expect(await ended).toEqual([2, null])
  expect(lines).toEqual(['--host takes window, browser or none, not "firefox".'])
})
