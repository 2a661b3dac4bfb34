import { z } from 'zod'
import { languages } from '../language.ts'
import { changeSchema, shownJoinsSchema } from './change.ts'
import { rangeSchema } from './projectView.ts'

/** What a message of the chat has beside its text: places and offers, a plan in sight, a receipt. */

/** A place that an answer names: one press shows it. */
export const answerPlaceSchema = z.object({
  ...rangeSchema.shape,
  /** All of them where none is named. */
  trackIds: z.array(z.string()),
  label: z.string(),
  /** The label that was put there, which can be taken out again. */
  labelId: z.string().exactOptional(),
})
export type AnswerPlace = z.infer<typeof answerPlaceSchema>

/** Beside an answer: where to look, and what can be said next with one press. */
export const pointersSchema = z.object({
  places: z.array(answerPlaceSchema),
  /** So many more labels were put; the list of labels has them. */
  unlisted: z.number().int().exactOptional(),
  offers: z.array(z.string()),
  /** What the answer says without its list, where the places are all that is in it. */
  lead: z.string().exactOptional(),
})
export type Pointers = z.infer<typeof pointersSchema>

/** A model's plan as the chat shows it: what is to be reached, in order, and how far it is. */
export const checklistSchema = z.array(
  z.object({
    goal: z.string(),
    /** Numbers of the steps, from 1, that have to be done first. */
    after: z.array(z.number().int()),
    /** What is measured to call it done, in words; nothing where only what was carried out counts. */
    doneWhen: z.array(z.string()),
    /** `missed`: the request has ended without it. */
    state: z.enum(['waits', 'now', 'done', 'missed']),
    /** How often something was carried out for it, or failed. */
    tries: z.number().int().min(0),
    /** What was measured last of what is not reached. */
    found: z.string().nullable(),
  }),
)

export type Checklist = z.infer<typeof checklistSchema>

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
  /**
   * What it did and what else there is, in the languages in which it was not told. It is told in the person's language;
   * where the window speaks another one than it did then, in that.
   */
  words: z
    .object({
      window: z.enum(languages),
      others: z.partialRecord(z.enum(languages), z.object({ did: z.array(z.string()), more: z.string() })),
    })
    .exactOptional(),
  /** The joins that it made, where it made any. */
  joins: shownJoinsSchema.exactOptional(),
})

export type ReceiptView = z.infer<typeof receiptSchema>
