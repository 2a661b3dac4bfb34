import { ok, type Result } from '../../../shared/result.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Query } from './defineQuery.ts'
import { readCall } from './readCall.ts'

/** A question with explicit arguments, from a script or a model. */
export function readQuery(query: Query, raw: Readonly<Record<string, unknown>>, words: string): Result<PlannedStep> {
  if (query.target !== null) return readCall(query.target, raw, null, words)
  const checked = query.check(raw)
  return checked.ok ? ok({ tool: query.name, args: {}, target: {}, words, confidence: 1 }) : checked
}
