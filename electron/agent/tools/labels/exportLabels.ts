import { z } from 'zod'
import { failure } from '../../../../shared/failures/index.ts'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { fileName } from '../project/sayFiles.ts'
import { sayOverwrite } from '../project/soundParameters.ts'

type Format = 'audacity' | 'srt' | 'vtt'
const endings = { audacity: '.txt', srt: '.srt', vtt: '.vtt' } as const
const names = { audacity: 'a label track', srt: 'SRT', vtt: 'WebVTT' } as const

export const exportLabels = defineTool({
  name: 'export_labels',
  group: 'labels',
  title: 'Export Labels',
  description: 'Writes all labels to a file: a label track of Audacity, SRT or WebVTT.',
  parameters: z.strictObject({
    path: z.string().min(1).max(1000).optional().describe('File to write. Left out: the person chooses.'),
    format: z
      .enum(['audacity', 'srt', 'vtt'])
      .optional()
      .describe('Left out: by the ending of the file, else a label track of Audacity.'),
    overwrite: z
      .enum(['never', 'allowed'])
      .default('never')
      .describe('Whether a file of that name may be replaced. Only where the person says so.'),
  }),
  reads: [],
  writes: [],
  impact: 'outside',
  regions: 'none',
  words: ['export labels', 'export the labels', 'export all labels', 'save labels', 'save the labels'],
  examples: ['labels.txt', 'labels.srt'],
  place: (step, view) => {
    if (view.labels.length === 0) return { kind: 'fail', failure: failure('files/no-labels-to-write') }
    const format = formatOf(step.args.path, step.args.format)
    const said = step.args.path === undefined ? null : withEnding(step.args.path, format)
    return { kind: 'needs', use: 'save', parameter: 'path', said, suggested: withEnding(view.name, format) }
  },
  request: (args) => ({
    kind: 'exportLabels',
    request: { path: args.path ?? '', format: formatOf(args.path, args.format), overwrite: args.overwrite },
  }),
  sentence: (step) =>
    `Write all labels as ${names[formatOf(step.args.path, step.args.format)]} to ${step.args.path ?? 'a file'}; ${sayOverwrite(step.args.overwrite)}`,
  done: (step, _names, seen) => `Wrote ${seen.before.labels.length} labels to ${step.args.path ?? 'a file'}`,
  confirm: (step, { files }) =>
    confirmAll(
      step.tool,
      files === null
        ? []
        : [
            {
              holds: files.paths[0] === step.args.path,
              expected: `the file ${fileName(step.args.path)}`,
              found: files.paths.map(fileName).join(', ') || 'no file',
            },
          ],
    ),
})

function formatOf(path: string | undefined, said: Format | undefined): Format {
  if (said !== undefined) return said
  const ending = path?.toLowerCase().slice(-4)
  return ending === '.srt' ? 'srt' : ending === '.vtt' ? 'vtt' : 'audacity'
}

function withEnding(name: string, format: Format): string {
  return name.toLowerCase().endsWith(endings[format]) ? name : `${name}${endings[format]}`
}
