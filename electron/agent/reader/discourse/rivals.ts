import { sameMeaning } from '../chart/sameMeaning.ts'
import type { ClauseReading } from '../cover/segments.ts'
import { costs } from '../decide/costs.ts'
import { compose, type Outcome } from './compose.ts'

/**
 * What the message could come to as well: readings nearly as cheap as the first that do something else, or nothing.
 * Whether they differ in effect shows only when each is tried. A reading that asks is no rival.
 */
export function rivalsOf([first, ...others]: readonly ClauseReading[], outcome: Outcome): Outcome[] {
  if (first === undefined || outcome.kind === 'ask') return []
  const found: Outcome[] = []
  for (const { clauses, cost } of others) {
    if (cost > first.cost + costs.margin) continue
    const rival = compose(clauses)
    if (rival.kind === 'ask' || [outcome, ...found].some((one) => sameMeaning(said(one), said(rival)))) continue
    found.push(rival)
  }
  return found
}

/**
 * All of an outcome that makes a difference to what is done. What was spoken of before is not: which of it "it" means
 * is settled where it is looked up, and a story that is read over loses none of it.
 */
function said(outcome: Outcome): unknown {
  if (outcome.kind !== 'steps') return outcome.kind
  // "Take the part labelled intro and reverse it": by which tool it is only picked makes none.
  const done = outcome.steps.filter(({ act: { frame } }, at, { length }) => frame.picks !== true || at === length - 1)
  return done.map(({ act }) => {
    const { frame, where, points, args, scopes, options, into, every } = act
    return { tool: frame.tool, where, points, args, scopes, options, into, every }
  })
}
