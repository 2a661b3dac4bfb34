import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../../electron/agent/index.ts'
import { type BatchRoom, createBatch } from '../../../../../electron/app/batch/createBatch.ts'
import { type Batch, batchSchema } from '../../../../../shared/schemas/batch.ts'
import type { Recipe } from '../../../../../shared/schemas/recipe.ts'
import { writeFakeFfmpeg, writeProgram } from '../../../../support/files/fakeFfmpeg.ts'
import { makeWav, storeSamples } from '../../../../support/files/makeWav.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 8000
const short: Recipe = { version: 1, name: 'short', steps: [{ say: 'delete the first 2 seconds' }] }
const open: Recipe = { version: 1, name: 'open', steps: [{ say: 'delete' }] }

let folder = ''
let seen: Batch[] = []
let batch: BatchRoom
let chosen = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'batch-room-'))
  seen = []
  chosen = ''
  batch = makeBatch(null)
})
afterEach(async () => {
  await batch.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `beside` where it counts that files are worked on at once: to start a thread for each takes longest. */
const makeBatch = (ownFolder: string | null, engine: 'inline' | 'beside' = 'inline') =>
  createBatch({
    recipes: { list: () => [short, open] },
    registry,
    ownFolder,
    onChange: (view) => seen.push(batchSchema.parse(view)),
    every: 20,
    engine,
    ffmpeg: () => chosen,
  })

function sound(name: string, seconds: number): string {
  const samples = Array.from(sine(440, rate, seconds * rate, 0.25), (value) => Math.round(value * 32767))
  writeFileSync(path.join(folder, name), makeWav(storeSamples('s16', samples), { sampleRate: rate }))
  return path.join(folder, name)
}

const out = () => path.join(folder, 'out')
const states = () => batch.view().files.map(({ name, state }) => [name, state])
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((next) => setTimeout(next, 10))
}

function choose(recipe: string, ...files: string[]): void {
  batch.setRecipe(recipe)
  batch.add(files.map((file) => ({ path: file })))
  batch.setFolder(out())
}

it('says what is missing before it can begin', async () => {
  expect(await batch.rehearse()).toMatchObject({ error: { values: { missing: ['recipe', 'files', 'folder'] } } })
  choose('short', sound('a.wav', 5))
  expect(await batch.rehearse()).toMatchObject({ ok: true })
})

it('shows what each file would get, writes nothing before a yes, and then each file with what came of it', async () => {
  writeFileSync(path.join(folder, 'bad.wav'), 'nonsense')
  choose('short', sound('a.wav', 5), sound('b.wav', 4), path.join(folder, 'bad.wav'))
  await batch.rehearse()
  expect(batch.view()).toMatchObject({ phase: 'rehearsed', progress: null })
  expect(batch.view().files).toMatchObject([
    { name: 'a.wav', state: 'ready', before: 5, after: 3, problem: null, output: 'a.wav' },
    { name: 'b.wav', state: 'ready', before: 4, after: 2, problem: null },
    { name: 'bad.wav', state: 'failed' },
  ])
  expect(batch.view().files[0]?.steps.join()).toMatch(/Delete/u)
  expect(existsSync(out())).toBe(false)
  await batch.write()
  expect(states()).toEqual([
    ['a.wav', 'done'],
    ['b.wav', 'done'],
    ['bad.wav', 'failed'],
  ])
  expect(readFileSync(path.join(out(), 'a.wav')).length).toBe(44 + 3 * rate * 2)
  expect(seen.map(({ progress }) => progress?.done).filter((done) => done !== undefined)).toEqual(
    expect.arrayContaining([0, 1, 2, 3]),
  )
}, 60_000)

it.skipIf(process.platform === 'win32')('reads files by the FFmpeg that is chosen as it begins', async () => {
  vi.stubEnv('TAPEHAND_FFMPEG', '')
  const own = path.join(folder, 'own')
  const program = writeFakeFfmpeg(own, '7.1')
  writeProgram(own, 'ffprobe', `echo asked >> "${path.join(own, 'notes')}"; exit 1`)
  const take = path.join(folder, 'take.wv')
  writeFileSync(take, 'wvpk\0\u0001\0\0')
  choose('short', take)
  chosen = program
  await batch.rehearse()
  expect(batch.view().files).toMatchObject([
    { state: 'failed', problem: expect.stringMatching(/FFmpeg can't read it/u) },
  ])
  expect(readFileSync(path.join(own, 'notes'), 'utf8')).toBe('asked\n')
})

it('asks once for all files that ask the same, and leaves the others as they were', async () => {
  const files = [sound('a.wav', 5), sound('b.wav', 4), sound('c.wav', 3)]
  mkdirSync(out())
  for (const name of ['a.wav', 'b.wav']) writeFileSync(path.join(out(), name), 'somebody else')
  choose('short', ...files)
  await batch.rehearse()
  const [question, ...more] = batch.view().questions
  expect([question?.files.length, more]).toEqual([2, []])
  await batch.answer(question?.key ?? '', question?.answers[0]?.say ?? '')
  expect(states()).toEqual([
    ['a.wav', 'ready'],
    ['b.wav', 'ready'],
    ['c.wav', 'ready'],
  ])
  await batch.write()
  expect(readFileSync(path.join(out(), 'a.wav')).length).toBe(44 + 3 * rate * 2)
}, 60_000)

it('puts a question of the recipe to the person, and does with the answer what the conversation would', async () => {
  choose('open', sound('a.wav', 5), sound('b.wav', 4))
  await batch.rehearse()
  const [question] = batch.view().questions
  expect(question?.files).toHaveLength(2)
  await batch.answer(question?.key ?? '', 'the first second')
  expect(batch.view().files).toMatchObject([
    { state: 'ready', after: 4 },
    { state: 'ready', after: 3 },
  ])
}, 60_000)

it('another recipe or another file takes what was rehearsed back', async () => {
  choose('short', sound('a.wav', 5))
  await batch.rehearse()
  batch.add([{ path: sound('b.wav', 4) }])
  expect([batch.view().phase, states()]).toEqual([
    'choosing',
    [
      ['a.wav', 'new'],
      ['b.wav', 'new'],
    ],
  ])
  await batch.write()
  expect(existsSync(out())).toBe(false)
}, 60_000)

it('can be cancelled: what is written stays, nothing half done does, and it can go on', async () => {
  batch = makeBatch(null, 'beside')
  const files = Array.from({ length: 6 }, (_, k) => sound(`f${k}.wav`, 5))
  choose('short', ...files)
  await batch.rehearse()
  const writing = batch.write()
  await until(() => batch.view().files.some(({ state }) => state === 'done'))
  expect(batch.add([{ path: 'x' }])).toMatchObject({ error: { code: 'batch/busy' } })
  batch.cancel()
  await writing
  const done = batch.view().files.filter(({ state }) => state === 'done')
  expect(done.length).toBeLessThan(files.length)
  expect(batch.view().files.filter(({ state }) => state === 'interrupted').length).toBe(files.length - done.length)
  expect(
    readdirSync(out())
      .filter((name) => name.endsWith('.wav'))
      .toSorted(),
  ).toEqual(done.map(({ name }) => name))
  await batch.write()
  expect(states().every(([, state]) => state === 'done')).toBe(true)
}, 60_000)

it('does what comes into a watched folder, until it is stopped', async () => {
  const inbox = path.join(folder, 'inbox')
  mkdirSync(inbox)
  choose('short')
  expect(await batch.watch(out())).toMatchObject({ error: { code: 'batch/watched-into-itself' } })
  expect(await batch.watch(inbox)).toMatchObject({ ok: true })
  writeFileSync(path.join(inbox, 'a.wav'), readFileSync(sound('a.wav', 5)))
  await until(() => batch.view().watch?.results[0]?.state === 'done')
  expect(batch.view().watch).toMatchObject({
    recipe: 'short',
    from: inbox,
    to: out(),
    results: [{ name: 'a.wav', before: 5, after: 3 }],
  })
  await batch.stopWatching()
  expect(batch.view().watch).toBeNull()
  expect(readFileSync(path.join(out(), 'a.wav')).length).toBe(44 + 3 * rate * 2)
}, 60_000)

it('a page has a folder of its own to write to, which is gone afterwards', async () => {
  await batch.close()
  const own = path.join(folder, 'own')
  batch = makeBatch(own)
  batch.setRecipe('short')
  batch.add([{ path: sound('a.wav', 5), name: 'night.wav' }])
  await batch.rehearse()
  await batch.write()
  expect(batch.written().map((file) => path.basename(file))).toEqual(['a.wav'])
  await batch.close()
  expect(existsSync(own)).toBe(false)
}, 60_000)
