import { describe, expect, it } from 'vitest'
import { failure, problemOf } from '../../../shared/failures/index.ts'
import { goWithModel } from '../../support/model/modelTalk.ts'
import { openConversation } from '../../support/openConversation.ts'
import { scriptedModel, scriptedOffline, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const splitAt5 = {
  Voice: [
    [0, 5],
    [5, 120],
  ],
}

describe('a model that goes wrong', () => {
  it('is told of an unknown tool, with the nearest, and nothing is asked', async () => {
    const { model, log } = await goWithModel([{ calls: [['trim', {}]] }, { text: "I can't do that." }])
    expect(model.told[1]?.[0]?.content).toMatchObject({
      done: false,
      hint: expect.stringContaining('trim_to_selection') as string,
    })
    expect(log()).toMatchObject({
      asked: [],
      ran: [],
      state: 'refused',
      reply: "Nothing was changed.\nThe model says: “I can't do that.”",
    })
  })

  it('is told of wrong arguments by name and may try again', async () => {
    const { model, log } = await goWithModel([
      { calls: [['split_at_time', { time: 'soon' }]] },
      { calls: [['split_at_time', { time: 20, where: 'here' }]] },
      { calls: [['split_at_time', { time: 20 }]] },
      { text: 'Split.' },
    ])
    expect(model.told[1]?.[0]?.content).toMatchObject({
      error: expect.stringContaining('"time" must be a number') as string,
    })
    expect(model.told[2]?.[0]?.content).toMatchObject({
      error: expect.stringContaining('"where" is not known') as string,
    })
    expect(log()).toMatchObject({ state: 'done', ran: [{ tool: 'split_at_time', at: 20 }] })
  })

  it('is told of arguments that are no JSON', async () => {
    const { model } = await goWithModel([
      { calls: [['split_at_time', { unreadable: '{"time":' }]] },
      { text: 'Sorry, no.' },
    ])
    expect(model.told[1]?.[0]?.content).toMatchObject({ error: expect.stringContaining('not valid JSON') as string })
  })

  it('gets nothing done behind a call that could not be made, and one observation for each', async () => {
    const { model, engine } = await goWithModel([
      {
        calls: [
          ['split_at_time', { time: 10 }],
          ['pick_range', {}],
          ['split_at_time', { time: 20 }],
        ],
      },
      { text: 'Hm.' },
    ])
    expect(model.told[1]?.map(({ callId }) => callId)).toEqual(['call-1-1', 'call-1-2', 'call-1-3'])
    expect(model.told[1]?.map(({ content }) => (content as { done: boolean }).done)).toEqual([true, false, false])
    expect((await engine.view()).tracks[0]?.clips).toHaveLength(2)
  })

  it('is stopped when it makes the same wrong call again and again', async () => {
    const turn = { calls: [['split_at_time', { time: 'soon' }]] } as const
    const { log, model, clips } = await goWithModel([turn, turn, turn])
    expect(log()).toMatchObject({ state: 'failed', reply: expect.stringContaining('3 times') as string })
    expect(model.left()).toBe(0)
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('is stopped after its turns, and what it did stands', async () => {
    const turns = Array.from({ length: 10 }, (_, index): ScriptedTurn => ({
      calls: [['split_at_time', { time: index + 1 }]],
    }))
    const { log, clips, engine } = await goWithModel(turns)
    expect(log()).toMatchObject({ state: 'partly', reply: expect.stringContaining('10 turns') as string })
    expect((await clips())['Voice']).toHaveLength(11)
    expect((await engine.view()).history).toHaveLength(1)
  })

  it('is let go when a turn takes too long', async () => {
    const { log, clips } = await goWithModel(
      [{ calls: [['split_at_time', { time: 5 }]] }, { hangs: true }],
      [],
      {},
      { mostTurns: 10, turnSeconds: 0.01 },
    )
    expect(log()).toMatchObject({
      state: 'partly',
      reply: expect.stringContaining('no answer within 0.01 seconds') as string,
    })
    expect(await clips()).toEqual(splitAt5)
  })

  it.each([
    failure('model/unauthorised', { host: 'example.org' }),
    failure('model/too-many-requests', { host: 'example.org' }),
    failure('model/nonsense', { host: 'example.org' }),
  ])('says $code in words, with what stands', async (problem) => {
    const { log, clips } = await goWithModel([{ calls: [['split_at_time', { time: 5 }]] }, { failure: problem }])
    expect(log()).toMatchObject({
      state: 'partly',
      reply: `${problemOf(problem)} What was done stands: Split at 0:05.`,
    })
    expect(await clips()).toEqual(splitAt5)
  })

  it('is not believed with an empty answer', async () => {
    const { log } = await goWithModel([{ text: '' }])
    expect(log()).toMatchObject({ state: 'failed', reply: expect.stringContaining('without an answer') as string })
  })

  it('can be cancelled while it thinks', async () => {
    const hanging = Promise.withResolvers<void>()
    const model = scriptedModel([{ calls: [['split_at_time', { time: 5 }]] }, { hangs: true }], () => hanging.resolve())
    const conversation = await openConversation({}, { offline: scriptedOffline({}), model })
    const sent = conversation.agent.send('go')
    await hanging.promise
    await conversation.agent.cancel()
    await sent
    expect(conversation.agent.log().at(-1)).toMatchObject({ state: 'partly', ran: [{ tool: 'split_at_time' }] })
    expect(await conversation.clips()).toEqual(splitAt5)
  })

  it('holds nothing back from others once it has ended', async () => {
    const { engine } = await goWithModel([
      { calls: [['split_at_time', { time: 5 }]] },
      { failure: failure('model/nonsense', { host: 'x' }) },
    ])
    expect((await engine.perform({ kind: 'splitAtTime', time: 3 })).ok).toBe(true)
  })
})
