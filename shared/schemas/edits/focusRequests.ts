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
  /**
   * Between the cursor and an end of the selected tracks' audio (of all tracks when none is selected), or all of it.
   */
  z.strictObject({ kind: z.literal('selectTrackSpan'), span: z.enum(['startToCursor', 'cursorToEnd', 'startToEnd']) }),
] as const
