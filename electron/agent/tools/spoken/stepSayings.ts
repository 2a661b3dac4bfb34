import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { FoundPlaces, PreparedStep, ReadBack } from '../contract/defineTool.ts'

/** What one tool says of a step in a language that is not its own: before it is done, and behind it. */
export interface StepSaying {
  readonly sentence: (step: PreparedStep, names: readonly string[], before?: ProjectView, found?: FoundPlaces) => string
  readonly done: (step: PreparedStep, names: readonly string[], seen: ReadBack) => string
}

export type StepSayings = Readonly<Record<string, StepSaying>>

/**
 * With the values of the tool by their names: a prepared step has been checked by the tool's own schema, which the test
 * of the table holds against what is read here.
 */
export const saying = <Args>(literal: {
  readonly sentence: (
    step: PreparedStep<Args>,
    names: readonly string[],
    before?: ProjectView,
    found?: FoundPlaces,
  ) => string
  readonly done: (step: PreparedStep<Args>, names: readonly string[], seen: ReadBack) => string
}): StepSaying => ({
  sentence: (step, names, before, found) => literal.sentence(step as PreparedStep<Args>, names, before, found),
  done: (step, names, seen) => literal.done(step as PreparedStep<Args>, names, seen),
})
