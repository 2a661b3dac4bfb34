import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { code, openEngine, openSeeded, value } from '../../../../support/openEngine.ts'

const mark = { id: 'r1', label: 'Trim', text: 'trim the first 5 seconds' }
const clips = (view: ProjectView): [number, number][] =>
  view.tracks.flatMap((track) => track.clips.map((clip): [number, number] => [clip.start, clip.end]))

async function select(editor: Pick<Engine, 'perform'>, start: number, end: number): Promise<void> {
  value(await editor.perform({ kind: 'setTimeSelection', start, end }))
}

describe('a session', () => {
  test('gives each edit outside a transaction an entry, and undo and redo put project and focus back', async () => {
    const engine = await openSeeded()
    await select(engine, 2, 4)
    const before = await engine.view()

    value(await engine.perform({ kind: 'deleteSelection' }))
    const after = await engine.view()
    const undone = value(await engine.undo())
    const back = await engine.view()
    value(await engine.redo())
    const again = await engine.view()

    expect([after.history.map((entry) => entry.label), after.canUndo, after.canRedo, clips(after)]).toEqual([
      ['Delete'],
      true,
      false,
      [[0, 10]],
    ])
    expect([undone.label, back.canRedo, clips(back), back.selection, back.cursor]).toEqual([
      'Delete',
      true,
      clips(before),
      before.selection,
      before.cursor,
    ])
    expect([clips(again), again.selection, again.cursor]).toEqual([[[0, 10]], null, 2])
    expect([code(await engine.redo()), code(await (await openEngine()).undo())]).toEqual([
      'engine/nothing-to-redo',
      'engine/nothing-to-undo',
    ])
  })

  test('counts revisions: focus moves one of them, content both, and what changes nothing neither', async () => {
    const engine = await openSeeded()
    const revisions = async (): Promise<[number, number]> => {
      const view = await engine.view()
      return [view.revision, view.contentRevision]
    }
    const [revision, content] = await revisions()

    await select(engine, 2, 4)
    expect(await revisions()).toEqual([revision + 1, content])
    await select(engine, 2, 4)
    expect(await revisions()).toEqual([revision + 1, content])
    value(await engine.perform({ kind: 'fadeIn' }))
    expect(await revisions()).toEqual([revision + 2, content + 1])
    value(await engine.undo())
    expect(await revisions()).toEqual([revision + 3, content + 2])
  })

  test('refuses what is no request, and changes nothing', async () => {
    const engine = await openSeeded()
    const before = await engine.view()

    const codes = await Promise.all(
      [{ kind: 'explode' }, { kind: 'amplify', gainDb: 900 }, { kind: 'setCursor', time: -1 }, null].map(
        async (request) => code(await engine.perform(request as never)),
      ),
    )

    expect(codes).toEqual(Array.from({ length: 4 }, () => 'engine/bad-value'))
    expect(await engine.view()).toEqual(before)
  })

  test('announces each change once, and a transaction once at its end', async () => {
    const engine = await openSeeded()
    const seen: number[] = []
    const stop = engine.onChange((view) => seen.push(view.history.length))

    await select(engine, 2, 4)
    value(await engine.perform({ kind: 'fadeIn' }))
    value(await engine.begin(mark))
    value(await engine.perform({ kind: 'fadeOut' }))
    value(await engine.perform({ kind: 'reverse' }))
    expect(seen).toEqual([0, 1])
    value(await engine.commit())
    expect(seen).toEqual([0, 1, 2])
    stop()
    value(await engine.undo())
    expect(seen).toEqual([0, 1, 2])
  })
})

describe('a fork', () => {
  test('rehearses on a copy: nothing of it shows, and it gives what the real edits will give', async () => {
    const engine = await openSeeded()
    await select(engine, 2, 4)
    const before = await engine.view()
    const heard: unknown[] = []
    engine.onChange((view) => heard.push(view))

    const fork = await engine.fork()
    value(await fork.perform({ kind: 'split' }))
    value(await fork.perform({ kind: 'cut' }))
    const rehearsed = await fork.view()
    value(await fork.undo())
    value(await fork.redo())
    expect([await engine.view(), heard]).toEqual([before, []])
    value(await engine.perform({ kind: 'split' }))
    value(await engine.perform({ kind: 'cut' }))

    const real = await engine.view()
    expect(rehearsed.tracks).toEqual(real.tracks)
    expect(value(await fork.measure({ range: { start: 0, end: 10 }, trackIds: ['t1'] }))).toEqual(
      value(await engine.measure({ range: { start: 0, end: 10 }, trackIds: ['t1'] })),
    )
    await fork.dispose()
  })

  test('listens for clicks only where somebody looks at them, since that takes as long as repairing them', async () => {
    const engine = await openSeeded({ sampleRate: 8000 })
    await select(engine, 3, 3.001)
    const tone = { kind: 'generateTone', waveform: 'square', frequencyHz: 3000, levelDb: 0, duration: 0.001 } as const
    value(await engine.perform(tone))
    await select(engine, 2, 4)
    const request = { kind: 'clickRemoval', threshold: 2, widthMs: 2 } as const
    const found = async (looks: boolean): Promise<number | undefined> => {
      const fork = await engine.fork()
      if (looks) await fork.listChanges()
      const { changes } = value(await fork.perform(request))
      await fork.dispose()
      return changes?.length
    }
    expect(await found(false)).toBe(0)
    expect(await found(true)).toBeGreaterThan(0)
  })
})

describe('transport', () => {
  test('plays from the selection, else from the cursor, else from the beginning', async () => {
    const engine = await openSeeded({ cursor: 3 })
    const playFrom = async (): Promise<number> => {
      value(await engine.perform({ kind: 'play' }))
      const { position } = (await engine.view()).transport
      value(await engine.perform({ kind: 'stop' }))
      return position
    }

    const fromCursor = await playFrom()
    value(await engine.perform({ kind: 'setCursor', time: 12 }))
    const fromStart = await playFrom()
    await select(engine, 5, 6)

    expect([fromCursor, fromStart, await playFrom()]).toEqual([3, 0, 5])
  })

  test('pauses in place and goes on from there, by pause or by play', async () => {
    const engine = await openSeeded()
    value(await engine.perform({ kind: 'play' }))
    await engine.reportTransport({ state: 'playing', position: 4.5 })

    const states: unknown[] = []
    for (const kind of ['pause', 'pause', 'pause', 'play', 'stop', 'pause'] as const) {
      const { changed } = value(await engine.perform({ kind }))
      states.push([(await engine.view()).transport, changed])
    }

    const at = (state: string, position: number, changed: boolean): unknown => [
      { state, position, loop: false },
      changed,
    ]
    expect(states).toEqual([
      at('paused', 4.5, true),
      at('playing', 4.5, true),
      at('paused', 4.5, true),
      at('playing', 4.5, true),
      at('stopped', 0, true),
      at('stopped', 0, false),
    ])
  })

  test('is neither undoable nor announced while only the position moves on', async () => {
    const engine = await openSeeded()
    const heard: string[] = []
    engine.onChange((view) => heard.push(view.transport.state))

    value(await engine.perform({ kind: 'play' }))
    await engine.reportTransport({ state: 'playing', position: 1 })
    await engine.reportTransport({ state: 'playing', position: 2 })
    await engine.reportTransport({ state: 'stopped', position: 12 })

    expect([heard, (await engine.view()).history]).toEqual([['playing', 'stopped'], []])
  })

  test('has nothing to play in an empty project', async () => {
    expect(code(await (await openEngine()).perform({ kind: 'play' }))).toBe('engine/nothing-there')
  })
})
