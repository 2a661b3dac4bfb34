import { describe, expect, it } from 'vitest'
import type { PlannedStep, RangeRef } from '../../../../../electron/agent/planner/plan.ts'
import { type ViewParts } from '../../../../support/makeView.ts'
import { brief, first, host, last, podcast, resolve, takes } from '../../../../support/resolving.ts'
import { between, seconds, step } from '../../../../support/scriptedPlanner.ts'

describe('what a step works on', () => {
  it.each<[what: string, planned: PlannedStep, parts: ViewParts, expected: string]>([
    ['a range that is named', step('delete_selection', { range: between(10, 20) }), {}, 'Voice 10-20'],
    [
      'all tracks, where none is named or selected',
      step('delete_selection', { range: between(10, 20) }),
      podcast,
      'Host+Guest+Music 10-20',
    ],
    [
      'the selected tracks',
      step('delete_selection', { range: between(10, 20) }),
      { ...podcast, selectedTracks: ['Guest'] },
      'Guest 10-20',
    ],
    [
      'a named track before the selected ones',
      step('delete_selection', { ...host, range: between(10, 20) }),
      { ...podcast, selectedTracks: ['Guest'] },
      'Host 10-20',
    ],
    [
      'a named range before the selection',
      step('apply_reverse', { range: between(10, 20) }),
      { selection: { start: 1, end: 2 } },
      'Voice 10-20',
    ],
    ['the selection, where no range is named', step('apply_reverse'), { selection: { start: 4, end: 9 } }, 'Voice 4-9'],
    [
      'the selection on a named track',
      step('apply_reverse', host),
      { ...podcast, selection: { start: 4, end: 9 } },
      'Host 4-9',
    ],
    ['the first seconds of the project', step('apply_fade_in', { range: first(5) }), podcast, 'Host+Guest+Music 0-5'],
    [
      'the first seconds of a track, from its first clip',
      step('apply_fade_in', { tracks: [{ kind: 'number', number: 2 }], range: first(5) }),
      podcast,
      'Guest 62-67',
    ],
    [
      'the last seconds of the project',
      step('apply_fade_out', { range: last(10) }),
      podcast,
      'Host+Guest+Music 170-180',
    ],
    [
      'the last seconds of a track, up to its last clip',
      step('apply_fade_out', { ...host, range: last(5) }),
      podcast,
      'Host 120-125',
    ],
    [
      'the last seconds of two tracks, each of its own',
      step('apply_fade_out', {
        tracks: [
          { kind: 'name', name: 'host' },
          { kind: 'name', name: 'guest' },
        ],
        range: last(5),
      }),
      podcast,
      'Host 120-125, Guest 115-120',
    ],
    [
      'the last seconds of all tracks, of the project',
      step('apply_fade_out', { tracks: [{ kind: 'all' }], range: last(5) }),
      podcast,
      'Host+Guest+Music 175-180',
    ],
    [
      'all but one track',
      step('apply_reverse', {
        tracks: [{ kind: 'except', tracks: [{ kind: 'name', name: 'music' }] }],
        range: between(70, 80),
      }),
      podcast,
      'Host+Guest 70-80',
    ],
    [
      'the last track',
      step('apply_reverse', { tracks: [{ kind: 'number', number: -1 }], range: between(70, 80) }),
      podcast,
      'Music 70-80',
    ],
    [
      'the whole of a named track, for an effect',
      step('apply_normalize', { tracks: [{ kind: 'name', name: 'guest' }] }),
      podcast,
      'Guest 62-120',
    ],
    [
      'the whole of two tracks as one',
      step('apply_normalize', {
        tracks: [
          { kind: 'name', name: 'host' },
          { kind: 'name', name: 'guest' },
        ],
      }),
      podcast,
      'Host+Guest 0-125',
    ],
    [
      'everything, where the words say so',
      step('apply_normalize', { range: { kind: 'whole' } }),
      podcast,
      'Host+Guest+Music 0-180',
    ],
    ['the second half', step('apply_normalize', { range: { kind: 'fraction', from: 0.5, to: 1 } }), {}, 'Voice 60-120'],
    [
      'everything after a time',
      step('delete_selection', {
        range: { kind: 'between', from: seconds(60), to: { kind: 'anchor', anchor: 'end', offset: 0 } },
      }),
      {},
      'Voice 60-120',
    ],
    [
      'some seconds from the cursor',
      step('delete_selection', {
        range: { kind: 'from', from: { kind: 'anchor', anchor: 'cursor', offset: 0 }, seconds: 5 },
      }),
      { cursor: 7 },
      'Voice 7-12',
    ],
    [
      'the seconds before a point',
      step('delete_selection', { range: { kind: 'from', from: seconds(20), seconds: -5 } }),
      {},
      'Voice 15-20',
    ],
    [
      'around a point, half on each side',
      step('silence_selection', { range: { kind: 'around', center: seconds(20), seconds: 4 } }),
      {},
      'Voice 18-22',
    ],
    [
      'a clip, on its track',
      step('delete_selection', { thing: { what: 'clip', name: 'intro' } }),
      podcast,
      'Host 0-60',
    ],
    [
      'a label, on all tracks',
      step('cut', { thing: { what: 'either', name: 'the ad break' } }),
      podcast,
      'Host+Guest+Music 30-45',
    ],
    [
      'a label on a named track',
      step('cut', { ...host, thing: { what: 'label', name: 'ad break' } }),
      podcast,
      'Host 30-45',
    ],
    [
      'the first seconds of a clip',
      step('apply_fade_in', { thing: { what: 'clip', name: 'main' }, range: first(5) }),
      podcast,
      'Host 65-70',
    ],
    [
      'a clip by its number on a track',
      step('delete_selection', { tracks: [{ kind: 'name', name: 'vocals' }], thing: { what: 'clip', number: 2 } }),
      takes,
      'Vocals 12-22',
    ],
    [
      'the last clip of a track',
      step('delete_selection', { tracks: [{ kind: 'name', name: 'vocals' }], thing: { what: 'clip', number: -1 } }),
      takes,
      'Vocals 25-40',
    ],
    [
      'the clip under the cursor',
      step('delete_selection', { tracks: [{ kind: 'name', name: 'vocals' }], thing: { what: 'clip', here: 'cursor' } }),
      { ...takes, cursor: 15 },
      'Vocals 12-22',
    ],
    [
      'a range between two labels',
      step('delete_selection', {
        range: {
          kind: 'between',
          from: { kind: 'thing', thing: { what: 'label', name: 'ad break' }, edge: 'end', offset: 0 },
          to: { kind: 'thing', thing: { what: 'label', name: 'chapter two' }, edge: 'start', offset: 0 },
        },
      }),
      podcast,
      'Host+Guest+Music 45-65',
    ],
    ['the cursor, inside a clip', step('split'), { cursor: 15 }, 'Voice @15'],
    [
      'the edges of the selection before the cursor',
      step('split'),
      { cursor: 15, selection: { start: 3, end: 4 } },
      'Voice 3-4',
    ],
    [
      'a point that is named before the selection',
      step('split', { at: [{ kind: 'anchor', anchor: 'cursor', offset: 0 }] }),
      { cursor: 15, selection: { start: 3, end: 4 } },
      'Voice @15',
    ],
    ['several points', step('split_at_time', { at: [seconds(10), seconds(20)] }), {}, 'Voice @10, Voice @20'],
    ['the middle', step('split_at_time', { at: [{ kind: 'fraction', value: 0.5 }] }), {}, 'Voice @60'],
    [
      'the middle of a clip that is named',
      step('split_at_time', { thing: { what: 'clip', name: 'main' }, at: [{ kind: 'fraction', value: 0.5 }] }),
      podcast,
      'Host+Guest+Music @95',
    ],
    ['before the end', step('split_at_time', { at: [{ kind: 'fromEnd', seconds: 30 }] }), {}, 'Voice @90'],
    ['the start of a label', step('seek', { thing: { what: 'label', name: 'chapter two' } }), podcast, '@65'],
    [
      'the end, for a paste',
      step('paste', { at: [{ kind: 'anchor', anchor: 'end', offset: 0 }] }),
      { clipboard: { duration: 5, tracks: 1 } },
      '@120',
    ],
    ['nothing of its own', step('undo'), {}, ''],
    ['all there is', step('select_all'), podcast, 'Host+Guest+Music 0-180'],
  ])('is %s', (_what, planned, parts, expected) => {
    expect(brief(planned, parts)).toBe(expected)
  })
})

