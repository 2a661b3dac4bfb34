import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayName, sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const renameTrack = defineTool({
  name: 'rename_track',
  group: 'tracks',
  title: 'Rename Track',
  description: 'Gives one track another name.',
  parameters: z.strictObject({
    name: z.string().trim().min(1).max(limits.nameLength).describe('The new name.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['rename the track', 'rename track', 'rename'],
  examples: ['to Interview'],
  request: (args) => ({ kind: 'renameTrack', name: args.name }),
  sentence: (step, names) => `Rename ${sayNames(names)} to ${sayName(step.args.name)}`,
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Renamed ${sayNames(names)} to ${sayName(step.args.name)}`
      : `${sayNames(names)} had that name already`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(step, seen, `a track called ${sayName(step.args.name)}`, (track) => track.name === step.args.name),
    ),
})
