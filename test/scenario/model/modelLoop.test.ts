import { describe, expect, it } from 'vitest'
import { goWithModel } from '../../support/model/modelTalk.ts'
import { openConversation, podcast } from '../../support/openConversation.ts'
import { between, scriptedModel, scriptedOffline, seconds, step } from '../../support/scriptedPlanner.ts'

describe('a model that plans', () => {
  it('selects and trims in one turn, is asked for once, and what was read back is the answer, with its words behind', async () => {
    const { agent, model, decide, clips, log, engine } = await goWithModel([
      {
        calls: [
          ['set_time_selection', { start_time: 2, end_time: 5 }],
          ['trim_to_selection', {}],
        ],
      },
      { text: 'Trimmed to 2-5 s.' },
    ])
    expect(agent.view().approval?.steps.map((one) => [one.tool, one.asks])).toEqual([
      ['set_time_selection', false],
      ['trim_to_selection', true],
    ])
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[2, 5]] })
    expect(log()).toMatchObject({
      asked: ['approval'],
      state: 'done',
      reply: expect.stringMatching(
        /^Trimmed Voice to 0:02–0:05.*\nChosen by the model: range 0:02–0:05\.\nThe model says: “Trimmed to 2-5 s\.”$/u,
      ) as string,
      ran: [{ tool: 'trim_to_selection', range: { start: 2, end: 5 } }],
    })
    expect(model.told[1]).toEqual([
      { callId: 'call-1-1', content: expect.objectContaining({ done: true }) as unknown },
      {
        callId: 'call-1-2',
        content: {
          done: true,
          project_now: {
            seconds: 5,
            selection: [2, 5],
            tracks: [{ name: 'Voice', clips: [[2, 5]] }],
            labels: [],
          },
          steps: [
            expect.objectContaining({ range: [2, 5], tracks: ['Voice'], project_seconds: { before: 120, after: 5 } }),
          ],
        },
      },
    ])
    expect((await engine.view()).history).toHaveLength(1)
  })

  it('may leave the target to the words', async () => {
    const { decide, clips } = await goWithModel(
      [{ calls: [['trim_to_selection', {}]] }, { text: 'Done.' }],
      [step('trim_to_selection', { range: { kind: 'first', seconds: 30 } })],
    )
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 30]] })
  })

  it('is asked the person for what neither it nor the words say, and goes on with the answer', async () => {
    const { agent, decide, clips, model, log } = await goWithModel([
      { calls: [['delete_selection', {}]] },
      { text: 'Gone.' },
    ])
    expect(agent.view()).toMatchObject({ state: 'clarifying' })
    await agent.send('answer')
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 117]] })
    expect(model.told[1]).toEqual([{ callId: 'call-1-1', content: expect.objectContaining({ done: true }) as unknown }])
    expect(log()?.reply).toContain('Gone.')
  })

  it('gets its batches into one history entry', async () => {
    const { decide, engine, log } = await goWithModel([
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { calls: [['apply_fade_in', { start_time: 0, end_time: 5 }]] },
      { text: 'Both done.' },
    ])
    await decide('approve')
    await decide('approve')
    expect(log()).toMatchObject({ asked: ['approval', 'approval'], state: 'done' })
    const view = await engine.view()
    expect([view.history.length, view.history[0]?.text, view.duration]).toEqual([1, 'go', 110])
    await engine.undo()
    expect((await engine.view()).duration).toBe(120)
  })

  it('is shown where its times contradict the words, and both are said', async () => {
    const { agent } = await goWithModel(
      [{ calls: [['delete_selection', { start_time: 0, end_time: 2 }]] }],
      [step('delete_selection', { range: between(0, 120) })],
    )
    expect(agent.view().approval?.notes).toContain('Your words say 0:00–2:00; the model chose 0:00–0:02.')
  })

  it('is shown where it does something else than the words', async () => {
    const { agent } = await goWithModel(
      [{ calls: [['trim_to_selection', { start_time: 0, end_time: 30 }]] }],
      [step('delete_selection', { range: between(0, 30) })],
    )
    expect(agent.view().approval?.notes.join()).toMatch(/Read without the model, your words mean: Delete 0:00–0:30/u)
  })

  it('is shown where it does more than the words, or does it twice', async () => {
    const { agent } = await goWithModel(
      [
        {
          calls: [
            ['apply_fade_in', { start_time: 0, end_time: 5 }],
            ['delete_track', { tracks: [1] }],
          ],
        },
      ],
      [step('apply_fade_in', { range: between(0, 5) })],
    )
    expect(agent.view().approval?.notes).toEqual([
      'Read without the model, your words don’t say this: Remove the track Voice with all that is on it.',
    ])
    const twice = await goWithModel(
      [
        {
          calls: [
            ['delete_selection', { start_time: 0, end_time: 10 }],
            ['delete_selection', { start_time: 50, end_time: 60 }],
          ],
        },
      ],
      [step('delete_selection', { range: between(0, 10) })],
    )
    expect(twice.agent.view().approval?.notes.join()).toMatch(/don’t say this: Delete 0:40–0:50/u)
  })

  it('is not blamed for what the words leave open', async () => {
    const { agent } = await goWithModel(
      [
        {
          calls: [
            ['apply_fade_in', { start_time: 0, end_time: 5 }],
            ['apply_fade_out', { start_time: 100, end_time: 120 }],
          ],
        },
      ],
      [step('apply_fade_in', { range: between(0, 5) }, {}, { confidence: 0.3 })],
    )
    expect(agent.view().approval?.notes.join()).not.toContain('say this')
  })
})

