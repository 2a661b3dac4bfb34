import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, Target, TrackRef } from '../../plan.ts'
import type { Slots } from './slots.ts'
import type { Before } from './targets.ts'
import { targetOf } from './targets.ts'

/** A tool that the words ask for, and what they say beside it. */
export interface Request {
  readonly tool: string
  readonly group: string
  readonly slots: Slots
  readonly args: Readonly<Record<string, unknown>>
  readonly words: string
  readonly confidence: number
  /** Words of the verb: "skip back", "go forward". */
  readonly verbWords: readonly string[]
  readonly lengths: 'are values' | 'are places'
  /** All words of the step, without names. */
  readonly said: readonly string[]
}

export interface Setting {
  readonly project: ProjectView
  readonly before: Before
}

export const unsure = 0.3
export function step(request: Request, target: Target, changes: Partial<PlannedStep> = {}): PlannedStep {
  return {
    tool: request.tool,
    args: request.args,
    target,
    words: request.words,
    confidence: request.confidence,
    ...changes,
  }
}

/** A part was named and can't be found by its words: it is asked about, and the selection is not taken for it. */
export function unclear(request: Request, tracks: readonly TrackRef[]): PlannedStep {
  return step(request, targetOf({ kind: 'unclear', words: request.words }, null, tracks), { confidence: unsure })
}
