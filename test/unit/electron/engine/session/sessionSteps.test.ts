import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const mark = { id: 'r1', label: 'Trim', text: 'trim the first 5 seconds' }

async function select(editor: Pick<Engine, 'perform'>, start: number, end: number): Promise<void> {
  value(await editor.perform({ kind: 'setTimeSelection', start, end }))
}

describe('the steps of a request', () => {
  const sound = async (engine: Engine): Promise<string> =>
    value(await engine.measure({ range: { start: 0, end: 12 }, trackIds: ['t1'] })).soundHash

  /** Three edits in one transaction, and the sound before and after each. */
  async function request(engine: Engine): Promise<string[]> {
    const sounds = [await sound(engine)]
    const owner = engine.editorFor('agent')
    value(await owner.begin(mark))
    for (const [kind, start, end] of [
      ['fadeIn', 0, 3],
      ['reverse', 2, 6],
      ['deleteSelection', 5, 7],
    ] as const) {
      await select(owner as Engine, start, end)
      value(await owner.perform({ kind }))
      sounds.push(await sound(owner as Engine))
    }
    value(await owner.commit())
    return sounds
  }

  test('come back one by one with the very same sound, and go again', async () => {
    const engine = await openSeeded()
    const sounds = await request(engine)
    const seen: unknown[] = []
    const look = async (label: string): Promise<void> => {
      const view = await engine.view()
      seen.push([
        label,
        sounds.indexOf(await sound(engine)),
        view.historyPosition,
        view.historyStepsBack ?? 0,
        view.canUndo,
        view.canRedo,
      ])
    }

    for (let count = 0; count < 3; count++) await look(value(await engine.undo({ grain: 'step' })).label)
    for (let count = 0; count < 3; count++) await look(value(await engine.redo({ grain: 'step' })).label)
    await look(value(await engine.undo({ grain: 'step', count: 2 })).label)
    await look(value(await engine.redo()).label)
    await look(value(await engine.undo()).label)

    expect(seen).toEqual([
      ['Delete', 2, 1, 1, true, true],
      ['Reverse', 1, 1, 2, true, true],
      ['Fade In', 0, 0, 0, false, true],
      ['Fade In', 1, 1, 2, true, true],
      ['Reverse', 2, 1, 1, true, true],
      ['Delete', 3, 1, 0, true, false],
      ['Delete, Reverse', 1, 1, 2, true, true],
      ['Trim', 3, 1, 0, true, false],
      ['Trim', 0, 0, 0, false, true],
    ])
  })

  test('are points to go to from anywhere, in one go, and a point that is gone is refused', async () => {
    const engine = await openSeeded()
    const sounds = await request(engine)
    value(await engine.perform({ kind: 'renameTrack', name: 'Speech', trackIds: ['t1'] }))
    const [first, second] = (await engine.view()).history.map(({ id }) => id)
    const seen: unknown[] = []
    for (const point of [
      { id: null },
      { id: second ?? '' },
      { id: first ?? '', steps: 2 },
      { id: first ?? '', steps: 1 },
      { id: first ?? '' },
      { id: first ?? '' },
    ]) {
      const { label } = value(await engine.goTo(point))
      const { historyPosition, historyStepsBack = 0, tracks } = await engine.view()
      seen.push([label, sounds.indexOf(await sound(engine)), historyPosition, historyStepsBack, tracks[0]?.name])
    }
    expect(seen).toEqual([
      ['', 0, 0, 0, 'Voice'],
      ['Rename Track', 3, 2, 0, 'Speech'],
      ['Reverse', 2, 1, 1, 'Voice'],
      ['Fade In', 1, 1, 2, 'Voice'],
      ['Trim', 3, 1, 0, 'Voice'],
      ['Trim', 3, 1, 0, 'Voice'],
    ])
    const before = await engine.view()
    for (const point of [{ id: 'h999' }, { id: first ?? '', steps: 4 }, { id: second ?? '', steps: 2 }])
      expect(code(await engine.goTo(point))).toBe('engine/no-such-point')
    expect(await engine.view()).toEqual(before)
    value(await engine.editorFor('agent').begin(mark))
    expect(code(await engine.goTo({ id: null }))).toBe('engine/busy')
  })

  test('that are not all there to be undone are all left as they are', async () => {
    const engine = await openSeeded()
    await request(engine)
    const before = await engine.view()

    expect(code(await engine.undo({ grain: 'step', count: 4 }))).toBe('engine/nothing-to-undo')
    expect(await engine.view()).toEqual(before)
  })

  test('that were taken back are gone when something new is done', async () => {
    const engine = await openSeeded()
    await request(engine)

    value(await engine.undo({ grain: 'step' }))
    await select(engine, 0, 1)
    value(await engine.perform({ kind: 'silenceSelection' }))
    const view = await engine.view()

    expect(view.history).toMatchObject([
      { label: 'Fade In, Reverse', text: mark.text, steps: ['Fade In', 'Reverse'] },
      { label: 'Silence' },
    ])
    expect([view.historyPosition, view.canRedo]).toEqual([2, false])
  })

  test('can be undone on a fork without showing', async () => {
    const engine = await openSeeded()
    await request(engine)

    const fork = await engine.fork()
    value(await fork.undo({ grain: 'step' }))

    expect([(await fork.view()).historyStepsBack, (await engine.view()).historyStepsBack]).toEqual([1, undefined])
    await fork.dispose()
  })

  test('of a request with more than are kept are undone one by one from the end, and the oldest of them together', async () => {
    const engine = await openSeeded()
    const before = await sound(engine)
    const owner = engine.editorFor('agent')
    value(await owner.begin(mark))
    await select(owner as Engine, 0, 3)
    for (let count = 0; count < 130; count++) value(await owner.perform({ kind: 'amplify', gainDb: 0.1 }))
    value(await owner.commit())

    const entry = (await engine.view()).history.at(-1)
    expect([entry?.label, (entry?.steps ?? []).length]).toEqual(['Trim', 100])
    let undone = 0
    while ((await engine.view()).canUndo) {
      value(await engine.undo({ grain: 'step' }))
      undone++
    }
    expect([undone, await sound(engine)]).toEqual([100, before])
    value(await engine.redo({ grain: 'step' }))
    expect(await sound(engine)).not.toBe(before)
  })
})
