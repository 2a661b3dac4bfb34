import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmRendered, renderedProof } from './expectRendered.ts'

export const applyEcho = defineTool({
  name: 'apply_echo',
  group: 'effects',
  title: 'Echo',
  description:
    'Repeats the sound again and again, each time quieter. Length stays: what would ring on behind the range is cut off.',
  parameters: z.strictObject({
    delay: z
      .number()
      .min(limits.echoDelay.min)
      .max(limits.echoDelay.max)
      .default(limits.echoDelay.default)
      .describe('Seconds between two repetitions.'),
    decay: z
      .number()
      .min(limits.echoDecay.min)
      .max(limits.echoDecay.max)
      .default(limits.echoDecay.default)
      .describe('What each repetition is of the one before.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['echo', 'add echo', 'add an echo', 'put an echo', 'delay effect'],
  request: (args) => ({ kind: 'echo', delay: args.delay, decay: args.decay }),
  sentence: (step, names) =>
    `Add an echo to ${sayRange(step.range)} of ${sayNames(names)} every ${step.args.delay} s, ${Math.round(step.args.decay * 100)}% each`,
  done: (step, names) => `Added an echo to ${sayRange(step.range)} of ${sayNames(names)} every ${step.args.delay} s`,
  proof: renderedProof,
  confirm: confirmRendered,
})
