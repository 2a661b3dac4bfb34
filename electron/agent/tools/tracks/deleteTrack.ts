import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { sayNames } from '../sentences/saying.ts'
import { expectOthersSame } from './expectOnTracks.ts'

export const deleteTrack = defineTool({
  name: 'delete_track',
  group: 'tracks',
  title: 'Remove Track',
  description: 'Removes whole tracks with all that is on them. To remove audio from a track use delete_selection.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content', 'selectedTracks'],
  impact: 'removes',
  regions: 'none',
  frames: [{ acts: ['remove'], target: { object: ['track'], place: [], needed: true }, effect: 'removes' }],
  words: ['delete track', 'delete the track', 'remove track', 'remove the track', 'close the track', 'close track'],
  request: () => ({ kind: 'deleteTracks' }),
  sentence: (_step, names) =>
    `Remove ${names.length === 1 ? 'the track' : 'the tracks'} ${sayNames(names)} with all that is on ${names.length === 1 ? 'it' : 'them'}`,
  done: (_step, names) => `Removed ${names.length === 1 ? 'the track' : 'the tracks'} ${sayNames(names)}`,
  confirm: (step, seen) => {
    const left = tracksOf(seen.after, step.trackIds)
    return confirmAll(step.tool, [
      {
        holds: left.length === 0,
        expected: { kind: 'tracks-gone' },
        found: { kind: 'tracks-still-there', names: left.map((track) => track.name) },
      },
      expectOthersSame(step.trackIds, seen.before, seen.after),
    ])
  },
})
