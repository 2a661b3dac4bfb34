import { z } from 'zod'
import { limits } from '../limits.ts'
import { within } from './values.ts'

/**
 * Edits that listen to the sound or make new sound (filters, dynamics, time and pitch, generators, mixing down): planned, rendered with progress and
 * cancel, and put into the project at the end or not at all.
 */
export const longRequests = [
  z.strictObject({ kind: z.literal('highPass'), frequencyHz: within(limits.filterHz), rolloffDb: z.literal(limits.rolloffDb.values) }),
] as const
