import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayName } from '../saying.ts'
import { confirmNewTrack, newTracks } from './confirmNewTrack.ts'

export const createMonoTrack = defineTool({
  name: 'create_mono_track',
  group: 'tracks',
  title: 'New Mono Track',
  description: 'Adds an empty mono track behind the others and selects it.',
  parameters: z.strictObject({
    name: z.string().trim().min(1).max(limits.nameLength).optional().describe('Left out: a number is its name.'),
  }),
  reads: [],
  writes: ['content', 'selectedTracks'],
  impact: 'adds',
  regions: 'none',
  words: [
    'new mono track',
    'add a mono track',
    'add a new mono track',
    'create a mono track',
    'create a new mono track',
    'make a mono track',
    'new track',
    'add a track',
    'add a new track',
    'create a track',
    'create a new track',
    'make a track',
  ],
  request: (args) => ({ kind: 'createTrack', channels: 1, ...(args.name === undefined ? {} : { name: args.name }) }),
  sentence: (step) => `Add a mono track${step.args.name === undefined ? '' : ` called ${sayName(step.args.name)}`}`,
  done: (_step, _names, seen) => `Added the mono track ${sayName(newTracks(seen)[0]?.name ?? '')}`,
  confirm: (step, seen) => confirmNewTrack(step, seen, { channels: 1, name: step.args.name }),
})
