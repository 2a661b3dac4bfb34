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

describe('a transaction', () => {
  test('becomes one entry in the words of the person, and its id is what commit gives', async () => {
    const engine = await openSeeded()

    value(await engine.begin(mark))
    await select(engine, 0, 5)
    value(await engine.perform({ kind: 'fadeIn' }))
    value(await engine.perform({ kind: 'trimToSelection' }))
    const { historyId } = value(await engine.commit())
    const view = await engine.view()

    expect(view.history).toEqual([
      { id: historyId, label: 'Trim', text: 'trim the first 5 seconds', steps: ['Fade In', 'Trim'] },
    ])
    value(await engine.undo())
    expect([clips(await engine.view()), (await engine.view()).selection]).toEqual([[[0, 12]], null])
  })

  test('leaves no entry when it changed nothing but the focus', async () => {
    const engine = await openSeeded()

    value(await engine.begin(mark))
    await select(engine, 0, 5)

    expect([value(await engine.commit()), (await engine.view()).history, (await engine.view()).selection]).toEqual([
      { historyId: null },
      [],
      { start: 0, end: 5 },
    ])
  })

  test('puts project, focus, clipboard and history back on rollback, and counts on', async () => {
    const engine = await openSeeded()
    await select(engine, 1, 2)
    const before = await engine.view()

    value(await engine.begin(mark))
    value(await engine.perform({ kind: 'cut' }))
    value(await engine.perform({ kind: 'setCursor', time: 9 }))
    const inside = await engine.view()
    value(await engine.rollback())
    const after = await engine.view()

    expect({ ...after, revision: 0, contentRevision: 0 }).toEqual({ ...before, revision: 0, contentRevision: 0 })
    expect(after.contentRevision).toBeGreaterThan(inside.contentRevision)
  })

  test('refuses the edits, undo and transactions of others, lets them look, and lets them on when it ends', async () => {
    const engine = await openSeeded()
    const other = engine.editorFor('agent')
    await select(engine, 1, 2)

    value(await other.begin(mark))
    value(await other.perform({ kind: 'fadeIn' }))
    const refused = [
      await engine.perform({ kind: 'fadeOut' }),
      await engine.undo(),
      await engine.begin(mark),
      await engine.commit(),
      await engine.rollback(),
    ]
    value(await other.commit())

    expect(refused.map(code)).toEqual(['engine/busy', 'engine/busy', 'engine/busy', 'engine/stale', 'engine/stale'])
    expect([(await engine.view()).history.length, code(await engine.perform({ kind: 'fadeOut' }))]).toEqual([1, 'ok'])
  })

  test('lets others select while it is open, keeps what they chose, and goes on with its own selection', async () => {
    const engine = await openSeeded()
    const other = engine.editorFor('agent')
    await select(engine, 1, 2)

    value(await other.begin(mark))
    value(await engine.perform({ kind: 'setTimeSelection', start: 3, end: 4 }))
    const [theirs, own] = [await engine.view(), await other.view()]
    value(await other.perform({ kind: 'silenceSelection' }))
    value(await other.commit())
    const after = await engine.view()

    expect([theirs.selection, own.selection]).toEqual([
      { start: 3, end: 4 },
      { start: 1, end: 2 },
    ])
    expect(theirs.revision).toBeGreaterThan(own.revision - 1)
    expect([after.selection, after.history.length]).toEqual([{ start: 3, end: 4 }, 1])
  })

  test('is held by an effect that renders: edits, undo and transactions are refused, selecting goes on', async () => {
    const engine = await openSeeded()
    await select(engine, 0, 4)

    const filtered = engine.perform({ kind: 'highPass', frequencyHz: 300, rolloffDb: 12 })
    const refused = [
      await engine.perform({ kind: 'fadeIn' }),
      await engine.undo(),
      await engine.begin(mark),
      await engine.editorFor('agent').perform({ kind: 'fadeIn' }),
    ]
    value(await engine.perform({ kind: 'setCursor', time: 3 }))
    value(await filtered)

    expect(refused.map(code)).toEqual(['engine/busy', 'engine/busy', 'engine/busy', 'engine/busy'])
    const { history, cursor } = await engine.view()
    expect([history.map((entry) => entry.label), cursor]).toEqual([['High-Pass Filter'], 3])
    expect(code(await engine.perform({ kind: 'fadeIn' }))).toBe('ok')
  })

  test('leaves everything as it was when rendering is cancelled', async () => {
    const engine = await openSeeded()
    await select(engine, 0, 4)
    const before = await engine.view()

    const filtered = engine.perform({ kind: 'highPass', frequencyHz: 300, rolloffDb: 12 })
    await engine.cancelWork()

    expect(code(await filtered)).toBe('engine/cancelled')
    expect(await engine.view()).toEqual(before)
    expect([engine.jobs(), code(await engine.perform({ kind: 'fadeIn' }))]).toEqual([[], 'ok'])
  })

  test('takes undo in: first its own steps, then what was before it; rollback puts that back too', async () => {
    const engine = await openSeeded()
    await select(engine, 1, 2)
    value(await engine.perform({ kind: 'fadeIn' }))
    const before = await engine.view()

    value(await engine.begin(mark))
    value(await engine.perform({ kind: 'reverse' }))
    const labels = [value(await engine.undo()).label, value(await engine.undo()).label]
    value(await engine.rollback())
    const back = await engine.view()
    value(await engine.begin(mark))
    value(await engine.undo())
    const { historyId } = value(await engine.commit())
    const after = await engine.view()

    expect(labels).toEqual(['Reverse', 'Fade In'])
    expect([back.history, back.historyPosition]).toEqual([before.history, 1])
    expect([historyId, after.history, after.historyPosition, after.canRedo]).toEqual([null, before.history, 0, true])
  })

  test('shows the window what was before it until it ends', async () => {
    const engine = await openSeeded()
    await select(engine, 0, 6)
    const format = await engine.mixFormat()

    value(await engine.begin(mark))
    value(await engine.perform({ kind: 'deleteSelection' }))
    expect(await engine.mixFormat()).toEqual(format)
    value(await engine.commit())

    expect(await engine.mixFormat()).toEqual({
      sampleRate: 1000,
      frames: 6000,
      contentRevision: format.contentRevision + 1,
    })
  })
})

