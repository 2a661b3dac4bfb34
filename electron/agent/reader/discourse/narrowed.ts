import type { Clause } from '../clause/clause.ts'
import { fillFrame } from '../clause/fill.ts'
import { isEdgePart } from '../meaning/sets/groupKinds.ts'
import type { Argument, Group } from '../meaning/types.ts'
import { argumentsOf } from './clauses.ts'
import { push, type Walk } from './walk.ts'

/**
 * "fade out the choir, last 12 s": behind the only order of a message, about one thing, how much of it is meant. In a
 * list of several more follows: "the intro, the last 12 seconds and the sponsor".
 */
export function narrowsLast(walk: Walk, clause: Clause, behind: readonly Clause[]): boolean {
  const last = onlyOrderBefore(walk, clause, behind)
  if (last === null) return false
  const part = edgePartOf(clause)
  const [of, ...more] = last.act.where
  const { filling } = last.clause
  if (part === null || of?.kind !== 'named' || more.length > 0 || filling === null) return false
  const within: Group = { kind: 'within', part, of }
  const args = filling.args.map((one) =>
    isOf(one.is, of) ? { ...one, is: { ...one.is, content: group(within) } } : one,
  )
  const { act, unplaced, misfits } = fillFrame(last.act.frame, { ...filling, args })
  if (unplaced.length + misfits > 0 || act.missing.length > 0 || !act.where.includes(within)) return false
  walk.steps.pop()
  push(walk, act, { ...last.clause, filling: { ...filling, args } })
  return true
}

/** The only order of a message, where this stands apart behind it and nothing but courtesies follows. */
export function onlyOrderBefore(
  { steps, repairing }: Walk,
  { joint }: Clause,
  behind: readonly Clause[],
): Walk['steps'][number] | null {
  const [only, ...others] = steps
  const isApart = joint === 'comma' || joint === 'dash' || joint === 'colon'
  const isLast = behind.every(({ speech }) => speech === 'courtesy')
  return only === undefined || others.length > 0 || !isApart || !isLast || repairing ? null : only
}

/** "last 12 s", and nothing else. */
function edgePartOf(clause: Clause): Group | null {
  const [only, ...more] = argumentsOf(clause) ?? []
  if (only === undefined || more.length > 0 || only.is.content.kind !== 'group') return null
  const part = only.is.content.group
  return isEdgePart(part) ? part : null
}

const group = (of: Group): Argument['content'] => ({ kind: 'group', group: of })
const isOf = ({ content }: Argument, of: Group): boolean => content.kind === 'group' && content.group === of
