import { spawn } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Children, endProgram } from './children.ts'

export interface ProcessRun {
  readonly program: string
  readonly args: readonly string[]
  /** It runs there, and everything that it writes there counts. All that belongs to it lies in the one around. */
  readonly folder: string
  readonly seconds: number
  readonly mostBytes: number
  readonly signal: AbortSignal
  readonly children: Children
  /** Called several times a second while it runs: 0 to 1 where it says how far it is, else null. */
  onLife(fraction: number | null): void
}

export type ProcessEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'slow' | 'large' | 'cancelled' }
  /** `status` is null where something ended it. */
  | { readonly kind: 'failed'; readonly status: number | null; readonly said: string }
  | { readonly kind: 'not-started'; readonly code: string }

const pollEveryMs = 250
/** Of what it says, the end is kept. */
const mostSaid = 4096
const shownSaid = 300

/** Runs a program to its end, without a shell. When this resolves nothing of it runs any more. */
export async function runProcess(run: ProcessRun): Promise<ProcessEnd> {
  if (run.signal.aborted) return { kind: 'cancelled' }
  const child = spawn(run.program, run.args, {
    cwd: run.folder,
    env: environmentFor(run.folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts is ended with it.
    detached: process.platform !== 'win32',
    windowsHide: true,
    shell: false,
  })
  const { pid } = child
  let stopped: 'slow' | 'large' | 'cancelled' | null = null
  let said = ''
  const stop = (why: typeof stopped): void => {
    stopped ??= why
    if (pid !== undefined) endProgram(pid)
  }
  const hear = (chunk: Buffer): void => void (said = (said + chunk.toString('utf8')).slice(-mostSaid))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const running = pid === undefined ? null : { pid, folder: path.dirname(run.folder) }
  if (running !== null) run.children.add(running)
  const late = setTimeout(() => stop('slow'), run.seconds * 1000)
  const polling = setInterval(() => {
    if (bytesIn(run.folder) > run.mostBytes) stop('large')
    else run.onLife(fractionIn(said))
  }, pollEveryMs)
  const cancel = (): void => stop('cancelled')
  run.signal.addEventListener('abort', cancel, { once: true })
  try {
    return await new Promise<ProcessEnd>((resolve) => {
      child.once('error', (error) => resolve({ kind: 'not-started', code: codeOf(error) }))
      // `exit`, not `close`: what it has left behind in its group may hold its output open for ever.
      child.once('exit', (status) => {
        if (stopped !== null) return resolve({ kind: stopped })
        if (bytesIn(run.folder) > run.mostBytes) return resolve({ kind: 'large' })
        setImmediate(() => resolve(status === 0 ? { kind: 'done' } : { kind: 'failed', status, said: lastLines(said) }))
      })
    })
  } finally {
    clearTimeout(late)
    clearInterval(polling)
    run.signal.removeEventListener('abort', cancel)
    if (running !== null) {
      endProgram(running.pid)
      run.children.remove(running)
    }
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

/** Names of what it is told of the world. Whatever else is in our own environment, a key too, is not for it. */
const passedOn = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'APPDATA', 'LOCALAPPDATA', 'PATHEXT']

function environmentFor(folder: string): Record<string, string> {
  const passed = passedOn.flatMap((name): [string, string][] => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TMPDIR: folder, TEMP: folder, TMP: folder }
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.reduce(
    (sum, entry) =>
      sum +
      (entry.isFile() ? (lstatSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0) : 0),
    0,
  )
}

/** How far it says that it is: the last percentage that it has written. */
function fractionIn(said: string): number | null {
  const last = said
    .slice(-200)
    .match(/\b\d{1,3}(?:\.\d{1,3})?(?= ?%)/gu)
    ?.at(-1)
  return last === undefined ? null : Math.min(1, Number(last) / 100)
}

const lastLines = (said: string): string =>
  said
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(-shownSaid)
    .trim()

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name)
