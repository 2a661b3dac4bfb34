import { z } from 'zod'
import { rangeSchema } from './projectView.ts'

/** A place that an answer names: one press shows it. */
export const answerPlaceSchema = z.object({
  ...rangeSchema.shape,
  /** All of them where none is named. */
  trackIds: z.array(z.string()),
  label: z.string(),
})
export type AnswerPlace = z.infer<typeof answerPlaceSchema>

/** Beside an answer: where to look, and what can be said next with one press. */
export const pointersSchema = z.object({
  places: z.array(answerPlaceSchema),
  offers: z.array(z.string()),
})
export type Pointers = z.infer<typeof pointersSchema>
