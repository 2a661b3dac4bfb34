import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLoopback } from '../../../support/processes/loopbackProcess.ts'

let host: ReturnType<typeof openLoopback>
beforeEach(() => void (host = openLoopback()))
afterEach(() => host.end())

test('it opens the files, prints its address, serves who comes with it, and ends in order when asked to', async () => {
  const { child, said, ended } = host.start(['--host', 'none', host.recording('take.wav')])
  expect(await said(/^Opening/)).toBe('Opening take.wav as a new project.')
  const address = /http:\S+/.exec(await said(/http:/))?.[0] ?? ''
  const visit = await fetch(address, { redirect: 'manual' })
  expect(visit.status).toBe(303)
  const cookie = visit.headers.get('set-cookie')?.split(';')[0] ?? ''
  const mix = await fetch(`${new URL(address).origin}/media/mix.wav`, { headers: { cookie, range: 'bytes=0-3' } })
  expect([mix.status, await mix.text()]).toEqual([206, 'RIFF'])

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(readdirSync(path.join(host.folder, 'data')).filter((name) => name.endsWith('.lock'))).toEqual([])
})

test('closing the window ends the app', async () => {
  const { lines, said, ended } = host.start(['--note', 'Electron is not here', host.recording('take.wav')], {
    CHROMIUM_PATH: host.fakeBrowser(),
    DISPLAY: ':77',
  })
  expect(await said(/is open in/)).toBe(
    'Tapehand is open in a window of Chromium (Electron is not here). Other ways: npm start -- --host electron, window, browser or none.',
  )
  writeFileSync(path.join(host.folder, 'close'), '')
  expect(await ended).toEqual([0, null])
  expect(lines.length).toBe(2)
  expect(existsSync(path.join(host.folder, 'data', 'window-1.lock'))).toBe(false)
})

test('what opens the app stands in nobody’s arguments and is gone when the window is there; ending the app closes it', async () => {
  const { child, said, ended } = host.start([host.recording('take.wav')], {
    CHROMIUM_PATH: host.fakeBrowser(),
    DISPLAY: ':77',
  })
  await said(/is open in/)
  const data = path.join(host.folder, 'data')
  const left = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('tapehand-open'))
  child.kill('SIGINT')
  expect([await ended, left]).toEqual([[0, null], []])
})

test('a second copy gets a project and a browser folder of its own', async () => {
  const first = host.start(['--host', 'none'])
  await first.said(/http:/)
  const second = host.start(['--host', 'none'])
  await second.said(/http:/)
  const projects = readdirSync(path.join(host.folder, 'data', 'projects')).filter((name) => name.endsWith('.tapehand'))
  expect(projects.toSorted()).toEqual(['Demo 2.tapehand', 'Demo.tapehand'])
  for (const { child, ended } of [first, second]) {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
})

test('a wrong argument is one sentence and status 2', async () => {
  const { lines, ended } = host.start(['--host', 'firefox'])
  expect(await ended).toEqual([2, null])
  expect(lines).toEqual(['--host takes window, browser or none, not "firefox".'])
})
