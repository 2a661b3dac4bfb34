import { z } from 'zod'
import { limits } from '../limits.ts'

/** Values that several requests have. Times are seconds. */
export const time = z.number().min(limits.time.min).max(limits.time.max)
export const ids = z.array(z.string())
export const name = z.string().trim().min(1, 'A name is needed').max(limits.nameLength)

/** What happens behind removed audio: `close` moves what follows up, `leave` leaves a gap. */
export const gap = z.enum(['close', 'leave'])
/** Which tracks what follows moves on: the ones acted on, or all of them (labels too). */
export const scope = z.enum(['tracks', 'all'])

/** A number within the one range that it has, wherever it is given. */
export const within = (limit: { readonly min: number; readonly max: number }) =>
  z.number().min(limit.min).max(limit.max)
