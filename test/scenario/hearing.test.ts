import { messageOf } from '../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../electron/agent/planner/plan.ts'
import { openConversation, type Conversation, type SeedParts } from '../support/openConversation.ts'
import { between, scriptedOffline, step } from '../support/scriptedPlanner.ts'

const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'delete it': [step('delete_selection', { range: between(20, 30) })],
  'delete three': [
    step('delete_selection', { range: between(80, 85) }),
    step('delete_selection', { range: between(50, 60) }),
    step('delete_selection', { range: between(20, 30) }),
  ],
  'turn it round': [step('apply_reverse', { range: between(20, 24) })],
  'filter it': [step('apply_high_pass', { range: between(5, 100) }, { frequency_hz: 300, rolloff_db: 48 })],
  'clean it': [step('apply_noise_reduction', { range: between(5, 100) })],
  'delete, then declick': [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_click_removal', { range: between(30, 50) }, { threshold: 2 }),
  ],
  'shorten them': [step('apply_truncate_silence', { range: between(0, 100) }, { min_silence: 1, keep: 0.5 })],
  faster: [step('apply_change_tempo', { range: between(20, 60) }, { percent: 50 })],
  'delete, then filter': [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_high_pass', { range: between(40, 50) }, { frequency_hz: 300, rolloff_db: 48 }),
  ],
  'filter, then delete': [
    step('apply_high_pass', { range: between(40, 60) }, { frequency_hz: 300, rolloff_db: 48 }),
    step('delete_selection', { range: between(0, 10) }),
    step('apply_reverse', { range: between(35, 37) }),
  ],
}

async function start(seed: SeedParts = {}) {
  const conversation = await openConversation(seed, { offline: scriptedOffline(plans), model: null, lists: true })
  const hear = async (side: 'before' | 'after', at = 0, around = 2) => {
    const heard = await conversation.agent.hear({
      approvalId: conversation.agent.view().approval?.id ?? '',
      step: at,
      side,
      around,
    })
    if (!heard.ok) throw new Error(messageOf(heard.error))
    return heard.value.samples
  }
  return { ...conversation, hear }
}

async function addClicks(engine: Conversation['engine']): Promise<void> {
  for (const time of [42, 45, 48]) {
    await engine.perform({ kind: 'setTimeSelection', start: time, end: time + 0.001 })
    await engine.perform({ kind: 'selectTracks', trackIds: ['t1'] })
    const tone = { kind: 'generateTone', waveform: 'square', frequencyHz: 3000, levelDb: 0, duration: 0.001 } as const
    const done = await engine.perform(tone)
    if (!done.ok) throw new Error(messageOf(done.error))
  }
}

async function addPauses(engine: Conversation['engine']): Promise<void> {
  for (const time of [20, 40]) {
    await engine.perform({ kind: 'setTimeSelection', start: time, end: time + 2 })
    await engine.perform({ kind: 'selectTracks', trackIds: ['t1'] })
    const done = await engine.perform({ kind: 'silenceSelection' })
    if (!done.ok) throw new Error(messageOf(done.error))
  }
}

/** What the engine plays there now. */
const mixOf = ({ engine }: Conversation, from: number, to: number) =>
  engine.readMix({ fromFrame: from * 8000, frames: (to - from) * 8000 })

/** The largest difference, in steps of 16 bits. */
function distance(a: Int16Array, b: Int16Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (b[index] ?? 0))), 0)
}

