import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { numberIn } from '../schema/parameters.ts'
import { sound } from '../../reader/frames/slots.ts'

export const applyChangePitch = defineEffect({
  name: 'apply_change_pitch',
  title: 'Change Pitch',
  description: 'Makes a range higher or lower and leaves its length.',
  parameters: z.strictObject({
    semitones: numberIn(limits.semitones).describe(
      'Semitones, negative is lower; 12 is an octave; cents are hundredths.',
    ),
  }),
  frames: [
    {
      acts: ['pitch', 'change', 'gain', 'light:pitch', 'bare'],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      aspects: ['pitch'],
      aspectOptional: true,
      slots: [{ param: 'semitones', ties: ['by', 'bare'], dimensions: ['pitch'], convert: 'decibels', needed: true }],
      bare: true,
    },
  ],
  words: [
    'change the pitch',
    'change pitch',
    'transpose',
    'pitch up',
    'pitch down',
    'pitch shift',
    'raise … pitch',
    'lower … pitch',
  ],
  examples: ['up 2 semitones', 'down 2 semitones', 'up an octave'],
  request: (args) => ({ kind: 'changePitch', semitones: args.semitones }),
  sentence: (step, names) => `Make ${sayRange(step.range)} of ${sayNames(names)} ${saySteps(step.args.semitones)}`,
  done: (step, names, { outcome }) =>
    `Made ${sayRange(step.range)} of ${sayNames(names)} ${saySteps(step.args.semitones)}${sayNotes(outcome)}`,
})

function saySteps(semitones: number): string {
  const count = Math.round(Math.abs(semitones) * 100) / 100
  return `${count} semitone${count === 1 ? '' : 's'} ${semitones < 0 ? 'lower' : 'higher'}`
}
