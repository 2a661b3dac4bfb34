import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../../../../electron/cli/runCommand.ts'
import { makeWav, storeSamples } from '../../../../support/files/makeWav.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 8000
let folder = ''
let input = ''
let recipe = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'batch-test-'))
  input = join(folder, 'a.wav')
  writeFileSync(input, tone(5))
  recipe = join(folder, 'short.json')
  writeFileSync(recipe, JSON.stringify({ version: 1, name: 'short', steps: [{ say: 'delete the first 2 seconds' }] }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tone = (seconds: number): Uint8Array =>
  makeWav(
    storeSamples(
      's16',
      Array.from(sine(440, rate, seconds * rate, 0.25), (value) => Math.round(value * 32767)),
    ),
    { sampleRate: rate },
  )

interface File {
  readonly state: string
  readonly after: number | null
  readonly problem: string | null
}

type Ask = (prompt: string) => Promise<string | null>

async function batch(
  args: readonly string[],
  answer: string | Ask | null = null,
  signal = new AbortController().signal,
) {
  const out: string[] = []
  const notes: string[] = []
  const status = await runCommand(['batch', recipe, ...args], {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    ask: typeof answer === 'string' ? async () => answer : answer,
    env: { TAPEHAND_DATA: join(folder, 'data') },
    signal,
  })
  const text = out.join('\n')
  const files = () => (JSON.parse(text) as { files: File[] }).files
  return { status, text, notes, files }
}

const output = () => join(folder, 'out')

it('shows what each file would get, and writes nothing until somebody says yes', async () => {
  const looked = await batch([input, '-o', output()])
  expect(looked.status).toBe('open')
  expect(looked.text).toMatch(/a\.wav\s+0:05\s+0:03\s+ready/u)
  expect((await batch([input, '-o', output()], 'no')).status).toBe('open')
  expect(existsSync(output())).toBe(false)
  expect((await batch([input, '-o', output()], 'y')).status).toBe('done')
  expect(readFileSync(join(output(), 'a.wav')).length).toBe(44 + 3 * rate * 2)
})

it('tells what can not be done together at the end, does the rest, and fails for scripts', async () => {
  const [short, bad] = [join(folder, 'b.wav'), join(folder, 'c.wav')]
  writeFileSync(short, tone(1))
  writeFileSync(bad, 'nonsense')
  const done = await batch([input, short, bad, join(folder, 'none.wav'), '-o', output(), '--yes', '--jobs', '1'])
  expect(done.status).toBe('failed')
  expect(done.text).toMatch(
    /a\.wav.*written[^]*Not done \(3 of 4\):[^]*b\.wav: [^]*c\.wav: [^]*none\.wav: There is no file/u,
  )
  expect(readdirSync(output())).toEqual(['a.wav', 'a.wav.tapehand.json'])
})

it('does nothing twice, and does again what has changed only where that is told', async () => {
  const args = [input, '-o', output(), '--yes', '--json']
  expect((await batch(args)).files()).toMatchObject([{ state: 'done', after: 3 }])
  const first = readFileSync(join(output(), 'a.wav'))
  expect((await batch(args)).files()).toMatchObject([{ state: 'there' }])
  writeFileSync(input, tone(6))
  const changed = await batch(args)
  expect([changed.status, changed.files()[0]?.state]).toEqual(['open', 'asked'])
  expect(readFileSync(join(output(), 'a.wav'))).toEqual(first)
  expect((await batch([...args, '--overwrite'])).files()).toMatchObject([{ state: 'done', after: 4 }])
})

it('goes on where a run was ended while it wrote', async () => {
  const args = [input, '-o', output(), '--yes', '--json']
  await batch(args)
  const receipt = join(output(), 'a.wav.tapehand.json')
  const left = JSON.parse(readFileSync(receipt, 'utf8')) as object
  writeFileSync(receipt, JSON.stringify({ ...left, state: 'writing' }))
  writeFileSync(join(output(), 'a.wav'), 'half')
  expect((await batch(args)).files()).toMatchObject([{ state: 'done' }])
  expect(readFileSync(join(output(), 'a.wav')).length).toBe(44 + 3 * rate * 2)
})

it('never writes over an original, nor two files into one', async () => {
  const over = await batch([input, '-o', folder, '--yes', '--overwrite', '--json'])
  expect(over.files()[0]?.problem).toContain('over an original')
  expect(readFileSync(input).length).toBe(44 + 5 * rate * 2)
  const twin = join(folder, 'a.flac')
  writeFileSync(twin, tone(5))
  const both = await batch([input, twin, '-o', output(), '--yes', '--json'])
  expect(both.files().map(({ problem }) => problem)).toEqual([
    expect.stringContaining('same file'),
    expect.stringContaining('same file'),
  ])
  expect(existsSync(output())).toBe(false)
})

it('leaves nothing behind when it is interrupted', async () => {
  const stopped = new AbortController()
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('tapehand-run-'))
  const running = batch([input, '-o', output(), '--yes', '--json'], null, stopped.signal)
  stopped.abort()
  const ended = await running
  expect([ended.status, ended.files()[0]?.state]).toEqual(['interrupted', 'interrupted'])
  expect(existsSync(output())).toBe(false)
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tapehand-run-') && !before.includes(name))).toEqual([])
})

it('prints a command for each file, quoted for a shell', async () => {
  const spaced = join(folder, "it's me.wav")
  const printed = await batch([input, spaced, '-o', output(), '--print-jobs', '--overwrite'])
  const lines = printed.text.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`'${folder}/it'\\''s me.wav' -o ${output()} --yes --jobs 1 --overwrite`)
  expect(existsSync(output())).toBe(false)
})

