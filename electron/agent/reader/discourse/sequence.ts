import type { Clause } from '../clause/clause.ts'
import { marked } from '../clause/parts.ts'
import type { Marker } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import { isCourtesy } from './clauses.ts'
import { spokenOf } from './spoken.ts'

/** Orders in the order that they are to be done in: "before you delete the outro, normalize it all". */
export function inSequence(clauses: readonly Clause[]): readonly Clause[] {
  const first = toComeFirst(clauses)
  if (first !== null && isSwappable(clauses, first)) return swapped(clauses, first - 1)
  const at = clauses.findIndex((clause) => orderOf(clause) !== null)
  const clause = clauses[at]
  if (clause === undefined) return clauses
  const [before, next, behind] = [clauses[at - 1], clauses[at + 1], clauses[at + 2]]
  if (isBeside(next) && next.joint === 'comma' && endsThere(behind) && endsBefore(before))
    return orderOf(clause) !== 'after' ? clauses : swapped(clauses, at)
  if (clause.joint === null && isBeside(before) && endsThere(next) && endsBefore(clauses[at - 2]))
    return orderOf(clause) !== 'after' ? swapped(clauses, at - 1) : clauses
  return clauses
}

/**
 * What is named in front of an order that is done before it: "before you split Side B, fade in its first 10 seconds".
 */
export function namedInFront(said: readonly Clause[]): Group[] {
  const first = toComeFirst(said)
  if (first !== null) return said.slice(first - 1, first).flatMap(spokenOf)
  return said.slice(0, 1).flatMap((clause) => (orderOf(clause) === null ? [] : spokenOf(clause)))
}

/** What says when it is to be done has to stand beside the one order that this is said of. */
export function isOutOfOrder(clause: Clause, clauses: readonly Clause[]): boolean {
  if (concludesNothing(clause, clauses)) return true
  const orders = ordersIn(clauses)
  const at = toComeFirst(clauses)
  if (at !== null && clauses[at] === clause && !isSwappable(clauses, at)) return true
  if (orderOf(clause) === null) return false
  return orders.length !== 2 || !orders.every(({ speech, act }) => speech === 'request' && act !== null)
}

const ordersIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ speech, edges }) => speech !== 'courtesy' && !edges.every(isCourtesy))

/** What is copied to a track of its own first would go from there, too. */
const isSwappable = (clauses: readonly Clause[], at: number): boolean =>
  ordersIn(clauses).length === 2 && clauses[at]?.act?.args['#place'] === undefined

const comesFirst = marked('first')
const isJoinedOn = ({ joint }: Clause): boolean => joint === 'but' || joint === 'and' || joint === 'comma'

/** "remove the sponsor, but copy it first": the order that stands right behind the one that it comes before. */
function toComeFirst(clauses: readonly Clause[]): number | null {
  const at = clauses.findIndex((clause, index) => {
    const [before, behind] = [clauses[index - 1], clauses[index + 1]]
    const said =
      behind?.speech === 'courtesy' && behind.joint === null ? [...clause.edges, ...behind.edges] : clause.edges
    return isBeside(before) && isBeside(clause) && isJoinedOn(clause) && said.some(comesFirst)
  })
  return at < 0 ? null : at
}

const concludes = marked('concludes')

/** "…, soll er lauter werden": with nothing in front that tells why, it may be asked, or said by somebody. */
const concludesNothing = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clause.speech === 'request' && clause.edges.some(concludes) && clauses[clauses.indexOf(clause) - 1]?.reason !== true

const isBeside = (clause: Clause | undefined): clause is Clause =>
  clause !== undefined && clause.speech === 'request' && clause.act !== null && orderOf(clause) === null

const endsThere = (clause: Clause | undefined): boolean => clause === undefined || clause.edges.every(isCourtesy)
const endsBefore = endsThere

function swapped(clauses: readonly Clause[], at: number): readonly Clause[] {
  const [one, other] = clauses.slice(at, at + 2) as [Clause, Clause]
  return clauses.toSpliced(at, 2, { ...other, joint: one.joint }, { ...one, joint: 'then' })
}

function orderOf({ speech, edges }: Clause): Marker['order'] | null {
  if (speech !== 'request') return null
  const orders = edges.flatMap(({ category, meaning }) =>
    category === 'marker' ? ((meaning as Marker).order ?? []) : [],
  )
  return orders[0] ?? null
}
