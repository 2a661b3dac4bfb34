import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { anywhere, onNewTrack } from '../../reader/frames/slots.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { expectOnNewTracks, sayNewTracks, sayTaken } from './onNewTracks.ts'

export const duplicateClip = defineTool({
  name: 'duplicate_clip',
  group: 'clips',
  title: 'Duplicate',
  description:
    'Copies a clip, or a range, onto a new track at the same time. The old audio stays. To copy it to another time use copy and paste.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('clip'),
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    { acts: ['duplicate'], target: { object: ['clip', 'any'], place: ['track', 'part'], needed: true } },
    { acts: ['duplicate'], target: { object: ['part'], place: [], needed: true, selected: true } },
    {
      acts: ['duplicate', 'copy', 'light:duplicate'],
      target: { object: ['clip', 'label', 'part', 'any'], place: anywhere, ties: ['bare', 'on', 'from'], needed: true },
      slots: [{ ...onNewTrack, said: true }],
      cost: -0.3,
    },
  ],
  words: ['duplicate', 'duplicate clip', 'clone', 'make a duplicate of'],
  request: () => ({ kind: 'duplicateSelection' }),
  sentence: (step, names) => `Duplicate ${sayTaken(step, names)} on a new track`,
  done: (step, names, seen) => `Duplicated ${sayTaken(step, names)} on ${sayNewTracks(seen)}`,
  confirm: (step, seen) => confirmAll(step.tool, expectOnNewTracks(step, seen)),
})