it('says what is wrong with a command line or a recipe', async () => {
  expect((await batch([])).notes[0]).toContain('Name a recipe and at least one audio file')
  expect((await batch([input])).notes[0]).toContain('-o')
  expect((await batch([input, '-o', output(), '--yes', '--plan'])).notes[0]).toContain('--plan excludes --yes')
  writeFileSync(recipe, '{\n  "version": 1,\n}')
  const broken = await batch([input, '-o', output()])
  expect([broken.status, broken.notes[0]]).toEqual(['failed', expect.stringContaining('line 3 is not JSON')])
})

it('asks once for all files that ask the same, and does those that got an answer', async () => {
  const second = join(folder, 'b.wav')
  writeFileSync(second, tone(4))
  await batch([input, second, '-o', output(), '--yes'])
  // Neither is known to the run: they are as good as somebody else's.
  for (const name of ['a.wav', 'b.wav']) rmSync(join(output(), `${name}.tapehand.json`))
  const asked: string[] = []
  const run = async (answers: readonly string[]) => {
    const left = [...answers]
    return batch([input, second, '-o', output()], async (prompt) => {
      asked.push(prompt)
      return left.shift() ?? null
    })
  }
  expect((await run(['', 'y'])).text).toMatch(
    /Not done \(2 of 2\):[^]*exists already\. Add --overwrite to replace it\./u,
  )
  expect(asked[0]).toMatch(/^2 files: A file of this name is there already.*\(replace\)/u)
  const done = await run(['replace', 'y'])
  expect(done.status).toBe('done')
  expect(done.text.match(/written/gu)).toHaveLength(2)
})

it('does each recording that comes into a watched folder once it is whole, and none twice', async () => {
  const inbox = join(folder, 'inbox')
  mkdirSync(inbox)
  writeFileSync(join(inbox, 'first.wav'), tone(5))
  writeFileSync(join(inbox, 'notes.txt'), 'no sound')
  const end = new AbortController()
  const lines: string[] = []
  const watching = runCommand(['batch', recipe, '--watch', inbox, '-o', output()], {
    out: (line) => {
      lines.push(line)
      if (lines.length === 1) writeFileSync(join(inbox, 'second.wav'), tone(4))
      else end.abort()
    },
    note: () => undefined,
    ask: null,
    env: { TAPEHAND_DATA: join(folder, 'data') },
    signal: end.signal,
  })
  expect(await watching).toBe('done')
  expect(lines).toEqual([
    'first.wav: written (0:05 → 0:03), first.wav',
    'second.wav: written (0:04 → 0:02), second.wav',
  ])
  expect(readdirSync(output()).filter((name) => name.endsWith('.wav'))).toEqual(['first.wav', 'second.wav'])
}, 60_000)

it('does not watch a folder into itself', async () => {
  const before = readdirSync(folder)
  const said = await batch(['--watch', folder, '-o', folder])
  expect(said.status).toBe('usage')
  expect(said.notes.join()).toMatch(/would be done again/u)
  expect(readdirSync(folder)).toEqual(before)
})
