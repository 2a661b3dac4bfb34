import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { writeRecording } from '../e2e/support/recordings.ts'
import { packedApp } from './support/packedApp.ts'

const root = path.resolve(import.meta.dirname, '../..')
let folder = ''
test.beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'tapehand-lgpl-'))))
test.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The built app with one of its files changed, as whoever has it may change it. */
function copyWith(name: string, change: (code: Buffer) => Buffer): string {
  for (const part of ['dist', 'assets', 'package.json'])
    cpSync(path.join(root, part), path.join(folder, 'app', part), { recursive: true })
  const file = path.join(folder, 'app/dist/main', name)
  writeFileSync(file, change(readFileSync(file)))
  return path.join(folder, 'app')
}

/** Its page's address and what it answers there, without a browser. */
async function withApp<T>(
  app: string,
  files: readonly string[],
  work: (api: APIRequestContext) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [path.join(app, 'dist/main/loopback.js'), '--host', 'none', ...files], {
    env: { ...process.env, TAPEHAND_DATA: mkdtempSync(path.join(folder, 'data-')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let address = ''
    for await (const line of createInterface({ input: child.stdout as Readable })) {
      address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0] ?? ''
      if (address !== '') break
    }
    const api = await request.newContext({ baseURL: new URL(address).origin })
    await api.get(address)
    const done = await work(api)
    await api.dispose()
    return done
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function exported(api: APIRequestContext, format: 'mp3' | 'wav16'): Promise<Buffer | null> {
  const wanted = JSON.stringify({ range: 'all', format, channels: 1 })
  const answer = await api.get(`/export/mix.wav?wanted=${encodeURIComponent(wanted)}`)
  return answer.ok() ? answer.body() : null
}

/** The same length, so that a text within code can be put in the place of another. */
const swap = (code: Buffer, was: string, is: string): Buffer =>
  Buffer.from(code.toString('latin1').replaceAll(was, is), 'latin1')

test('another build of LAME or libmpg123 in the place of its file is what writes and reads MP3', async () => {
  // given: the version of LAME, which it writes into each file
  const app = copyWith('lame.wasm', (code) => swap(code, '3.100', '3.ABC'))
  const wav = writeRecording(folder, { name: 'Sound.wav', seconds: 3 })
  const mp3 = path.join(folder, 'Sound.mp3')
  // when
  await withApp(app, [wav], async (api) => {
    expect(await opens(api)).toBe(true)
    writeFileSync(mp3, (await exported(api, 'mp3')) ?? '')
  })
  // then
  expect(readFileSync(mp3).includes('LAME3.ABC')).toBe(true)
  // given: a libmpg123 that decodes nothing
  const place = path.join(app, 'dist/main/mpg123.wasm')
  const original = readFileSync(place)
  writeFileSync(place, readFileSync(path.join(app, 'dist/main/kernels.wasm')))
  expect(await withApp(app, [mp3], opens)).toBe(false)
  // when: one that was built anew, which a section of its own says
  writeFileSync(place, Buffer.concat([original, section('rebuilt')]))
  // then
  expect(await withApp(app, [mp3], opens)).toBe(true)
})

async function opens(api: APIRequestContext): Promise<boolean> {
  const deadline = Date.now() + 6000
  while (Date.now() < deadline) {
    if (((await exported(api, 'wav16'))?.length ?? 0) > 10_000) return true
    await new Promise((wait) => setTimeout(wait, 250))
  }
  return false
}

/** A custom section of WebAssembly, without content. */
function section(name: string): Buffer {
  return Buffer.concat([Buffer.from([0, name.length + 1, name.length]), Buffer.from(name)])
}

test('the notices lie beside the program, and the files that can be replaced in the app', () => {
  const notices = readFileSync(path.join(path.dirname(packedApp.executable), 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  for (const name of ['lame.wasm', 'mpg123.wasm'])
    expect(
      readFileSync(path.join(packedApp.resources, 'dist/main', name))
        .subarray(1, 4)
        .toString(),
    ).toBe('asm')
})
