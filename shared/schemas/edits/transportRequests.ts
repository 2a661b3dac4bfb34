import { z } from 'zod'

export const transportRequests = [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('pause') }),
  /**
   * To the beginning or the end, cursor and playhead; what plays goes on playing from the beginning. The time selection
   * goes.
   */
  z.strictObject({ kind: z.literal('skipTo'), place: z.enum(['start', 'end']) }),
  z.strictObject({ kind: z.literal('setLoop'), loop: z.enum(['on', 'off', 'toggle']) }),
  /** Plays what is before and behind the time selection, as it would sound without it. */
  z.strictObject({ kind: z.literal('playCutPreview') }),
] as const
