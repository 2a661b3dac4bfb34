import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { chromiumFlags, chromiumPath, profileFolder } from './chromiumCommand.ts'
import { DevToolsPipe } from './DevToolsPipe.ts'

// Chromium writes what pages stored while it closes; on a busy machine that takes seconds.
const closeGraceMs = 15_000
const killGraceMs = 60
const pollMs = 5
let child: ChildProcess | undefined
let pipe: DevToolsPipe | undefined
let stopping = false

/** Windows exist only after ready, and ready comes after Chromium. */
export function devTools(): DevToolsPipe {
  if (!pipe) throw new Error('electron stand-in: Chromium is not running')
  return pipe
}

function readAddress(chromium: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    chromium.stderr?.on('data', (chunk: Buffer) => {
      if (process.env.STANDIN_DEBUG) process.stderr.write(chunk)
      said = (said + String(chunk)).slice(-10_000)
      const match = /^DevTools listening on (ws:\S+)$/m.exec(said)
      if (match) resolve(match[1]!)
    })
    chromium.once('error', reject)
    chromium.once('exit', () => reject(new Error(`electron stand-in: Chromium ended while starting\n${said}`)))
  })
}

export async function startChromium({ onLost }: { onLost: () => void }): Promise<void> {
  mkdirSync(profileFolder(), { recursive: true })
  child = spawn(chromiumPath(), chromiumFlags(), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // A process group of its own: its helper processes, which may live on for a moment, can then be ended with it.
    detached: true,
  })
  const address = await readAddress(child)
  child.once('exit', () => {
    if (!stopping) onLost()
  })
  pipe = new DevToolsPipe(child.stdio[3] as Writable, child.stdio[4] as Readable)
  await pipe.send('Target.setDiscoverTargets', { discover: true })
  const { product } = (await pipe.send('Browser.getVersion')) as { product: string }
  Object.assign(process.versions, { chrome: product.replace(/^.*\//, '') })
  // Playwright waits for this line, then attaches to the same Chromium.
  process.stderr.write(`DevTools listening on ${address}\n`)
}

/** Lets Chromium write its profile, then ends what is left of it. */
export async function stopChromium(): Promise<void> {
  stopping = true
  if (pipe && child?.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    pipe.send('Browser.close').catch(() => {})
    await Promise.race([ended, after(closeGraceMs, undefined, { ref: false })])
  }
  for (let waited = 0; killChromium() === 'alive' && waited < killGraceMs; waited += pollMs) await after(pollMs)
}

export function killChromium(): 'alive' | 'gone' {
  stopping = true
  if (child?.pid === undefined) return 'gone'
  try {
    process.kill(-child.pid, 'SIGKILL')
    return 'alive'
  } catch {
    return 'gone'
  }
}
