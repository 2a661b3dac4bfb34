import { z } from 'zod'
import { time } from './values.ts'

export const transportRequests = [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('pause') }),
  /**
   * To the beginning or the end, cursor and playhead; what plays goes on playing from the beginning. The time selection
   * goes.
   */
  z.strictObject({ kind: z.literal('skipTo'), place: z.enum(['start', 'end']) }),
  /** `on` loops the time selection, or everything: a loop region is dropped. `toggle` keeps it. */
  z.strictObject({ kind: z.literal('setLoop'), loop: z.enum(['on', 'off', 'toggle']) }),
  /** Loops a stretch of its own, whatever is selected; null drops it and ends the looping. */
  z.strictObject({
    kind: z.literal('setLoopRegion'),
    region: z.union([z.literal('selection'), z.strictObject({ start: time, end: time }), z.null()]),
  }),
  /** Plays what is before and behind the time selection, as it would sound without it. */
  z.strictObject({ kind: z.literal('playCutPreview') }),
] as const
