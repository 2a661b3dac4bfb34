import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { maxBlockFrames } from '../../../../../../electron/engine/blocks/blockStore.ts'
import type { Engine, EngineOptions } from '../../../../../../electron/engine/index.ts'
import { storySeed, tellStory } from '../../../../../support/engine/randomStory.ts'
import { makeWav, storedFields, type StoredKind, storeSamples } from '../../../../../support/files/makeWav.ts'
import { code, openEngine, value } from '../../../../../support/openEngine.ts'
import { makeFolder } from '../../../../../support/projectFolder.ts'

/** More than one block. */
const frames = maxBlockFrames + 40_000
const scales = { u8: 100, s16: 20_000, s24: 5_000_000, s32: 1e9, f32: 0.7, f64: 0.7 } as const

function writeTake(folder: string, kind: StoredKind, channels: 1 | 2): string {
  const file = join(folder, `${kind}.wav`)
  const wave = (i: number) => scales[kind] * Math.sin(i * i * 1e-6) * (i % 977 === 0 ? 1 : 0.5)
  const samples = Array.from({ length: frames * channels }, (_, i) =>
    kind.startsWith('f') ? wave(i) : Math.round(wave(i)),
  )
  // One that is no number, so that the sound can't be read where it lies.
  if (kind === 'f32') samples[5] = Number.NaN
  writeFileSync(file, makeWav(storeSamples(kind, samples), storedFields(kind, channels)))
  return file
}

const open = async (folder: string, options: Partial<EngineOptions> = {}): Promise<Engine> =>
  openEngine({ file: join(folder, 'run.tapehand'), keeps: 'nothing', ...options })

const exported = async (engine: Engine, folder: string, name: string) =>
  engine.exportAudio({
    path: join(folder, name),
    range: 'all',
    overwrite: 'never',
    format: 'wav24',
    channels: 'auto',
    quality: { kind: 'variable', level: 4 },
  })

/** Sound of all forms, edited in pieces and rendered, as one file. */
async function tell(engine: Engine, folder: string, takes: readonly string[]): Promise<Buffer> {
  value(await engine.importAudio(takes.map((path) => ({ path, name: path }))))
  value(await engine.perform({ kind: 'selectAllTracks' }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 4 }))
  value(await engine.perform({ kind: 'reverse' }))
  value(await engine.perform({ kind: 'highPass', frequencyHz: 300, rolloffDb: 12 }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 0.5, end: 2 }))
  value(await engine.perform({ kind: 'cut' }))
  value(await engine.undo())
  value(await engine.perform({ kind: 'deleteSelection' }))
  value(await exported(engine, folder, 'out.wav'))
  return readFileSync(join(folder, 'out.wav'))
}

