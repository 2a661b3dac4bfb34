import { z } from 'zod'
import { failure } from '../../../../shared/failures/index.ts'
import { type ReportKind, reportKinds } from '../../../../shared/schemas/exportFormats.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { endingsOf, formatsOf, reportFormats, reportKindOf } from './reportKind.ts'
import { expectFile, withEnding } from './sayFiles.ts'
import { sayOverwrite } from './soundParameters.ts'
import { overwriteParameter, pathParameter } from '../schema/parameters.ts'
import { fileSlot, fileTitle, otherProjectSlot } from '../../reader/frames/slots.ts'

const names: Readonly<Record<ReportKind, string>> = {
  edits: 'the list of edits',
  edl: 'an EDL',
  loudness: 'the loudness report',
  reaper: 'a project for Reaper',
}
export const exportReport = defineTool({
  name: 'export_report',
  group: 'project',
  title: 'Export Report',
  description:
    'Writes a text: what was taken out of the originals (edits, edl), how loud all, tracks and labels are (loudness), or the project for Reaper with its sound in a folder beside it (reaper).',
  parameters: z.strictObject({
    kind: z
      .enum(reportKinds)
      .optional()
      .describe('edits: .txt, .csv, .json; edl: .edl; loudness: .txt, .json; reaper: .rpp. Left out: by the ending.'),
    path: pathParameter.describe('File to write; its ending says how. Left out: the person chooses.'),
    format: z.enum(reportFormats).optional().describe('Left out: by the ending of the file, else a text.'),
    overwrite: overwriteParameter,
  }),
  reads: [],
  writes: [],
  impact: 'outside',
  regions: 'none',
  frames: [
    {
      acts: ['export', 'save', 'exportAs', 'light', 'light:files'],
      slots: [
        { param: 'kind', choice: 'report', needed: true },
        { param: 'format', choice: 'reportFormat' },
        fileSlot,
        fileTitle,
      ],
      cost: -0.2,
    },
    // "save it as show.rpp": the ending alone says which.
    {
      acts: ['export', 'save', 'exportAs'],
      target: { object: ['any'], place: [], ignored: true },
      slots: [otherProjectSlot],
    },
  ],
  words: [
    'export the edit list',
    'list of edits',
    'loudness report',
    'export an edl',
    'what was taken out',
    'export for reaper',
    'reaper project',
  ],
  examples: ['edits.txt', 'loudness.json'],
  readiness: (step, view) => {
    if (view.duration === 0) return { kind: 'fail', failure: failure('files/nothing-to-export') }
    const { path, format = '' } = step.args
    const kind = reportKindOf(step.args)
    const [ending, ...others] = endingsOf(step.args)
    if (ending === undefined)
      return {
        kind: 'fail',
        failure: failure('files/no-such-report-format', { name: format.toUpperCase(), known: formatsOf(kind) }),
      }
    const said = path === undefined ? null : withEnding(path, ending, ...others)
    return {
      kind: 'needs',
      use: 'save',
      parameter: 'path',
      said,
      suggested: withEnding(`${view.name} ${kind}`, ending, ...others),
    }
  },
  request: (args) => ({
    kind: 'exportReport',
    request: { path: args.path ?? '', kind: reportKindOf(args), overwrite: args.overwrite },
  }),
  sentence: ({ args }) =>
    `Write ${names[reportKindOf(args)]} to ${args.path ?? 'a file'}; ${sayOverwrite(args.overwrite)}`,
  done: ({ args }) => `Wrote ${names[reportKindOf(args)]} to ${args.path ?? 'a file'}`,
  confirm: (step, seen) => confirmAll(step.tool, expectFile(step.args.path, seen)),
})
