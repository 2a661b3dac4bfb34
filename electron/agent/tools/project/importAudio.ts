import type { ArgumentProblem } from '../../../../shared/failures/index.ts'
import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayNames } from '../sentences/saying.ts'
import { fileName } from './sayFiles.ts'
import { pathParameter } from '../schema/parameters.ts'
import { soundFileSlots } from '../../reader/frames/slots.ts'

export const importAudio = defineTool({
  name: 'import_audio',
  group: 'project',
  title: 'Import Audio',
  description: 'Adds an audio file as a new track behind the others. What is there stays as it is.',
  parameters: z.strictObject({
    path: pathParameter.describe('File to read. Left out: the person chooses.'),
    channels: z
      .enum(['fold', 'split'], 'channels-of-imports' satisfies ArgumentProblem)
      .default('fold')
      .describe('Of more than two channels: mixed to stereo, or one mono track each.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['import'],
      slots: [...soundFileSlots, { param: 'channels', choice: 'channels' }],
      options: { 'each channel': { channels: 'split' }, 'fold channels': { channels: 'fold' } },
    },
  ],
  words: [
    'import',
    'import audio',
    'import the file',
    'import a file',
    'load',
    'add the file',
    'open the file',
    'bring in the file',
  ],
  examples: ['music.mp3'],
  readiness: (step) => ({ kind: 'needs', use: 'open', parameter: 'path', said: step.args.path ?? null, suggested: '' }),
  request: (args) => ({
    kind: 'importAudio',
    request: [
      { path: args.path ?? '', name: fileName(args.path), ...(args.channels === 'split' && { channels: 'split' }) },
    ],
  }),
  sentence: (step) =>
    `Import ${fileName(step.args.path)} as ${step.args.channels === 'split' ? 'new tracks, one for each channel if it has more than two' : 'a new track'}`,
  done: (step, _, seen) => `Imported ${fileName(step.args.path)} as ${sayNames(seen.files?.names ?? [])}`,
  confirm: (step, { before, after, files }) =>
    confirmAll(
      step.tool,
      files === null
        ? []
        : [
            {
              holds: after.tracks.length === before.tracks.length + files.names.length && files.names.length > 0,
              expected: { kind: 'one-more-track' },
              found: { kind: 'more-tracks', count: after.tracks.length - before.tracks.length },
            },
          ],
    ),
})
