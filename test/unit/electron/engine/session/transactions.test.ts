import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const mark = { id: 'r1', label: 'Trim', text: 'trim the first 5 seconds' }
const clips = (view: ProjectView): [number, number][] =>
  view.tracks.flatMap((track) => track.clips.map((clip): [number, number] => [clip.start, clip.end]))

async function select(editor: Pick<Engine, 'perform'>, start: number, end: number): Promise<void> {
  value(await editor.perform({ kind: 'setTimeSelection', start, end }))
}

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
