import { describe, expect, it } from 'vitest'
import { failure } from '../../../shared/failures/index.ts'
import { err } from '../../../shared/result.ts'
import { deleting, splitting, talkWithModel, whole, type Given } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

describe('replan on failure', () => {
  const noSilencing: Given['perform'] = async (request, real) =>
    request.kind === 'silenceSelection'
      ? err(failure('engine/bad-value', { problem: { kind: 'silence-too-short' } }))
      : real(request)

  it('tells which call failed and that its turn was taken back, and asks again for what is planned instead', async () => {
    const { agent, decide, model, engine, log } = await talkWithModel(
      [
        splitting(60),
        {
          calls: [
            ['apply_reverse', { start_time: 20, end_time: 30 }],
            ['silence_selection', { start_time: 0, end_time: 10 }],
          ],
        },
        deleting(0, 10),
        { text: 'Deleted instead.' },
      ],
      { perform: noSilencing },
    )
    await agent.send('go')
    await decide('approve')
    expect(model.told[2]).toEqual([
      {
        callId: 'call-2-1',
        content: {
          done: false,
          note: expect.stringContaining(
            'All calls of this turn were taken back; what earlier turns did stands',
          ) as string,
        },
      },
      {
        callId: 'call-2-2',
        content: {
          done: false,
          error: expect.stringContaining('shorter than one sample') as string,
          hint: expect.any(String) as string,
          note: expect.stringContaining('Plan anew') as string,
        },
      },
    ])
    expect((await engine.view()).tracks[0]?.clips).toHaveLength(2)
    await decide('approve')
    expect(log()).toMatchObject({
      asked: ['approval', 'approval'],
      state: 'done',
      ran: [{ tool: 'split_at_time' }, { tool: 'delete_selection' }],
    })
    expect((await engine.view()).history).toMatchObject([
      { label: expect.stringMatching(/^Split.*, Delete$/u) as string, text: 'go' },
    ])
  })

  it('is not gone on with for ever', async () => {
    const silencing = (at: number): ScriptedTurn => ({
      calls: [['silence_selection', { start_time: at, end_time: at + 1 }]],
    })
    const { agent, decide, log, clips, model } = await talkWithModel([silencing(1), silencing(2), silencing(3)], {
      perform: noSilencing,
    })
    await agent.send('go')
    await decide('approve')
    await decide('approve')
    await decide('approve')
    expect([model.left(), log()?.state, await clips()]).toEqual([0, 'failed', whole])
  })
})

describe('parallel tool calls', () => {
  it('are carried out in their order, with the times of the project that the model was shown', async () => {
    const { agent, decide, model, clips } = await talkWithModel([
      {
        calls: [
          ['get_total_project_time', {}],
          ['delete_selection', { start_time: 0, end_time: 10 }],
          ['get_total_project_time', {}],
          ['delete_selection', { start_time: 10, end_time: 20 }],
          ['get_total_project_time', {}],
        ],
      },
      { text: 'Twice.' },
    ])
    await agent.send('go')
    expect(agent.view().approval).toMatchObject({ before: 120, after: 100, steps: [{ index: 0 }, { index: 1 }] })
    await decide('approve')
    expect(model.told[1]?.map(({ callId, content }) => [callId, content])).toEqual([
      ['call-1-1', { value: 120 }],
      ['call-1-2', expect.objectContaining({ done: true })],
      ['call-1-3', { value: 100, note: 'As it is after all calls of this turn.' }],
      ['call-1-4', expect.objectContaining({ done: true })],
      ['call-1-5', { value: 100 }],
    ])
    expect(await clips()).toEqual({ Voice: [[0, 100]] })
  })
})

describe('a call for which there is nothing to do', () => {
  it('goes back to the model, and what was begun before it is kept', async () => {
    const { agent, model, log, engine } = await talkWithModel([
      splitting(60),
      { calls: [['save_project', {}]] },
      { text: 'Split, and it is kept.' },
    ])
    await agent.send('go')
    expect(model.told[2]).toEqual([
      { callId: 'call-2-1', content: { done: false, note: expect.stringContaining('kept as it is made') as string } },
    ])
    expect(log()).toMatchObject({ state: 'done', ran: [{ tool: 'split_at_time' }] })
    expect((await engine.perform({ kind: 'addLabel', text: 'mine' })).ok).toBe(true)
  })
})