describe('others, while a transaction is open,', () => {
  test('see what was before it, also on forks and in measurements; its owner sees what it did', async () => {
    const engine = await openSeeded()
    const agent = engine.editorFor('agent')
    await select(engine, 0, 6)
    const range = { range: { start: 0, end: 6 }, trackIds: ['t1'] }
    const before = [await engine.view(), value(await engine.measure(range))]

    value(await agent.begin(mark))
    value(await agent.perform({ kind: 'silenceSelection' }))
    const fork = await engine.fork()

    expect([await engine.view(), value(await engine.measure(range))]).toEqual([
      { ...(before[0] as ProjectView), revision: (await agent.view()).revision },
      before[1],
    ])
    expect([value(await fork.measure(range)), value(await agent.measure(range)).peakDb]).toEqual([before[1], -Infinity])
    value(await agent.rollback())
  })

  test('may play and stop, and hear of it at once without seeing what is not done', async () => {
    const engine = await openSeeded()
    const agent = engine.editorFor('agent')
    const heard: unknown[] = []
    engine.onChange((view) => heard.push([view.transport.state, view.duration]))
    await select(engine, 0, 6)

    value(await agent.begin(mark))
    value(await agent.perform({ kind: 'deleteSelection' }))
    value(await engine.perform({ kind: 'play' }))
    await engine.reportTransport({ state: 'stopped', position: 1 })
    value(await agent.commit())

    expect(heard).toEqual([
      ['stopped', 12],
      ['playing', 12],
      ['stopped', 12],
      ['stopped', 6],
    ])
  })
})

describe('skipping while another has a transaction open', () => {
  test('moves what the window shows, and not the selection that the transaction works on', async () => {
    const engine = await openSeeded()
    const agent = engine.editorFor('agent')
    await select(engine, 2, 4)

    value(await agent.begin(mark))
    value(await engine.perform({ kind: 'skipTo', place: 'end' }))
    const shown = await engine.view()
    value(await agent.perform({ kind: 'deleteSelection' }))
    value(await agent.commit())
    const after = await engine.view()

    expect([shown.selection, shown.cursor, shown.transport.position, clips(shown)]).toEqual([null, 12, 12, [[0, 12]]])
    expect([clips(after), after.selection, after.cursor]).toEqual([[[0, 10]], null, 12])
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
