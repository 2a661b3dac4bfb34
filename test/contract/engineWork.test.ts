import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../electron/engine/index.ts'
import type { Job } from '../../shared/schemas/job.ts'
import { storySeed } from '../support/engine/randomStory.ts'
import { code, openEngine, value } from '../support/openEngine.ts'
import { makeFolder, newProjectPath } from '../support/projectFolder.ts'

const mark = { id: 'r1', label: 'Trim', text: 'trim to 2-5' }

describe('long work', () => {
  async function withLongFile(): Promise<{ engine: Engine; folder: string; wav: string }> {
    const folder = makeFolder()
    const engine = await openEngine({ file: newProjectPath(), run: 'thread' })
    value(
      await engine.seed({
        ...storySeed,
        tracks: [{ name: 'Long', channels: 2, clips: [{ name: 'long', start: 0, end: 3000 }], silences: [] }],
      }),
    )
    const wav = join(folder, 'long.wav')
    value(await engine.exportAudio({ path: wav, range: 'all', format: 'wav16', channels: 'auto', overwrite: 'never' }))
    return { engine, folder, wav }
  }

  test('shows as a job with growing progress and leaves one history entry', async () => {
    const { engine, wav } = await withLongFile()
    const seen: (readonly Job[])[] = []
    engine.onJobs((jobs) => seen.push(jobs))

    const imported = value(
      await engine.importAudio([
        { path: wav, name: 'long.wav' },
        { path: wav, name: 'again.wav' },
      ]),
    )
    const view = await engine.view()

    expect(imported.names).toEqual(['long', 'again'])
    expect([view.tracks.map((track) => track.name), view.history.map((entry) => entry.text)]).toEqual([
      ['Long', 'long', 'again'],
      ['Import long.wav, again.wav'],
    ])
    expect([seen[0], seen.at(-1), engine.jobs()]).toEqual([
      [{ id: 'job2', title: 'Import', of: 'long.wav', fraction: null }],
      [],
      [],
    ])
    for (const name of ['long.wav', 'again.wav']) {
      const own = seen.flat().filter((job) => job.of === name)
      const fractions = own.flatMap((job) => job.fraction ?? [])
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
      const drawn = own.map((job) => (job.picture ?? []).filter((height) => height !== null).length)
      expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
      expect(drawn.at(-1)).toBeGreaterThan(0)
    }
    // Beside each other: both are there before one of them is over.
    expect(seen.some((jobs) => jobs.length === 2 && jobs.every((job) => job.fraction !== null))).toBe(true)
  })

  test('goes on with the others where one of several files is stopped', async () => {
    const { engine, wav } = await withLongFile()
    engine.onJobs((jobs) =>
      jobs.filter((job) => job.of === 'second.wav').forEach((job) => void engine.cancelJob(job.id)),
    )
    const names = ['first.wav', 'second.wav', 'third.wav']
    const imported = value(await engine.importAudio(names.map((name) => ({ path: wav, name }))))
    expect(imported.names).toEqual(['first', 'third'])
    const view = await engine.view()
    expect(view.tracks.map((track) => track.name)).toEqual(['Long', 'first', 'third'])
    expect(engine.jobs()).toEqual([])
  })

  test('is cancelled without a trace', async () => {
    const { engine, folder, wav } = await withLongFile()
    const before = await engine.view()
    engine.onJobs((jobs) => jobs.forEach((job) => void engine.cancelJob(job.id)))
    const path = join(folder, 'never.wav')

    const codes = [
      await engine.importAudio([{ path: wav, name: 'long.wav' }]),
      await engine.exportAudio({ path, range: 'all', format: 'wav24', channels: 2, overwrite: 'never' }),
    ].map(code)

    expect([codes, existsSync(path), engine.jobs()]).toEqual([['files/cancelled', 'files/cancelled'], false, []])
    expect(await engine.view()).toEqual(before)
  })

  test('lets edits in meanwhile, and waits for the transaction of somebody else', async () => {
    const { engine, wav } = await withLongFile()
    const agent = engine.editorFor('agent')
    value(await agent.begin(mark))

    const importing = engine.importAudio([{ path: wav, name: 'long.wav' }])
    value(await agent.perform({ kind: 'selectAllTracks' }))
    value(await agent.perform({ kind: 'setTimeSelection', start: 2, end: 5 }))
    value(await agent.perform({ kind: 'deleteSelection' }))
    await vi.waitFor(() => expect(engine.jobs()[0]?.fraction).toBe(1), { timeout: 20_000 })
    value(await agent.commit())
    value(await importing)

    expect((await engine.view()).history.map((entry) => entry.label)).toEqual(['Trim', 'Import'])
  })

  test('does not hold up closing while it waits for somebody else', async () => {
    const { engine, wav } = await withLongFile()
    value(await engine.editorFor('agent').begin(mark))

    const importing = engine.importAudio([{ path: wav, name: 'long.wav' }])
    await vi.waitFor(() => expect(engine.jobs()[0]?.fraction).toBe(1), { timeout: 20_000 })
    await engine.close()

    expect(['files/cancelled', 'engine/stopped']).toContain(code(await importing))
  })

  test('ends when the engine is closed', async () => {
    const { engine, wav } = await withLongFile()

    const importing = engine.importAudio([{ path: wav, name: 'long.wav' }])
    await engine.close()

    expect(['files/cancelled', 'engine/stopped']).toContain(code(await importing))
  })

  test('exports the selection', async () => {
    const { engine, folder } = await withLongFile()
    value(await engine.perform({ kind: 'setTimeSelection', start: 10, end: 12.5 }))

    const request = {
      path: join(folder, 'part.wav'),
      range: 'selection',
      format: 'wavFloat',
      channels: 1,
      overwrite: 'never',
    } as const

    expect(value(await engine.exportAudio(request)).duration).toBe(2.5)
    value(await engine.perform({ kind: 'clearSelection' }))
    expect(code(await engine.exportAudio({ ...request, path: join(folder, 'none.wav') }))).toBe(
      'files/nothing-to-export',
    )
  })
})

describe('an import', () => {
  test('gives an empty project its rate, and undo takes both away', async () => {
    const source = await openEngine()
    value(await source.seed({ ...storySeed, sampleRate: 22_050 }))
    const wav = join(makeFolder(), 'take1.wav')
    value(await source.exportAudio({ path: wav, range: 'all', format: 'wav16', channels: 1, overwrite: 'never' }))
    const engine = await openEngine({ sampleRate: 8000 })
    value(await engine.perform({ kind: 'setCursor', time: 2 }))

    const imported = value(await engine.importAudio([{ path: wav, name: 'take1.wav' }]))
    const view = await engine.view()
    value(await engine.undo())
    const back = await engine.view()

    expect(imported).toEqual({ names: ['take1'], notes: [] })
    expect([
      view.sampleRate,
      view.cursor,
      view.tracks.map((track) => [
        track.name,
        track.channels,
        track.clips.map((clip) => [clip.name, clip.start, clip.end]),
      ]),
    ]).toEqual([22_050, 2, [['take1', 1, [['take1', 0, 60]]]]])
    expect([back.sampleRate, back.cursor, back.tracks]).toEqual([8000, 2, []])
  })
})
