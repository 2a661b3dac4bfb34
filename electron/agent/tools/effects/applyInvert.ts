import { z } from 'zod'
import { confirmAll, expectSameClips, expectSound, onEachTrack, rangeOf, samplesOf } from '../readBack/confirming.ts'
import { defineEffect } from './defineEffect.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { sound } from '../../reader/frames/slots.ts'

export const applyInvert = defineEffect({
  name: 'apply_invert',
  title: 'Invert',
  description:
    'Turns the polarity of a range upside down. Level and length stay; it sounds the same alone and differently in a mix.',
  parameters: z.strictObject({}),
  frames: [{ acts: ['invert', 'light:invert'], target: { ...sound, ties: ['bare', 'on', 'from'] } }],
  words: ['invert', 'flip the polarity', 'invert the polarity', 'flip the phase', 'invert the phase'],
  request: () => ({ kind: 'invert' }),
  sentence: (step, names) => `Invert ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Inverted ${sayRange(step.range)} of ${sayNames(names)}`,
  proof: (step) => onEachTrack(step, samplesOf(rangeOf(step))),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...expectSound(seen, ({ sound }, index) => {
        const [before, after] = [sound?.before[index], sound?.after[index]]
        const silent = before?.peakDb === Number.NEGATIVE_INFINITY
        return {
          holds: silent || (before?.soundHash !== after?.soundHash && before?.peakDb === after?.peakDb),
          expected: { kind: 'other-sound-of-same-peak' },
          found: { kind: 'same-sound-or-other-peak' },
        }
      }),
    ]),
})
