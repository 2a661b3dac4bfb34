import { type Failure, failure } from '../../../shared/failures/index.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'

const mostSteps = 100

/** A step that was rehearsed. */
interface Done {
  readonly tool: Tool
  readonly step: PreparedStep
}

/** Why nothing may come behind what was rehearsed so far; null where it may. */
export function tooMuchBehind(rehearsed: readonly Done[], next: PreparedStep, { note }: PlannedStep): Failure | null {
  const limit = note === undefined ? mostSteps : mostSteps + limits.noteLines
  if (rehearsed.length >= limit) return failure('agent/too-many-steps', { limit })
  const unknown = placesUnknownBehind(rehearsed, next)
  return unknown === null ? null : failure('programs/unknown-places', { tool: unknown })
}

/**
 * What a file brings is not there on a fork, so nothing can be rehearsed behind an import; and a copy of the project
 * holds what was made to last before.
 */
export function mustBeAlone(tool: Tool, rehearsed: readonly Done[]): string | null {
  const imported = rehearsed.find((one) => one.tool.name === 'import_audio' && tool.name !== 'import_audio')
  if (imported !== undefined) return imported.tool.title
  return tool.name === 'save_project' &&
    rehearsed.some((one) => ['adds', 'rewrites', 'removes', 'history'].includes(one.tool.impact))
    ? tool.title
    : null
}

/** Where things lie behind a program that leaves any length is known only when it has run. */
function placesUnknownBehind(rehearsed: readonly Done[], { range, at }: PreparedStep): string | null {
  if (range === null && at === null) return null
  const open = rehearsed.find(({ tool, step }) => tool.outside?.length(step).kind === 'any')
  return open?.tool.title ?? null
}
