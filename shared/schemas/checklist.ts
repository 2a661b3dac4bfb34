import { z } from 'zod'

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
