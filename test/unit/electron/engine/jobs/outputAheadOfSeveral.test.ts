import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  both,
  frames,
  highPass,
  open,
  parts,
  scratchSize,
  seconds,
  select,
  wanted,
  writeTake,
} from '../../../../support/engine/writtenAhead.ts'
import { code, value } from '../../../../support/openEngine.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

describe('a file of several tracks, or steps, that is written while its sound is made', () => {
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
})
