import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../electron/engine/index.ts'
import { code, openEngine, value } from '../../../support/openEngine.ts'
import { newProjectPath } from '../../../support/projectFolder.ts'
import { lastingState, storySeed, tellStory } from '../../../support/engine/randomStory.ts'
import { random } from '../../../support/signals.ts'

/** A difference in so many numbers would take minutes to be shown. */
const isSame = (one: Int16Array, other: Int16Array): boolean =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer))

const stories = [1, 2, 3, 4, 5, 6]

describe('a project whose history is let go again and again', () => {
  test.each(stories)(
    'is what it was, also when it is opened again, and goes on (story %i)',
    { timeout: 60_000 },
    async (seed) => {
      const file = newProjectPath()
      const next = random(seed)
      let engine = await openEngine({ file, joins: 'clickSafe' })
      value(await engine.seed(storySeed))
      for (let round = 0; round < 6; round++) {
        const step = tellStory(engine, seed * 100 + round)
        for (let count = 0; count < 12; count++) await step()
        const before = await engine.view()
        const most = Math.floor(next() * 8)
        const { letGo } = value(await engine.limitHistory({ most }))
        value(await engine.giveBack())
        const after = await engine.view()
        expect(after.history.length).toBe(before.history.length - letGo)
        expect(after.tracks).toEqual(before.tracks)
        while ((await engine.undo()).ok);
        while ((await engine.redo()).ok);
        const sound = await engine.readMix({ fromFrame: 0, frames: 4000 })
        const state = lastingState(await engine.view())
        await engine.close()
        engine = await openEngine({ file, joins: 'clickSafe' })
        const again = await engine.view()
        expect(again.readOnly).toBeUndefined()
        expect(lastingState(again)).toBe(state)
        expect(isSame(await engine.readMix({ fromFrame: 0, frames: 4000 }), sound)).toBe(true)
      }
    },
  )
})

describe('a history that is let go', () => {
  test('can’t be undone any more; with none left nothing can be done again either', async () => {
    const engine = await openEngine()
    value(await engine.seed(storySeed))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    for (let count = 0; count < 4; count++) value(await engine.perform({ kind: 'amplify', gainDb: -1 }))
    value(await engine.undo())
    const { tracks } = await engine.view()

    expect(value(await engine.limitHistory({ most: 2 }))).toEqual({ letGo: 2 })
    expect(await engine.view()).toMatchObject({ tracks, canUndo: true, canRedo: true, historyPosition: 1 })
    expect(value(await engine.limitHistory({ most: 0 }))).toEqual({ letGo: 2 })
    expect(await engine.view()).toMatchObject({ tracks, canUndo: false, canRedo: false, history: [] })
    expect([code(await engine.undo()), code(await engine.redo())]).toEqual([
      'engine/nothing-to-undo',
      'engine/nothing-to-redo',
    ])
  })

  test('comes back with a request that is taken back, and goes with one that is done', async () => {
    const engine = await openEngine()
    const one = engine.editorFor('one')
    value(await engine.seed(storySeed))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    for (let count = 0; count < 3; count++) value(await engine.perform({ kind: 'amplify', gainDb: -1 }))
    const before = await engine.view()

    value(await one.begin({ id: 'r', label: 'Clear', text: 'clear' }))
    value(await one.limitHistory({ most: 0 }))
    expect(code(await engine.limitHistory({ most: 0 }))).toBe('engine/busy')
    value(await one.rollback())
    expect((await engine.view()).history).toEqual(before.history)

    value(await one.begin({ id: 'r', label: 'Fade In', text: 'fade' }))
    value(await one.limitHistory({ most: 1 }))
    value(await one.perform({ kind: 'fadeIn' }))
    value(await one.limitHistory({ most: 1 }))
    value(await one.commit())
    expect((await engine.view()).history.map(({ label }) => label)).toEqual(['Fade In'])
  })

  test('keeps what the clipboard holds, and the file becomes smaller while it is open', async () => {
    const file = newProjectPath()
    const engine = await openEngine({ file })
    value(await engine.seed({ ...storySeed, sampleRate: 48_000 }))
    const [voice, music] = (await engine.view()).tracks
    value(await engine.perform({ kind: 'selectTracks', trackIds: [voice?.id ?? ''] }))
    value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 20 }))
    value(await engine.perform({ kind: 'copy' }))
    value(await engine.perform({ kind: 'deleteTracks', trackIds: [voice?.id ?? '', music?.id ?? ''] }))
    const large = value(await engine.fileSize())

    value(await engine.limitHistory({ most: 0 }))
    const small = value(await engine.giveBack())
    value(await engine.perform({ kind: 'paste' }))
    const pasted = await engine.readMix({ fromFrame: 0, frames: 96_000 })
    await engine.close()

    expect(large.past).toBeGreaterThan(1_000_000)
    expect([small.now, small.free]).toEqual([0, 0])
    expect(small.file).toBeLessThan(large.file - large.past / 3)
    expect(pasted.some((sample) => Math.abs(sample) > 1000)).toBe(true)
    const again = value(await createEngine({ file, run: 'inline' }))
    expect((await again.view()).readOnly).toBeUndefined()
    expect(isSame(await again.readMix({ fromFrame: 0, frames: 96_000 }), pasted)).toBe(true)
    await again.close()
    expect(statSync(file).size).toBeLessThan(large.file)
  })

  test('goes by itself as far as its limit says, with each edit and at once when the limit is set', async () => {
    const engine = await openEngine({ historyLimit: 3 })
    value(await engine.seed(storySeed))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    for (let count = 0; count < 5; count++) value(await engine.perform({ kind: 'amplify', gainDb: -1 }))
    const three = (await engine.view()).history.length
    await engine.setHistoryLimit(1)
    expect([three, (await engine.view()).history.length]).toEqual([3, 1])
  })
})
