import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeWav } from '../../../support/files/makeWav.ts'
import { startRawModelServer } from '../../../support/model/modelServer.ts'
import { makeFolder } from '../../../support/projectFolder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const command = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/tapehand.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TAPEHAND_DATA: folder },
  })

test('--help and --version go to standard output with status 0', () => {
  expect(command('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('Usage: tapehand edit') as string,
  })
  expect(command('edit', 'a.wav', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--say TEXT') as string,
  })
  expect(command('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('wrong usage goes to standard error with status 2', () => {
  expect(command('edit', '--loud')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no option --loud.') as string,
  })
  expect(command()).toMatchObject({ status: 2, stdout: '' })
})

test('an interrupt while a model thinks ends with 130, changes nothing and leaves nothing behind', async () => {
  // given
  const input = join(folder, 'Voice.wav')
  writeFileSync(input, makeWav(new Uint8Array(16_000).fill(20)))
  let heard: () => void = () => undefined
  const thinking = new Promise<void>((resolve) => (heard = resolve))
  const server = await startRawModelServer(() => heard())
  const run = spawn(
    process.execPath,
    [
      'scripts/tapehand.mjs',
      'edit',
      input,
      '--say',
      'delete it',
      '--yes',
      '--model',
      'm',
      '--base-url',
      server.baseUrl,
    ],
    {
      // The log of requests is the person's; what is looked at is where it works.
      env: { ...process.env, TAPEHAND_DATA: makeFolder(), TMPDIR: folder },
    },
  )
  const ended = new Promise<number | null>((resolve) => run.on('exit', resolve))
  await thinking
  expect(readdirSync(folder).some((name) => name.startsWith('tapehand-run-'))).toBe(true)
  // when
  run.kill('SIGINT')
  // then
  expect(await ended).toBe(130)
  expect(readdirSync(folder)).toEqual(['Voice.wav'])
  await server.close()
})

/** What a run loaded of files with this in their name, one a line, with the rest of what it noted. */
function runWatching(part: string, ...args: string[]) {
  const input = join(folder, 'Voice.wav')
  writeFileSync(input, makeWav(new Uint8Array(16_000).fill(20)))
  const watch = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => { if (new RegExp('${part}').test(name)) console.error('LOADED', name); return next(name, context) } })`
  const hook = `data:text/javascript,${encodeURIComponent(watch)}`
  return spawnSync(process.execPath, ['--import', hook, 'electron/cli/main.ts', 'edit', input, ...args], {
    encoding: 'utf8',
    env: { ...process.env, TAPEHAND_DATA: folder },
  })
}

test('without a model the SDK is not loaded', () => {
  const run = (...args: string[]) => runWatching('openai', '--say', 'hello', ...args)
  expect(run('--offline')).toMatchObject({ status: 0, stderr: '' })
  expect(run('--model', 'm', '--base-url', 'http://127.0.0.1:9').stderr).toContain('LOADED openai')
})

test('where nothing is said, what reads words is not loaded', () => {
  const call = '{"tool":"apply_invert","start_time":0,"end_time":0.5}'
  const run = (...args: string[]) => runWatching('planner/reading/index', ...args, '--offline', '--yes')
  expect(run('--call', call)).toMatchObject({ status: 0, stderr: '' })
  expect(run('--call', call, '--say', 'hello').stderr).toContain('LOADED')
})

test('a file that is only written anew loads no effects, project files, questions about sound or sentences of failures', () => {
  const parts =
    'effects/index|projectFile/openProjectFile|state/(analyse|measure)State|failures/failuresIn|notes/sayNoteIn'
  const output = join(folder, 'again.wav')
  expect(runWatching(parts, '-o', output)).toMatchObject({ status: 0, stderr: '' })
  expect(runWatching(parts, '-o', output).stderr).toContain('LOADED')
})
