import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const script = path.join(root, 'scripts/tapehand.mjs')
const has = (program: string): boolean => spawnSync('which', [program]).status === 0
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'batch-jobs-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = () => ({ ...process.env, TAPEHAND_DATA: path.join(folder, 'data') })
const tapehand = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, env: env(), encoding: 'utf8' })

/** About eight seconds of speech between pauses. */
function speak(name: string, text: string): void {
  execFileSync('espeak-ng', ['-w', path.join(folder, name), '-m', `${text}<break time="3500ms"/>${text}`])
}

interface Ran {
  readonly files: readonly { state: string; before: number; after: number; problem: string | null }[]
}

it.skipIf(!has('espeak-ng'))(
  'does the five recipes of the app to real speech',
  () => {
    speak('talk.wav', 'Good morning, and welcome to the show. Today we talk about sound.')
    const recipes = readdirSync(path.join(root, 'assets/recipes'))
    const lengths = recipes.map((file) => {
      const ran = tapehand('batch', path.join(root, 'assets/recipes', file), 'talk.wav', '-o', file, '--yes', '--json')
      expect(ran.stderr).toBe('')
      const [one] = (JSON.parse(ran.stdout) as Ran).files
      expect(one).toMatchObject({ state: 'done', problem: null })
      return [file, (one?.after ?? 0) < (one?.before ?? 0) - 0.4]
    })
    // Timecodes of a transcript stay; everywhere else the long pause is shortened.
    expect(lengths).toEqual(recipes.map((file) => [file, file !== 'interview-transcript-prep.json']))
  },
  120_000,
)

it.skipIf(!has('espeak-ng'))(
  'each printed job is complete in itself, and several go on at once',
  () => {
    for (const name of ['one.wav', 'two.wav']) speak(name, `This is file ${name}.`)
    const recipe = path.join(folder, 'plain.json')
    writeFileSync(recipe, JSON.stringify({ version: 1, name: 'plain', steps: [{ say: 'reverse everything' }] }))
    const printed = tapehand('batch', recipe, 'one.wav', 'two.wav', '-o', 'jobs', '--print-jobs').stdout
    for (const line of [...printed.trim().split('\n'), printed.split('\n')[0] ?? ''])
      expect(spawnSync('sh', ['-c', line], { cwd: '/', env: env() }).status).toBe(0)
    const ran = tapehand('batch', recipe, 'one.wav', 'two.wav', '-o', 'two', '--yes', '--jobs', '2', '--json')
    expect((JSON.parse(ran.stdout) as Ran).files.map(({ state }) => state)).toEqual(['done', 'done'])
    for (const name of ['one.wav', 'two.wav'])
      expect(readFileSync(path.join(folder, 'two', name))).toEqual(readFileSync(path.join(folder, 'jobs', name)))
  },
  120_000,
)

it.skipIf(!has('parallel') || !has('espeak-ng'))(
  'GNU Parallel does them, goes on where a run was ended, and does again what failed (skipped where it is missing)',
  () => {
    const names = ['a.wav', 'b c.wav', "d'e.wav", 'f.wav']
    for (const name of names) speak(name, `This is ${name}.`)
    const recipe = path.join(folder, 'parallel.json')
    writeFileSync(recipe, JSON.stringify({ version: 1, name: 'parallel', steps: [{ say: 'reverse everything' }] }))
    const jobs = tapehand('batch', recipe, ...names, '-o', 'parallel', '--print-jobs').stdout
    const log = path.join(folder, 'jobs.log')
    const run = (input: string, ...more: string[]) =>
      spawnSync('parallel', ['--will-cite', '--jobs', '2', '--joblog', log, ...more], {
        cwd: folder,
        env: env(),
        input,
        encoding: 'utf8',
      }).status
    const exits = () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t')[6])
    // One of the four is gone, and the first run sees the first two only.
    const lost = readFileSync(path.join(folder, 'f.wav'))
    rmSync(path.join(folder, 'f.wav'))
    expect(run(jobs.split('\n').slice(0, 2).join('\n'))).toBe(0)
    const made = statSync(path.join(folder, 'parallel', 'a.wav')).mtimeMs
    expect(run(jobs, '--resume')).toBe(1)
    expect(exits().toSorted()).toEqual(['0', '0', '0', '1'])
    writeFileSync(path.join(folder, 'f.wav'), lost)
    expect(run(jobs, '--resume-failed')).toBe(0)
    expect(
      readdirSync(path.join(folder, 'parallel'))
        .filter((name) => name.endsWith('.wav'))
        .toSorted(),
    ).toEqual(names)
    // All of it once more, as if there were no log: nothing is written twice.
    rmSync(log)
    expect(run(jobs)).toBe(0)
    expect(exits()).toEqual(['0', '0', '0', '0'])
    expect(statSync(path.join(folder, 'parallel', 'a.wav')).mtimeMs).toBe(made)
  },
  180_000,
)
