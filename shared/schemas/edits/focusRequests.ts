import { z } from 'zod'
import { ids, time } from './values.ts'

/** What the person looks at: never an undo step of its own. */
export const focusRequests = [
  z.strictObject({ kind: z.literal('setTimeSelection'), start: time, end: time }),
  z.strictObject({ kind: z.literal('clearSelection') }),
  z.strictObject({ kind: z.literal('selectTracks'), trackIds: ids }),
  z.strictObject({ kind: z.literal('selectAllTracks') }),
  z.strictObject({ kind: z.literal('selectClips'), clipIds: ids }),
  z.strictObject({ kind: z.literal('setCursor'), time }),
] as const
