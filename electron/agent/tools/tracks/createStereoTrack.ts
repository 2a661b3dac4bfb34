import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayName } from '../saying.ts'
import { confirmNewTrack, newTracks } from './confirmNewTrack.ts'

export const createStereoTrack = defineTool({
  name: 'create_stereo_track',
  group: 'tracks',
  title: 'New Stereo Track',
  description: 'Adds an empty stereo track behind the others and selects it.',
  parameters: z.strictObject({
    name: z.string().trim().min(1).max(limits.nameLength).optional().describe('Left out: a number is its name.'),
  }),
  reads: [],
  writes: ['content', 'selectedTracks'],
  impact: 'adds',
  regions: 'none',
  words: [
    'new stereo track',
    'add a stereo track',
    'add a new stereo track',
    'create a stereo track',
    'create a new stereo track',
    'make a stereo track',
  ],
  request: (args) => ({ kind: 'createTrack', channels: 2, ...(args.name === undefined ? {} : { name: args.name }) }),
  sentence: (step) => `Add a stereo track${step.args.name === undefined ? '' : ` called ${sayName(step.args.name)}`}`,
  done: (_step, _names, seen) => `Added the stereo track ${sayName(newTracks(seen)[0]?.name ?? '')}`,
  confirm: (step, seen) => confirmNewTrack(step, seen, { channels: 2, name: step.args.name }),
})
