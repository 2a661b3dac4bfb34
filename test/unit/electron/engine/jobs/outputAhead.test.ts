import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../../../electron/editor/index.ts'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import type { Engine } from '../../../../../electron/engine/index.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { code, openEngine, value } from '../../../../support/openEngine.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

const frames = 5 * maxBlockFrames + 1000
const seconds = frames / 44_100

function writeTake(folder: string, channels: 1 | 2): string {
  const path = join(folder, `take${channels}.wav`)
  const samples = Array.from({ length: frames * channels }, (_, i) =>
    Math.round(12_000 * Math.sin(i * i * 1e-7) * (i % 50_000 < 30_000 ? 1 : 0.2)),
  )
  writeFileSync(path, makeWav(storeSamples('s16', samples), storedFields('s16', channels)))
  return path
}

const wanted = (path: string, more: Partial<ExportRequest> = {}): ExportRequest => ({
  path,
  range: 'all',
  overwrite: 'never',
  format: 'wav16',
  channels: 'auto',
  quality: { kind: 'variable', level: 4 },
  ...more,
})

const highPass: EditRequestInput = { kind: 'highPass', frequencyHz: 300, rolloffDb: 12 }
const noiseReduction: EditRequestInput = {
  kind: 'noiseReduction',
  mode: 'profile',
  reductionDb: 12,
  sensitivity: 6,
  smoothingBands: 3,
}

async function open(folder: string, channels: 1 | 2 = 2, run: 'inline' | 'thread' = 'inline'): Promise<Engine> {
  const engine = await openEngine({ file: join(folder, 'run.tapehand'), keeps: 'nothing', run })
  value(await engine.importAudio([{ path: writeTake(folder, channels), name: 'take' }]))
  value(await engine.perform({ kind: 'selectAllTracks' }))
  await select(engine, 0, seconds)
  return engine
}

const select = async (engine: Engine, start: number, end: number) =>
  value(await engine.perform({ kind: 'setTimeSelection', start, end }))

/** The file of what is done, where it was expected before and where it was not. */
async function both(
  work: (engine: Engine, expecting: (request: ExportRequest) => Promise<void>, path: string) => Promise<unknown>,
  channels: 1 | 2 = 2,
) {
  const made = []
  for (const isExpected of [true, false]) {
    const folder = makeFolder()
    const engine = await open(folder, channels)
    const path = join(folder, 'out')
    await work(engine, async (request) => (isExpected ? engine.expectExport(request) : undefined), path)
    made.push({ folder, bytes: readFileSync(path), scratch: scratchSize(folder) })
    await engine.close()
  }
  return made as [Made, Made]
}

interface Made {
  readonly folder: string
  readonly bytes: Buffer
  readonly scratch: number
}

const scratchSize = (folder: string): number =>
  statSync(join(folder, 'run.tapehand'), { throwIfNoEntry: false })?.size ?? 0
const parts = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.part'))

