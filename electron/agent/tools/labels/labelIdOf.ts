import type { PreparedStep } from '../defineTool.ts'

/** The label that the preparation found: texts need not be unique. */
export function labelIdOf(step: PreparedStep): string {
  if (step.thing?.what !== 'label') throw new Error(`${step.tool} was prepared without a label`)
  return step.thing.id
}
