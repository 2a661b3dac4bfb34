import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'

const { min, max } = limits.historySteps

export const grainParameter = z
  .enum(['request', 'step'])
  .default('request')
  .describe('A request is all that one message did; a step is one of the things that it did. Default: request.')

export const stepsParameter = z
  .number()
  .int()
  .min(min)
  .max(max)
  .default(1)
  .describe(`How many requests or steps, ${min} to ${max}. Default: 1.`)
