import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayDb, sayNames, sayRange } from '../sentences/saying.ts'
import { expectOtherLabelsSame, newLabels } from './labelReadBack.ts'
import { numberIn } from '../schema/parameters.ts'
import { rangeOnTracks } from '../contract/target.ts'

export const labelSilences = defineTool({
  name: 'label_silences',
  group: 'labels',
  title: 'Label Silences',
  description:
    'Puts a label over every pause in which all acted-on tracks are silent, within the time selection or the whole. Changes no audio.',
  parameters: z.strictObject({
    min_silence: numberIn(limits.minSilence).default(limits.minSilence.default).describe('Shortest pause, seconds.'),
    threshold_db: numberIn(limits.silenceDb)
      .default(limits.silenceDb.default)
      .describe('At or below it is silence, dB below full scale.'),
    text: z
      .string()
      .trim()
      .max(limits.nameLength)
      .default('Silence')
      .describe('What the labels say; they are numbered.'),
  }),
  reads: rangeOnTracks('optional'),
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['label', 'select', 'light:label'],
      target: {
        object: ['pause'],
        place: ['track', 'part', 'clip', 'any'],
        ties: ['bare', 'on', 'at'],
        needed: true,
        said: true,
        uncounted: true,
      },
      slots: [{ param: 'text', content: 'text', ties: ['called', 'bare'] }],
      cost: -0.2,
    },
  ],
  words: [
    'label silences',
    'label the silences',
    'label all silences',
    'label all the silences',
    'label the pauses',
    'mark the silences',
    'mark the pauses',
  ],
  request: (args) => ({
    kind: 'labelSilences',
    minSilence: args.min_silence,
    thresholdDb: args.threshold_db,
    text: args.text,
  }),
  sentence: (step, names) =>
    `Label pauses of ${sayLength(step.args.min_silence)} or more below ${sayDb(step.args.threshold_db)} ${step.range === null ? 'on' : `in ${sayRange(step.range)} of`} ${sayNames(names)}`,
  done: (_step, _names, seen) => {
    const count = newLabels(seen).length
    return `Labelled ${count === 1 ? 'one pause' : `${count} pauses`}`
  },
  // Two checks would read the silences twice: that there are labels, each as long as asked for and within the range, is
  // what is read back.
  confirm: (step, seen) => {
    const made = newLabels(seen)
    const least = step.args.min_silence - 1.5 / seen.after.sampleRate
    const wrong = made.find(
      (label) =>
        label.end - label.start < least ||
        (step.range !== null && (label.start < step.range.start - 1e-6 || label.end > step.range.end + 1e-6)),
    )
    return confirmAll(step.tool, [
      { holds: made.length > 0, expected: { kind: 'labels-over-pauses' }, found: { kind: 'no-new-label' } },
      {
        holds: wrong === undefined,
        expected: { kind: 'long-pauses', seconds: step.args.min_silence },
        found: { kind: 'pause-over', range: wrong ?? null },
      },
      expectOtherLabelsSame(
        made.map((label) => label.id),
        seen.before,
        seen.after,
      ),
      expectSameTracks(seen),
    ])
  },
})

function sayLength(seconds: number): string {
  return seconds < 1 || !Number.isInteger(seconds) ? `${Math.round(seconds * 1000)} ms` : `${seconds} s`
}
