import { describe, expect, it } from 'vitest'
import { failure } from '../../../shared/failures/index.ts'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

const call = (...calls: [tool: string, args: Record<string, unknown>][]): ScriptedTurn => ({ calls })
const remove = (start: number, end: number) => call(['delete_selection', { start_time: start, end_time: end }])
const done: ScriptedTurn = { text: 'Done, all of it!' }
const both = 'delete the first 10 seconds and mute the guest'

describe('a model that does a part of what was said', () => {
  it('is not believed: the answer says what is missing, and one press does it', async () => {
    const { agent, decide, engine, last, log } = await sayWithModel(both, [remove(0, 10), done])
    await decide('approve')
    expect(last()).toMatchObject({ state: 'partly', offer: 'rest' })
    expect(last()?.text).toMatch(
      /^Deleted 0:00–0:10 .*\nNot done of what you said: Mute Guest\. Say “do the rest” to do it\.\nThe model says/u,
    )
    await agent.send('do the rest')
    expect(log()).toMatchObject({ state: 'done' })
    expect((await engine.view()).tracks.map(({ muted }) => muted)).toEqual([false, true])
    expect((await engine.view()).duration).toBe(590)
  })

  it('has its rest asked for where that asks, as it was said and on what is there now', async () => {
    const { agent, approval, decide } = await sayWithModel('mute the guest and fade out the last 5 seconds', [
      call(['mute_track', { tracks: ['Guest'] }]),
      done,
    ])
    await agent.send('do the rest')
    expect(approval()?.steps).toMatchObject([{ tool: 'apply_fade_out', range: { start: 595, end: 600 } }])
    await decide('approve')
    expect(agent.view().aside).toEqual([])
  })

  it('says so too where it has only played, and where it fails behind the part', async () => {
    const played = await sayWithModel('delete the first 10 seconds', [call(['play', {}]), done])
    expect(played.last()?.text).toContain('Not done of what you said: Delete 0:00–0:10')
    const failed = await sayWithModel(both, [remove(0, 10), { failure: failure('model/nonsense', { host: 'x.org' }) }])
    await failed.decide('approve')
    expect(failed.last()).toMatchObject({ state: 'partly', offer: 'rest' })
    expect(failed.last()?.text).toMatch(/What was done stands: .* Not done of what you said: Mute Guest\./u)
  })

  it('is told of by what is left of several of a kind', async () => {
    const { last } = await sayWithModel('split at 10, 20 and 30 seconds', [call(['split_at_time', { time: 20 }]), done])
    expect(last()?.text).toMatch(/Not done of what you said: Split at 0:10; Split at 0:30\./u)
  })
})

describe('nothing is missing', () => {
  it.each<[what: string, said: string, turns: ScriptedTurn[]]>([
    ['where all of it is done', both, [call(['mute_track', { tracks: ['Guest'] }]), remove(0, 10), done]],
    ['where it is done in other steps, which were shown', 'trim to the first 10 seconds', [remove(10, 600), done]],
    ['where the words only select on the way', 'select the first 10 seconds and delete them', [remove(0, 10), done]],
    ['where a condition does not hold', 'if the intro is longer than 3 minutes, delete it', [{ text: 'It is not.' }]],
  ])('%s', async (_, said, turns) => {
    const { agent, decide, last } = await sayWithModel(said, turns)
    while (agent.view().approval !== null) await decide('approve')
    expect(last()?.text).not.toContain('Not done')
    expect(last()?.offer).not.toBe('rest')
  })

  it('that the person has said no to, or left out', async () => {
    const calls = call(
      ['delete_selection', { start_time: 0, end_time: 10 }],
      ['apply_reverse', { start_time: 20, end_time: 30 }],
    )
    const said = 'delete the first 10 seconds and reverse 0:20 to 0:30'
    const { change, decide, last } = await sayWithModel(said, [calls, done])
    expect(await change({ verb: 'leaveOut', step: 1 })).toBe('ok')
    await decide('approve')
    expect(last()?.text).not.toContain('Not done of what you said')
    expect(last()?.text).toContain('Left out, as you chose: Reverse 0:')
  })

  it('step by step: what had no yes is said to be missing', async () => {
    const calls = call(
      ['delete_selection', { start_time: 0, end_time: 10 }],
      ['apply_reverse', { start_time: 20, end_time: 30 }],
    )
    const { decide, last, length } = await sayWithModel('delete the first 10 seconds and reverse 0:20 to 0:30', [
      calls,
      { text: 'Both.' },
    ])
    await decide('step')
    await decide('reject')
    expect([await length(), last()?.state]).toEqual([590, 'partly'])
    expect(last()?.text).toMatch(/^Deleted 0:00–0:10 .*\nNot done, for you said no: Reverse 0:10–0:20 /u)
  })
})

describe('a model whose calls could not be made', () => {
  it('does not keep the words from being done: that is offered', async () => {
    const { last } = await sayWithModel('mute the guest', [
      call(['mute_track', { tracks: ['Guest'], loud: true }]),
      done,
    ])
    expect(last()).toMatchObject({ state: 'refused', offer: 'offline' })
  })

  it('does not keep a question from its answer', async () => {
    const { last } = await sayWithModel('how long is it?', [call(['undo', {}]), done])
    expect(last()?.text).toMatch(/^It is 10:00 .*\nThe model says: “Done, all of it!”$/u)
  })
})
