import { z } from 'zod'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { fileName } from '../project/sayFiles.ts'
import { expectOtherLabelsSame, newLabels } from './labelReadBack.ts'
import { pathParameter } from '../schema/parameters.ts'
import { fileSlots, textFile } from '../../reader/frames/slots.ts'

export const importLabels = defineTool({
  name: 'import_labels',
  group: 'labels',
  title: 'Import Labels',
  description:
    'Adds the labels of a file: a label track of Audacity, SRT, WebVTT, a table of markers, chapters of a podcast or a list of times. What is there stays as it is.',
  parameters: z.strictObject({
    path: pathParameter.describe('File to read. Left out: the person chooses.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['import'],
      target: { object: ['label'], place: [], needed: true, said: true, whole: true, onlyNamed: true },
      slots: fileSlots,
    },
    { acts: ['import'], slots: [textFile] },
  ],
  words: ['import labels', 'import the labels', 'load labels', 'load the labels'],
  examples: ['labels.txt'],
  readiness: (step) => ({ kind: 'needs', use: 'open', parameter: 'path', said: step.args.path ?? null, suggested: '' }),
  request: (args) => ({ kind: 'importLabels', request: { path: args.path ?? '' } }),
  sentence: (step) => `Import the labels of ${fileName(step.args.path)}`,
  done: (step, _names, seen) => `Imported ${newLabels(seen).length} labels of ${fileName(step.args.path)}`,
  confirm: (step, seen) => {
    const made = newLabels(seen)
    return confirmAll(
      step.tool,
      seen.files === null
        ? []
        : [
            { holds: made.length > 0, expected: { kind: 'new-labels' }, found: { kind: 'none' } },
            expectOtherLabelsSame(
              made.map((label) => label.id),
              seen.before,
              seen.after,
            ),
            expectSameTracks(seen),
          ],
    )
  },
})
