import { describe, expect, it } from 'vitest'
import { restoreConversation } from '../../../../../electron/agent/conversation/state/savedConversation.ts'
import { type LeftOut, listSteps, partSteps, staySteps } from '../../../../../electron/agent/approvals/leftOut.ts'
import { offlinePlanner } from '../../../../support/offlinePlanner.ts'
import { between, scriptedOffline, step } from '../../../../support/scriptedPlanner.ts'
import { openConversation } from '../../../../support/openConversation.ts'

const offline = scriptedOffline({
  tidy: [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_amplify', { range: between(20, 30) }, { gain_db: 3 }),
    step('apply_reverse', { range: between(40, 50) }),
  ],
})
const open = () => openConversation({}, { offline, model: null })

describe('a step that was left out', () => {
  it('stays in sight in its place, and comes back there as it was planned', async () => {
    const { agent, change, decide, clips } = await open()
    await agent.send('tidy')
    const shown = agent.view().approval
    await change({ verb: 'leaveOut', step: 0 })
    const without = agent.view().approval

    expect(without?.leftOut).toEqual([{ index: 0, sentence: shown?.steps[0]?.sentence, before: 0 }])
    expect([without?.before, without?.after]).toEqual([120, 120])
    expect(await change({ verb: 'putBack', leftOut: 0 })).toBe('ok')
    const back = agent.view().approval

    expect(back?.leftOut).toBeUndefined()
    expect(back?.steps.map(({ sentence }) => sentence)).toEqual(shown?.steps.map(({ sentence }) => sentence))
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 110]] })
    expect(agent.log().at(-1)?.state).toBe('done')
  })

  it('keeps its place among others that are out, whichever comes back first', async () => {
    const { agent, change } = await open()
    await agent.send('tidy')
    await change({ verb: 'leaveOut', step: 1 })
    await change({ verb: 'leaveOut', step: 0 })
    const tools = () => agent.view().approval?.steps.map(({ tool }) => tool)

    expect(agent.view().approval?.leftOut?.map(({ index, before }) => [index, before])).toEqual([
      [0, 0],
      [1, 0],
    ])
    await change({ verb: 'putBack', leftOut: 1 })
    expect(tools()).toEqual(['apply_amplify', 'apply_reverse'])
    await change({ verb: 'putBack', leftOut: 0 })
    expect(tools()).toEqual(['delete_selection', 'apply_amplify', 'apply_reverse'])
  })

  it('is refused where there is none, and the question stands', async () => {
    const { agent, change } = await open()
    await agent.send('tidy')
    const before = agent.view().approval
    expect(await change({ verb: 'putBack', leftOut: 0 })).toBe('agent/no-such-step')
    expect(agent.view().approval).toEqual(before)
  })

  it('is left out and put back in words, by the number that is shown', async () => {
    const { agent } = await openConversation({}, { offline: offlinePlanner(), model: null })
    await agent.send('delete the first 10 seconds, then reverse 40 to 50 and then normalize 60 to 70')
    const tools = () => agent.view().approval?.steps.map(({ tool }) => tool)
    const all = ['delete_selection', 'apply_reverse', 'apply_normalize']
    expect(tools()).toEqual(all)

    await agent.send('leave the second out')
    expect(tools()).toEqual(['delete_selection', 'apply_normalize'])
    expect(agent.view().approval?.leftOut?.map(({ before }) => before)).toEqual([1])
    await agent.send('leave out the third step')
    expect(tools()).toEqual(['delete_selection'])
    await agent.send('put it back')
    expect(tools()).toEqual(['delete_selection', 'apply_normalize'])
    await agent.send('bring the second back')
    expect(tools()).toEqual(all)
  })

  it('is kept with the conversation, and read as earlier versions kept it', () => {
    const request = {
      id: 'r',
      text: 'tidy',
      planner: 'offline',
      planned: [],
      aside: null,
      notes: [],
      begun: false,
      stage: null,
      leftOut: ['Delete 0:00 – 0:10', { sentence: 'Reverse', step: null, at: 1, turn: 2, keys: [] }],
    }
    const context = { request, lastSteps: [], refused: null, memory: { lastRange: null, clipboardFrom: [] } }
    const restored = restoreConversation({ version: 1, state: 'idle', messages: [], log: [], context })
    expect(restored.context.request?.leftOut).toEqual([
      { sentence: 'Delete 0:00 – 0:10', step: null, at: 0, turn: 0, keys: [] },
      { sentence: 'Reverse', step: null, at: 1, turn: 2, keys: [] },
    ])
  })
})

it('lists and parts steps without losing a place', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((words) => ({ ...step('undo', {}), words }))
  const out = (one: typeof a, at: number, turn: number): LeftOut => ({
    sentence: one?.words ?? '',
    step: one ?? null,
    at,
    turn,
    keys: [one?.words ?? ''],
  })
  const parts = { planned: [b, c].flatMap((one) => one ?? []), leftOut: [out(a, 0, 1)] }

  expect(listSteps(parts).map((one) => one.step?.words)).toEqual(['a', 'b', 'c'])
  expect(partSteps(listSteps(parts))).toEqual(parts)
  const stage = { approval: { steps: [] }, prepared: [], origins: [] }
  const chosen = staySteps(parts, stage, new Set([a, c].flatMap((one) => one ?? [])))
  expect(chosen.planned).toEqual([a, c])
  expect(chosen.leftOut.map(({ sentence, at, turn }) => [sentence, at, turn])).toEqual([['b', 1, 2]])
  expect(chosen.allowed).toEqual(['a'])
})
