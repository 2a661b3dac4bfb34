import type { Clause } from '../clause/clause.ts'
import type { ClauseReading } from '../cover/segments.ts'
import { isCourtesy, names } from './clauses.ts'
import { compose } from './compose.ts'

/** So much dearer may the order be than the words that take one back. */
const margin = 4

/**
 * "the sponsor is boring, drop it": nothing was asked for that could be taken back, and what is told of can be dropped.
 * That reading comes first then.
 */
export function withDropped(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  const [first, ...others] = readings
  if (first === undefined || !dropsWhatIsTold(first.clauses)) return readings
  const meant = others.find(({ clauses, cost }) => cost < first.cost + margin && removes(clauses))
  return meant === undefined ? readings : [meant, ...readings.filter((one) => one !== meant)]
}

function dropsWhatIsTold(clauses: readonly Clause[]): boolean {
  const said = clauses.filter(({ speech, edges }) => speech !== 'courtesy' && !edges.every(isCourtesy))
  const [told, back, ...others] = said
  return (
    others.length === 0 &&
    told?.speech === 'statement' &&
    told.groups.filter(names).length === 1 &&
    back?.speech === 'retraction'
  )
}

function removes(clauses: readonly Clause[]): boolean {
  const outcome = compose(clauses)
  return outcome.kind === 'steps' && outcome.steps.every(({ act }) => act.frame.effect === 'removes')
}
