import { expect, test } from 'vitest'
import type { EvalExpect } from '../../../../../electron/cli/eval/caseSchema.ts'
import { checkCase, type Played } from '../../../../../electron/cli/eval/checkCase.ts'
import { emptyView } from '../../../../support/emptyView.ts'

const track = { gainDb: 0, pan: 0, muted: false, soloed: false }
const view: Played['after']['view'] = {
  ...emptyView,
  duration: 40,
  tracks: [
    {
      ...track,
      id: 'a',
      name: 'Voice',
      channels: 1,
      muted: true,
      clips: [
        { id: 'c1', name: 'one', start: 0, end: 10 },
        { id: 'c2', name: 'two', start: 12, end: 20 },
      ],
    },
    {
      ...track,
      id: 'b',
      name: 'Music',
      channels: 2,
      soloed: true,
      clips: [{ id: 'c3', name: 'theme', start: 0, end: 40 }],
    },
    { ...track, id: 'c', name: 'Empty', channels: 1, clips: [] },
  ],
  labels: [{ id: 'l', text: 'ad', start: 3, end: 4 }],
  selection: { start: 1, end: 2 },
  selectedTracks: ['b'],
  cursor: 5,
  transport: { state: 'playing', position: 5, loop: true },
  canUndo: true,
}
const snapshot = { view, sounds: ['x', 'y', 'z'] }
const played: Played = {
  requests: [
    { text: 'delete', asked: ['clarify'], ran: [], pending: 'clarify', reply: 'What part?', state: 'asked' },
    {
      text: '5 to 8',
      asked: ['approval'],
      pending: null,
      reply: 'Deleted 3 s.',
      state: 'done',
      ran: [
        {
          tool: 'delete_selection',
          args: { gap: 'close', amount: 3, list: [1, 2] },
          range: [5, 8],
          at: null,
          tracks: ['Voice', 'Music'],
        },
        { tool: 'split_at_time', args: { time: 7 }, range: null, at: null, tracks: [] },
      ],
    },
  ],
  before: snapshot,
  after: snapshot,
}

const holds: readonly [string, EvalExpect][] = [
  ['asked', { asked: ['clarify', 'approval'] }],
  ['pending', { pending: null }],
  ['ran', { ran: [{ tool: 'delete_selection' }, { tool: 'split_at_time' }] }],
  [
    'ran.args as a subset',
    { ran: [{ tool: 'delete_selection', args: { amount: 3.004, list: [1, 2] } }, { tool: 'split_at_time' }] },
  ],
  [
    'ran.range',
    {
      ran: [
        { tool: 'delete_selection', range: [5, 8] },
        { tool: 'split_at_time', range: null },
      ],
    },
  ],
  ['ran.at from the time argument', { ran: [{ tool: 'delete_selection' }, { tool: 'split_at_time', at: 7 }] }],
  [
    'ran.tracks',
    {
      ran: [
        { tool: 'delete_selection', tracks: ['Voice', 'Music'] },
        { tool: 'split_at_time', tracks: [] },
      ],
    },
  ],
  [
    'after.clips',
    {
      after: {
        clips: {
          Voice: [
            [0, 10],
            [12, 20],
          ],
          Empty: [],
        },
      },
    },
  ],
  ['after.extent', { after: { extent: { Voice: [0, 20], Empty: null } } }],
  ['after.duration within the tolerance', { after: { duration: 40.005 } }],
  ['after.selection', { after: { selection: [1, 2] } }],
  ['after.selectedTracks', { after: { selectedTracks: ['Music'] } }],
  ['after.cursor', { after: { cursor: 5 } }],
  ['after.tracks', { after: { tracks: ['Voice', 'Music', 'Empty'] } }],
  ['after.labels', { after: { labels: ['ad'] } }],
  ['after.playback', { after: { playback: 'playing' } }],
  ['after.loop', { after: { loop: true } }],
  ['after.muted', { after: { muted: ['Voice'] } }],
  ['after.soloed', { after: { soloed: ['Music'] } }],
  ['after.canUndo', { after: { canUndo: true } }],
  ['reply without regard to case', { reply: 'deleted \\d' }],
  ['unchanged', { unchanged: true }],
  ['nothing', {}],
]

