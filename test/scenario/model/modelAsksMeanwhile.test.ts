import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

const asks = (question: string, answers: readonly string[] = []) => ['ask_user', { question, answers }] as const
const calls = (...all: NonNullable<Extract<ScriptedTurn, { calls?: unknown }>['calls']>): ScriptedTurn => ({
  calls: all,
})
const louder = (gain: number) => calls(['apply_amplify', { gain_db: gain, start_time: 0, end_time: 600 }])
const split = ['split_at_time', { time: 5 }] as const

describe('what the person says while a question of the model waits', () => {
  it.each([
    ['how long is it?', '10:00'],
    ['what labels are there?', 'intro, 0:00–0:12'],
    ['what can you do?', 'I edit your audio'],
  ])('“%s” is answered from the project, and the question keeps waiting', async (said, answer) => {
    const { agent, model, last, question } = await sayWithModel('make it louder', [calls(asks('How much?')), louder(3)])
    await agent.send(said)
    expect(last()).toMatchObject({ state: 'talk', text: expect.stringContaining(answer) as string })
    expect(last()?.text).toContain('The model asks: “How much?”')
    expect([agent.view().state, question()?.text, model.told.length]).toEqual([
      'clarifying',
      'The model asks: “How much?”',
      1,
    ])
    await agent.send('by 3 dB')
    expect([agent.view().state, model.told[1]]).toEqual([
      'awaitingApproval',
      [{ callId: 'call-1-1', content: { answer: 'by 3 dB' } }],
    ])
  })

  it.each(['why?', 'thanks', 'yes', 'whatever you like'])('“%s” is for the model', async (said) => {
    const { agent, model } = await sayWithModel('make it louder', [calls(asks('How much?')), { text: 'I see.' }])
    await agent.send(said)
    expect(model.told[1]?.[0]?.content).toEqual({ answer: said })
  })

  it('is for the model where it has offered just that, though the project knows it', async () => {
    const offered = calls(asks('What do you want to know?', ['How long is it?', 'What labels are there?']))
    const { agent, model } = await sayWithModel('make it louder', [offered, { text: 'I see.' }])
    await agent.send('How long is it?')
    expect(model.told[1]?.[0]?.content).toEqual({ answer: 'How long is it?' })
  })
})

describe('a question of the model', () => {
  it('that claims what was never done stands in quotes, before what was', async () => {
    const claim = 'I have deleted the intro. Shall I delete the rest, too?'
    const { last, length } = await sayWithModel('delete the first 10 seconds', [calls(asks(claim))])
    expect([last()?.text, await length()]).toEqual([`The model asks: “${claim}”\nNothing was changed so far.`, 600])
  })

  it('says what was done before it', async () => {
    const { last } = await sayWithModel('split at 5 seconds', [calls(split, asks('And now?'))])
    expect(last()?.text).toBe('The model asks: “And now?”\nDone so far: Split at 0:05.')
  })

  it('comes back as a question, and nothing is done twice, where it was set aside', async () => {
    const { agent, question, clips } = await sayWithModel('delete the first 10 seconds', [
      calls(['delete_selection', { start_time: 0, end_time: 10 }]),
      calls(split, asks('And now?')),
      { text: 'I see.' },
    ])
    await agent.send('split at 5 seconds')
    await agent.send('back to the other one')
    expect(agent.view()).toMatchObject({ state: 'awaitingApproval', aside: ['split at 5 seconds'] })
    await agent.send('back to the other one')
    expect([agent.view().state, question()?.text]).toEqual(['clarifying', 'The model asks: “And now?”'])
    await agent.send('nothing more')
    const said = agent
      .view()
      .messages.filter(({ from }) => from === 'person')
      .at(-1)?.text
    expect([said, (await clips())['Host']]).toEqual([
      'split at 5 seconds (nothing more)',
      [
        [0, 5],
        [5, 600],
      ],
    ])
  })
})

describe('the answer to a question of the model', () => {
  it('is from the person: the value that it gives is theirs, and not the model’s', async () => {
    const { agent, approval } = await sayWithModel('make it louder', [calls(asks('How much?')), louder(3)])
    await agent.send('by 3 dB')
    const gain = approval()?.steps[0]?.sources.find(({ key }) => key === 'gain_db')
    expect([gain?.value, gain?.author, approval()?.notes]).toEqual(['3 dB', 'words', []])
  })

  it('is compared with what the model makes of it', async () => {
    const { agent, approval } = await sayWithModel('make it louder', [calls(asks('How much?')), louder(30)])
    await agent.send('by 3 dB')
    expect(approval()?.notes).toContain('Your words say 3 dB; the model chose 30 dB.')
  })

  it('may be an order, and is not told to be the model’s own idea then', async () => {
    const { agent, approval } = await sayWithModel('tidy it up, zorp', [
      calls(asks('What shall I do?')),
      calls(['delete_selection', { start_time: 0, end_time: 10 }]),
    ])
    await agent.send('delete the first 10 seconds')
    expect([approval()?.steps[0]?.sources[0]?.author, approval()?.notes]).toEqual(['words', []])
  })
})
