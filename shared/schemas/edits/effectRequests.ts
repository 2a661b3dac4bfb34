import { z } from 'zod'
import { fadeCurve } from '../../dsp/fadeCurve.ts'
import { limits } from '../limits.ts'
import { within } from './values.ts'

/** Effects that only change how pieces are heard (gain, ramps, direction, polarity, order): instant at any length. */
export const effectRequests = [
  z.strictObject({ kind: z.literal('normalize'), peakDb: within(limits.peakDb) }),
  z.strictObject({ kind: z.literal('amplify'), gainDb: within(limits.gainDb) }),
  /** The level glides over the range and stays there behind it. */
  z.strictObject({
    kind: z.literal('volumeRamp'),
    gainDb: within(limits.gainDb),
    curve: fadeCurve.default('linear'),
  }),
  z.strictObject({ kind: z.literal('fadeIn'), curve: fadeCurve.default('linear') }),
  z.strictObject({ kind: z.literal('fadeOut'), curve: fadeCurve.default('linear') }),
  z.strictObject({ kind: z.literal('reverse') }),
  /** Turns the polarity: positive samples become negative. */
  z.strictObject({ kind: z.literal('invert') }),
] as const
