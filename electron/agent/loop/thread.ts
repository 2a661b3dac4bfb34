import type { ModelSession } from '../planner/index.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Performed, RequestRun } from '../run/requestRun.ts'
import type { Goals } from '../tools/planSteps.ts'
import type { Batch } from './readBatch.ts'
import { createRepeatWatch, type RepeatWatch } from './repeatWatch.ts'

/** One request's way with a model; lives as long as the app runs. */
export interface Thread {
  readonly session: ModelSession
  /** The person's words, read without the model: fills in what calls leave out, and is the second opinion. */
  readonly offline: Plan
  readonly run: RequestRun
  turns: number
  /** Milliseconds that the model has taken, all turns together. */
  thoughtFor: number
  tokens: number
  /** What was taken back with the step that failed last, as a sentence; null where nothing failed while it ran. */
  lastFailure: string | null
  replans: number
  /** The model's own plan, and how often its answer was measured against it. */
  goals: Goals
  checks: number
  batch: Batch
  /** What the model has selected itself counts before what the words imply. */
  chosen: { readonly range: boolean; readonly tracks: boolean }
  readonly refused: Set<string>
  refusals: number
  /** What was carried out before the model's open question. */
  asking: { readonly performed: readonly Performed[]; readonly callIds: readonly (string | null)[] }
  readonly repeats: RepeatWatch
  /** Every step that was carried out, as it was planned. */
  planned: PlannedStep[]
  notes: string[]
}

export function createThread(session: ModelSession, offline: Plan, run: RequestRun): Thread {
  return {
    session,
    offline,
    run,
    turns: 0,
    thoughtFor: 0,
    tokens: 0,
    lastFailure: null,
    replans: 0,
    goals: [],
    checks: 0,
    batch: { items: [], planned: [], answered: new Map() },
    chosen: { range: false, tracks: false },
    refused: new Set(),
    refusals: 0,
    asking: { performed: [], callIds: [] },
    repeats: createRepeatWatch(),
    planned: [],
    notes: [],
  }
}

/** The same words without the model, where the grammar has an answer of its own to them. */
export function offerOffline({ offline }: Thread): 'offline' | null {
  return offline.steps.length > 0 || (offline.reply !== null && offline.replyState === 'talk') ? 'offline' : null
}
