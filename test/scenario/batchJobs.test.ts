import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
