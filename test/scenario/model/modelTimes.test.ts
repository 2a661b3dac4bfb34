import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

const remove = (start: number | string, end: number | string): ScriptedTurn => ({
  calls: [['delete_selection', { start_time: start, end_time: end }]],
})

describe('a place that a model made up', () => {
  it('goes back to it with what the project has, and the person is not asked', async () => {
    const { agent, approval, model } = await sayWithModel('mix it so that it grabs people', [
      remove(700, 760),
      remove(20, 30),
    ])
    expect(model.told[1]?.[0]?.content).toMatchObject({
      done: false,
      error: expect.stringContaining('10:00') as string,
      hint: expect.stringContaining('in the project') as string,
    })
    expect([agent.view().state, approval()?.steps[0]?.range]).toEqual(['awaitingApproval', { start: 20, end: 30 }])
  })

  it('gives way to what the words say: milliseconds for seconds', async () => {
    const { approval } = await sayWithModel('delete from 1:00 to 2:00', [remove(60_000, 120_000)])
    expect(approval()?.steps[0]).toMatchObject({
      range: { start: 60, end: 120 },
      sources: expect.arrayContaining([expect.objectContaining({ what: 'range', author: 'words' })]) as unknown,
    })
    expect(approval()?.notes.join()).toContain('not in the project, so your words are taken')
  })

  it('gives way to the words also where only its end is outside', async () => {
    const call: ScriptedTurn = { calls: [['trim_to_selection', { start_time: 0, end_time: 30_000 }]] }
    const { approval } = await sayWithModel('trim to the first 30 seconds', [call])
    expect(approval()?.steps[0]).toMatchObject({
      range: { start: 0, end: 30 },
      sources: expect.arrayContaining([expect.objectContaining({ what: 'range', author: 'words' })]) as unknown,
    })
    expect(approval()?.notes).toEqual([
      'What the model named is not in the project, so your words are taken: “trim to the first 30 seconds”.',
    ])
  })

  it('gives way to the words also where it is a track: the place that the model gave stays', async () => {
    const fade: ScriptedTurn = {
      calls: [['apply_fade_in', { start_time: 0, end_time: 5, tracks: ['Gast'] }]],
    }
    const { approval } = await sayWithModel('fade in the guest', [fade])
    expect(approval()?.steps[0]).toMatchObject({ range: { start: 0, end: 5 }, tracks: ['Guest'] })
    expect(approval()?.steps[0]?.sources.map(({ what, author }) => [what, author])).toEqual(
      expect.arrayContaining([
        ['range', 'model'],
        ['tracks', 'words'],
      ]),
    )
  })

  it.each([
    ['delete everything after 5:00', 300, 9999],
    ['delete the last 10 seconds', 590, 600.4],
  ])('stays at the end where that is meant: “%s”', async (said, from, to) => {
    const { approval } = await sayWithModel(said, [remove(from, to)])
    expect([approval()?.steps[0]?.range, approval()?.notes.join()]).toEqual([
      { start: from, end: 600 },
      expect.not.stringContaining('your words are taken'),
    ])
  })

  it('is still a question where the person left it open', async () => {
    const { agent } = await sayWithModel('delete', [{ calls: [['delete_selection', {}]] }])
    expect(agent.view().state).toBe('clarifying')
  })
})

it('takes “1:30” for a time', async () => {
  const { approval } = await sayWithModel('delete from 1:30 to 2:00', [remove('1:30', '2:00')])
  expect(approval()?.steps[0]?.range).toEqual({ start: 90, end: 120 })
})

describe('times of one answer', () => {
  const both: ScriptedTurn = {
    calls: [
      ['delete_selection', { start_time: 0, end_time: 12 }],
      ['apply_fade_out', { start_time: 595, end_time: 600 }],
    ],
  }

  it('are those that the model was shown, and are mapped behind the steps before', async () => {
    const { agent, approval } = await sayWithModel('delete the intro and fade out the last 5 seconds', [both])
    expect([agent.view().state, approval()?.steps[1]?.range]).toEqual(['awaitingApproval', { start: 583, end: 588 }])
    expect(approval()?.steps[1]?.regions[0]).toMatchObject({ start: 595, end: 600 })
  })

  it('are mapped back where the step before is left out', async () => {
    const { approval, change } = await sayWithModel('tidy up both ends as you see fit, zorp', [both])
    expect(await change({ verb: 'leaveOut', step: 0 })).toBe('ok')
    expect(approval()?.steps[0]).toMatchObject({ tool: 'apply_fade_out', range: { start: 595, end: 600 } })
  })

  it('are those of what it was told last in its next answer', async () => {
    const { approval, decide } = await sayWithModel('delete the intro and fade out the last 5 seconds', [
      remove(0, 12),
      { calls: [['apply_fade_out', { start_time: 583, end_time: 588 }]] },
    ])
    await decide('approve')
    expect(approval()?.steps[0]?.range).toEqual({ start: 583, end: 588 })
  })

  it('are no contradiction to the words where both count on what is seen', async () => {
    const { approval } = await sayWithModel('delete from 0:10 to 0:20 and from 0:30 to 0:40', [
      {
        calls: [
          ['delete_selection', { start_time: 10, end_time: 20 }],
          ['delete_selection', { start_time: 30, end_time: 40 }],
        ],
      },
    ])
    expect(approval()?.notes).toEqual([])
    expect(approval()?.steps.map(({ regions }) => [regions[0]?.start, regions[0]?.end])).toEqual([
      [10, 20],
      [30, 40],
    ])
  })
})
