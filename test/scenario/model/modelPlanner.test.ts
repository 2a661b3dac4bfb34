import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import { deleting, talkWithModel, whole } from '../../support/model/modelTalk.ts'
import { step, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

/**
 * One sentence of what a model planner has to do, one scenario or more. The rest of them: modelLimits, modelLoop,
 * modelAsks, modelServers.
 */
describe('steps with acceptance criteria that are checked by measurement', () => {
  it('takes back an edit that the editor only says it made, whatever the model would say of it', async () => {
    const { agent, decide, model, clips, log } = await talkWithModel([deleting(0, 10), { text: 'All done!' }], {
      perform: async (request, real) =>
        request.kind === 'deleteSelection'
          ? {
              ok: true,
              value: {
                changed: true,
                tracks: ['Voice'],
                range: { start: 0, end: 10 },
                at: null,
                peakBeforeDb: null,
                peakAfterDb: null,
              },
            }
          : real(request),
    })
    await agent.send('go')
    await decide('approve')
    expect(model.told[1]?.[0]?.content).toMatchObject({
      done: false,
      error: expect.stringContaining('did not do what it should') as string,
    })
    expect(log()).toMatchObject({ state: 'failed', ran: [], reply: expect.stringContaining('taken back') as string })
    expect(await clips()).toEqual(whole)
  })
})

describe('a plan of goals', () => {
  const goal = (most: number) =>
    [
      'plan_steps',
      { steps: [{ goal: 'half as long', done_when: [{ measure: 'project_seconds', at_most: most }] }] },
    ] as const

  it('is measured when the model says that it is done: it hears what is not met, and goes on', async () => {
    const { agent, decide, model, clips, log } = await talkWithModel([
      { calls: [goal(60), ['delete_selection', { start_time: 0, end_time: 50 }]] },
      { text: 'All done!' },
      deleting(0, 10),
      { text: 'Now it is.' },
    ])
    await agent.send('go')
    await decide('approve')
    expect(model.told[1]?.[0]).toEqual({ callId: 'call-1-1', content: { noted: 1, note: 'Measured when you answer.' } })
    expect(model.told[2]).toEqual([
      {
        callId: '',
        content: {
          not_met: [{ goal: 'half as long', measure: 'project_seconds', expected: 'at most 60', found: '70' }],
          note: expect.any(String) as string,
        },
      },
    ])
    await decide('approve')
    expect([await clips(), log()?.state, log()?.reply]).toEqual([
      { Voice: [[0, 60]] },
      'done',
      expect.stringMatching(/The model says: “Now it is\.”$/u),
    ])
  })

  it('that is not met after three answers is said not to be, whatever the model says', async () => {
    const { agent, decide, model, log } = await talkWithModel([
      { calls: [goal(60), ['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Done!' },
      { text: 'Really done!' },
      { text: 'Believe me.' },
    ])
    await agent.send('go')
    await decide('approve')
    expect(model.left()).toBe(0)
    expect(log()).toMatchObject({
      state: 'partly',
      reply: expect.stringContaining(
        'Not reached: half as long (done when the project is at most 1:00 long; now the project is 1:50 long).',
      ) as string,
    })
  })

  it.each([
    [
      'loudness_lufs',
      { at_least: -16, at_most: -16, tracks: ['voice'] },
      ['apply_loudness_normalize', { target_lufs: -16, start_time: 0, end_time: 120 }],
    ],
    ['peak_db', { at_most: -3 }, ['apply_normalize', { peak_db: -3, start_time: 0, end_time: 120 }]],
    [
      'longest_silence_seconds',
      { at_least: 9.9, start_time: 0, end_time: 30 },
      ['silence_selection', { start_time: 10, end_time: 20 }],
    ],
    ['clip_count', { at_least: 2, tracks: [1] }, ['split_at_time', { time: 60 }]],
    ['audio_seconds', { at_most: 110 }, ['delete_selection', { start_time: 0, end_time: 10 }]],
  ] as const)('may be about %s', async (measure, bounds, call) => {
    const { agent, log } = await talkWithModel([
      {
        calls: [
          ['plan_steps', { steps: [{ goal: 'so', done_when: [{ measure, ...bounds }] }] }],
          [call[0], call[1]],
        ],
      },
      { text: 'Done.' },
    ])
    await agent.send('go')
    const { approval } = agent.view()
    if (approval !== null) await agent.decide(approval.id, { verb: 'approve' })
    expect([log()?.state, log()?.reply]).toEqual(['done', expect.not.stringContaining('Not reached')])
  })

  it('about what is not there is not met, and nothing is changed by a plan alone', async () => {
    const { agent, log, clips } = await talkWithModel([
      {
        calls: [
          [
            'plan_steps',
            { steps: [{ goal: 'so', done_when: [{ measure: 'peak_db', tracks: ['Nobody'], at_most: 0 }] }] },
          ],
          ['split_at_time', { time: 60 }],
        ],
      },
      { text: 'a' },
      { text: 'b' },
      { text: 'c' },
    ])
    await agent.send('go')
    expect(log()).toMatchObject({
      state: 'partly',
      reply: expect.stringContaining('now there is no such track') as string,
    })
    const only = await talkWithModel([{ calls: [goal(60)] }, { text: 'That is my plan.' }])
    await only.agent.send('go')
    expect([only.log()?.state, await only.clips(), await clips()]).toEqual([
      'talk',
      whole,
      {
        Voice: [
          [0, 60],
          [60, 120],
        ],
      },
    ])
  })
})

describe('a second question in the same request', () => {
  it('says what was done before it, and a no to it keeps what had its yes', async () => {
    const { agent, decide, log, clips } = await talkWithModel([
      deleting(0, 10),
      deleting(50, 60),
      { text: 'Only the first.' },
    ])
    await agent.send('go')
    await decide('approve')
    expect(agent.view().approval?.notes).toContain('Done before in this request: Deleted 0:00–0:10 from Voice.')
    await decide('reject')
    expect([log()?.asked, log()?.state, await clips()]).toEqual([
      ['approval', 'approval'],
      'partly',
      { Voice: [[0, 110]] },
    ])
  })

  it('is not asked about what was refused, nor a hair beside it', async () => {
    const { agent, decide, log } = await talkWithModel([
      deleting(0, 10),
      deleting(0, 10.004),
      {
        calls: [
          ['set_time_selection', { start_time: 0, end_time: 10 }],
          ['delete_selection', {}],
        ],
      },
      { text: 'All right.' },
    ])
    await agent.send('go')
    await decide('reject')
    expect(log()).toMatchObject({ asked: ['approval'], state: 'rejected', ran: [] })
  })
})

describe('undoing', () => {
  const undoing = (steps: number): ScriptedTurn => ({ calls: [['undo', { steps }]] })
  const afterTwo = async (turns: readonly ScriptedTurn[], words: readonly PlannedStep[]) => {
    const conversation = await talkWithModel(turns, { words })
    await conversation.engine.perform({ kind: 'splitAtTime', time: 10 })
    await conversation.engine.perform({ kind: 'splitAtTime', time: 20 })
    await conversation.agent.send('go')
    return conversation
  }

  it('runs where the words say so, and is asked about where only the model does, or does more of it', async () => {
    const said = await afterTwo([undoing(1), { text: 'Undone.' }], [step('undo')])
    expect([said.log()?.asked, (await said.engine.view()).historyPosition]).toEqual([[], 1])
    const unsaid = await afterTwo([undoing(1)], [])
    expect([unsaid.log()?.asked, (await unsaid.engine.view()).historyPosition]).toEqual([['approval'], 2])
    const more = await afterTwo([undoing(2), { text: 'All undone.' }], [step('undo')])
    expect([
      more.log()?.asked,
      more.agent.view().approval?.steps[0]?.asks,
      (await more.engine.view()).historyPosition,
    ]).toEqual([['approval'], true, 2])
    await more.decide('approve')
    expect((await more.engine.view()).historyPosition).toBe(0)
  })
})
