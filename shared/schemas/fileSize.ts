import { z } from 'zod'

/** What a project file takes, in bytes. */
export const fileSizeSchema = z.object({
  file: z.number(),
  /** Sound that is heard now. */
  now: z.number(),
  /** Sound that is kept only so that what was done can be undone and done again. */
  past: z.number(),
  /** Not needed any more, and about to be given back. */
  free: z.number(),
})

export type FileSize = z.infer<typeof fileSizeSchema>
