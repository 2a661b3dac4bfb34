import { describe, expect, it } from 'vitest'
import { createRequestRun } from '../../../../../electron/agent/run/requestRun.ts'
import type { PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { openSeeded } from '../../../../support/openConversation.ts'

const go = new AbortController().signal

async function start(planner: 'offline' | 'model' = 'offline') {
  const engine = await openSeeded({})
  const track = (await engine.view()).tracks[0]?.id ?? ''
  const mine = engine.editorFor('agent')
  const run = createRequestRun(mine, registry, { id: 'r1', text: 'the words', planner })
  const step = (tool: string, more: Partial<PreparedStep> = {}): PreparedStep => ({
    tool,
    args: {},
    range: null,
    trackIds: [],
    at: null,
    words: '',
    sources: [],
    ...more,
  })
  const remove = (from: number, to: number) =>
    step('delete_selection', { range: { start: from, end: to }, trackIds: [track] })
  const approved = async (...steps: PreparedStep[]) => ({ steps, contentRevision: (await mine.view()).contentRevision })
  return { engine, run, step, remove, approved }
}

describe('a run', () => {
  it('is one history entry in the person’s words, named after what it did', async () => {
    const { engine, run, remove, approved } = await start()
    expect((await run.run(await approved(remove(0, 10), remove(0, 5)), go)).ok).toBe(true)
    const view = await engine.view()
    expect(view.history).toMatchObject([{ label: 'Delete', text: 'the words' }])
    expect([run.historyId(), run.isOpen()]).toEqual([view.history[0]?.id, false])
  })

  it('is seen by others behind each batch, who may edit then; all of it is one entry where they have not', async () => {
    const { engine, run, remove, approved } = await start()
    await run.run(await approved(remove(0, 10)), go)
    await run.run(await approved(remove(0, 5), remove(0, 5)), go)
    const view = await engine.view()
    expect([view.duration, view.history.length, run.performed().length]).toEqual([100, 1, 3])
    expect((await engine.perform({ kind: 'splitAtTime', time: 5 })).ok).toBe(true)
    await run.run(await approved(remove(0, 1)), go)
    expect((await engine.view()).history.map(({ text }) => text)).toEqual([
      'the words',
      expect.any(String),
      'the words',
    ])
    for (let undone = 0; undone < 3; undone++) await engine.undo()
    expect((await engine.view()).duration).toBe(120)
  })

  it('takes back the batch in which a step fails, and no earlier one', async () => {
    const { engine, run, remove, approved } = await start()
    await run.run(await approved(remove(0, 10)), go)
    expect(await run.run(await approved(remove(0, 5), remove(500, 600)), go)).toMatchObject({
      ok: false,
      error: { code: 'engine/nothing-there' },
    })
    expect([run.isOpen(), run.performed().length]).toEqual([false, 1])
    expect(await engine.view()).toMatchObject({ duration: 110, canUndo: true })
  })

  it('begins nothing on another revision than it was prepared for', async () => {
    const { engine, run, remove, approved } = await start()
    const plan = await approved(remove(0, 10))
    await engine.perform({ kind: 'splitAtTime', time: 5 })
    expect(await run.run(plan, go)).toMatchObject({ ok: false, error: { code: 'engine/stale' } })
    expect(run.isOpen()).toBe(false)
    expect((await engine.view()).duration).toBe(120)
  })

  it('waits for nobody: another’s open request is said', async () => {
    const { engine, run, remove, approved } = await start()
    await engine.editorFor('someone').begin({ id: 'x', label: 'x', text: 'x' })
    expect(await run.run(await approved(remove(0, 10)), go)).toMatchObject({
      ok: false,
      error: { code: 'engine/busy' },
    })
  })

  it('does nothing when it was cancelled before', async () => {
    const { engine, run, remove, approved } = await start()
    const cancelled = AbortSignal.abort()
    expect(await run.run(await approved(remove(0, 10)), cancelled)).toMatchObject({
      ok: false,
      error: { code: 'agent/cancelled' },
    })
    expect((await engine.view()).duration).toBe(120)
  })

  it('makes no history entry for what only looks, points or plays', async () => {
    const { engine, run, step, approved } = await start()
    await run.run(await approved(step('seek', { args: { time: 5 }, at: 5 }), step('play')), go)
    expect(run.isOpen()).toBe(false)
    expect(run.historyId()).toBeNull()
    expect(await engine.view()).toMatchObject({ cursor: 5, canUndo: false, transport: { state: 'playing' } })
  })

  it('with a model holds pointing as well, for what it was for may fail', async () => {
    const { engine, run, step, remove, approved } = await start('model')
    await run.run(await approved(step('seek', { args: { time: 5 }, at: 5 }), remove(500, 600)), go)
    expect((await engine.view()).cursor).toBe(0)
  })

  it('has nothing to abandon behind a batch', async () => {
    const { engine, run, remove, approved } = await start()
    await run.run(await approved(remove(0, 10)), go)
    expect([await run.abandon(), await run.abandon()]).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ])
    expect((await engine.view()).duration).toBe(110)
  })
})
