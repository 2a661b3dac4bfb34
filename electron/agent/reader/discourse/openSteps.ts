import { withSpared } from './spared.ts'
import type { Step, Walk } from './walk.ts'

/** All steps with the one that lacks a value, where that is all that is wrong. */
export function openSteps(walk: Walk): readonly Step[] {
  const { open, steps } = walk
  if (open === null || walk.asks > 1 || !walk.contextUsed || open.at > steps.length) return []
  return withSpared({ ...walk, steps: steps.toSpliced(open.at, 0, open.step) }) ?? []
}

/** What was asked for before the question and can be done whatever its answer is; null where it is not sure. */
export function earlierSteps(walk: Walk): readonly Step[] | null {
  const { steps, asks, askedAt, contextUsed } = walk
  if (steps.length === 0) return []
  return asks === 1 && contextUsed && askedAt === steps.length ? withSpared(walk) : null
}
