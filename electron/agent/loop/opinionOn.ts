import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Chosen } from './modelProgress.ts'

/**
 * What the words say of a tool's call: its step in the offline reading, with the range of an explicit "select …" before
 * it where it has none of its own. What the model has selected itself is left out.
 */
export function opinionOn(offline: Plan, tool: string, earlier: number, chosen: Chosen): PlannedStep | null {
  const step = offline.steps.filter((one) => one.tool === tool)[earlier]
  return step === undefined ? null : withSelected(offline, step, chosen)
}

export function withSelected(offline: Plan, step: PlannedStep, chosen: Chosen): PlannedStep {
  const selected = offline.steps
    .slice(0, offline.steps.indexOf(step))
    .findLast((one) => one.tool === 'set_time_selection')?.target
  const { range, thing, tracks = selected?.tracks, ...rest } = step.target
  const isOpen = range === undefined && thing === undefined && rest.at === undefined
  const where = isOpen ? { range: selected?.range, thing: selected?.thing } : { range, thing }
  return {
    ...step,
    target: { ...rest, ...(chosen.range ? {} : said(where)), ...(chosen.tracks ? {} : said({ tracks })) },
  }
}

/** Without what nothing was said of. */
function said<T extends object>(target: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
