import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { sameRange } from '../readBack/measureTracks.ts'
import { sayName, sayRange, sayTime } from '../sentences/saying.ts'
import { expectOtherLabelsSame, newLabels } from './labelReadBack.ts'
import type { Target, ToolFrame } from '../../reader/frames/frame.ts'
import { point } from '../../reader/frames/slots.ts'

const labelled: Target = {
  object: ['part', 'clip', 'label', 'track'],
  place: ['part', 'clip', 'label'],
  ties: ['bare', 'on', 'at', 'over', 'from'],
}

const ofLabel: Pick<ToolFrame, 'slots' | 'divides' | 'pointOrRange' | 'mayBeThere'> = {
  slots: [
    point('at', 'to', 'from', 'after', 'before', 'bare'),
    { param: 'text', content: 'text', ties: ['called', 'bare', 'as'], event: true },
  ],
  divides: 'from the start',
  pointOrRange: true,
  mayBeThere: true,
}

export const addLabel = defineTool({
  name: 'add_label',
  group: 'labels',
  title: 'Add Label',
  description:
    'Puts a label over the time selection, or at the cursor or a time where nothing is selected. Changes no audio.',
  parameters: z.strictObject({
    text: z.string().trim().max(limits.nameLength).default('').describe('What the label says.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'required' },
  ],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    { acts: ['label'], target: labelled, ...ofLabel },
    // "a label before the outro".
    { acts: ['light:label', 'generate:label'], target: { ...labelled, bounded: true }, ...ofLabel },
  ],
  words: [
    'add a label',
    'add label',
    'put a label',
    'place a label',
    'create a label',
    'insert a label',
    'add a marker',
    'add marker',
    'put a marker',
    'place a marker',
  ],
  request: (args) => ({ kind: 'addLabel', text: args.text }),
  sentence: (step) => `Add ${named(step.args.text)} ${place(step)}`,
  done: (step) => `Added ${named(step.args.text)} ${place(step)}`,
  confirm: (step, seen) => {
    const [label, ...more] = newLabels(seen)
    const holds =
      label !== undefined &&
      more.length === 0 &&
      label.text === step.args.text &&
      sameRange({ start: label.start, end: label.end }, wanted(step, seen.before), seen.after)
    return confirmAll(step.tool, [
      {
        holds,
        expected: { kind: 'new-label', text: step.args.text, range: step.range, time: step.at },
        found: label === undefined ? { kind: 'no-new-label' } : { kind: 'label-at', text: label.text, range: label },
      },
      expectOtherLabelsSame(label === undefined ? [] : [label.id], seen.before, seen.after),
      expectSameTracks(seen),
    ])
  },
})

function wanted(step: PreparedStep, before: ProjectView): RangeView {
  const at = step.at ?? before.cursor
  return step.range ?? { start: at, end: at }
}

const place = (step: PreparedStep): string =>
  step.range === null ? `at ${sayTime(step.at)}` : `over ${sayRange(step.range)}`
const named = (text: string): string => (text === '' ? 'a label' : `the label ${quoted(text)}`)
const quoted = (text: string): string => `“${sayName(text)}”`