describe('what is put right on the way', () => {
  it.each<[what: string, range: RangeRef, expected: string, note: RegExp]>([
    ['a range past the end', between(100, 150), 'Voice 100-120', /2:30 lies past the end.*ends at 2:00/u],
    ['a range that is the wrong way round', between(20, 10), 'Voice 10-20', /wrong way round.*0:10–0:20/u],
    ['more at the end than there is', last(500), 'Voice 0-120', /began before the project/u],
    ['more at the start than there is', first(500), 'Voice 0-120', /8:20 lies past the end/u],
  ])('is %s, and it is said', (_what, range, expected, note) => {
    const planned = step('delete_selection', { range })
    expect(brief(planned, {})).toBe(expected)
    expect(resolve(planned, {}).notes.join(' ')).toMatch(note)
  })

  it('is nothing in a range that fits', () => {
    expect(resolve(step('delete_selection', { range: between(10, 20) }), {}).notes).toEqual([])
  })
})

describe('where values come from', () => {
  it('is said for each, with how sure it is', () => {
    const { found } = resolve(step('apply_normalize', {}), { selection: { start: 1, end: 2 } })
    expect(found).toMatchObject({
      value: [
        {
          sources: [
            { what: 'range', value: '0:01–0:02', source: 'the time selection', confidence: 0.9 },
            { what: 'tracks', value: 'Voice', source: 'all tracks: none is named or selected', confidence: 0.7 },
            { what: 'value', value: '-1 dB', source: 'the default', confidence: 0.8 },
          ],
        },
      ],
    })
  })

  it('is the step before for an effect that follows it, but not for a delete and not for what was removed', () => {
    const kept = { previous: { range: { start: 5, end: 9 }, fate: 'kept', from: 'this request' } } as const
    const removed = { previous: { range: { start: 5, end: 9 }, fate: 'removed', from: 'this request' } } as const
    const before = { previous: { range: { start: 5, end: 9 }, fate: 'kept', from: 'the request before' } } as const
    expect(brief(step('apply_normalize'), {}, kept)).toBe('Voice 5-9')
    expect(brief(step('delete_selection'), {}, kept)).toBe('ask range')
    expect(brief(step('delete_selection', { range: { kind: 'selection' } }), {}, kept)).toBe('Voice 5-9')
    expect(brief(step('apply_normalize'), {}, removed)).toBe('ask range')
    expect(brief(step('apply_normalize', { range: { kind: 'selection' } }), {}, before)).toBe('ask range')
    expect(brief(step('apply_normalize', { range: { kind: 'previous' } }), {}, before)).toBe('Voice 5-9')
  })

  it('is the whole of tracks that the step before selected, for an effect and not for a delete', () => {
    const selected: ViewParts = { ...podcast, selectedTracks: ['Guest'] }
    const it = step('apply_normalize', { range: { kind: 'selection' } })
    expect(brief(it, selected, { tracksJustSelected: true })).toBe('Guest 62-120')
    expect(
      brief(step('delete_selection', { range: { kind: 'selection' } }), selected, { tracksJustSelected: true }),
    ).toBe('ask range')
    expect(brief(it, selected)).toBe('ask range')
  })

  it('is the track that was cut from, for a paste that names none', () => {
    const clipboard = { duration: 5, tracks: 1 }
    expect(brief(step('paste', { at: [seconds(5)] }), { ...podcast, clipboard }, { clipboardFrom: ['t-Guest'] })).toBe(
      'Guest @5',
    )
  })
})
