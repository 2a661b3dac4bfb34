import type { Clause } from '../../../reader/clause/clause.ts'
import { nameOf, sparesOnly } from '../../../reader/discourse/clauses.ts'
import type { MessageReading } from '../../../reader/reader.ts'
import type { PlannedStep } from '../../plan.ts'

interface Means {
  readonly read: (text: string) => MessageReading
}

/** "no, don't mute it": all that was done is what it says not to do. */
export function takesBack(rest: string, steps: readonly PlannedStep[], means: Means): boolean {
  const [clause, ...others] = means.read(rest).readings[0]?.clauses.filter(({ speech }) => speech !== 'courtesy') ?? []
  if (clause === undefined || others.length > 0) return false
  if (sparesOnly(clause)) return areSpared(clause.groups, steps, means)
  if (clause.speech !== 'negated') return false
  const { act } = clause
  if (act === null) return clause.spares && areSpared(clause.groups, steps, means)
  const isIt = act.where.every(({ kind }) => kind === 'mention')
  return isIt && steps.every(({ tool }) => tool === act.frame.tool)
}

/** "no, leave the host as he is": it is all that the steps were done to. */
function areSpared(groups: Clause['groups'], steps: readonly PlannedStep[], { read }: Means): boolean {
  const spared = new Set(groups.map(nameOf))
  const acted = steps.flatMap(({ words }) => read(words).readings[0]?.clauses.flatMap((one) => one.groups) ?? [])
  return groups.length > 0 && acted.length > 0 && acted.every((group) => spared.has(nameOf(group)))
}
