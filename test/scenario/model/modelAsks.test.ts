import { describe, expect, it } from 'vitest'
import { converseOn, openConversation, openSeeded } from '../../support/openConversation.ts'
import { scriptedModel, scriptedOffline } from '../../support/scriptedPlanner.ts'

const offline = scriptedOffline({}, { 'never mind': { kind: 'cancel' } })
const question = { question: 'How much louder?', answers: ['3 dB', '6 dB'] }

describe('a model that asks the person', () => {
  it('shows its question with quick answers, and goes on with what is said, whatever that is', async () => {
    const model = scriptedModel([
      { calls: [['ask_user', question]] },
      { calls: [['apply_amplify', { gain_db: 6, start_time: 0, end_time: 10 }]] },
      { text: 'Louder.' },
    ])
    const { agent, decide } = await openConversation({}, { offline, model })
    await agent.send('make it louder')
    expect(agent.view()).toMatchObject({
      state: 'clarifying',
      question: {
        text: 'The model asks: “How much louder?”',
        answers: [
          { label: '3 dB', say: '3 dB' },
          { label: '6 dB', say: '6 dB' },
        ],
      },
    })
    await agent.send('delete everything')
    await decide('approve')

    expect(model.told[1]).toEqual([{ callId: 'call-1-1', content: { answer: 'delete everything' } }])
    expect(agent.log().at(-1)?.reply).toContain('Louder.')
    expect(agent.log().map(({ text, asked, state }) => [text, asked, state])).toEqual([
      ['make it louder', ['clarify'], 'asked'],
      ['delete everything', ['approval'], 'done'],
    ])
  })

  it('has done what it called before the question, and nothing behind it', async () => {
    const model = scriptedModel([
      {
        calls: [
          ['split_at_time', { time: 5 }],
          ['ask_user', { question: 'And now?' }],
          ['split_at_time', { time: 9 }],
        ],
      },
      { text: 'Fine.' },
    ])
    const { agent, clips, engine } = await openConversation({}, { offline, model })
    await agent.send('split')
    const historyWhileAsked = (await engine.view()).history.length
    await agent.send('nothing more')

    expect(model.told[1]).toMatchObject([
      { content: { done: true } },
      { content: { answer: 'nothing more' } },
      { content: { done: false } },
    ])
    expect([historyWhileAsked, await clips()]).toEqual([
      1,
      {
        Voice: [
          [0, 5],
          [5, 120],
        ],
      },
    ])
  })

  it('is given up, and what it had done stands', async () => {
    const model = scriptedModel([
      {
        calls: [
          ['split_at_time', { time: 5 }],
          ['ask_user', { question: 'And now?' }],
        ],
      },
    ])
    const { agent, clips, engine } = await openConversation({}, { offline, model })
    await agent.send('split')
    await agent.send('never mind')
    expect([agent.view().state, agent.log().at(-1)?.state, await clips(), (await engine.view()).canUndo]).toEqual([
      'idle',
      'partly',
      {
        Voice: [
          [0, 5],
          [5, 120],
        ],
      },
      true,
    ])
  })

  it('is told what was wrong with a question that is none', async () => {
    const model = scriptedModel([{ calls: [['ask_user', { question: '' }]] }, { text: 'Sorry.' }])
    const { agent } = await openConversation({}, { offline, model })
    await agent.send('hm')
    expect(model.told[1]).toMatchObject([
      { content: { done: false, error: expect.stringContaining('ask_user') as unknown } },
    ])
  })

  it('after a restart gets the answer together with the request that it was asked for', async () => {
    const engine = await openSeeded({})
    const before = converseOn(engine, { offline, model: scriptedModel([{ calls: [['ask_user', question]] }]) })
    await before.agent.send('make it louder')
    const file = JSON.parse(JSON.stringify(before.agent.snapshot())) as unknown
    const heard: string[] = []
    const model = scriptedModel([{ text: 'I see.' }])
    const start: typeof model.start = (message, context, onText) => {
      heard.push(message)
      return model.start(message, context, onText)
    }
    const after = converseOn(engine, { offline, model: { start }, restore: file })
    expect(after.agent.view().question?.text).toBe('The model asks: “How much louder?”')
    await after.agent.send('by 6 dB')
    expect([heard, after.agent.view().state]).toEqual([['make it louder (by 6 dB)'], 'idle'])
  })
})
