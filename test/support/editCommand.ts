import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { runCommand } from '../../electron/cli/runCommand.ts'
import { makeWav, storeSamples } from './files/makeWav.ts'
import { sine } from './signals.ts'

export const rate = 8000
/** Where the test that is running has its files: an input of ten seconds in a folder of its own. */
export const place = { folder: '', input: '' }

/** To be called once in a file. */
export function inOwnFolder(): void {
  beforeEach(() => {
    place.folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
    place.input = join(place.folder, 'Voice.wav')
    writeFileSync(place.input, tone(10))
  })
  afterEach(() => rmSync(place.folder, { recursive: true, force: true }))
}

export function tone(seconds: number, sampleRate = rate): Uint8Array {
  return makeWav(
    storeSamples(
      's16',
      Array.from(sine(440, sampleRate, seconds * sampleRate, 0.25), (value) => Math.round(value * 32767)),
    ),
    { sampleRate },
  )
}

interface Printed {
  readonly requests: readonly {
    text: string
    asked: string[]
    ran: Record<string, unknown>[]
    pending: string | null
    reply: string
    state: string
  }[]
  readonly project: {
    duration: number
    sampleRate: number
    tracks: { name: string; channels: number; clips: { start: number; end: number }[] }[]
    canUndo: boolean
  } | null
  readonly output: { path: string; duration: number } | null
  readonly error: { code: string } | null
}

/** Runs `tapehand edit` as main.ts does; `typed` are the person's lines at a terminal. */
export async function edit(args: readonly string[], typed: readonly string[] | null = null) {
  const out: string[] = []
  const notes: string[] = []
  const lines = typed === null ? null : [...typed]
  const status = await runCommand(['edit', ...args], {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    ask:
      lines === null
        ? null
        : async (prompt) => {
            notes.push(prompt)
            return lines.shift() ?? null
          },
    env: { TAPEHAND_DATA: join(place.folder, 'data'), OPENAI_API_KEY: 'sk-env' },
    signal: new AbortController().signal,
  })
  return { status, out: out.join('\n'), notes: notes.join('\n') }
}

export async function editAsJson(...args: string[]) {
  const ended = await edit([...args, '--json'])
  return { ...ended, printed: JSON.parse(ended.out) as Printed }
}

/** Length of a 16-bit mono WAV in seconds. */
export const lengthOf = (path: string) => (readFileSync(path).length - 44) / 2 / rate