describe('what waits for a yes can be heard', () => {
  it.each([
    ['delete it', 18, 30, 0],
    ['turn it round', 18, 26, 0],
    ['filter it', 3, 15, 2],
    ['clean it', 3, 15, 600],
    ['faster', 18, 30, 4000],
  ] as const)('“%s”: before as it is now, after as it is when it is done', async (words, from, to, tolerance) => {
    const conversation = await start()
    await conversation.agent.send(words)
    const now = await mixOf(conversation, from, to)
    const [before, after] = [await conversation.hear('before'), await conversation.hear('after')]
    expect(distance(before, now)).toBe(0)
    await conversation.decide('approve')
    const done = await mixOf(conversation, from, to)
    expect(distance(after, done)).toBeLessThanOrEqual(tolerance)
    expect(distance(done, now)).toBeGreaterThan(tolerance)
  })

  it('a later step is heard in the timeline that the earlier ones leave, with their sound', async () => {
    const conversation = await start()
    await conversation.agent.send('delete, then filter')
    const after = await conversation.hear('after', 1)
    await conversation.decide('approve')
    expect(distance(after, await mixOf(conversation, 38, 50))).toBeLessThanOrEqual(2)
  })

  it('all steps so far are heard from where one likes, and nothing of what comes behind', async () => {
    const conversation = await start()
    const { agent, engine } = conversation
    const soFar = async (at: number, side: 'before' | 'after', from: number) => {
      const heard = await agent.hear({
        approvalId: agent.view().approval?.id ?? '',
        step: at,
        side,
        around: 2,
        from,
      })
      if (!heard.ok) throw new Error(messageOf(heard.error))
      return heard.value.samples
    }
    await agent.send('filter, then delete')
    const now = await mixOf(conversation, 45, 65)
    expect(distance(await soFar(1, 'before', 45), now)).toBe(0)
    // In the middle of what goes: from the join on. What is turned round by the third step is not.
    const [two, three] = [await soFar(1, 'after', 45), await soFar(2, 'after', 5)]
    await agent.decide(agent.view().approval?.id ?? '', { verb: 'leaveOut', step: 2 })
    await conversation.decide('approve')
    expect(distance(two, await mixOf(conversation, 35, 55))).toBeLessThanOrEqual(2)
    expect(distance(three, await mixOf(conversation, 0, 20))).toBeLessThanOrEqual(2)
    const end = await engine.view().then(({ duration }) => duration)
    expect(end).toBe(110)
  })

  it('behind the end of the project nothing is heard, and that is said', async () => {
    const { agent } = await start()
    await agent.send('delete, then filter')
    const approvalId = agent.view().approval?.id ?? ''
    expect(await agent.hear({ approvalId, step: 1, side: 'after', around: 2, from: 500 })).toMatchObject({
      ok: false,
      error: { code: 'agent/nothing-to-hear' },
    })
  })

  it('an earlier effect is heard where its sound lies behind a later cut', async () => {
    const conversation = await start()
    await conversation.agent.send('filter, then delete')
    const before = await conversation.hear('before', 2)
    await conversation.decide('approve')
    // Up to the join with what is turned round.
    const count = 1.9 * 8000 * 2
    expect(
      distance(before.subarray(0, count), (await mixOf(conversation, 33, 35)).subarray(0, count)),
    ).toBeLessThanOrEqual(2)
  })

  it('any join of several cuts, as it is now and as it is when all before it is done', async () => {
    // given
    const conversation = await start()
    const { agent, engine } = conversation
    await agent.send('delete three')
    const { id = '', joins } = agent.view().approval ?? {}
    // then: in time, each where it will be behind all of them, and where it is now
    expect(joins?.count).toBe(3)
    expect(joins?.shown.map(({ step: of, at, removed }) => [of, at, removed.start, removed.end])).toEqual([
      [2, 20, 20, 30],
      [1, 40, 50, 60],
      [0, 60, 80, 85],
    ])
    // when
    const hearJoin = async (of: number, side: 'before' | 'after') => {
      const heard = await agent.hear({ approvalId: id, step: of, join: 0, side, around: 1 })
      if (!heard.ok) throw new Error(messageOf(heard.error))
      return heard.value.samples
    }
    const [before, after] = [await hearJoin(1, 'before'), await hearJoin(2, 'after')]
    expect(distance(before, await mixOf(conversation, 49, 59))).toBe(0)
    const now = await mixOf(conversation, 49, 51)
    await conversation.decide('approve')
    // then
    expect(distance(after, await mixOf(conversation, 19, 21))).toBe(0)
    const entry = (await engine.view()).history.at(-1)?.id ?? ''
    const range = { start: 49, end: 51 }
    const was = await engine.hearBeside({ at: { entry, side: 'before' }, range })
    expect(distance(was?.samples ?? new Int16Array(), now)).toBe(0)
    expect(await engine.hearBeside({ at: { entry: 'gone', side: 'before' }, range })).toBeNull()
    const { receipt } = agent.view().messages.at(-1) ?? {}
    expect(receipt?.joins?.shown.map(({ at }) => at)).toEqual([20, 40, 60])
  })

  it('any change of a list, as it is when the step begins and as it would be behind it', async () => {
    // given: clicks where the cut will have moved them to, and a pause that gets shorter in front of another one
    for (const [words, at, prepare] of [
      ['delete, then declick', 1, addClicks],
      ['shorten them', 0, addPauses],
    ] as const) {
      const conversation = await start()
      const { agent, engine } = conversation
      await prepare(engine)
      await agent.send(words)
      const { id = '', steps } = agent.view().approval ?? {}
      const listed = (steps?.[at]?.changes ?? []).filter(({ leave }) => leave !== null)
      expect(listed.length).toBeGreaterThan(1)
      // when
      const hearChange = async (side: 'before' | 'after') => {
        const heard = await agent.hear({ approvalId: id, step: at, change: 1, side, around: 1 })
        if (!heard.ok) throw new Error(messageOf(heard.error))
        return heard.value.samples
      }
      const [before, after] = [await hearChange('before'), await hearChange('after')]
      await conversation.decide('approve')
      const first = steps?.[at]?.regions.find(({ fate }) => fate === 'removed')
      const gone = first === undefined ? 0 : first.end - first.start
      const from = Math.round(((listed[1]?.range?.start ?? 0) - 1 - gone) * 8000)
      const done = await engine.readMix({ fromFrame: from, frames: after.length / 2 })
      // then
      expect(distance(after, done)).toBeLessThanOrEqual(1)
      expect(before.length).toBeGreaterThanOrEqual(after.length)
      expect(distance(before.subarray(0, after.length), after)).toBeGreaterThan(1000)
    }
  })

  it('changes nothing and makes nothing last', async () => {
    const { agent, engine, hear } = await start()
    await agent.send('filter it')
    const [view, shown] = [await engine.view(), agent.view()]
    await hear('after')
    expect(await engine.view()).toEqual(view)
    expect(agent.view()).toEqual(shown)
  })

  it('with as much around the place as is asked for', async () => {
    const { agent, hear } = await start()
    await agent.send('delete it')
    const framesWith = async (around: number) => (await hear('before', 0, around)).length
    const [least, one, most] = [await framesWith(0), await framesWith(1), await framesWith(4)]
    expect(one - least).toBeGreaterThan(0)
    expect(most - least).toBe(4 * (one - least))
  })

  it('not once the project is another one, nor for a question that is not open, nor for a step that is not there', async () => {
    const { agent, engine } = await start()
    const failing = async (approvalId: string, at: number) => {
      const heard = await agent.hear({ approvalId, step: at, side: 'after', around: 2 })
      return heard.ok ? 'ok' : heard.error.code
    }
    expect(await failing('none', 0)).toBe('agent/no-such-question')
    await agent.send('delete it')
    const { id } = agent.view().approval ?? { id: '' }
    expect([await failing('another', 0), await failing(id, 3)]).toEqual([
      'agent/no-such-question',
      'agent/no-such-step',
    ])
    await engine.perform({ kind: 'splitAtTime', time: 60 })
    expect(await failing(id, 0)).toBe('agent/changed-meanwhile')
  })
})