describe('a project for one run', () => {
  it.each(['inline', 'thread'] as const)('gives the very sound that a project that is kept gives (%s)', async (run) => {
    const [here, there] = [makeFolder(), makeFolder()]
    const takes = (['s16', 'u8', 's24', 's32', 'f32', 'f64'] as const).map((kind, index) =>
      writeTake(here, kind, index % 2 === 0 ? 2 : 1),
    )
    const kept = await openEngine({ file: join(there, 'kept.tapehand'), run })
    const passing = await open(here, { run })

    const [ours, theirs] = [await tell(passing, here, takes), await tell(kept, there, takes)]

    expect(ours.length).toBeGreaterThan(frames)
    expect(ours.equals(theirs)).toBe(true)
  })

  it('leaves sound in the file that it was read from, and writes what is nowhere as it is', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    const sizes: number[] = []
    for (const kind of ['s16', 'f32'] as const) {
      const path = writeTake(folder, kind, 2)
      value(await engine.importAudio([{ path, name: kind }]))
      sizes.push(statSync(join(folder, 'run.tapehand'), { throwIfNoEntry: false })?.size ?? 0)
    }

    expect(sizes[0]).toBe(0)
    expect(sizes[1]).toBeGreaterThan(maxBlockFrames * 8)
    expect(value(await engine.fileSize()).file).toBe(sizes[1])
  })

  it('knows the peak of sound that was never read before it was asked for', async () => {
    const folder = makeFolder()
    const levels = []
    for (const keeps of ['nothing', undefined] as const) {
      const engine = await openEngine({ file: join(folder, `${keeps}.tapehand`), ...(keeps && { keeps }) })
      for (const kind of ['u8', 's16', 's24', 's32'] as const)
        value(await engine.importAudio([{ path: writeTake(folder, kind, 2), name: kind }]))
      const trackIds = (await engine.view()).tracks.map(({ id }) => id)
      levels.push(value(await engine.measure({ range: { start: 0, end: 60 }, trackIds })))
    }

    expect(levels[0]?.peakDb).toBeLessThan(0)
    expect(levels[0]).toEqual(levels[1])
  })

  it('tells the peak of what is written as it is, whether it was looked at before or not', async () => {
    const folder = makeFolder()
    const peaks: number[] = []
    for (const keeps of ['nothing', undefined] as const) {
      const engine = await openEngine({ file: join(folder, `${keeps}.tapehand`), ...(keeps && { keeps }) })
      value(await engine.importAudio([{ path: writeTake(folder, 's16', 2), name: 'take' }]))
      value(await engine.perform({ kind: 'selectAllTracks' }))
      value(await engine.perform({ kind: 'setTimeSelection', start: 0.3, end: 1.7 }))
      value(await engine.perform({ kind: 'deleteSelection' }))
      for (const lap of [1, 2]) {
        const request = { path: join(folder, `${keeps}${lap}.wav`), range: 'all', overwrite: 'never' } as const
        const sound = { format: 'wav16', channels: 'auto', quality: { kind: 'variable', level: 4 } } as const
        peaks.push(value(await engine.exportAudio({ ...request, ...sound })).peakDb)
      }
    }
    expect(peaks).toEqual(Array(4).fill(peaks[0]))
    expect(peaks[0]).toBeLessThan(0)
  })

  it('fails with the name of a file that was written to meanwhile, and writes nothing', async () => {
    const folder = makeFolder()
    const path = writeTake(folder, 's16', 2)
    const engine = await open(folder)
    value(await engine.importAudio([{ path, name: 'take' }]))
    appendFileSync(path, 'more')

    const refused = await exported(engine, folder, 'out.wav')

    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'engine/unreadable', values: { fault: { kind: 'source-changed', name: 's16.wav' } } },
    })
    expect(existsSync(join(folder, 'out.wav'))).toBe(false)
  })

  it('goes on where a file that it reads was taken away, and may be replaced by what is made of it', async () => {
    const folder = makeFolder()
    const path = writeTake(folder, 's16', 2)
    const before = readFileSync(path)
    const engine = await open(folder)
    value(await engine.importAudio([{ path, name: 'take' }]))
    rmSync(path)

    value(await exported(engine, folder, 's16.wav'))

    expect(readFileSync(path).length).toBeGreaterThan(before.length)
  })

  it('refuses with a failure what its drive does not take', async () => {
    const folder = makeFolder()
    const engine = await open(join(folder, 'no such folder'))

    const refused = await engine.importAudio([{ path: writeTake(folder, 'f32', 1), name: 'take' }])

    expect(refused).toMatchObject({ ok: false, error: { code: 'engine/disk' } })
    expect((await engine.view()).tracks).toEqual([])
  })

  it('is saved as a whole project, with all that can be undone and redone', async () => {
    const folder = makeFolder()
    const engine = await open(folder, { joins: 'clickSafe' })
    value(await engine.seed(storySeed))
    const step = tellStory(engine, 5)
    for (let count = 0; count < 40; count++) await step()
    value(await engine.undo({ grain: 'request' }))
    value(await engine.writeDocument('note', { said: 'hello' }))
    const path = join(folder, 'saved.tapehand')
    value(await engine.saveProject({ path, overwrite: 'never' }))

    const saved = await openEngine({ file: path, joins: 'clickSafe' })

    const stories = await Promise.all([engine, saved].map(async (one) => walk(one)))
    expect(stories[1]).toEqual(stories[0])
    expect(stories[0]?.length).toBeGreaterThan(10)
    expect(await saved.readDocument('note')).toEqual({ said: 'hello' })
    expect(code(await saved.perform({ kind: 'setCursor', time: 1 }))).toBe('ok')
  })
})

/** The sound after each step forward, and then after each step back. */
async function walk(engine: Engine): Promise<string[]> {
  const heard: string[] = []
  const hear = async () => {
    const { tracks } = await engine.view()
    const trackIds = tracks.map(({ id }) => id)
    heard.push(value(await engine.measure({ range: { start: 0, end: 60 }, trackIds })).soundHash)
  }
  await hear()
  while ((await engine.redo({ grain: 'step' })).ok) await hear()
  while ((await engine.undo({ grain: 'step' })).ok) await hear()
  return heard
}
