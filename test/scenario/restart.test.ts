import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { SavedConversation } from '../../electron/agent/index.ts'
import type { Engine } from '../../electron/engine/index.ts'
import type { ConversationView } from '../../shared/schemas/conversation.ts'
import type { ReplyReading } from '../../electron/agent/planner/index.ts'
import { converseOn, openSeeded, type SeedParts } from '../support/openConversation.ts'
import { between, scriptedModel, scriptedOffline, step } from '../support/scriptedPlanner.ts'

const readings: Readonly<Record<string, ReplyReading>> = {
  'from 5 to 8': { kind: 'answer', steps: [step('cut', { range: between(5, 8) })] },
  'the second': { kind: 'choice', picks: [1] },
}
const offline = scriptedOffline(
  {
    cut: [step('cut')],
    'delete 0-10': [step('delete_selection', { range: between(0, 10) })],
    'delete take 1': [step('delete_selection', { thing: { what: 'clip', name: 'take 1' } })],
  },
  readings,
)
const takes: SeedParts = { tracks: { Vocals: [['take 1', 0, 10]], Guitar: [['take 1', 0, 20]] } }

/** Says something, then starts anew on the same project with what was saved, through JSON as a file would do it. */
async function restartAfter(
  text: string,
  seed: SeedParts = {},
  meanwhile: (engine: Engine) => Promise<unknown> = async () => undefined,
) {
  const engine = await openSeeded(seed)
  const saved: SavedConversation[] = []
  const before = converseOn(engine, { offline, model: null, save: (conversation) => void saved.push(conversation) })
  await before.agent.send(text)
  await meanwhile(engine)
  const file = JSON.parse(JSON.stringify(saved.at(-1))) as unknown
  const after = converseOn(engine, { offline, model: null, newId: restartIds(), restore: file })
  return { before, after, engine }
}

/** As JSON has it. */
const asKept = (view: ConversationView): unknown => JSON.parse(JSON.stringify(view))

function restartIds(): () => string {
  let count = 0
  return () => `again-${(count += 1)}`
}

