import { z } from 'zod'
import { changeSchema } from './change.ts'
import { rangeSchema } from './projectView.ts'

/** What a request did, as read back: the window makes a card of it. Times before it are on the timeline before. */
export const receiptSchema = z.object({
  /** A sentence for each thing that was done, without its stop. */
  did: z.array(z.string()).min(1),
  /** What else there is to say, in whole sentences. */
  more: z.string(),
  /** Length of the project. */
  seconds: z.object({ before: z.number(), after: z.number() }),
  /** What was measured of it, the most telling first. */
  facts: z.array(changeSchema.pick({ what: true, track: true, before: true, after: true })),
  /** What was taken out, on the timeline before it. */
  removed: z.array(z.object({ trackId: z.string(), ...rangeSchema.shape })),
  /** Where to look and to listen, on the timeline behind it; null where it has no place there. */
  place: z.object({ ...rangeSchema.shape, trackIds: z.array(z.string()).min(1) }).nullable(),
})

export type ReceiptView = z.infer<typeof receiptSchema>
