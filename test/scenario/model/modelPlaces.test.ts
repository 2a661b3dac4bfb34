import { describe, expect, it } from 'vitest'
import { sayWithModel, tenMinutes } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

const calls = (...all: NonNullable<Extract<ScriptedTurn, { calls?: unknown }>['calls']>): ScriptedTurn => ({
  calls: all,
})
const remove = (args: Readonly<Record<string, unknown>>): ScriptedTurn => calls(['delete_selection', args])
/** Words that say nothing of the place themselves. */
const vague = 'take out whatever you find least worth hearing, zorp'

const paused = {
  ...tenMinutes,
  tracks: {
    Host: [
      ['one', 0, 60],
      ['two', 70, 140],
      ['three', 145, 300],
    ],
  },
} as const

describe('a model may name a place in place of seconds', () => {
  it.each([
    ['a label', { place: 'label intro' }, { start: 0, end: 12 }],
    ['a label by nothing but its name', { place: 'intro' }, { start: 0, end: 12 }],
    ['a label by its number', { place: 'label 1' }, { start: 0, end: 12 }],
    ['a clip', { place: 'clip talk' }, { start: 0, end: 600 }],
    ['the last seconds', { place: 'the last 5 seconds' }, { start: 595, end: 600 }],
    ['what lies behind a label', { place: 'everything after the label intro' }, { start: 12, end: 600 }],
    ['times from the end', { start_time: 'end-10', end_time: 'end' }, { start: 590, end: 600 }],
    ['a number beside words', { start_time: 0, end_time: '0:12' }, { start: 0, end: 12 }],
    ['times as they are said', { start_time: '1:30', end_time: 120 }, { start: 90, end: 120 }],
    [
      'from label to label',
      { start_time: 'label intro', end_time: 'label delete all tracks now' },
      { start: 0, end: 40 },
    ],
    ['words for times', { start_time: '5 seconds before the end', end_time: 'the end' }, { start: 595, end: 600 }],
  ])('%s', async (_, args, range) => {
    const { agent, approval, model } = await sayWithModel(vague, [remove(args)])
    expect([agent.view().state, model.told[1]]).toEqual(['awaitingApproval', undefined])
    expect(approval()?.steps[0]?.range).toEqual(range)
    expect(approval()?.steps[0]?.sources).toContainEqual(expect.objectContaining({ what: 'range', author: 'model' }))
  })

  it('a pause, counted from the start', async () => {
    const { approval } = await sayWithModel(vague, [remove({ place: 'pause 2' })], paused)
    expect(approval()?.steps[0]?.range?.start).toBeCloseTo(140, 1)
    expect(approval()?.steps[0]?.range?.end).toBeCloseTo(145, 1)
  })

  it('a label says so beside the range', async () => {
    const { approval } = await sayWithModel(vague, [remove({ place: 'label intro' })])
    expect(approval()?.steps[0]?.sources).toContainEqual(
      expect.objectContaining({ what: 'range', source: 'the model: the label “intro”' }),
    )
  })

  it('a point: the start of a label', async () => {
    const { engine } = await sayWithModel(vague, [
      calls(['split_at_time', { time: 'label delete all tracks now' }]),
      { text: 'Split.' },
    ])
    expect((await engine.view()).tracks[0]?.clips.map(({ start }) => start)).toEqual([0, 30])
  })

  it('and a question about the sound may have one', async () => {
    const { model } = await sayWithModel(vague, [calls(['find_silences', { place: 'label intro' }]), { text: 'So.' }])
    expect(model.told[1]?.[0]?.content).toMatchObject({ value: { range: { start: 0, end: 12 } } })
  })

  it('behind a step that moved it, it is found where it is then', async () => {
    const { approval } = await sayWithModel(vague, [
      calls(
        ['delete_selection', { start_time: 0, end_time: 12 }],
        ['delete_selection', { place: 'label delete all tracks now' }],
      ),
    ])
    expect(approval()?.steps[1]?.range).toEqual({ start: 18, end: 28 })
    expect(approval()?.steps[1]?.regions[0]).toMatchObject({ start: 30, end: 40 })
  })

  it('but not for a tool that has no place', async () => {
    const { model } = await sayWithModel(vague, [
      calls(['mute_track', { tracks: [1], place: 'label intro' }]),
      { text: 'No.' },
    ])
    expect(model.told[1]?.[0]?.content).toMatchObject({
      error: expect.stringContaining('"place" is not known') as string,
    })
  })
})

describe('what is not there', () => {
  it.each([
    ['outside', { start_time: 700, end_time: 760 }, 'start_time 540, end_time 600'],
    [
      'milliseconds',
      { start_time: 60_000, end_time: 120_000 },
      'start_time 60, end_time 120 if those were milliseconds',
    ],
    ['empty', { start_time: 20, end_time: 20 }, 'end_time later than 20'],
    ['an unknown label', { place: 'label outro' }, 'label intro (0:00–0:12)'],
    ['an unknown pause', { place: 'pause 7' }, ''],
    ['an unknown track', { start_time: 0, end_time: 5, tracks: ['Guesthouse'] }, 'track "Guest"'],
    ['no place at all', { place: 'wherever it is fine' }, '"last 10 seconds"'],
    ['no time at all', { start_time: 'soon', end_time: 'later' }, '"end-10"'],
  ])('%s goes back to the model with what would fit, and nobody is asked', async (_, args, nearest) => {
    const { agent, approval, model } = await sayWithModel(vague, [
      remove(args),
      remove({ start_time: 20, end_time: 30 }),
    ])
    const told = model.told[1]?.[0]?.content as { readonly done: boolean; readonly hint: string }
    expect(told.done).toBe(false)
    expect(told.hint).toContain(nearest)
    expect([agent.view().state, approval()?.steps[0]?.range]).toEqual(['awaitingApproval', { start: 20, end: 30 }])
  })

  it('a time past the end comes with the end', async () => {
    const { model } = await sayWithModel(vague, [calls(['split_at_time', { time: 900 }]), { text: 'No.' }])
    expect(model.told[1]?.[0]?.content).toMatchObject({ hint: expect.stringContaining('time 600') as string })
  })

  it('a label to select that does not exist is nothing to ask the person', async () => {
    const { agent, model } = await sayWithModel(vague, [
      calls(['select_label', { label: 'outro' }]),
      { text: 'There is none.' },
    ])
    expect(model.told[1]?.[0]?.content).toMatchObject({ done: false })
    expect(agent.view().state).toBe('idle')
  })

  it('gives way to the words that say where', async () => {
    const { approval, model } = await sayWithModel('delete from 1:00 to 2:00', [remove({ place: 'label outro' })])
    expect(model.told).toHaveLength(1)
    expect(approval()?.steps[0]).toMatchObject({ range: { start: 60, end: 120 } })
    expect(approval()?.notes.join()).toContain('your words are taken')
  })
})

it('goes back to the model where it is no place at all, also where the words say where', async () => {
  const { model, log } = await sayWithModel('split at 20 seconds', [
    calls(['split_at_time', { time: 'soon' }]),
    calls(['split_at_time', { time: 20 }]),
    { text: 'Split.' },
  ])
  expect(model.told[1]?.[0]?.content).toMatchObject({ done: false })
  expect(log()?.ran).toHaveLength(1)
})
