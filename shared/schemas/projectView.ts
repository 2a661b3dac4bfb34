import { z } from 'zod'
import { trackColourSchema } from './trackColour.ts'
import { tagsSchema } from './exportRequest.ts'
import { fadeCurveSchema } from './fadeCurve.ts'

/** What the window, the agent and the command line may know of a project. All times are seconds on the timeline. */
const time = z.number().min(0)

/** From silence at an edge of a clip to its whole level. */
const clipFadeSchema = z.object({ length: time, curve: fadeCurveSchema })

export const clipViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  start: time,
  end: time,
  /** Seconds that were trimmed away at its edges and can be pulled out again; left out where there are none. */
  hidden: z.object({ before: time, after: time }).exactOptional(),
  /** Left out where there is none. */
  fadeIn: clipFadeSchema.exactOptional(),
  fadeOut: clipFadeSchema.exactOptional(),
  /** How loud its loudest part is played against its source; left out at 0 dB. */
  gainDb: z.number().exactOptional(),
  /** Its other parts are played quieter than that; left out where all are alike. */
  gains: z.literal('mixed').exactOptional(),
  /** Gain over time: points in seconds from its start; left out where it has none. */
  envelope: z.array(z.object({ at: time, gainDb: z.number() })).exactOptional(),
})

export const trackViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  channels: z.union([z.literal(1), z.literal(2)]),
  gainDb: z.number(),
  /** -1 left … 1 right. */
  pan: z.number().min(-1).max(1),
  muted: z.boolean(),
  soloed: z.boolean(),
  /** The one that somebody has chosen; left out where it is that of its place. */
  colour: trackColourSchema.exactOptional(),
  clips: z.array(clipViewSchema),
})

export const labelViewSchema = z.object({ id: z.string(), text: z.string(), start: time, end: time })

export const aboutViewSchema = z.object({
  tags: tagsSchema,
  cover: z.object({ mime: z.enum(['image/jpeg', 'image/png']), bytes: z.number().int() }).nullable(),
})

export const rangeSchema = z.object({ start: time, end: time })

export const historyEntryViewSchema = z.object({
  id: z.string(),
  /** Short name for menus, e.g. `Trim`. */
  label: z.string(),
  /** The person's words when the entry came from a message, else the label. */
  text: z.string(),
  /** When it was made, in milliseconds of the clock; left out where that is not known. */
  at: z.number().optional(),
  /** Labels of the things that it did, in order, where there were several: each can be undone by itself. */
  steps: z.array(z.string()).optional(),
})

/** A point of the history: behind an entry, or behind so many of its steps; null: before the first entry. */
export const historyPointSchema = z.union([
  z.strictObject({ id: z.null() }),
  z.strictObject({ id: z.string().max(100), steps: z.number().int().min(1).exactOptional() }),
])

export const transportViewSchema = z.object({
  state: z.enum(['playing', 'paused', 'stopped']),
  /** Where it plays or would go on playing. */
  position: time,
  loop: z.boolean(),
  /** What is looped while `loop` is on; left out where it is the time selection, or everything. */
  region: rangeSchema.optional(),
  /** Only while a cut is listened to before it is made: what is left out, and where it ends. */
  preview: z.object({ skip: rangeSchema, end: time }).optional(),
})

/** What could not be read of a project's file, and is left out of what is shown. `sayMissing.ts` has the words. */
export const missingPartSchema = z.object({
  kind: z.enum([
    'sound',
    'doubtful',
    'overview',
    'track',
    'arrangement',
    'rate',
    'labels',
    'about',
    'focus',
    'history',
    'document',
    'structure',
    'foreign',
  ]),
  /** Of the track, the clip, or what else it is. */
  name: z.string(),
  /** Where it is on the timeline. */
  place: z.object({ trackId: z.string(), start: time, end: time }).optional(),
})

export const projectViewSchema = z.object({
  /** Grows with every change of project or focus; an approval is bound to `contentRevision`. */
  revision: z.number().int(),
  /** Grows only when tracks, clips, audio or labels change. */
  contentRevision: z.number().int(),
  name: z.string(),
  sampleRate: z.number().int(),
  /** End of the last clip or label. */
  duration: time,
  tracks: z.array(trackViewSchema),
  labels: z.array(labelViewSchema),
  /** What it says of itself, and the files that it is exported to; left out where that is nothing. */
  about: aboutViewSchema.exactOptional(),
  /** Time selection; null when there is none. */
  selection: rangeSchema.nullable(),
  /** Ids in track order; empty when none is selected. */
  selectedTracks: z.array(z.string()),
  selectedClips: z.array(z.string()),
  cursor: time,
  transport: transportViewSchema,
  clipboard: z.object({ duration: time, tracks: z.number().int() }).nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /**
   * Oldest first; entries after `historyPosition` can be redone, and so can what is taken back of the last one before
   * it.
   */
  history: z.array(historyEntryViewSchema),
  historyPosition: z.number().int().min(0),
  /** Steps at the end of the last entry that stands which are taken back; left out where all of it stands. */
  historyStepsBack: z.number().int().min(1).optional(),
  /**
   * Why nothing can be changed: the file is damaged, and this is what is missing; or it may not be written. Left out
   * where all is well.
   */
  readOnly: z.object({ reason: z.enum(['damaged', 'notWritable']), missing: z.array(missingPartSchema) }).optional(),
})

export type ClipFade = z.infer<typeof clipFadeSchema>
export type ClipView = z.infer<typeof clipViewSchema>
export type TrackView = z.infer<typeof trackViewSchema>
export type LabelView = z.infer<typeof labelViewSchema>
export type AboutView = z.infer<typeof aboutViewSchema>
export type RangeView = z.infer<typeof rangeSchema>
export type HistoryEntryView = z.infer<typeof historyEntryViewSchema>
export type HistoryPoint = z.infer<typeof historyPointSchema>
export type MissingPart = z.infer<typeof missingPartSchema>
export type ReadOnlyView = NonNullable<z.infer<typeof projectViewSchema>['readOnly']>
export type TransportView = z.infer<typeof transportViewSchema>
export type ProjectView = z.infer<typeof projectViewSchema>