describe('after a restart', () => {
  it('an open question stands, and its answer goes on with the request', async () => {
    const { before, after } = await restartAfter('cut')
    expect(after.agent.view()).toEqual(before.agent.view())
    await after.agent.send('from 5 to 8')
    await after.decide('approve')
    expect(after.agent.log().at(-1)).toMatchObject({
      state: 'done',
      ran: [{ tool: 'cut', range: { start: 5, end: 8 } }],
    })
  })

  it('an open choice stands', async () => {
    const { after } = await restartAfter('delete take 1', takes)
    await after.agent.send('the second')
    await after.decide('approve')
    expect(await after.clips()).toEqual({ Vocals: [[0, 10]], Guitar: [] })
  })

  it.each(['delete 0-10', 'delete take 1'])('an approval waits as it was, once, however often: %s', async (text) => {
    const seed: SeedParts = { tracks: { Voice: [['take 1', 0, 120]] } }
    const { before, after, engine } = await restartAfter(text, seed)
    const told: ConversationView[] = []
    after.agent.onChange((view) => told.push(view))
    await after.agent.decide('none', { verb: 'approve' })
    const again = converseOn(engine, { offline, model: null, newId: restartIds(), restore: after.agent.snapshot() })
    await again.agent.decide('none', { verb: 'approve' })

    const was = before.agent.view()
    expect(was).toMatchObject({ state: 'awaitingApproval', approval: { request: text } })
    for (const agent of [after.agent, again.agent]) expect(asKept(agent.view())).toEqual(asKept(was))
    expect(told.map(({ messages }) => messages.length)).toEqual(told.map(() => was.messages.length))
    expect((await again.agent.decide(was.approval?.id ?? '', { verb: 'approve' })).ok).toBe(true)
    expect(again.agent.log().at(-1)?.state).toBe('done')
  })

  it('an approval that was shown anew after an edit waits as it was, with what was said of that', async () => {
    const engine = await openSeeded({})
    const before = converseOn(engine, { offline, model: null })
    await before.agent.send('delete 0-10')
    await engine.perform({ kind: 'splitAtTime', time: 60 })
    await vi.waitFor(() => expect(before.agent.view().approval?.notes).toHaveLength(1))
    const restore = JSON.parse(JSON.stringify(before.agent.snapshot())) as unknown
    const after = converseOn(engine, { offline, model: null, newId: restartIds(), restore })
    await after.agent.decide('none', { verb: 'approve' })
    expect(asKept(after.agent.view())).toEqual(asKept(before.agent.view()))
  })

  it('an approval is shown again for the project as it is, and the old one is void', async () => {
    const { before, after, engine } = await restartAfter('delete 0-10', {}, (between) =>
      between.perform({ kind: 'splitAtTime', time: 60 }),
    )
    const old = before.agent.view().approval?.id ?? ''
    expect(await after.agent.decide(old, { verb: 'approve' })).toMatchObject({
      ok: false,
      error: { code: 'agent/no-such-question' },
    })
    expect(after.agent.view()).toMatchObject({
      state: 'awaitingApproval',
      approval: { request: 'delete 0-10', after: 110, contentRevision: (await engine.view()).contentRevision },
    })
    await after.decide('approve')
    expect(await after.clips()).toEqual({
      Voice: [
        [0, 50],
        [50, 110],
      ],
    })
  })

  it('a model’s approval is still good, without the model', async () => {
    const engine = await openSeeded({})
    const first = converseOn(engine, {
      offline,
      model: scriptedModel([{ calls: [['delete_selection', { start_time: 0, end_time: 10 }]] }]),
    })
    await first.agent.send('go')
    const second = converseOn(engine, { offline, model: null, newId: restartIds(), restore: first.agent.snapshot() })
    await second.agent.decide('none', { verb: 'approve' })
    await second.decide('approve')
    expect(await second.clips()).toEqual({ Voice: [[0, 110]] })
    expect(second.agent.view().messages.at(-1)).toMatchObject({
      state: 'done',
      text: 'Deleted 0:00–0:10 from Voice: 2:00 → 1:50. Chosen by the model: range 0:00–0:10.',
    })
  })

  it('a request that a model was in the middle of asks again for what waits; what it had done stands', async () => {
    const engine = await openSeeded({})
    const first = converseOn(engine, {
      offline,
      model: scriptedModel([
        { calls: [['split_at_time', { time: 5 }]] },
        { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      ]),
    })
    await first.agent.send('go')
    const saved = first.agent.snapshot()
    const second = converseOn(engine, { offline, model: null, newId: restartIds(), restore: saved })
    await second.agent.decide('none', { verb: 'approve' })
    expect(second.agent.view()).toMatchObject({
      state: 'awaitingApproval',
      approval: { steps: [{ tool: 'delete_selection' }] },
    })
    await second.decide('approve')
    expect(second.agent.log().at(-1)?.state).toBe('done')
    expect(await second.clips()).toEqual({ Voice: [[0, 110]] })
    expect((await engine.view()).history).toHaveLength(1)
  })

  it.each([[{ version: 2 }], ['nonsense'], [{ version: 1, state: 'idle', messages: 7 }]])(
    'a conversation that can’t be read (%j) is replaced by a new one, and it is said',
    async (saved) => {
      const engine = await openSeeded({})
      const { agent } = converseOn(engine, { offline, model: null, restore: saved })
      expect(agent.view()).toMatchObject({
        state: 'idle',
        messages: [{ state: 'failed', text: expect.stringContaining('could not be read') as string }],
      })
      await agent.send('cut')
      expect(agent.view().state).toBe('clarifying')
    },
  )

  it('a saved approval that hides what it does is asked anew with what it really does', async () => {
    const { before, engine } = await restartAfter('delete 0-10')
    const saved = before.agent.snapshot()
    const stage = saved.context.request?.stage
    if (stage?.kind !== 'approval') throw new Error('there is no approval')
    for (const prepared of stage.prepared) prepared.range = { start: 0, end: 100 }
    const after = converseOn(engine, { offline, model: null, newId: restartIds(), restore: saved })
    await after.agent.decide('none', { verb: 'approve' })
    await after.decide('approve')
    expect(await after.clips()).toEqual({ Voice: [[0, 110]] })
  })
})

describe('a conversation that was saved in the first format', () => {
  const lines = readFileSync(new URL('../golden/conversations1.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const kept = new Map(
    lines
      .map((line) => JSON.parse(line) as { pending: string; saved: SavedConversation })
      .map((one) => [one.pending, one.saved]),
  )
  const restored = async (pending: string) =>
    converseOn(await openSeeded({}), { offline, model: null, newId: restartIds(), restore: kept.get(pending) })

  it('with an open question goes on with it, and still knows what was done before', async () => {
    const { agent, decide } = await restored('question')
    expect(agent.view()).toMatchObject({ state: 'clarifying', question: { kind: 'clarify' } })
    expect(agent.log().map(({ text, state }) => [text, state])).toEqual([
      ['reverse', 'done'],
      ['cut', 'asked'],
    ])
    await agent.send('from 5 to 8')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ state: 'done', ran: [{ tool: 'cut', range: { start: 5, end: 8 } }] })
  })

  it('with an approval asks it again for the project as it is', async () => {
    const { agent, decide, clips } = await restored('approval')
    await agent.decide('none', { verb: 'approve' })
    expect(agent.view()).toMatchObject({ state: 'awaitingApproval', approval: { request: 'delete 0-10' } })
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 110]] })
  })

  it('in the middle of a request says that it was taken back', async () => {
    const { agent, clips } = await restored('begun')
    await agent.decide('none', { verb: 'approve' })
    expect(agent.view()).toMatchObject({ state: 'idle', approval: null })
    expect(agent.view().messages.at(-1)).toMatchObject({
      state: 'cancelled',
      text: expect.stringContaining('taken back') as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it.each([...kept])('is saved again as it was (%s)', async (_, saved) => {
    const { agent } = converseOn(await openSeeded({}), { offline, model: null, restore: saved })
    expect(agent.snapshot()).toEqual(saved)
  })
})
