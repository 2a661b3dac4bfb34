import { z } from 'zod'

/** A project, or a backup of one, that can be opened from the window. */
export const listedProjectSchema = z.object({
  /** Says which one it is, without its path. */
  id: z.string(),
  kind: z.enum(['project', 'backup']),
  name: z.string(),
  /** Empty for Tapehand's own folder. */
  folder: z.string(),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  bytes: z.number(),
  isOpen: z.boolean(),
})

export type ListedProject = z.infer<typeof listedProjectSchema>
