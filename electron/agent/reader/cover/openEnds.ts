import type { Edge } from '../chart/parse.ts'
import type { Clause } from '../clause/clause.ts'
import { marksOf } from '../clause/parts.ts'
import type { Marker } from '../meaning/sentenceTypes.ts'

/**
 * Where no joint follows, a clause does not end in a word that governs what comes, "don't | delete it", nor without its
 * object, nor is it a bare "could you". A reason may end in words that are not read, but not before a verb alone.
 */
export function canEndOpen(clause: Clause, isVerb: boolean): boolean {
  const { edges, act, asked, reason, unread, speech } = clause
  if (act?.frame.target?.needed === true && act.where.length === 0) return false
  if (asked && edges.every(({ category }) => category === 'marker')) return false
  const last = edges.at(-1)
  if (last?.category === 'marker') return endsInMarker(last, reason && !isVerb && unread.some((at) => at >= last.end))
  return last?.category !== 'particle' || !isVerb || orders.has(speech) || isJudged(edges)
}

/** "der Gast ist zu laut | nimm ihn runter": how something is was said, in more than the one word that could govern. */
function isJudged(edges: readonly Edge[]): boolean {
  const at = edges.findLastIndex(({ category }) => category !== 'particle')
  const copula = edges[at]
  return copula !== undefined && marksOf(copula) === 'copula' && edges.length - at > 2
}

const endsInMarker = ({ meaning }: Edge, endsUnread: boolean): boolean =>
  (meaning as Marker).ties !== true && (endsUnread || closing.has((meaning as Marker).marks))

/** "nobody wants to | hear that": behind what is told the verb is not ordered. */
const orders: ReadonlySet<Clause['speech']> = new Set<Clause['speech']>(['request', 'fragment'])

/** A clause can end in these. */
const closing: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'courtesy',
  'repair',
  'filler',
  'again',
  'also',
])
