import { z } from 'zod'
import {
  labelExtension,
  labelFormatName,
  labelFormats,
  type LabelFormat,
} from '../../../../shared/schemas/exportFormats.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { expectFile, withEnding } from '../project/sayFiles.ts'
import { sayOverwrite } from '../project/soundParameters.ts'
import { overwriteParameter, pathParameter } from '../schema/parameters.ts'
import { fileSlot, labelFile } from '../../reader/frames/slots.ts'

export const exportLabels = defineTool({
  name: 'export_labels',
  group: 'labels',
  title: 'Export Labels',
  description:
    'Writes all labels to a file: a label track of Audacity, SRT, WebVTT, chapters of a podcast (JSON), a cue sheet, a list for YouTube, markers of Reaper or Audition (CSV).',
  parameters: z.strictObject({
    path: pathParameter.describe('File to write. Left out: the person chooses.'),
    format: z
      .enum(labelFormats)
      .optional()
      .describe('Left out: by the ending of the file, else a label track of Audacity.'),
    overwrite: overwriteParameter,
  }),
  reads: [],
  writes: [],
  impact: 'outside',
  regions: 'none',
  frames: [
    {
      acts: ['export', 'save', 'exportAs'],
      target: { object: ['label'], place: [], needed: true, said: true, whole: true, onlyNamed: true },
      slots: [{ param: 'format', choice: 'labelFormat' }, fileSlot],
    },
    { acts: ['export', 'save', 'exportAs', 'light:files'], slots: [labelFile] },
    // What can only be labels by the name of its kind: "export a cue sheet".
    {
      acts: ['export', 'save', 'exportAs', 'light:files'],
      slots: [{ param: 'format', choice: 'labelFile', needed: true }, fileSlot],
    },
  ],
  words: ['export labels', 'export the labels', 'export all labels', 'save labels', 'save the labels'],
  examples: ['labels.txt', 'labels.srt'],
  readiness: (step, view) => {
    if (view.labels.length === 0) return { kind: 'fail', failure: failure('files/no-labels-to-write') }
    const format = formatOf(step.args.path, step.args.format)
    const ending = `.${labelExtension[format]}`
    const said = step.args.path === undefined ? null : withEnding(step.args.path, ending)
    return { kind: 'needs', use: 'save', parameter: 'path', said, suggested: withEnding(view.name, ending) }
  },
  request: (args) => ({
    kind: 'exportLabels',
    request: { path: args.path ?? '', format: formatOf(args.path, args.format), overwrite: args.overwrite },
  }),
  sentence: (step) =>
    `Write all labels as ${labelFormatName[formatOf(step.args.path, step.args.format)]} to ${step.args.path ?? 'a file'}; ${sayOverwrite(step.args.overwrite)}`,
  done: (step, _names, seen) => `Wrote ${seen.before.labels.length} labels to ${step.args.path ?? 'a file'}`,
  confirm: (step, seen) => confirmAll(step.tool, expectFile(step.args.path, seen)),
})

const byEnding: Readonly<Record<string, LabelFormat>> = {
  srt: 'srt',
  vtt: 'vtt',
  json: 'podcast',
  cue: 'cue',
  csv: 'reaper',
}

export function formatOf(path: string | undefined, said: LabelFormat | undefined): LabelFormat {
  return said ?? byEnding[/\.([a-z]+)$/iu.exec(path ?? '')?.[1]?.toLowerCase() ?? ''] ?? 'audacity'
}
