import { agentFailures } from './agent.ts'
import { batchFailures } from './batch.ts'
import { engineFailures } from './engine.ts'
import type { FailureRow } from './failureRow.ts'
import { fileFailures } from './files.ts'
import { hostFailures } from './host.ts'
import { modelFailures } from './model.ts'
import { programFailures } from './programs.ts'
import { recipeFailures } from './recipes.ts'

/** Every failure there is, by code. */
export const failures = {
  ...engineFailures,
  ...fileFailures,
  ...agentFailures,
  ...modelFailures,
  ...programFailures,
  ...recipeFailures,
  ...batchFailures,
  ...hostFailures,
}

export type FailureCode = keyof typeof failures

export type FailureValues<C extends FailureCode> =
  (typeof failures)[C] extends FailureRow<infer Values> ? Values : never

/**
 * What went wrong, as data: plain JSON, so that it crosses threads and channels. Nothing reads a sentence to find out
 * more; words are made of it last, by `sayFailure.ts`.
 */
export type Failure = {
  [C in FailureCode]: { readonly code: C; readonly values: FailureValues<C> }
}[FailureCode]