describe('a model that need not ask', () => {
  it('looks at the project without asking', async () => {
    const { model, log } = await goWithModel(
      [
        {
          calls: [
            ['get_total_project_time', {}],
            ['get_track_list', {}],
          ],
        },
        { text: 'It is three minutes long.' },
      ],
      [],
      podcast,
    )
    expect(model.told[1]?.map(({ content }) => content)).toEqual([
      { value: 180 },
      {
        value: [
          expect.objectContaining({ name: 'Host', start: 0, end: 125 }),
          expect.objectContaining({ name: 'Guest' }),
          expect.objectContaining({ name: 'Music' }),
        ],
      },
    ])
    expect(log()).toMatchObject({ asked: [], ran: [], reply: 'It is three minutes long.', state: 'talk' })
  })

  it('edits what needs no yes at once', async () => {
    const { log, clips } = await goWithModel([{ calls: [['split_at_time', { time: 20 }]] }, { text: 'Split at 0:20.' }])
    expect(log()).toMatchObject({ asked: [], state: 'done', ran: [{ tool: 'split_at_time', at: 20 }] })
    expect(await clips()).toEqual({
      Voice: [
        [0, 20],
        [20, 120],
      ],
    })
  })

  it('streams its words', async () => {
    const heard: string[] = []
    const conversation = await openConversation(
      {},
      { offline: scriptedOffline({}), model: scriptedModel([{ text: 'Hello there.' }]) },
    )
    conversation.agent.onStreaming((text) => heard.push(text))
    await conversation.agent.send('hi')
    expect(heard).toEqual(['Hello there.'])
    expect(conversation.agent.view()).toMatchObject({
      streaming: null,
      messages: [
        { text: 'hi', planner: 'model' },
        { text: 'Hello there.', planner: 'model' },
      ],
    })
  })
})

it('keeps a range that the model selected before what the words say', async () => {
  const { decide, clips } = await goWithModel(
    [
      {
        calls: [
          ['set_time_selection', { start_time: 2, end_time: 5 }],
          ['delete_selection', {}],
        ],
      },
      { text: 'ok' },
    ],
    [step('delete_selection', { range: between(50, 60) })],
  )
  await decide('approve')
  expect(await clips()).toEqual({ Voice: [[0, 117]] })
})

it('takes the range of an explicit “select” in the words', async () => {
  const words = [step('set_time_selection', { range: between(1, 3) }), step('apply_fade_in')]
  const { agent } = await goWithModel([{ calls: [['apply_fade_in', {}]] }], words)
  expect(agent.view().approval?.steps[0]).toMatchObject({ range: { start: 1, end: 3 } })
})

it('fills in a time from the words', async () => {
  const { log } = await goWithModel(
    [{ calls: [['split_at_time', {}]] }, { text: 'ok' }],
    [step('split_at_time', { at: [seconds(33)] })],
  )
  expect(log()).toMatchObject({ ran: [{ tool: 'split_at_time', at: 33 }] })
})
