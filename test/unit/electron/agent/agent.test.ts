import { describe, expect, it } from 'vitest'
import type { ConversationView } from '../../../../shared/schemas/conversation.ts'
import { conversationViewSchema } from '../../../../shared/schemas/conversation.ts'
import { openConversation, openSeeded, converseOn } from '../../../support/openConversation.ts'
import { between, scriptedModel, scriptedOffline, step } from '../../../support/scriptedPlanner.ts'

const offline = scriptedOffline({
  'delete 0-10': [step('delete_selection', { range: between(0, 10) })],
  reverse: [step('apply_reverse', { range: between(0, 10) })],
})

describe('an agent', () => {
  it('announces every state that it goes through, each a valid view', async () => {
    const { agent, decide } = await openConversation({}, { offline, model: null })
    const views: ConversationView[] = []
    agent.onChange((view) => views.push(view))
    await agent.send('delete 0-10')
    await decide('approve')
    expect(views.map((view) => view.state).filter((state, index, all) => state !== all[index - 1])).toEqual([
      'planning',
      'awaitingApproval',
      'running',
      'idle',
    ])
    for (const view of views) expect(conversationViewSchema.safeParse(view).success).toBe(true)
  })

  it('stops telling those who have gone', async () => {
    const { agent } = await openConversation({}, { offline, model: null })
    let told = 0
    agent.onChange(() => (told += 1))()
    await agent.send('hello')
    expect(told).toBe(0)
  })

  it('takes another planner when the choice changes', async () => {
    let model: ReturnType<typeof scriptedModel> | null = scriptedModel([{ text: 'From the model.' }])
    const { agent } = await openConversation({}, { offline, model: () => model })
    await agent.send('hi')
    model = null
    await agent.send('delete 0-10')
    expect(agent.view().messages.map((message) => message.planner)).toEqual(['model', 'model', 'offline', 'offline'])
  })

  it('puts the project back and tells the person when something breaks inside', async () => {
    const engine = await openSeeded({})
    const editor = engine.editorFor('agent')
    let break_ = false
    const breaking = {
      ...engine,
      editorFor: () => ({
        ...editor,
        measure: (request: Parameters<typeof editor.measure>[0]) =>
          break_ ? Promise.reject(new Error('out of order')) : editor.measure(request),
      }),
    }
    const { agent } = converseOn(breaking, { offline, model: null })
    await agent.send('reverse')
    break_ = true
    await expect(agent.decide(agent.view().approval?.id ?? '', { verb: 'approve' })).rejects.toThrow('out of order')
    expect(agent.view()).toMatchObject({ state: 'idle', approval: null })
    expect(agent.log().at(-1)).toMatchObject({
      state: 'failed',
      reply: expect.stringContaining('out of order') as string,
    })
    expect((await engine.perform({ kind: 'splitAtTime', time: 5 })).ok).toBe(true)
    expect((await engine.view()).history).toHaveLength(1)
  })

  it('cancels what waits for approval', async () => {
    const { agent, clips } = await openConversation({}, { offline, model: null })
    await agent.send('delete 0-10')
    await agent.cancel()
    expect(agent.view()).toMatchObject({ state: 'idle', approval: null })
    expect(agent.log().at(-1)).toMatchObject({ state: 'cancelled', pending: null })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('cancels what runs, between two steps, and takes it back', async () => {
    const engine = await openSeeded({})
    const editor = engine.editorFor('agent')
    let cancel = (): void => {}
    const watching = {
      ...engine,
      editorFor: () => ({
        ...editor,
        perform: async (request: Parameters<typeof editor.perform>[0]) => {
          if (request.kind === 'deleteSelection') cancel()
          return editor.perform(request)
        },
      }),
    }
    const both = scriptedOffline({
      both: [step('delete_selection', { range: between(0, 10) }), step('apply_reverse', { range: between(20, 30) })],
    })
    const conversation = converseOn(watching, { offline: both, model: null })
    await conversation.agent.send('both')
    const cancelled: Promise<void>[] = []
    cancel = () => {
      if (cancelled.length === 0) cancelled.push(conversation.agent.cancel())
    }
    await conversation.decide('approve')
    await Promise.all(cancelled)
    expect(conversation.agent.log().at(-1)).toMatchObject({
      state: 'cancelled',
      ran: [],
      reply: expect.stringContaining('Nothing was changed') as string,
    })
    expect(await engine.view()).toMatchObject({ duration: 120, canUndo: false })
  })

  it('does nothing for a cancel with nothing to cancel', async () => {
    const { agent } = await openConversation({}, { offline, model: null })
    await agent.cancel()
    expect(agent.view()).toMatchObject({ state: 'idle', messages: [] })
  })

  it('saves after every step of the conversation', async () => {
    const states: string[] = []
    const { agent, decide } = await openConversation(
      {},
      { offline, model: null, save: (saved) => void states.push(saved.state) },
    )
    await agent.send('delete 0-10')
    await decide('approve')
    expect(states).toEqual(['awaitingApproval', 'idle'])
  })

  it('saves behind what the news of a step has asked for: the answer is drawn first', async () => {
    const order: string[] = []
    const { agent } = await openConversation({}, { offline, model: null, save: () => void order.push('saved') })
    agent.onChange(({ state }) => {
      if (state === 'awaitingApproval') setImmediate(() => order.push('drawn'))
    })
    await agent.send('delete 0-10')
    expect(order).toEqual(['drawn', 'saved'])
  })

  it('saves a whole turn of the loop later: what waits for a clock comes between', async () => {
    let turns = 0
    let saved = Infinity
    const { agent } = await openConversation({}, { offline, model: null, save: () => void (saved = turns) })
    const count = (): void => {
      turns += 1
      if (saved === Infinity) setImmediate(count)
    }
    agent.onChange(({ state }) => {
      if (state === 'awaitingApproval') setImmediate(count)
    })
    await agent.send('delete 0-10')
    expect(saved).toBe(2)
  })
})

describe('the log of an agent', () => {
  it('is kept with the conversation, request by request', async () => {
    const engine = await openSeeded({})
    const first = converseOn(engine, { offline, model: null })
    await first.agent.send('delete 0-10')
    await first.decide('approve')
    const second = converseOn(engine, {
      offline,
      model: null,
      restore: JSON.parse(JSON.stringify(first.agent.snapshot())),
    })
    await second.agent.send('reverse')
    expect(second.agent.log().map(({ text, asked, ran }) => [text, asked, ran.map((step) => step.tool)])).toEqual([
      ['delete 0-10', ['approval'], ['delete_selection']],
      ['reverse', ['approval'], []],
    ])
  })

  it('of a conversation that was saved before there was one is empty', async () => {
    const engine = await openSeeded({})
    const first = converseOn(engine, { offline, model: null })
    await first.agent.send('delete 0-10')
    const old = { ...first.agent.snapshot(), log: undefined }
    const second = converseOn(engine, { offline, model: null, restore: old })
    expect([second.agent.log().length, second.agent.view().messages.length > 0]).toEqual([0, true])
  })
})
