import { describe, expect, it } from 'vitest'
import { between, scriptedModel, scriptedOffline, step } from '../../../../support/scriptedPlanner.ts'
import { converseOn, openConversation, openSeeded } from '../../../../support/openConversation.ts'

const offline = scriptedOffline({
  tidy: [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_amplify', { range: between(20, 30) }, { gain_db: 3 }),
  ],
  'trim to 10-20': [step('trim_to_selection', { range: between(10, 20) })],
  louder: [step('apply_amplify', { range: between(0, 10) }, { gain_db: 3 })],
  'delete all': [step('delete_selection', { range: { kind: 'whole' } })],
})
const open = () => openConversation({}, { offline, model: null })

describe('changing what is asked', () => {
  it('leaves a step out: the rest is rehearsed anew, asked again and done, and the answer says so', async () => {
    const { agent, change, decide, clips } = await open()
    await agent.send('tidy')
    const first = agent.view().approval

    expect(await change({ verb: 'leaveOut', step: 0 })).toBe('ok')
    const second = agent.view().approval
    await decide('approve')

    expect(second?.id).not.toBe(first?.id)
    expect(second?.steps.map(({ tool, range }) => [tool, range])).toEqual([['apply_amplify', { start: 20, end: 30 }]])
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
    expect(agent.log().at(-1)).toMatchObject({
      state: 'partly',
      reply: expect.stringMatching(/Left out, as you chose: Delete/u),
    })
  })

  it('does nothing when every step is left out', async () => {
    const { agent, change, engine } = await open()
    await agent.send('tidy')
    await change({ verb: 'leaveOut', step: 1 })
    await change({ verb: 'leaveOut', step: 0 })
    expect([agent.view().state, agent.log().at(-1)?.state, (await engine.view()).canUndo]).toEqual([
      'idle',
      'rejected',
      false,
    ])
  })

  it('changes a value within its limits, and leaves the question as it was where it is outside them', async () => {
    const { agent, change, decide } = await open()
    await agent.send('louder')
    const before = agent.view().approval

    expect(await change({ verb: 'edit', step: 0, values: { gain_db: 900 } })).toBe('agent/bad-arguments')
    expect(await change({ verb: 'edit', step: 0, values: { volume: 1 } })).toBe('agent/bad-arguments')
    expect(await change({ verb: 'edit', step: 0, range: { start: 10, end: 10 } })).toBe('engine/empty-range')
    expect(await change({ verb: 'edit', step: 7, values: {} })).toBe('agent/no-such-step')
    expect(agent.view().approval).toEqual(before)
    expect(await change({ verb: 'edit', step: 0, values: { gain_db: -6 }, range: { start: 5, end: 8 } })).toBe('ok')
    expect(agent.view().approval?.steps[0]).toMatchObject({
      range: { start: 5, end: 8 },
      values: [{ key: 'gain_db', value: -6, unit: 'dB', min: -60, max: 60 }],
    })
    await decide('approve')
    expect(agent.log().at(-1)?.ran).toMatchObject([
      { tool: 'apply_amplify', args: { gain_db: -6 }, range: { start: 5, end: 8 } },
    ])
  })

  it('never runs what was shown before the change', async () => {
    const { agent, change } = await open()
    await agent.send('louder')
    const old = agent.view().approval?.id ?? ''
    await change({ verb: 'edit', step: 0, values: { gain_db: 6 } })
    const decided = await agent.decide(old, { verb: 'approve' })
    expect([decided.ok, agent.view().state]).toEqual([false, 'awaitingApproval'])
  })

  it('turns keep into remove and back', async () => {
    const { agent, change, decide, clips } = await open()
    await agent.send('trim to 10-20')
    expect(agent.view().approval?.steps[0]?.flip).toBe('Delete')
    await change({ verb: 'flip', step: 0 })
    expect(agent.view().approval?.steps[0]).toMatchObject({
      tool: 'delete_selection',
      range: { start: 10, end: 20 },
      flip: 'Trim',
    })
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 110]] })
  })

  it('refuses to turn round what has no other side', async () => {
    const { agent, change } = await open()
    await agent.send('louder')
    expect([await change({ verb: 'flip', step: 0 }), agent.view().state]).toEqual(['agent/no-flip', 'awaitingApproval'])
  })
})

describe('allowing a kind of step for the session', () => {
  it('does not ask for it again, shows that it is so, and asks again when it is taken back', async () => {
    const { agent, change, decide } = await open()
    await agent.send('louder')
    await change({ verb: 'approve', allow: 'session' })
    await agent.send('louder')
    const allowed = agent.view().allowed
    const asked = agent.log().map((entry) => entry.asked)
    agent.disallow('apply_amplify')
    await agent.send('louder')

    expect([allowed, asked]).toEqual([[{ tool: 'apply_amplify', title: 'Amplify' }], [['approval'], []]])
    expect([agent.view().state, agent.view().allowed]).toEqual(['awaitingApproval', []])
    await decide('reject')
  })

  it('still asks before everything is cleared', async () => {
    const { agent, change, engine } = await open()
    await agent.send('tidy')
    await change({ verb: 'approve', allow: 'session' })
    await agent.send('delete all')
    expect([agent.view().state, agent.view().approval?.steps[0]?.mayAllow]).toEqual(['awaitingApproval', false])
    await change({ verb: 'approve', allow: 'session' })
    await engine.undo()
    await agent.send('delete all')
    expect(agent.view().state).toBe('awaitingApproval')
  })

  it('is forgotten when the app is closed', async () => {
    const engine = await openSeeded({})
    const first = converseOn(engine, { offline, model: null })
    await first.agent.send('louder')
    await first.change({ verb: 'approve', allow: 'session' })
    const second = converseOn(engine, { offline, model: null, restore: first.agent.snapshot() })
    await second.agent.send('louder')
    expect([second.agent.view().allowed, second.agent.view().state]).toEqual([[], 'awaitingApproval'])
  })
})

describe('leaving out a model’s step', () => {
  it('tells the model so, and does not ask for the same call again', async () => {
    const model = scriptedModel([
      {
        calls: [
          ['delete_selection', { start_time: 0, end_time: 10 }],
          ['apply_amplify', { gain_db: 3, start_time: 20, end_time: 30 }],
        ],
      },
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Done without the delete.' },
    ])
    const { agent, change, decide, clips } = await openConversation({}, { offline: scriptedOffline({}), model })
    await agent.send('tidy up')
    await change({ verb: 'leaveOut', step: 0 })
    await decide('approve')

    expect(agent.log().map(({ asked, state }) => [asked, state])).toEqual([[['approval', 'approval'], 'partly']])
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })
})
