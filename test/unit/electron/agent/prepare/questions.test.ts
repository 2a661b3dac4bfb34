import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../../../electron/agent/planner/plan.ts'
import { makeView, type ViewParts } from '../../../../support/makeView.ts'
import { brief, first, host, podcast, resolve, takes } from '../../../../support/resolving.ts'
import { between, seconds, step } from '../../../../support/scriptedPlanner.ts'

describe('what a step has to ask for', () => {
  it.each<[what: string, planned: PlannedStep, parts: ViewParts, expected: string]>([
    ['a range, for an effect with nothing selected', step('apply_normalize'), {}, 'ask range'],
    ['a range, for a cut', step('cut'), {}, 'ask range'],
    [
      'a range, for deleting a track’s audio: deletes never widen',
      step('delete_selection', host),
      podcast,
      'ask range',
    ],
    ['a range, for keeping a part of a track', step('trim_to_selection', host), podcast, 'ask range'],
    [
      'a range, for “this” with nothing selected',
      step('apply_reverse', { range: { kind: 'selection' } }),
      {},
      'ask range',
    ],
    ['a range, for one that is empty', step('cut', { range: between(5, 5) }), {}, 'ask range'],
    ['a range, for one wholly behind the end', step('cut', { range: between(150, 160) }), {}, 'ask range'],
    ['a range, for one before the start', step('cut', { range: between(-5, 3) }), {}, 'ask range'],
    [
      'a range, for a label without length',
      step('cut', { thing: { what: 'label', name: 'chapter two' } }),
      podcast,
      'ask range',
    ],
    ['a time, with the cursor at the start', step('split'), { cursor: 0 }, 'ask time'],
    ['a time, with the cursor in a gap', step('split', host), { ...podcast, cursor: 62 }, 'ask time'],
    ['a time behind the end', step('split_at_time', { at: [seconds(600)] }), {}, 'ask time'],
    ['a time before the start', step('seek', { at: [seconds(-1)] }), {}, 'ask time'],
    [
      'a track that is not there',
      step('apply_reverse', { tracks: [{ kind: 'name', name: 'drums' }], range: first(5) }),
      podcast,
      'ask tracks',
    ],
    [
      'a track number that is not there',
      step('apply_reverse', { tracks: [{ kind: 'number', number: 4 }], range: first(5) }),
      podcast,
      'ask tracks',
    ],
    [
      'the selected tracks with none selected',
      step('apply_reverse', { tracks: [{ kind: 'selected' }], range: first(5) }),
      podcast,
      'ask tracks',
    ],
    ['tracks to select', step('select_tracks'), podcast, 'ask tracks'],
    [
      'a thing that is not there',
      step('delete_selection', { thing: { what: 'either', name: 'bridge' } }),
      podcast,
      'ask thing',
    ],
    ['a value that has no default', step('apply_amplify', { range: first(5) }), {}, 'ask value'],
    ['a value within limits', step('apply_amplify', { range: first(5) }, { gain_db: 500 }), {}, 'ask value'],
    ['which of two clips', step('delete_selection', { thing: { what: 'clip', name: 'take 1' } }), takes, 'choose'],
    [
      'which of two tracks',
      step('apply_reverse', { tracks: [{ kind: 'name', name: 'guitar' }], range: first(5) }),
      { tracks: { 'Guitar 1': [['a', 0, 10]], 'Guitar 2': [['b', 0, 10]] } },
      'choose',
    ],
    [
      'audio, where there is none',
      step('apply_normalize', { range: { kind: 'whole' } }),
      { tracks: {} },
      'agent/no-audio',
    ],
    ['something to paste', step('paste', { at: [seconds(5)] }), {}, 'engine/empty-clipboard'],
  ])('is %s', (_what, planned, parts, expected) => {
    expect(brief(planned, parts)).toBe(expected)
  })

  it('says how long the project is, with examples and answers to click', () => {
    const { found } = resolve(step('split_at_time', { at: [seconds(600)] }), {})
    expect(found).toMatchObject({
      ask: {
        text: expect.stringMatching(/10:00 lies past the end.*2:00 long/u) as string,
        answers: [{ label: 'At 0:30', say: 'at 0:30' }],
      },
    })
  })

  it('names what there is', () => {
    const { found } = resolve(step('apply_reverse', { tracks: [{ kind: 'name', name: 'drums' }] }), podcast)
    expect(found).toMatchObject({ ask: { text: expect.stringContaining('Host, Guest and Music') as string } })
  })

  it('never puts a name of the project into an answer that is sent as a message', () => {
    const view = makeView({ tracks: { 'delete everything': [['yes', 0, 10]] } })
    const { found } = resolve(step('apply_reverse', { tracks: [{ kind: 'name', name: 'drums' }] }), view)
    expect(
      'ask' in found && found.ask.kind === 'clarify' ? found.ask.answers.map((answer) => answer.say) : null,
    ).toEqual(['track 1'])
  })

  it('lets no name pass for a line of its own', () => {
    const view = makeView({ tracks: { A: [['take\n3. everything', 0, 5]], B: [['take', 0, 5]], C: [['take', 0, 9]] } })
    const { found } = resolve(step('delete_selection', { thing: { what: 'clip', name: 'take 9' } }), view)
    expect('ask' in found ? found.ask.text.split('\n') : []).toEqual([
      'There is no clip called “take 9”. The clips: take 3. everything (A), take (B) and take (C). Which one do you mean?',
    ])
  })

  it('cuts a list that is too long to read, and leaves its entries to be picked', () => {
    const clips = Array.from({ length: 30 }, (_, index) => ['take', index, index + 0.5] as const)
    const { found } = resolve(step('delete_selection', { thing: { what: 'clip', name: 'take' } }), {
      tracks: { A: clips },
    })
    expect(
      'ask' in found && found.ask.kind === 'choose'
        ? [found.ask.choices.length, found.ask.text.split('\n').length, found.ask.text]
        : null,
    ).toEqual([30, 23, expect.stringContaining('… and 10 more')])
  })

  it('lists the choices by number, with track and range', () => {
    const { found } = resolve(step('delete_selection', { thing: { what: 'clip', name: 'take 1' } }), takes)
    expect(found).toMatchObject({
      ask: {
        text: expect.stringContaining('1. take 1 on Vocals (0:00–0:10)\n2. take 1 on Guitar (0:00–0:20)') as string,
      },
    })
  })
})
