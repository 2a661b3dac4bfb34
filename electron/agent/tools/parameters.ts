import { z } from 'zod'
import { limits } from '../../../shared/schemas/limits.ts'

/** Parameters that several tools share, each with its unit and its limits in one place. */
export const timeParameter = z.number().min(limits.time.min).max(limits.time.max)
export const startTime = timeParameter.describe('Start in seconds on the timeline.')
export const endTime = timeParameter.describe('End in seconds on the timeline; later than the start.')
export const tracksParameter = z
  .array(z.union([z.string().min(1), z.number().int().min(-1000).max(1000)]))
  .min(1)
  .describe('Track names, or track numbers counted from 1; "all" for all tracks.')
