import { z } from 'zod'

export const transportRequests = [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('pause') }),
] as const
