import { describe, expect, it } from 'vitest'
import { goWithModel } from '../../support/model/modelTalk.ts'
import { openConversation } from '../../support/openConversation.ts'
import { between, scriptedModel, scriptedOffline, step } from '../../support/scriptedPlanner.ts'

describe('a model that got a no', () => {
  it('is told of a no with its reason, and is not asked about the same call again', async () => {
    const { decide, model, log, clips } = await goWithModel([
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'I left it as it was.' },
    ])
    await decide('reject', 'too much')
    expect(model.told[1]).toEqual([
      {
        callId: 'call-1-1',
        content: expect.objectContaining({ error: 'delete_selection was refused: too much' }) as unknown,
      },
    ])
    expect(model.told[2]).toEqual([
      { callId: 'call-2-1', content: expect.objectContaining({ done: false }) as unknown },
    ])
    expect(log()).toMatchObject({ asked: ['approval'], state: 'rejected', ran: [] })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('may propose something else after a no', async () => {
    const { decide, log } = await goWithModel([
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { calls: [['silence_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Silenced instead.' },
    ])
    await decide('reject')
    await decide('approve')
    expect(log()).toMatchObject({
      asked: ['approval', 'approval'],
      state: 'partly',
      ran: [{ tool: 'silence_selection' }],
    })
  })

  it('is told which of its steps were left out when the person steps through', async () => {
    const { decide, model, log } = await goWithModel([
      {
        calls: [
          ['apply_fade_in', { start_time: 0, end_time: 5 }],
          ['delete_selection', { start_time: 10, end_time: 20 }],
        ],
      },
      { text: 'Only the fade, then.' },
    ])
    await decide('step')
    await decide('reject', 'keep it')
    expect(model.told[1]?.map(({ content }) => content)).toEqual([
      expect.objectContaining({ done: true }),
      expect.objectContaining({ error: 'delete_selection was refused: keep it' }),
    ])
    expect(log()).toMatchObject({ state: 'partly', ran: [{ tool: 'apply_fade_in' }] })
  })

  it('is told what was done instead when the person corrects it', async () => {
    const model = scriptedModel([
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Twenty, then.' },
    ])
    const offline = scriptedOffline(
      {},
      { 'make it 20': { kind: 'correction', steps: [step('delete_selection', { range: between(0, 20) })] } },
    )
    const { agent, decide, clips } = await openConversation({}, { offline, model })
    await agent.send('go')
    await agent.send('make it 20')
    await decide('approve')
    expect(model.told[1]?.[0]?.content).toMatchObject({
      note: expect.stringContaining('The person changed this') as string,
      steps: [{ range: [0, 20] }],
    })
    expect(await clips()).toEqual({ Voice: [[0, 100]] })
  })

  it('is left behind by a new request, and what it had done stands', async () => {
    const model = scriptedModel([
      { calls: [['split_at_time', { time: 5 }]] },
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Something else.' },
    ])
    const { agent, clips } = await openConversation({}, { offline: scriptedOffline({}), model })
    await agent.send('go')
    expect(agent.view().state).toBe('awaitingApproval')
    await agent.send('another thing')
    expect(agent.log().at(-1)).toMatchObject({ reply: 'Something else.', pending: null })
    expect(await clips()).toEqual({
      Voice: [
        [0, 5],
        [5, 120],
      ],
    })
  })
})
