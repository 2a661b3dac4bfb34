import { describe, expect, it } from 'vitest'
import { converseOn, openSeeded } from '../../support/openConversation.ts'
import { sayWithModel, tenMinutes } from '../../support/model/modelTalk.ts'
import { scriptedModel, scriptedOffline, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const steps = [
  { goal: 'take the intro out', done_when: [{ measure: 'project_seconds', at_most: 588 }] },
  { goal: 'split it for the chapters', done_when: [{ measure: 'clip_count', at_least: 4 }], after: [1] },
  { goal: 'listen to the end' },
]
const planned: ScriptedTurn = {
  calls: [
    ['plan_steps', { steps }],
    ['delete_selection', { place: 'label intro' }],
  ],
}
const split: ScriptedTurn = { calls: [['split_at_time', { time: 100 }]] }
const seek: ScriptedTurn = { calls: [['seek', { time: 580 }]] }
const said = 'make chapters of it as you see fit, zorp'

describe('a model’s plan', () => {
  it('is in sight while its first step waits for a yes: states, criteria, what comes before what', async () => {
    const { agent } = await sayWithModel(said, [planned])
    expect(agent.view().state).toBe('awaitingApproval')
    expect(agent.view().plan).toEqual([
      {
        goal: 'take the intro out',
        after: [],
        doneWhen: ['the project is at most 9:48 long'],
        state: 'now',
        tries: 0,
        found: 'the project is 10:00 long',
      },
      {
        goal: 'split it for the chapters',
        after: [1],
        doneWhen: ['there are at least 4 clips'],
        state: 'waits',
        tries: 0,
        found: 'there are 2 clips',
      },
      { goal: 'listen to the end', after: [], doneWhen: [], state: 'waits', tries: 0, found: null },
    ])
  })

  it('comes further as it is measured, counts tries, and stays with the answer', async () => {
    const { agent, decide, last } = await sayWithModel(said, [planned, split, split, seek, { text: 'Chapters.' }])
    const seen: string[] = []
    agent.onChange(({ plan }) => {
      const now = plan?.map(({ state, tries }) => `${state} ${tries}`).join(', ') ?? ''
      if (now !== '' && now !== seen.at(-1)) seen.push(now)
    })
    await decide('approve')
    expect(seen).toEqual([
      'now 0, waits 0, waits 0',
      'done 1, now 0, waits 0',
      'done 1, done 1, now 0',
      'done 1, done 1, done 1',
    ])
    expect(last()?.plan?.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(agent.view().plan).toBeNull()
  })

  it('says of a step that was not reached that it was not', async () => {
    const { decide, last } = await sayWithModel(said, [
      planned,
      { text: 'Done!' },
      { text: 'Done!' },
      { text: 'Done!' },
    ])
    await decide('approve')
    expect(last()).toMatchObject({
      state: 'partly',
      plan: [{ state: 'done' }, { state: 'missed', found: 'there are 2 clips' }, { state: 'missed' }],
    })
  })

  it('is heard of by numbers of earlier steps only', async () => {
    const { model } = await sayWithModel(said, [
      { calls: [['plan_steps', { steps: [{ goal: 'one', after: [2] }, { goal: 'two' }] }]] },
      { text: 'No.' },
    ])
    expect(JSON.stringify(model.told[1])).toContain('earlier steps only')
  })

  it('survives a restart: what waits is asked again, and the answer says what of the plan is open', async () => {
    const engine = await openSeeded(tenMinutes)
    const before = converseOn(engine, { offline: scriptedOffline({}), model: scriptedModel([planned]) })
    await before.agent.send(said)
    const file = JSON.parse(JSON.stringify(before.agent.snapshot())) as unknown
    const after = converseOn(engine, { offline: scriptedOffline({}), model: null, restore: file })
    await after.agent.decide('none', { verb: 'approve' })
    expect(after.agent.view().plan?.[0]?.state).toBe('now')
    await after.decide('approve')
    const last = after.agent.view().messages.at(-1)
    expect(last?.state).toBe('partly')
    expect(last?.text).toMatch(
      /Of the model’s plan 1 of 3 steps is done; open: split it for the chapters; listen to the end\./u,
    )
  })

  it('is said where the app was closed in the middle of it', async () => {
    const kept: unknown[] = []
    const engine = await openSeeded(tenMinutes)
    const hanging = Promise.withResolvers<void>()
    const { agent, decide } = converseOn(engine, {
      offline: scriptedOffline({}),
      model: scriptedModel([planned, { hangs: true }], () => hanging.resolve()),
      save: (one) => void kept.push(JSON.parse(JSON.stringify(one))),
    })
    await agent.send(said)
    const deciding = decide('approve')
    await hanging.promise
    const restored = converseOn(engine, { offline: scriptedOffline({}), model: null, restore: kept.at(-1) })
    await restored.agent.cancel()
    expect(restored.agent.view().messages.at(-1)?.text).toMatch(
      /closed in the middle.*1 of 3 steps is done; open: split/u,
    )
    await agent.cancel()
    await deciding
  })
})

describe('what a plan can be measured by', () => {
  it.each([
    ['muted_tracks', {}, ['mute_track', { tracks: [1] }], 1],
    ['selection_start', {}, ['set_time_selection', { start_time: 5, end_time: 9 }], 5],
    ['selection_end', {}, ['set_time_selection', { start_time: 5, end_time: 9 }], 9],
    ['label_count', {}, ['add_label', { text: 'here', time: 3 }], 3],
    ['label_start', { name: 'Here' }, ['add_label', { text: 'here', time: 3 }], 3],
    ['label_end', { name: 'intro' }, ['seek', { time: 3 }], 12],
    ['clip_start', { name: 'talk' }, ['move_clip', { place: 'clip talk', to: 4 }], 4],
    ['clip_end', { name: 'talk' }, ['move_clip', { place: 'clip talk', to: 4 }], 604],
    ['first_clip_start', { tracks: ['Host'] }, ['move_clip', { place: 'clip talk', to: 4 }], 4],
    ['last_clip_end', {}, ['move_clip', { place: 'clip talk', to: 4 }], 604],
    ['files_written', {}, ['seek', { time: 3 }], 0],
  ] as const)('%s %j', async (measure, more, call, is) => {
    const criterion = { measure, ...more, at_least: is, at_most: is }
    const { agent, decide, last } = await sayWithModel(said, [
      {
        calls: [
          ['plan_steps', { steps: [{ goal: 'so', done_when: [criterion] }] }],
          [call[0], call[1]],
        ],
      },
      { text: 'So.' },
      { text: 'So.' },
      { text: 'So.' },
    ])
    if (agent.view().approval !== null) await decide('approve')
    expect(last()?.plan).toMatchObject([{ state: 'done' }])
  })

  it.each([
    ['selection_start', {}, 'nothing selected'],
    ['label_start', { name: 'nowhere' }, 'no such label'],
    ['clip_end', { name: 'nowhere' }, 'no such clip'],
  ])('%s %j says what is missing', async (measure, more, found) => {
    const criterion = { measure, ...more, at_least: 0 }
    const { agent } = await sayWithModel(said, [
      {
        calls: [
          ['plan_steps', { steps: [{ goal: 'so', done_when: [criterion] }] }],
          ['ask_user', { question: 'So?' }],
        ],
      },
    ])
    expect(agent.view().plan?.[0]?.found).toContain(found)
  })
})
