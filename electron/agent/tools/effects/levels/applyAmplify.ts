import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { confirmAll, expectSameClips, expectSound, onEachTrack, rangeOf, samplesOf } from '../../readBack/confirming.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { numberIn } from '../../schema/parameters.ts'
import { sound } from '../../../reader/frames/slots.ts'

const tolerableDb = 0.1

export const applyAmplify = defineEffect({
  name: 'apply_amplify',
  title: 'Amplify',
  description: 'Makes a range louder (positive `gain_db`) or quieter (negative). Length stays.',
  parameters: z.strictObject({
    gain_db: numberIn(limits.gainDb).describe('Gain in dB: 6 is about twice as loud a signal, -6 about half.'),
  }),
  frames: [
    {
      acts: ['gain', 'change', 'light:gain', 'bare'],
      target: { ...sound, ties: ['bare', 'on', 'from', 'to'] },
      aspects: ['gain'],
      aspectOptional: true,
      slots: [
        {
          param: 'gain_db',
          ties: ['by', 'bare', 'to', 'with'],
          dimensions: ['gain', 'percent', 'factor', 'plain'],
          convert: 'decibels',
          needed: true,
        },
      ],
      options: { each: {}, together: {} },
      bare: true,
    },
  ],
  words: [
    'amplify',
    'make louder',
    'make … louder',
    'louder',
    'turn up',
    'turn … up',
    'boost',
    'raise',
    'increase',
    'make quieter',
    'make … quieter',
    'quieter',
    'make softer',
    'make … softer',
    'turn down',
    'turn … down',
    'lower',
    'reduce',
    'decrease',
    'attenuate',
    'bring up',
    'bring … up',
    'bring down',
    'bring … down',
    'soften',
    'quiet down',
    'quiet … down',
    'quieten',
    'bump',
    'bump up',
    'bump … up',
    'crank up',
    'crank … up',
    'dial down',
    'dial … down',
    'tone down',
    'tone … down',
    'halve',
    'double',
    'gain',
    'pull down',
    'pull … down',
    'push up',
    'push … up',
    'change the volume',
    'change the gain',
    'drop … by',
    'apply gain',
    'add gain',
  ],
  examples: ['by 3 dB', 'by 6 dB', 'by -6 dB'],
  request: (args) => ({ kind: 'amplify', gainDb: args.gain_db }),
  sentence: (step, names) => `Make ${sayRange(step.range)} of ${sayNames(names)} ${sayGain(step.args.gain_db)}`,
  done: (step, names, { outcome }) => {
    const peaks =
      outcome.peakBeforeDb === null || outcome.peakAfterDb === null
        ? ''
        : `: peak ${sayDb(outcome.peakBeforeDb)} → ${sayDb(outcome.peakAfterDb)}`
    return `Made ${sayRange(step.range)} of ${sayNames(names)} ${sayGain(step.args.gain_db)}${peaks}`
  },
  proof: (step) => onEachTrack(step, samplesOf(rangeOf(step)), 'levels'),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...expectSound(seen, ({ sound }, index) => {
        const [before, after] = [sound?.before[index]?.rmsDb ?? 0, sound?.after[index]?.rmsDb ?? 0]
        const expected = before + step.args.gain_db
        return {
          holds: before === Number.NEGATIVE_INFINITY || Math.abs(after - expected) <= tolerableDb,
          expected: { kind: 'of-level', db: expected },
          found: { kind: 'level', db: after },
        }
      }),
    ]),
})

function sayGain(db: number): string {
  if (db === 0) return 'no louder (0 dB)'
  return `${sayDb(Math.abs(db))} ${db > 0 ? 'louder' : 'quieter'}`
}
