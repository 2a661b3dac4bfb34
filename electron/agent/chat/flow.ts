import type { Failure, Result } from '../../../shared/result.ts'
import type { Rehearsal } from '../prepare/preparePlan.ts'
import type { PreparedStep } from '../tools/defineTool.ts'
import type { OpenRequest } from './openRequest.ts'

/** Approved steps with the planned step that each came from. */
export interface Approved {
  readonly steps: readonly PreparedStep[]
  readonly origins: readonly number[]
  /** The person said no to what came behind them; null where everything was approved. */
  readonly refusal: { readonly reason: string; readonly left: number } | null
  /** The content revision that they were prepared for. */
  readonly contentRevision: number
  /** Said in the answer where no dialog has shown it. */
  readonly notes: readonly string[]
}

/** How a request goes on behind preparation and approval: at once to its answer (offline), or back to the model. */
export interface Flow {
  readonly planner: 'offline' | 'model'
  /** Where the words, read without a model, say something else than what was prepared. */
  contradictions(request: OpenRequest, rehearsal: Rehearsal): readonly string[]
  /** The person has refused this very call before in the same request. */
  wasRefused(step: PreparedStep): boolean
  /** `stale`: the project changed at the last moment; nothing was done or said. */
  execute(request: OpenRequest, approved: Approved): Promise<'done' | 'stale'>
  /** Nothing of it was approved. `null`: it was refused before, so nobody was asked. */
  refuse(request: OpenRequest, reason: string | null): Promise<void>
  /** The person took this step out of the request: it is not to be asked again. */
  leaveOut(step: PreparedStep): void
  /** The person's answer to a question that the model has asked; null where no model is there to hear it. */
  readonly answer: ((request: OpenRequest, text: string) => Promise<void>) | null
  /** There is nothing to be done for it, and `why` says so. */
  idle(request: OpenRequest, why: string): Promise<void>
  fail(request: OpenRequest, failure: Failure, step: number): Promise<void>
  /** Takes back what was begun; says nothing. */
  abandon(): Promise<Result<void>>
  /** Something is carried out that is not yet made to last. */
  isOpen(): boolean
}
