import { z } from 'zod'
import { failure } from '../../../../shared/failures/index.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { fileName } from './sayFiles.ts'
import { sayOverwrite, saySound, soundParameters, soundSettings } from './soundParameters.ts'
import { pathParameter } from '../schema/parameters.ts'
import { soundSlots } from '../../reader/frames/slots.ts'

export const exportMultiple = defineTool({
  name: 'export_multiple',
  group: 'project',
  title: 'Export Multiple',
  description:
    'Writes several audio files into a folder: one for each track that is heard (muted tracks are left out), or one for each label. They are named after the tracks or labels.',
  parameters: z.strictObject({
    by: z.enum(['tracks', 'labels']).default('tracks').describe('One file for each track, or one for each label.'),
    folder: pathParameter.describe('Folder to write them into. Left out: the person chooses.'),
    ...soundParameters,
  }),
  reads: [],
  writes: [],
  impact: 'outside',
  regions: 'none',
  frames: [
    {
      acts: ['export', 'export:files', 'light:files'],
      target: { object: ['track', 'label'], place: [], needed: true, said: true, each: true },
      slots: soundSlots,
      options: { 'by tracks': { by: 'tracks' }, 'own file': {}, each: {} },
      cost: 0.1,
    },
    {
      acts: ['save', 'exportAs'],
      target: { object: ['track', 'label'], place: [], needed: true, said: true, each: true },
      needsOption: 'own file',
      slots: soundSlots,
      options: { 'own file': {}, each: {} },
      cost: -0.2,
    },
    // "export each section", where all labels are called so.
    {
      acts: ['export', 'export:files', 'light:files'],
      target: { object: ['label'], place: [], needed: true, each: true },
      slots: soundSlots,
      options: { 'own file': {}, each: {} },
      cost: -0.2,
    },
  ],
  words: [
    'export multiple',
    'export multiple files',
    'export each track as a separate file',
    'export each track',
    'export every track',
    'one file per track',
    'one file per label',
    'export one file per label',
    'export one file per track',
    'export a file per label',
    'export a file per track',
    'export each label',
    'export every label',
    'a file for each track',
    'a file for each label',
    'split into files',
  ],
  readiness: (step, view) => {
    if (view.duration === 0) return { kind: 'fail', failure: failure('files/nothing-to-export') }
    if (step.args.by === 'labels' && view.labels.length === 0)
      return { kind: 'fail', failure: failure('files/no-labels') }
    return { kind: 'needs', use: 'folder', parameter: 'folder', said: step.args.folder ?? null, suggested: view.name }
  },
  request: (args) => ({
    kind: 'exportMultiple',
    request: { ...soundSettings(args, undefined), folder: args.folder ?? '', by: args.by, overwrite: args.overwrite },
  }),
  sentence: ({ args }) => {
    const each = args.by === 'tracks' ? 'track that is heard' : 'label'
    const sound = saySound(soundSettings(args, undefined))
    return `Export each ${each} as ${sound} into ${args.folder ?? 'a folder'}; ${sayOverwrite(args.overwrite)}`
  },
  done: (step, _, seen) => {
    const paths = seen.files?.paths ?? []
    const names = paths.slice(0, 5).map(fileName).join(', ') + (paths.length > 5 ? ' …' : '')
    return `Exported ${paths.length} ${paths.length === 1 ? 'file' : 'files'} into ${step.args.folder ?? 'a folder'}: ${names}`
  },
  confirm: (step, { files, before }) => {
    const least = step.args.by === 'tracks' && !hearsAnything(before) ? 0 : 1
    return confirmAll(
      step.tool,
      files === null
        ? []
        : [
            {
              holds: files.paths.length >= least,
              expected: { kind: 'a-file' },
              found: { kind: 'files', count: files.paths.length },
            },
          ],
    )
  },
})

const hearsAnything = (view: ProjectView): boolean => view.tracks.some((track) => track.clips.length > 0)
