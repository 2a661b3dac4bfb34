import { z } from 'zod'
import { limits } from './limits.ts'

/** How a project was when it was left. */
export const projectCardSchema = z.object({
  /** Seconds. */
  length: z.number().min(0),
  tracks: z.number().int().min(0),
  /** How loud it is from its start to its end, percent of its loudest. */
  picture: z.array(z.number()).max(limits.cardColumns),
})

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
  /** Left out where it was not left since there are cards. */
  card: projectCardSchema.exactOptional(),
})

export type ProjectCard = z.infer<typeof projectCardSchema>
export type ListedProject = z.infer<typeof listedProjectSchema>
