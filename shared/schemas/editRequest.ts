import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * Every change that a key, a button, a drag, the command line or the agent can ask of an editor: the same for all.
 * As in Audacity the edits take no range: they read the time selection, the selected tracks and the cursor at the moment they run.
 * Times are seconds.
 */
const time = z.number().min(limits.time.min).max(limits.time.max)
const trackIds = z.array(z.string())

/** What happens behind removed audio: `close` moves what follows up, `leave` leaves a gap. */
const gap = z.enum(['close', 'leave'])
/** Which tracks what follows moves on: the ones acted on, or all of them (labels too). */
const scope = z.enum(['tracks', 'all'])

export const focusRequests = [
  z.strictObject({ kind: z.literal('setTimeSelection'), start: time, end: time }),
  z.strictObject({ kind: z.literal('clearSelection') }),
  z.strictObject({ kind: z.literal('selectTracks'), trackIds }),
  z.strictObject({ kind: z.literal('selectAllTracks') }),
  z.strictObject({ kind: z.literal('selectClips'), clipIds: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('setCursor'), time }),
] as const

export const contentRequests = [
  z.strictObject({ kind: z.literal('split') }),
  /** Splits every clip under `time` on the selected tracks, or on all tracks when none is selected. */
  z.strictObject({ kind: z.literal('splitAtTime'), time }),
  z.strictObject({ kind: z.literal('cut'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('copy') }),
  z.strictObject({ kind: z.literal('paste') }),
  z.strictObject({ kind: z.literal('deleteSelection'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('trimToSelection') }),
  z.strictObject({ kind: z.literal('silenceSelection') }),
  z.strictObject({ kind: z.literal('normalize'), peakDb: z.number().min(limits.peakDb.min).max(limits.peakDb.max) }),
  z.strictObject({ kind: z.literal('amplify'), gainDb: z.number().min(limits.gainDb.min).max(limits.gainDb.max) }),
  z.strictObject({ kind: z.literal('fadeIn') }),
  z.strictObject({ kind: z.literal('fadeOut') }),
  z.strictObject({ kind: z.literal('reverse') }),
  /** Turns the polarity: positive samples become negative. */
  z.strictObject({ kind: z.literal('invert') }),
] as const

export const transportRequests = [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('pause') }),
] as const

export const editRequestSchema = z.discriminatedUnion('kind', [...focusRequests, ...contentRequests, ...transportRequests])

/** What callers may write: defaulted fields can be left out. */
export type EditRequestInput = z.input<typeof editRequestSchema>
export type EditRequest = z.infer<typeof editRequestSchema>
export type EditKind = EditRequest['kind']
export type ContentKind = (typeof contentRequests)[number]['shape']['kind']['value']

/** What an edit did, measured. */
export const editOutcomeSchema = z.object({
  /** False when everything was so already; then there is no undo step. */
  changed: z.boolean(),
  /** Names of the tracks that it acted on, in track order. */
  tracks: z.array(z.string()),
  /** The time range that it acted on, in the timeline as it was before; null where it has none. */
  range: z.object({ start: z.number(), end: z.number() }).nullable(),
  /** The time that it acted at (split, paste), else null. */
  at: z.number().nullable(),
  /** Level before and after in dBFS peak, for edits that measure it. */
  peakBeforeDb: z.number().nullable(),
  peakAfterDb: z.number().nullable(),
})
export type EditOutcome = z.infer<typeof editOutcomeSchema>
