import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../../electron/cli/runCommand.ts'
import { makeWav, storeSamples } from '../../../support/files/makeWav.ts'
import { sine } from '../../../support/signals.ts'

const rate = 8000
let folder = ''
let input = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-notes-'))
  input = join(folder, 'Voice.wav')
  const samples = Array.from(sine(440, rate, 10 * rate, 0.25), (value) => Math.round(value * 32767))
  writeFileSync(input, makeWav(storeSamples('s16', samples), { sampleRate: rate }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Printed {
  readonly requests: readonly unknown[]
  readonly project: unknown
  readonly error: unknown
}

/** Runs `tapehand edit` as main.ts does, where nobody sits at a terminal. */
async function editAsJson(...args: string[]) {
  const out: string[] = []
  const status = await runCommand(['edit', ...args, '--json'], {
    out: (text) => out.push(text),
    note: () => {},
    ask: null,
    env: { TAPEHAND_DATA: join(folder, 'data') },
    signal: new AbortController().signal,
  })
  return { status, printed: JSON.parse(out.join('\n')) as Printed }
}

test('a file of notes is gone through as one request, and what is unclear is kept as a label', async () => {
  const notes = join(folder, 'notes.csv')
  writeFileSync(notes, '\uFEFFTime,End,Note\n0:01,0:02,cut the cough\n0:03,,plosive\n')
  const output = join(folder, 'noted.wav')
  const { status, printed } = await editAsJson(input, '--notes', notes, '--yes', '-o', output)
  expect(status).toBe('done')
  expect(printed.requests).toMatchObject([
    {
      state: 'done',
      ran: [
        { tool: 'cut', range: [1, 2] },
        { tool: 'add_label', at: 2, args: { text: 'plosive' } },
      ],
    },
  ])
  expect(printed.project).toMatchObject({ labels: [{ text: 'plosive', start: 2, end: 2 }] })
})

test.each([
  ['is not there', 'missing.csv', null, 'missing.csv'],
  ['holds no notes', 'letter.txt', 'Dear Anna,\nthank you!', '--notes needs a file with lines or a table of notes'],
  ['is endless', 'long.txt', 'x'.repeat(40_001), 'at most 40000'],
])('a file of notes that %s is told before anything is done', async (_, name, text, told) => {
  const notes = join(folder, name)
  if (text !== null) writeFileSync(notes, text)
  const { status, printed } = await editAsJson(input, '--notes', notes, '--yes', '-o', join(folder, 'never.wav'))
  expect(status).toBe('failed')
  expect(printed.error).toMatchObject({ message: expect.stringContaining(told) })
  expect(existsSync(join(folder, 'never.wav'))).toBe(false)
})
