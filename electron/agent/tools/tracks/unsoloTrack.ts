import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const unsoloTrack = defineTool({
  name: 'unsolo_track',
  group: 'tracks',
  title: 'Unsolo',
  description: 'Takes tracks off solo.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['unsolo', 'un-solo', 'turn off solo', 'turn the solo off'],
  request: () => ({ kind: 'soloTracks', solo: 'off' }),
  sentence: (_step, names) => `Take ${sayNames(names)} off solo`,
  done: (_step, names, seen) =>
    seen.outcome.changed
      ? `Took ${sayNames(names)} off solo`
      : `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} not soloed`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(step, seen, 'tracks that are not soloed', (track) => !track.soloed),
    ),
})
