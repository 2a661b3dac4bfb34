import { z } from 'zod'
import type { Query } from '../contract/defineQuery.ts'

/** Of all tools the one that only a model has: the loop carries it out, by asking. */
export const askUser = {
  name: 'ask_user',
  title: 'Ask the person',
  description:
    'Asks the person one question and waits for the answer. Only for what neither their words nor the project say; never for permission, that is the app’s job.',
  words: [],
  parameters: z.strictObject({
    question: z.string().trim().min(1).max(500).describe('One question in the person’s language.'),
    answers: z
      .array(z.string().trim().min(1).max(100))
      .max(6)
      .default([])
      .describe('Short answers to choose from, where there are some.'),
  }),
} as const satisfies Pick<Query, 'name' | 'title' | 'description' | 'words' | 'parameters'>

export type PersonQuestion = z.infer<typeof askUser.parameters>
