import { expect, test } from 'vitest'
import { projectSchema } from '../../../../../../electron/cli/eval/caseSchema.ts'
import type { Operation } from '../../../../../../electron/cli/eval/effect/effectOf.ts'
import { sameEffect } from '../../../../../../electron/cli/eval/effect/sameEffect.ts'

const project = projectSchema.parse({
  tracks: [
    {
      name: 'Host',
      clips: [
        { start: 0, end: 20 },
        { start: 20, end: 40 },
      ],
    },
    { name: 'Guest', clips: [{ start: 5, end: 30 }] },
  ],
})
const on =
  (tracks: readonly string[]) =>
  (tool: string, from: number, to: number, args = {}): Operation => ({
    tool,
    range: [from, to],
    tracks,
    args,
  })
const [host, guest, both] = [on(['Host']), on(['Guest']), on(['Host', 'Guest'])]
const split = (time: number): Operation => ({ tool: 'split_at_time', args: { time }, tracks: ['Host'] })
const set = (tool: string, track: string): Operation => ({ tool, tracks: [track] })

const rename: Operation = { tool: 'rename_track', args: { name: 'Anna' }, tracks: ['Host'] }

test.each<[string, Operation[], Operation[]]>([
  ['a time named and not', [{ tool: 'play' }, { tool: 'stop' }], [{ tool: 'play', at: 20 }, { tool: 'stop' }]],
  ['to cut and to delete', [host('delete_selection', 0, 5)], [host('cut', 0, 5)]],
  ['at once and in two parts', [host('delete_selection', 5, 10)], [host('cut', 7, 10), host('cut', 5, 7)]],
  [
    'from the front and from the back',
    [host('cut', 0, 2), host('cut', 8, 10)],
    [host('cut', 10, 12), host('cut', 0, 2)],
  ],
  ['to keep a range and to delete what is behind it', [host('trim_to_selection', 0, 25)], [host('cut', 25, 40)]],
  [
    'both tracks and one after the other',
    [both('apply_reverse', 0, 10)],
    [guest('apply_reverse', 0, 10), host('apply_reverse', 0, 10)],
  ],
  ['a range beyond a track and its own', [guest('apply_normalize', 0, 40)], [guest('apply_normalize', 5, 30)]],
  [
    'gain at once and in parts',
    [host('apply_amplify', 0, 10, { gain_db: 3 })],
    [host('apply_amplify', 0, 4, { gain_db: 3 }), host('apply_amplify', 4, 10, { gain_db: 3 })],
  ],
  ['an argument that is not named', [host('apply_normalize', 0, 9)], [host('apply_normalize', 0, 9, { peak_db: -1 })]],
  [
    'a silence that was filtered',
    [host('silence_selection', 0, 9)],
    [host('apply_reverse', 0, 9), host('silence_selection', 0, 9)],
  ],
  ['splits in another order', [split(5), split(8)], [split(8), split(5)]],
  ['a track by its old and by its new name', [rename, set('mute_track', 'Host')], [rename, set('mute_track', 'Anna')]],
  [
    'a label, whatever else is reported of it',
    [{ tool: 'add_label', at: 3 }],
    [{ tool: 'add_label', args: { text: 'x', time: 3 } }],
  ],
  ['muted and let go again', [], [set('mute_track', 'Host'), set('unmute_track', 'Host')]],
  ['numbers a little apart', [host('cut', 0, 5)], [host('cut', 0, 5.003)]],
])('the same: %s', (_, expected, actual) => {
  expect(sameEffect(project, expected, actual)).toBe(true)
})

test.each<[string, Operation[], Operation[]]>([
  ['another range', [host('cut', 0, 5)], [host('cut', 0, 6)]],
  ['another track', [host('cut', 0, 5)], [guest('cut', 0, 5)]],
  ['a gap that stays', [host('cut', 0, 5)], [host('cut', 0, 5, { gap: 'leave' })]],
  ['all tracks in step', [host('cut', 0, 5)], [host('cut', 0, 5, { scope: 'all' })]],
  ['what is kept and what is removed', [host('trim_to_selection', 0, 5)], [host('cut', 0, 5)]],
  [
    'a level of a range and of its parts',
    [host('apply_normalize', 0, 10)],
    [host('apply_normalize', 0, 4), host('apply_normalize', 4, 10)],
  ],
  ['another value', [host('apply_amplify', 0, 9, { gain_db: 3 })], [host('apply_amplify', 0, 9, { gain_db: -3 })]],
  [
    'another order',
    [host('apply_reverse', 0, 9), host('apply_normalize', 0, 9)],
    [host('apply_normalize', 0, 9), host('apply_reverse', 0, 9)],
  ],
  ['a split elsewhere', [split(5)], [split(6)]],
  ['another track muted', [set('mute_track', 'Host')], [set('mute_track', 'Guest')]],
  [
    'a label with another text',
    [{ tool: 'add_label', args: { text: 'x' } }],
    [{ tool: 'add_label', args: { text: 'y' } }],
  ],
  [
    'a paste of something else',
    [host('cut', 0, 5), { tool: 'paste', at: 9 }],
    [host('copy', 9, 12), host('delete_selection', 0, 5), { tool: 'paste', at: 9 }],
  ],
  ['something besides', [host('cut', 0, 5)], [host('cut', 0, 5), { tool: 'play' }]],
  ['nothing', [host('cut', 0, 5)], []],
])('not the same: %s', (_, expected, actual) => {
  expect(sameEffect(project, expected, actual)).toBe(false)
})

test('a case that leaves open what is acted on is not told by its effect', () => {
  expect(sameEffect(project, [{ tool: 'cut', range: [0, 5] }], [host('cut', 0, 5)])).toBeNull()
  expect(sameEffect(project, [{ tool: 'mute_track' }], [set('mute_track', 'Host')])).toBeNull()
})
