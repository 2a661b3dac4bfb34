import type { LabelView, ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'

/** Labels that were not there before, along the timeline. */
export function newLabels({ before, after }: ReadBack): LabelView[] {
  const known = new Set(before.labels.map((label) => label.id))
  return after.labels.filter((label) => !known.has(label.id))
}

/** All labels but these are as they were. */
export function expectOtherLabelsSame(acted: readonly string[], before: ProjectView, after: ProjectView): Expectation {
  const others = (view: ProjectView): string => JSON.stringify(view.labels.filter((label) => !acted.includes(label.id)))
  return {
    holds: others(before) === others(after),
    expected: { kind: 'other-labels-kept' },
    found: { kind: 'other-labels-changed' },
  }
}

/** The label that the preparation found: texts need not be unique. */
export function labelIdOf(step: PreparedStep): string {
  if (step.thing?.what !== 'label') throw new Error(`${step.tool} was prepared without a label`)
  return step.thing.id
}
