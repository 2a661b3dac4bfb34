import { z } from 'zod'
import { limits } from '../limits.ts'

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
