import { z } from 'zod'
import type { ArgumentProblem } from '../../../../shared/failures/index.ts'
import { monoCountSchema } from '../../../../shared/schemas/edits/monoCount.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { measures } from '../../../../shared/schemas/measures.ts'
import type { Query } from '../contract/defineQuery.ts'
import { numberIn } from '../schema/parameters.ts'

const time = numberIn(limits.time)

const criterion = z.strictObject({
  measure: z.enum(measures),
  name: z.string().min(1).max(200).optional().describe('Of the clip, the label or the file.'),
  tracks: z
    .array(z.union([z.string().min(1), z.number().int()]))
    .min(1)
    .max(20)
    .optional(),
  start_time: time.optional(),
  end_time: time.optional(),
  mono: monoCountSchema.optional().describe('Of loudness_lufs.'),
  at_least: z.number().optional(),
  at_most: z.number().optional(),
})

/** Of all tools one that only a model has: its plan, in goals that are measured when it says that it is done. */
export const planSteps = {
  name: 'plan_steps',
  title: 'Plan steps',
  description:
    'For a request of several steps: its goals in order, each with criteria that the app measures when you answer; you hear what is not met. Changes nothing. Not for a single edit.',
  words: [],
  parameters: z.strictObject({
    steps: z
      .array(
        z.strictObject({
          goal: z.string().trim().min(1).max(200),
          done_when: z.array(criterion).max(4).default([]),
          after: z.array(z.number().int()).max(12).default([]).describe('Numbers of the steps that come first.'),
        }),
      )
      .min(1)
      .max(12)
      .refine((steps) => steps.every(({ after }, at) => after.every((one) => one >= 1 && one <= at)), {
        params: { problem: 'not-an-earlier-step' satisfies ArgumentProblem },
      }),
  }),
} as const satisfies Pick<Query, 'name' | 'title' | 'description' | 'words' | 'parameters'>

export type Goals = z.infer<typeof planSteps.parameters>['steps']
export type Criterion = z.infer<typeof criterion>
