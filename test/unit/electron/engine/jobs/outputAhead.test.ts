import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../../../electron/editor/index.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import {
  both,
  frames,
  highPass,
  open,
  parts,
  seconds,
  select,
  wanted,
  writeTake,
} from '../../../../support/engine/writtenAhead.ts'
import { code, value } from '../../../../support/openEngine.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

const noiseReduction: EditRequestInput = {
  kind: 'noiseReduction',
  mode: 'profile',
  reductionDb: 12,
  sensitivity: 6,
  smoothingBands: 3,
}

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