test.each(holds)('what is so passes: %s', (_, expected) => {
  expect(checkCase(expected, played)).toEqual([])
})

const falls: readonly [string, EvalExpect][] = [
  ['asked', { asked: ['approval'] }],
  ['asked', { asked: [] }],
  ['asked', { asked: ['approval', 'clarify'] }],
  ['pending', { pending: 'clarify' }],
  ['ran', { ran: [] }],
  ['ran', { ran: [{ tool: 'delete_selection' }] }],
  ['ran.0.tool', { ran: [{ tool: 'split_at_time' }, { tool: 'split_at_time' }] }],
  ['ran.0.args', { ran: [{ tool: 'delete_selection', args: { amount: 3.02 } }, { tool: 'split_at_time' }] }],
  ['ran.0.args', { ran: [{ tool: 'delete_selection', args: { missing: 1 } }, { tool: 'split_at_time' }] }],
  ['ran.0.args', { ran: [{ tool: 'delete_selection', args: { list: [1] } }, { tool: 'split_at_time' }] }],
  ['ran.0.range', { ran: [{ tool: 'delete_selection', range: [5, 9] }, { tool: 'split_at_time' }] }],
  ['ran.0.range', { ran: [{ tool: 'delete_selection', range: null }, { tool: 'split_at_time' }] }],
  ['ran.1.at', { ran: [{ tool: 'delete_selection' }, { tool: 'split_at_time', at: 8 }] }],
  ['ran.0.at', { ran: [{ tool: 'delete_selection', at: 0 }, { tool: 'split_at_time' }] }],
  ['ran.0.tracks', { ran: [{ tool: 'delete_selection', tracks: ['Music', 'Voice'] }, { tool: 'split_at_time' }] }],
  ['after.clips.Voice', { after: { clips: { Voice: [[0, 20]] } } }],
  ['after.clips.Nobody', { after: { clips: { Nobody: [] } } }],
  ['after.extent.Voice', { after: { extent: { Voice: [0, 10] } } }],
  ['after.extent.Nobody', { after: { extent: { Nobody: null } } }],
  ['after.duration', { after: { duration: 40.02 } }],
  ['after.selection', { after: { selection: null } }],
  ['after.selectedTracks', { after: { selectedTracks: [] } }],
  ['after.cursor', { after: { cursor: 0 } }],
  ['after.tracks', { after: { tracks: ['Music', 'Voice', 'Empty'] } }],
  ['after.labels', { after: { labels: [] } }],
  ['after.playback', { after: { playback: 'stopped' } }],
  ['after.loop', { after: { loop: false } }],
  ['after.muted', { after: { muted: [] } }],
  ['after.soloed', { after: { soloed: ['Voice'] } }],
  ['after.canUndo', { after: { canUndo: false } }],
  ['reply', { reply: '^What' }],
]

test.each(falls)('what is not so falls short: %s', (field, expected) => {
  expect(checkCase(expected, played).map((problem) => problem.field)).toEqual([field])
})

test.each<[string, Played['after']]>([
  ['unchanged.audio', { ...snapshot, sounds: ['x', 'other', 'z'] }],
  [
    'unchanged.clips',
    {
      ...snapshot,
      view: {
        ...view,
        tracks: view.tracks.map((one) => ({
          ...one,
          clips: one.clips.map((clip) => ({ ...clip, end: clip.end - 1 })),
        })),
      },
    },
  ],
  ['unchanged.labels', { ...snapshot, view: { ...view, labels: [] } }],
  [
    'unchanged.tracks',
    { ...snapshot, view: { ...view, tracks: view.tracks.map((one) => ({ ...one, name: `${one.name}!` })) } },
  ],
])('a change is seen: %s', (field, after) => {
  expect(checkCase({ unchanged: true }, { ...played, after }).map((problem) => problem.field)).toEqual([field])
})

test('what is not named is not checked', () => {
  expect(checkCase({}, { ...played, after: { view: emptyView, sounds: [] } })).toEqual([])
})

test('a problem says what was expected and what came', () => {
  expect(checkCase({ after: { duration: 10 } }, played)).toEqual([
    { field: 'after.duration', expected: 10, actual: 40 },
  ])
})
