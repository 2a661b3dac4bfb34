import { z } from 'zod'
import { limits } from '../limits.ts'
import { ids, time } from './values.ts'

const text = z.string().max(limits.nameLength)
const label = z.strictObject({ text, start: time, end: time })

export const labelRequests = [
  /** Over the time selection, or at the cursor when nothing is selected. */
  z.strictObject({ kind: z.literal('addLabel'), text }),
  /** At given times, as one step. */
  z.strictObject({ kind: z.literal('addLabels'), labels: z.array(label).min(1).max(limits.labelCount) }),
  z.strictObject({ kind: z.literal('renameLabel'), labelId: z.string(), text }),
  /** Gives a label another place; edges may come in any order. */
  z.strictObject({ kind: z.literal('moveLabel'), labelId: z.string(), start: time, end: time }),
  z.strictObject({ kind: z.literal('deleteLabels'), labelIds: ids.min(1) }),
] as const

/** Null or empty takes it away; left out, it stays. */
const tag = z.string().max(limits.tagLength).nullable().optional()

export const aboutRequests = [
  z.strictObject({
    kind: z.literal('setTags'),
    tags: z.strictObject({
      title: tag,
      artist: tag,
      album: tag,
      year: tag,
      comment: z.string().max(limits.commentLength).nullable().optional(),
    }),
  }),
  /** The bytes of a JPEG or PNG picture in base 64; null takes it away. */
  z.strictObject({
    kind: z.literal('setCover'),
    picture: z
      .string()
      .max(limits.coverBytes * 1.4)
      .nullable(),
  }),
] as const
