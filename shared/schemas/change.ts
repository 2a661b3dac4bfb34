import { z } from 'zod'
import { monoCountSchema } from './edits/monoCount.ts'
import { rangeSchema } from './projectView.ts'

const seconds = { seconds: z.number() }
const db = { db: z.number() }

/** What was measured of one thing before an edit, or behind it. Its words are made last (`sayChange`). */
export const changeValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('duration'), ...seconds }),
  /** A time on the timeline. */
  z.object({ kind: z.literal('time'), ...seconds }),
  z.object({ kind: z.literal('loudness'), lufs: z.number() }),
  z.object({ kind: z.literal('peak'), ...db }),
  z.object({ kind: z.literal('level'), ...db }),
  z.object({ kind: z.literal('about-level'), ...db }),
  z.object({ kind: z.literal('gain'), ...db }),
  z.object({ kind: z.enum(['silence', 'no-noise', 'nothing-to-take-out', 'repaired']) }),
])
export type ChangeValue = z.infer<typeof changeValueSchema>

/** One thing that an edit changes, with before and after. */
export const changeSchema = z.object({
  what: z.enum(['pause', 'click', 'loudness', 'level', 'noise', 'peak', 'length']),
  /** Name of the track, where it is about one. */
  track: z.string().nullable(),
  /** Where, in the timeline as the edit finds it. */
  range: z.object({ start: z.number(), end: z.number() }).nullable(),
  before: changeValueSchema,
  after: changeValueSchema,
  /** A time inside by which it can be left out; null where it goes with the rest. */
  leave: z.number().nullable(),
  /** It was left out and stays as it is. */
  left: z.boolean(),
})
export type Change = z.infer<typeof changeSchema>

/** A place where an edit puts two sounds together by taking out what was between them. */
export const joinSchema = z.object({
  /** On the timeline behind the edit. */
  at: z.number(),
  /** What goes there, on the timeline as the edit finds it. */
  removed: rangeSchema,
  /** The tracks that are joined there. */
  trackIds: z.array(z.string()),
  /** It may be heard. */
  heard: z.boolean(),
  /** What would be dead about it and gets the sound of the room, on the timeline behind the edit; null: nothing. */
  filled: rangeSchema.nullable(),
})
export type Join = z.infer<typeof joinSchema>

/** The joins that a request makes, as they are gone through. */
export const shownJoinsSchema = z.object({
  /** How many there are: of a long list only those that may be heard are shown. */
  count: z.number().int(),
  /** In time: which one of which step, where it will be, and what goes there, on the timeline before all steps. */
  shown: z.array(
    z.object({
      step: z.number().int().min(0),
      /** Its number among those of the step, from 0. */
      join: z.number().int().min(0),
      ...joinSchema.omit({ filled: true }).shape,
    }),
  ),
})
export type ShownJoins = z.infer<typeof shownJoinsSchema>
export type ShownJoin = ShownJoins['shown'][number]

/** What the person should know of an edit beside its numbers. */
export const editNoteSchema = z.discriminatedUnion('kind', [
  /** Above the usual limit for peaks. `track`: null where all were brought to it together. */
  z.object({ kind: z.literal('true-peak'), track: z.string().nullable(), ...db }),
  /** How what has one channel counts in a loudness. */
  z.object({ kind: z.literal('mono'), counted: monoCountSchema }),
  /** The gain that it comes to; `track`: null where all get the same. */
  z.object({ kind: z.literal('gained'), track: z.string().nullable(), ...db }),
  /** How loud that is which something else was measured by. */
  z.object({ kind: z.literal('measured-by'), name: z.string(), lufs: z.number() }),
  /** What was made peaks so much above what it was made of, and at which level. */
  z.object({ kind: z.literal('peak-rose'), by: z.number(), ...db }),
  /** Peaks are turned down by so much at most, to stay below the ceiling. */
  z.object({ kind: z.literal('limited'), ceilingDb: z.number(), ...db }),
  /** A level that a ceiling keeps it from: how far it comes. */
  z.object({ kind: z.literal('level-short'), ...db }),
  /** So many of what was mixed nobody heard before. */
  z.object({ kind: z.literal('muted-heard'), count: z.number().int() }),
  /** So many of the joins may be heard; `times`: the worst of them, in seconds of the timeline behind the edit. */
  z.object({
    kind: z.literal('joins-heard'),
    count: z.number().int(),
    heard: z.number().int(),
    times: z.array(z.number()),
  }),
  /** At so many joins what would be dead gets the sound of the room, so many seconds in all; the first of them. */
  z.object({ kind: z.literal('room-filled'), count: z.number().int(), ...seconds, first: rangeSchema }),
  /** Where a hum was found. */
  z.object({ kind: z.literal('hum-found'), frequencyHz: z.number() }),
  /** The stretch that new sound was made like. */
  z.object({ kind: z.literal('made-like'), track: z.string(), start: z.number(), end: z.number() }),
  /** `first`: in seconds of the timeline before; of a long list the beginning. */
  z.object({
    kind: z.literal('pauses-shortened'),
    count: z.number().int(),
    ...seconds,
    first: z.array(z.object({ start: z.number(), end: z.number(), after: z.number() })),
  }),
])
export type EditNote = z.infer<typeof editNoteSchema>
