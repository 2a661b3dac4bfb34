import type { Authors, PlannedStep } from '../planner/plan.ts'

/**
 * Steps that the person's answer has completed or corrected: what is other than before is from the person's words; the
 * rest stays whose it was.
 */
export function authorsAfter(before: readonly PlannedStep[], after: readonly PlannedStep[]): PlannedStep[] {
  return after.map((step, index) => {
    const former = before.find((one) => one.callId !== undefined && one.callId === step.callId) ?? before[index]
    const { authors, ...rest } = step
    if (authors === undefined || former === undefined || former === step) return step
    return former.tool === step.tool ? { ...rest, authors: kept(authors, former, step) } : rest
  })
}

function kept(authors: Authors, former: PlannedStep, step: PlannedStep): Authors {
  const same = (...of: readonly ((step: PlannedStep) => unknown)[]): boolean =>
    of.every((part) => JSON.stringify(part(step)) === JSON.stringify(part(former)))
  const isRange = same(
    ({ target }) => target.range,
    ({ target }) => target.thing,
  )
  return {
    ...(authors.range && isRange && { range: authors.range }),
    ...(authors.tracks && same(({ target }) => target.tracks) && { tracks: authors.tracks }),
    ...(authors.time && same(({ target }) => target.at) && { time: authors.time }),
    args: Object.fromEntries(Object.entries(authors.args ?? {}).filter(([key]) => same(({ args }) => args[key]))),
  }
}
