import { z } from 'zod'

/** Long work that can be watched and cancelled. `fraction` is 0 to 1, null while unknown. */
export const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What it works on, of files their names. */
  of: z.string().exactOptional(),
  fraction: z.number().min(0).max(1).nullable(),
  /** Of a sound that comes in: its highest samples from left to right, 0 to 255; null where it has not come yet. */
  picture: z.array(z.number().int().min(0).max(255).nullable()).exactOptional(),
})
export type Job = z.infer<typeof jobSchema>
