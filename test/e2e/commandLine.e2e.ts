import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What a command line says, and what it writes. */
function run(program: string, folder: string, input: string, ending: string, ...steps: readonly string[]) {
  const out = path.join(folder, `${path.basename(program)}${ending}`)
  const edit = [program, 'edit', input, ...steps, '--offline', '--yes', '-o', out]
  const { status, stdout, stderr } = spawnSync(process.execPath, edit, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TAPEHAND_DATA: folder },
  })
  return { status, said: `${stdout}${stderr}`.replaceAll(path.basename(out), 'out'), made: () => readFileSync(out) }
}

/** Of everything. */
const call = (tool: string, values: object = {}): readonly string[] => [
  '--call',
  JSON.stringify({ tool, start_time: 0, end_time: 12, ...values }),
]
const edits: readonly (readonly [ending: string, ...steps: readonly string[]])[] = [
  ['.wav', '--say', 'take out the first second and normalize it to -3 dB'],
  ['.mp3', ...call('apply_reverb')],
  ['.flac', ...call('apply_change_tempo', { percent: 20 })],
  ['.ogg', ...call('apply_noise_reduction', { mode: 'speech' })],
]

for (const [ending, ...steps] of edits) {
  story(`the command line as it is built writes the same ${ending} as its sources do`, page, async ({ folder }) => {
    // given
    const input = writeRecording(folder, { name: 'Take.wav', seconds: 12, channels: 2 })
    // when
    const [built, sources] = ['dist/main/cli.cjs', 'electron/cli/main.ts'].map((program) =>
      run(program, folder, input, ending, ...steps),
    )
    // then
    expect(built?.said).toBe(sources?.said)
    expect(built?.status).toBe(0)
    expect(built?.made().equals(sources?.made() ?? Buffer.alloc(0))).toBe(true)
  })
}

story('the command line as it is built finds the files of the app', page, ({ folder }) => {
  // given
  const input = writeRecording(folder, { name: 'Take.wav', seconds: 2 })
  const recipe = path.join(root, 'assets/recipes/podcast-clean-up.json')
  const say = (program: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TAPEHAND_DATA: folder },
    }).stdout
  const programs = ['dist/main/cli.cjs', 'electron/cli/main.ts'] as const
  // when
  const [built, sources] = programs.map((program) => [
    say(program, '--version'),
    say(program, 'batch', recipe, input, '-o', folder, '--print-jobs'),
    say(program, 'edit', input, '--say', 'what recipes are there?', '--offline'),
  ])
  // then
  expect(built?.[1]).toContain(path.join(root, 'scripts/tapehand.mjs'))
  expect(built?.[2]).toContain('podcast')
  expect(built).toEqual(sources)
})
