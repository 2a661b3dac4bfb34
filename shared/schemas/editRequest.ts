import { z } from 'zod'
import { changeSchema, editNoteSchema, joinSchema } from './change.ts'
import { aboutRequests, labelRequests } from './edits/labelRequests.ts'
import { clipRequests, effectRequests } from './edits/clipRequests.ts'
import { focusRequests } from './edits/focusRequests.ts'
import { longRequests } from './edits/longRequests.ts'
import { monoCountSchema } from './edits/monoCount.ts'
import { trackRequests } from './edits/trackRequests.ts'
import { transportRequests } from './edits/transportRequests.ts'

/**
 * Every change that a key, a button, a drag, the command line or the agent can ask of an editor: the same for all.
 * As in Audacity the edits take no range: they read the time selection, the selected tracks and the cursor at the
 * moment they run.
 * Times are seconds.
 */
const instantRequests = [
  ...clipRequests,
  ...trackRequests,
  ...labelRequests,
  ...aboutRequests,
  ...effectRequests,
] as const
export const contentRequests = [...instantRequests, ...longRequests] as const

export const editRequestSchema = z.discriminatedUnion('kind', [
  ...focusRequests,
  ...contentRequests,
  ...transportRequests,
])

/** What callers may write: defaulted fields can be left out. */
export type EditRequestInput = z.input<typeof editRequestSchema>
export type EditRequest = z.infer<typeof editRequestSchema>
export type EditKind = EditRequest['kind']

type KindOf<Requests extends readonly z.ZodObject[]> = Extract<z.infer<Requests[number]>['kind'], EditKind>
export type ContentKind = KindOf<typeof contentRequests>
export type LongKind = KindOf<typeof longRequests>
export type TransportKind = KindOf<typeof transportRequests>
export type FocusKind = KindOf<typeof focusRequests>
export type EffectKind = KindOf<typeof effectRequests>
/** Done at once, as a pure function of the state. */
export type InstantKind = FocusKind | KindOf<typeof instantRequests>

/** What an edit of sound planned to leave where it acted: what is there then can be held against it. */
export const plannedSoundSchema = z.object({
  /** Parts of where it acted, on tracks that it changed, with hashes of their samples before and after. */
  parts: z.array(
    z.object({ trackId: z.string(), start: z.number(), end: z.number(), was: z.string(), is: z.string() }),
  ),
  /** Where the sound of these tracks ends. */
  ends: z.array(z.object({ trackId: z.string(), end: z.number() })),
  /** Every sample stays what it was. */
  kept: z.boolean(),
})
export type PlannedSound = z.infer<typeof plannedSoundSchema>

/** The levels that a mix was planned to have in a range, beside what is joined at its edges with other sound. */
export const plannedMixSchema = z.object({
  trackIds: z.array(z.string()),
  mono: monoCountSchema,
  start: z.number(),
  end: z.number(),
  level: z.object({ unit: z.enum(['lufs', 'rms']), value: z.number() }),
  truePeakDb: z.number(),
})
export type PlannedMix = z.infer<typeof plannedMixSchema>

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
  /** What the person should know of it; shown before (from the rehearsal) and after. */
  notes: z.array(editNoteSchema).optional(),
  /** What was taken out of tracks, in the timeline as it was before, where that is not simply the range. */
  removed: z.array(z.object({ trackId: z.string(), start: z.number(), end: z.number() })).optional(),
  /** What it changes, item by item: what a person is shown before it is done, and a model is told after it. */
  changes: z.array(changeSchema).optional(),
  /** Joins that it makes by taking something out, in their order; of a long list those that may be heard come first. */
  joins: z.array(joinSchema).optional(),
  /** Of edits that change how a range sounds. */
  planned: plannedSoundSchema.optional(),
  plannedMix: plannedMixSchema.optional(),
  /** The gains that stretches of tracks get, of an edit that is nothing else. */
  gains: z.array(z.object({ trackId: z.string(), start: z.number(), end: z.number(), db: z.number() })).optional(),
})
export type EditOutcome = z.infer<typeof editOutcomeSchema>
