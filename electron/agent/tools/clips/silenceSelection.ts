import { z } from 'zod'
import { confirmAll, expectSameClips, expectSound, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { sound } from '../../reader/frames/slots.ts'

export const silenceSelection = defineTool({
  name: 'silence_selection',
  group: 'clips',
  title: 'Silence',
  description:
    'Replaces a range by silence; nothing moves and the length stays. To close the gap use delete_selection.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('wholeWhenSaid'),
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  frames: [
    { acts: ['silence'], target: sound, effect: 'removes', leavesTime: true },
    { acts: ['mute'], target: sound, effect: 'removes', leavesTime: true, cost: 0.5 },
  ],
  words: [
    'silence',
    'silence out',
    'make silent',
    'make … silent',
    'replace … with silence',
    'turn … into silence',
    'blank',
    'blank out',
    'bleep out',
    'mute',
    'mute out',
    'quiet out',
    'zero out',
  ],
  request: () => ({ kind: 'silenceSelection' }),
  sentence: (step, names) => `Silence ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Silenced ${sayRange(step.range)} of ${sayNames(names)}`
      : `${sayRange(step.range)} of ${sayNames(names)} was silent already`,
  proof: (step) => [{ range: rangeOf(step), trackIds: step.trackIds, facts: 'levels' as const }],
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...expectSound(seen, ({ sound }, index) => {
        const peak = sound?.after[index]?.peakDb ?? 0
        return {
          holds: peak === Number.NEGATIVE_INFINITY,
          expected: { kind: 'silence' },
          found: { kind: 'peak', db: peak },
        }
      }),
    ]),
})
