import type { Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import { isException, marksOf } from '../../clause/parts.ts'
import type { Verb } from '../../meaning/sentenceTypes.ts'
import { isColon, isMention, names } from '../clauses.ts'
import { askedAbout } from '../spoken.ts'
import { isBareValue } from './narrowing.ts'
import type { Walk } from '../walk.ts'

/** A question mark behind several orders can be for all of them. */
export function asksOfOrders({ steps }: Walk, clause: Clause): boolean {
  const isMore = isBareValue(clause) && clause.groups.some(names)
  const isLess = clause.joint === 'but' && clause.groups.some(names)
  // "mute the music, the guest is also …": no question begins with a name.
  const isTold = clause.joint === 'comma' && clause.groups.some(names) && clause.edges[0]?.category === 'argument'
  return steps.length > 0 && (clause.joint === 'and' || clause.joint === 'then' || isMore || isLess || isTold)
}

/** It is answered by itself, and what it is about can be meant behind it. */
export function askBeside(walk: Walk, clause: Clause): void {
  walk.asked.push(clause)
  walk.mentions.push(...askedAbout(clause))
}

/** "where the host laughs, lower the music": with no question mark, and nothing that points back, it may say where. */
export function saysWhereInFront({ groups, unread }: Clause, { steps }: Walk, [next]: readonly Clause[]): boolean {
  const isOrder = next?.joint === 'comma' && next.speech === 'request' && next.groups.length > 0
  const isOfSomething = groups.some(names) || unread.length > 0
  return steps.length === 0 && isOrder && isOfSomething && !next.groups.some(isMention)
}

/** What is left out may be of the order beside it. */
const excepts = (edge: Edge): boolean => edge.category === 'scope' || isException(edge)

/** "how do I mute it (and make a copy)": right behind what asks stands an act, and it may be asked of both. */
const asksOfAct = ({ category, meaning }: Edge, at: number, edges: readonly Edge[]): boolean => {
  const before = edges[at - 1]
  if (category !== 'verb' || before === undefined || !(meaning as Verb).forms.includes('base')) return false
  return marksOf(before) === 'question'
}

/**
 * "tell me how long it is, and then delete the outro", "mute the guest and tell me …": a question of its own beside the
 * orders, which no order is asked about in. Whether it has an answer, the planner finds out.
 */
export function isAskedBeside(
  clause: Clause,
  { steps }: { readonly steps: readonly unknown[] },
  behind: readonly Clause[],
): boolean {
  const { speech, edges, joint } = clause
  if (speech !== 'question' || edges.some((edge) => edge.category === 'effect' || isColon(edge) || excepts(edge)))
    return false
  const [next] = behind
  const isJoined = (one: Clause['joint']): boolean => one === 'and' || one === 'then'
  // "… and ending where it starts" tells where.
  const isTold = edges[0]?.category === 'argument'
  if (steps.length > 0) return isJoined(joint) && behind.length === 0 && !isTold
  return (
    next !== undefined &&
    !edges.some(asksOfAct) &&
    isJoined(next.joint) &&
    next.speech === 'request' &&
    next.edges.find(({ category }) => category !== 'marker')?.category === 'verb'
  )
}
