import type { ModelSession } from '../planner/index.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Performed, RequestRun } from '../run/requestRun.ts'
import type { Batch } from './readBatch.ts'
import { createRepeatWatch, type RepeatWatch } from './repeatWatch.ts'

/** One request's way with a model; lives as long as the app runs. */
export interface Thread {
  readonly session: ModelSession
  /** The person's words, read without the model: fills in what calls leave out, and is the second opinion. */
  readonly offline: Plan
  readonly run: RequestRun
  turns: number
  batch: Batch
  /** What the model has selected itself counts before what the words imply. */
  chosen: { readonly range: boolean; readonly tracks: boolean }
  readonly refused: Set<string>
  refusals: number
  /** What was carried out before the model's open question. */
  asking: { readonly performed: readonly Performed[]; readonly callIds: readonly (string | null)[] }
  readonly repeats: RepeatWatch
  /** Every step that was carried out, as it was planned. */
  readonly planned: PlannedStep[]
  readonly notes: string[]
}

export function createThread(session: ModelSession, offline: Plan, run: RequestRun): Thread {
  return {
    session,
    offline,
    run,
    turns: 0,
    batch: { items: [], planned: [] },
    chosen: { range: false, tracks: false },
    refused: new Set(),
    refusals: 0,
    asking: { performed: [], callIds: [] },
    repeats: createRepeatWatch(),
    planned: [],
    notes: [],
  }
}
