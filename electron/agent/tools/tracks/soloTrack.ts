import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const soloTrack = defineTool({
  name: 'solo_track',
  group: 'tracks',
  title: 'Solo',
  description: 'Only soloed tracks are heard and exported while there are any; nothing is changed in them.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['solo', 'put … on solo'],
  request: () => ({ kind: 'soloTracks', solo: 'on' }),
  sentence: (_step, names) => `Solo ${sayNames(names)}`,
  done: (_step, names, seen) =>
    seen.outcome.changed
      ? `Soloed ${sayNames(names)}`
      : `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} soloed already`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(step, seen, 'soloed tracks', (track) => track.soloed),
    ),
})
