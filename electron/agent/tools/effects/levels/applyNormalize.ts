import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { confirmAll, expectSameClips, expectSound, onEachTrack, rangeOf } from '../../readBack/confirming.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { numberIn } from '../../schema/parameters.ts'
import { sound } from '../../../reader/frames/slots.ts'

const tolerableDb = 0.1

export const applyNormalize = defineEffect({
  name: 'apply_normalize',
  title: 'Normalize',
  description: 'Scales a range so that its highest peak reaches `peak_db`. Length stays.',
  parameters: z.strictObject({
    peak_db: numberIn(limits.peakDb).default(limits.peakDb.default).describe('Peak in dB below full scale, 0 or less.'),
  }),
  frames: [
    {
      acts: ['normalize', 'light:normalize'],
      target: sound,
      aspects: ['peak', 'gain'],
      aspectOptional: true,
      slots: [
        { param: 'peak_db', ties: ['to', 'at', 'bare'], dimensions: ['gain', 'plain'], settings: ['peak', 'level'] },
      ],
      options: { each: {}, together: {} },
    },
    {
      acts: ['change', 'gain'],
      target: sound,
      aspects: ['peak', 'gain'],
      aspectOptional: true,
      slots: [{ param: 'peak_db', ties: ['to', 'at'], dimensions: ['gain'], settings: ['peak'], needed: true }],
      options: { each: {}, together: {} },
      cost: 0.3,
    },
  ],
  words: [
    'normalize',
    'peak normalize',
    'bring the peaks to',
    'bring the peak to',
    'bring the peaks up to',
    'bring the level to',
    'set the peak to',
    'set the peaks to',
    'maximize',
    'even out the level',
  ],
  request: (args) => ({ kind: 'normalize', peakDb: args.peak_db }),
  sentence: (step, names) =>
    `Normalize ${sayRange(step.range)} of ${sayNames(names)} to a peak of ${sayDb(step.args.peak_db)}`,
  done: (step, names, { outcome }) => {
    const where = `${sayRange(step.range)} of ${sayNames(names)}`
    if (!outcome.changed) return `${where} has a peak of ${sayDb(step.args.peak_db)} already`
    const levels =
      outcome.peakBeforeDb === null || outcome.peakAfterDb === null
        ? sayDb(step.args.peak_db)
        : `${sayDb(outcome.peakBeforeDb)} → ${sayDb(outcome.peakAfterDb)}`
    return `Normalized ${where}: peak ${levels}`
  },
  proof: (step) => onEachTrack(step, [rangeOf(step)], 'levels'),
  // A silent track has no peak to bring anywhere and stays as it is.
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...expectSound(seen, ({ sound }, index) => {
        const wanted = step.args.peak_db
        const found = sound?.after[index]?.peakDb ?? 0
        return {
          holds: found === Number.NEGATIVE_INFINITY || Math.abs(found - wanted) <= tolerableDb,
          expected: { kind: 'peak', db: wanted },
          found: { kind: 'level', db: found },
        }
      }),
    ]),
})
