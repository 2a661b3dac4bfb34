import type { Clause } from '../clause/clause.ts'
import { fillFrame } from '../clause/fill.ts'
import { isEdgePart } from '../meaning/sets/groups.ts'
import type { Argument, Group } from '../meaning/types.ts'
import { argumentsOf } from './clauses.ts'
import { push, type Walk } from './walk.ts'

/**
 * "fade out the choir, last 12 s": behind the only order of a message, about one thing, how much of it is meant. In a
 * list of several more follows: "the intro, the last 12 seconds and the sponsor".
 */
export function narrowsLast(walk: Walk, clause: Clause, behind: readonly Clause[]): boolean {
  const [last, ...others] = walk.steps
  const isLast = behind.every(({ speech }) => speech === 'courtesy')
  if (last === undefined || others.length > 0 || !isLast || walk.repairing || !isApart(clause)) return false
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

const isApart = ({ joint }: Clause): boolean => joint === 'comma' || joint === 'dash' || joint === 'colon'

/** "last 12 s", and nothing else. */
function edgePartOf(clause: Clause): Group | null {
  const [only, ...more] = argumentsOf(clause) ?? []
  if (only === undefined || more.length > 0 || only.is.content.kind !== 'group') return null
  const part = only.is.content.group
  return isEdgePart(part) ? part : null
}

const group = (of: Group): Argument['content'] => ({ kind: 'group', group: of })
const isOf = ({ content }: Argument, of: Group): boolean => content.kind === 'group' && content.group === of
