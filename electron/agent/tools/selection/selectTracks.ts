import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { tracksParameter } from '../schema/parameters.ts'
import { sayNames } from '../sentences/saying.ts'

export const selectTracks = defineTool({
  name: 'select_tracks',
  group: 'selection',
  title: 'Select tracks',
  description: 'Selects the given tracks and no others; the time selection stays. Changes no audio.',
  parameters: z.strictObject({ tracks: tracksParameter }),
  reads: [],
  writes: ['selectedTracks'],
  impact: 'focus',
  regions: 'none',
  frames: [{ acts: ['select'], picks: true, target: { object: ['track'], place: [], needed: true } }],
  words: ['select'],
  request: (_args, step) => ({ kind: 'selectTracks', trackIds: [...step.trackIds] }),
  sentence: (_step, names) => `Select ${sayNames(names)}`,
  done: (_step, names) => `Selected ${sayNames(names)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds:
          after.selectedTracks.length === step.trackIds.length &&
          step.trackIds.every((id) => after.selectedTracks.includes(id)),
        expected: {
          kind: 'tracks-called-selected',
          names: tracksOf(after, step.trackIds).map((track) => track.name),
        },
        found: { kind: 'track-names', names: tracksOf(after, after.selectedTracks).map((track) => track.name) },
      },
    ]),
})

export const selectAllTracks = defineTool({
  name: 'select_all_tracks',
  group: 'selection',
  title: 'Select all tracks',
  description: 'Selects all tracks; the time selection stays. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'everything' }],
  writes: ['selectedTracks'],
  impact: 'focus',
  regions: 'none',
  frames: [
    { acts: ['select'], picks: true, target: { object: ['track'], place: [], whole: true, needed: true }, cost: -0.1 },
  ],
  words: ['select'],
  request: () => ({ kind: 'selectAllTracks' }),
  sentence: () => 'Select all tracks',
  done: (step) => `Selected all ${step.trackIds.length} tracks`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: after.selectedTracks.length === after.tracks.length,
        expected: { kind: 'tracks-selected', count: after.tracks.length },
        found: { kind: 'count', count: after.selectedTracks.length },
      },
    ]),
})
