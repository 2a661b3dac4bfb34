import { z } from 'zod'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/**
 * How a project began, kept with it: what came in then is not the person's work yet. What a person has saved somewhere
 * is.
 */
const originSchema = z.object({ kind: z.enum(['demo', 'files', 'empty', 'saved']), entries: z.number().int().min(0) })
export type ProjectOrigin = z.infer<typeof originSchema>

export const originKey = 'origin'

export function readOrigin(document: unknown): ProjectOrigin | null {
  return originSchema.safeParse(document).data ?? null
}

/**
 * Whether a project holds work that one wants to come back to. One that does not say how it began may hold anything.
 */
export function isWorkedOn(project: ProjectView, origin: ProjectOrigin | null, messages: number): boolean {
  if (origin === null) return project.tracks.length > 0 || project.history.length > 0
  return origin.kind === 'saved' || project.history.length > origin.entries || messages > 0
}
