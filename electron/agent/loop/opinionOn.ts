import type { Plan, PlannedStep } from '../planner/plan.ts'

/**
 * What the words say of a tool's call: its step in the offline reading, with the range of an explicit "select …" before it where it has none
 * of its own. What the model has selected itself is left out.
 */
export function opinionOn(
  offline: Plan,
  tool: string,
  earlier: number,
  chosen: { readonly range: boolean; readonly tracks: boolean },
): PlannedStep | null {
  const mine = offline.steps.filter((step) => step.tool === tool)
  const step = mine[earlier]
  if (step === undefined) return null
  const { range, thing, tracks, ...rest } = step.target
  const selected = offline.steps
    .slice(0, offline.steps.indexOf(step))
    .findLast((one) => one.tool === 'set_time_selection')?.target
  const where =
    range === undefined && thing === undefined && rest.at === undefined
      ? { range: selected?.range, thing: selected?.thing }
      : { range, thing }
  const whose = tracks ?? selected?.tracks
  return {
    ...step,
    target: {
      ...rest,
      ...(where.range === undefined || chosen.range ? {} : { range: where.range }),
      ...(where.thing === undefined || chosen.range ? {} : { thing: where.thing }),
      ...(whose === undefined || chosen.tracks ? {} : { tracks: whose }),
    },
  }
}