describe('a file that is written while its sound is made', () => {
  it.each([
    ['16 bits', highPass, {}],
    ['24 bits', highPass, { format: 'wav24' }],
    ['floats', highPass, { format: 'wavFloat' }],
    ['FLAC', highPass, { format: 'flac16' }],
    ['MP3', highPass, { format: 'mp3', quality: { kind: 'constant', kbps: 128 } }],
    ['another rate', highPass, { sampleRate: 48_000 }],
    ['mono', highPass, { channels: 1 }],
    ['another length', { kind: 'changeSpeed', percent: -10 }, {}],
    ['a limiter', { kind: 'limiter', ceilingDb: -12, releaseMs: 100 }, {}],
    ['an echo', { kind: 'echo', delay: 0.3, decay: 0.5 }, {}],
    ['less noise', noiseReduction, {}],
  ] as const)('is the very one that would be written afterwards: %s', async (_, edit, more) => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      const request = wanted(path, more as Partial<ExportRequest>)
      await expecting(request)
      value(await engine.perform(edit as EditRequestInput))
      value(await engine.exportAudio(request))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(ahead.scratch).toBeLessThan(0.1 * frames * 8)
    expect(after.scratch).toBeGreaterThan(0.8 * frames * 8)
    expect(parts(ahead.folder)).toEqual([])
  })

  it('has sound that can be edited on, undone and read as any other', async () => {
    const heard: string[] = []
    const [ahead, after] = await both(async (engine, expecting, path) => {
      await expecting(wanted(path))
      value(await engine.perform(highPass))
      const { tracks } = await engine.view()
      const trackIds = tracks.map(({ id }) => id)
      heard.push(value(await engine.measure({ range: { start: 0, end: seconds }, trackIds })).soundHash)
      await select(engine, 3, 20)
      value(await engine.perform({ kind: 'reverse' }))
      value(await engine.exportAudio(wanted(path)))
    }, 1)

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(heard[0]).toBe(heard[1])
    expect(parts(ahead.folder)).toEqual([])
  })

  it('is written anew where something else is exported than what was expected', async () => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      await expecting(wanted(path))
      value(await engine.perform(highPass))
      value(await engine.undo())
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(parts(ahead.folder)).toEqual([])
  })

  it('has a part that gets new sound, with the joins at both ends of it', async () => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      await select(engine, 2, seconds - 2)
      await expecting(wanted(path))
      value(await engine.perform(highPass))
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(ahead.scratch).toBeLessThan(0.1 * frames * 8)
  })

  it('has one track of several that gets new sound', async () => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      value(await engine.importAudio([{ path: writeTake(makeFolder(), 1), name: 'other' }]))
      const { tracks } = await engine.view()
      value(await engine.perform({ kind: 'selectTracks', trackIds: tracks.slice(0, 1).map(({ id }) => id) }))
      await select(engine, 0, seconds)
      await expecting(wanted(path))
      value(await engine.perform(highPass))
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(ahead.scratch).toBeLessThan(0.1 * frames * 8)
  })

  it.each([
    ['at the same time', 0, highPass],
    ['one later than the other', 7.25, highPass],
    ['one behind the other', seconds, { kind: 'limiter', ceilingDb: -12, releaseMs: 100 }],
    ['of another length', 3, { kind: 'changeSpeed', percent: -10 }],
  ] as const)('has several tracks that get new sound, %s', async (_, later, edit) => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      value(await engine.importAudio([{ path: writeTake(makeFolder(), 1), name: 'other' }]))
      value(await engine.importAudio([{ path: writeTake(makeFolder(), 2), name: 'third' }]))
      const { tracks } = await engine.view()
      value(await engine.perform({ kind: 'selectTracks', trackIds: tracks.slice(1, 2).map(({ id }) => id) }))
      await select(engine, 0, seconds)
      value(await engine.perform({ kind: 'moveClips', to: later }))
      value(await engine.perform({ kind: 'selectAllTracks' }))
      await select(engine, 0, seconds + later)
      await expecting(wanted(path))
      value(await engine.perform(edit))
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(ahead.scratch).toBeLessThan(0.1 * frames * 20)
    expect(after.scratch).toBeGreaterThan(0.8 * frames * 20)
    expect(parts(ahead.folder)).toEqual([])
  })

  it('of several tracks goes when its edit is cancelled while one waits for the others', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    value(await engine.importAudio([{ path: writeTake(makeFolder(), 2), name: 'other' }]))
    const { tracks } = await engine.view()
    value(await engine.perform({ kind: 'selectTracks', trackIds: tracks.slice(1).map(({ id }) => id) }))
    value(await engine.perform({ kind: 'moveClips', to: seconds / 2 }))
    value(await engine.perform({ kind: 'selectAllTracks' }))
    await select(engine, 0, 2 * seconds)
    for (const turns of [0, 3, 6, 9]) {
      await engine.expectExport(wanted(join(folder, 'out.wav')))
      const performed = engine.perform(highPass)
      while (parts(folder).length === 0) await setImmediate()
      for (let turn = 0; turn < turns; turn++) await setImmediate()
      for (const { id } of engine.jobs()) void engine.cancelJob(id)

      expect(code(await performed)).toBe('engine/cancelled')
      expect(parts(folder)).toEqual([])
    }
    await engine.close()
  })

  it('of several tracks lets them be made where nothing can be written, and fails as an export does', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    value(await engine.importAudio([{ path: writeTake(makeFolder(), 2), name: 'other' }]))
    value(await engine.perform({ kind: 'selectAllTracks' }))
    const path = join(folder, 'gone', 'out.wav')
    await engine.expectExport(wanted(path))
    value(await engine.perform(highPass))

    expect(code(await engine.exportAudio(wanted(path)))).toBe('files/cannot-write')

    const here = wanted(join(folder, 'out.wav'))
    value(await engine.exportAudio(here))
    expect(statSync(here.path).size).toBe(44 + frames * 4)
  })

  it('is not begun where more steps follow in one request', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    await engine.expectExport(wanted(join(folder, 'out.wav')))
    value(await engine.begin({ id: 'r', label: 'two', text: 'two', steps: 2 }))
    value(await engine.perform(highPass))

    expect(parts(folder)).toEqual([])
    expect(scratchSize(folder)).toBeGreaterThan(0.8 * frames * 8)
  })

  it('is begun with the last of several steps of one request', async () => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      await expecting(wanted(path))
      value(await engine.begin({ id: 'r', label: 'two', text: 'two', steps: 2 }))
      value(await engine.perform({ kind: 'reverse' }))
      value(await engine.perform(highPass))
      value(await engine.commit())
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(ahead.scratch).toBeLessThan(0.1 * frames * 8)
    expect(parts(ahead.folder)).toEqual([])
  })

  it('is written anew where a step follows that was not told of', async () => {
    const [ahead, after] = await both(async (engine, expecting, path) => {
      await expecting(wanted(path))
      value(await engine.begin({ id: 'r', label: 'two', text: 'two', steps: 2 }))
      value(await engine.perform({ kind: 'reverse' }))
      value(await engine.perform(highPass))
      value(await engine.perform({ kind: 'reverse' }))
      value(await engine.commit())
      value(await engine.exportAudio(wanted(path)))
    })

    expect(ahead.bytes.equals(after.bytes)).toBe(true)
    expect(parts(ahead.folder)).toEqual([])
  })

  it.each(['inline', 'thread'] as const)('goes when nothing is exported after all (%s)', async (run) => {
    const folder = makeFolder()
    const engine = await open(folder, 2, run)
    await engine.expectExport(wanted(join(folder, 'out.wav')))
    value(await engine.perform(highPass))
    expect(parts(folder)).toHaveLength(1)

    await engine.close()

    expect(parts(folder)).toEqual([])
    expect(existsSync(join(folder, 'out.wav'))).toBe(false)
  })

  it('goes when its edit is cancelled, and the next edit is as if nothing had been', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    const path = join(folder, 'out.wav')
    await engine.expectExport(wanted(path))
    const performed = engine.perform(highPass)
    while (parts(folder).length === 0) await setImmediate()
    for (const { id } of engine.jobs()) void engine.cancelJob(id)

    expect(code(await performed)).toBe('engine/cancelled')
    expect(parts(folder)).toEqual([])

    value(await engine.perform(highPass))
    value(await engine.exportAudio(wanted(path)))
    expect(statSync(path).size).toBe(44 + frames * 4)
  })

  it('never takes the place of a file that came in the meantime, and fails as an export does', async () => {
    const folder = makeFolder()
    const engine = await open(folder)
    const path = join(folder, 'out.wav')
    await engine.expectExport(wanted(path))
    value(await engine.perform(highPass))
    writeFileSync(path, 'mine')

    expect(code(await engine.exportAudio(wanted(path)))).toBe('files/exists')

    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect(parts(folder)).toEqual([])
  })
})
