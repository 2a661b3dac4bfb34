import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { makeWav } from '../files/makeWav.ts'
import { repository, temporaryFolder } from '../openTestApp.ts'

/** The loopback host in processes of their own, in a folder that goes with them. */
export function openLoopback() {
  const place = temporaryFolder()
  const running: ChildProcess[] = []
  return {
    folder: place.folder,
    running,
    /** From the sources. */
    start: (args: readonly string[], env: Record<string, string> = {}) => {
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
    },
    recording: (name: string): string => {
      const file = path.join(place.folder, name)
      writeFileSync(file, makeWav(new Uint8Array(16_000), { sampleRate: 8000 }))
      return file
    },
    fakeBrowser: () => fakeBrowser(place.folder),
    end: () => {
      for (const child of running.splice(0)) child.kill('SIGKILL')
      place.remove()
    },
  }
}

/** What a process says, line by line, and its end. */
export function follow(child: ChildProcessByStdio<null, Readable, Readable>) {
  const lines: string[] = []
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      for (const hear of waiting) hear()
    })
  }
  const said = (pattern: RegExp) =>
    new Promise<string>((found, missed) => {
      const hear = () => {
        const line = lines.find((text) => pattern.test(text))
        if (line !== undefined) found(line)
      }
      waiting.push(hear)
      child.once('exit', () => missed(new Error(`It ended and said: ${lines.join(' | ')}`)))
      hear()
    })
  return { child, lines, said, ended: once(child, 'exit') as Promise<[number | null]> }
}

/** In place of a browser: opens the address as one does, says what it saw, and closes when the file `close` appears. */
function fakeBrowser(folder: string): string {
  const program = path.join(folder, 'browser.mjs')
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
socket.on('message', (bytes) => writeFileSync(${JSON.stringify(path.join(folder, 'answer'))}, bytes))
socket.on('open', () => socket.send(JSON.stringify({ id: 1, channel: 'app:state:get' })))
socket.on('close', () => process.exit(0))
setInterval(() => existsSync(${JSON.stringify(path.join(folder, 'close'))}) && process.exit(0), 20)
`,
    { mode: 0o755 },
  )
  return program
}
