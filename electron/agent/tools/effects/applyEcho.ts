import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { confirmTail, sayUnheard } from './expectTail.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { numberIn } from '../schema/parameters.ts'
import { sound, strength } from '../../reader/frames/slots.ts'

export const applyEcho = defineEffect({
  name: 'apply_echo',
  title: 'Echo',
  description:
    'Repeats the sound again and again, each time quieter. Length stays: what would ring on behind the range is cut off.',
  parameters: z.strictObject({
    delay: numberIn(limits.echoDelay).default(limits.echoDelay.default).describe('Seconds between two repetitions.'),
    decay: numberIn(limits.echoDecay)
      .default(limits.echoDecay.default)
      .describe('What each repetition is of the one before.'),
  }),
  frames: [
    {
      acts: ['echo', 'light:echo', 'bare:echo'],
      target: { ...sound, ties: ['bare', 'on', 'to'] },
      slots: [
        { param: 'delay', settings: ['delay'], ties: ['by', 'over', 'at', 'bare'], dimensions: ['duration', 'plain'] },
        { param: 'decay', settings: ['decay'], dimensions: ['percent', 'plain'], convert: 'percent' },
        strength({ decay: 0.3 }, { decay: 0.7 }),
      ],
    },
  ],
  idleBecause: ({ args, range }) =>
    range === null || range.end - range.start > args.delay
      ? null
      : `An echo after ${args.delay} s can’t be heard in ${sayRange(range)}, which ends before it. Name a longer range or a shorter delay.`,
  words: ['echo', 'add echo', 'add an echo', 'put an echo', 'delay effect'],
  request: (args) => ({ kind: 'echo', delay: args.delay, decay: args.decay }),
  sentence: (step, names) =>
    `Add an echo to ${sayRange(step.range)} of ${sayNames(names)} every ${step.args.delay} s, ${Math.round(step.args.decay * 100)}% each`,
  done: (step, names, seen) =>
    `Added an echo to ${sayRange(step.range)} of ${sayNames(names)} every ${step.args.delay} s${sayUnheard(seen)}`,
  confirm: confirmTail,
})
