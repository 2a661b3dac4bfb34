import type { Clause } from '../clause/clause.ts'
import type { Joint, Marker, Sense, Verb } from '../meaning/sentenceTypes.ts'
import { isOnTracks } from '../meaning/sets/groupKinds.ts'
import type { Argument } from '../meaning/types.ts'

const joins: ReadonlySet<Joint['joint']> = new Set<Joint['joint']>(['and', 'comma', 'then', 'semicolon'])

/** "rename Host to Anna and Guest to Ben": part by part like the order before it, so that it goes with its verb. */
export function goesWithVerb(before: Clause | null, joint: Joint['joint'] | null, { speech, edges }: Clause): boolean {
  if (speech !== 'fragment' || before === null || joint === null || !joins.has(joint)) return false
  if (before.speech !== 'request' && before.speech !== 'fragment') return false
  if (!edges.every((edge) => edge.category === 'argument' || isCourtesy(edge))) return false
  const said = argumentsIn(edges)
  const earlier = argumentsIn(before.edges)
  return (said.length > 1 && areAlike(said, earlier)) || areAlikeAndTracks(said, earlier)
}

/** "2 seconds at 1:00 and 3 seconds at 2:00 on the host": where all of it is done stands at the end of the row. */
function areAlikeAndTracks(said: readonly Argument[], earlier: readonly Argument[]): boolean {
  const last = said.at(-1)
  const isBehind = last !== undefined && isOnTracks(last) && !earlier.some(isOnTracks)
  return isBehind && said.length > 2 && areAlike(said.slice(0, -1), earlier)
}

/** "the end out": its verb is that of another order. */
export const lacksVerb = ({ edges }: Clause): boolean => sensesIn(edges).some(({ shares }) => shares === true)

/** "fade the start in and the end out": a particle that goes with the verb of the order before it. */
export function sharesVerb(before: Clause | null, { edges }: Clause): boolean {
  const shared = sensesIn(edges).filter(({ shares }) => shares === true)
  if (before === null || shared.length === 0) return false
  const earlier = sensesIn(before.edges)
  return shared.every(({ act }) => earlier.some((one) => one.act === act && one.shares !== true))
}

const sensesIn = (edges: Clause['edges']): readonly Sense[] =>
  edges.flatMap(({ category, meaning }) => (category === 'verb' ? (meaning as Verb).senses : []))

/** Each stands for one of its own. */
function areAlike(said: readonly Argument[], earlier: readonly Argument[]): boolean {
  const left = [...earlier]
  return said.every((one) => {
    const at = left.findIndex((other) => isAlike(one, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const argumentsIn = (edges: Clause['edges']): Argument[] =>
  edges.flatMap(({ category, meaning }) => (category === 'argument' ? [meaning as Argument] : []))

const isCourtesy = ({ category, meaning }: Clause['edges'][number]): boolean =>
  category === 'marker' && (meaning as Marker).marks === 'courtesy'

/** Tied by the same word, and of one kind; a number alone may be an amount of any. */
function isAlike(a: Argument, b: Argument): boolean {
  if (a.tie !== b.tie || a.content.kind !== b.content.kind) return false
  if (a.content.kind === 'choice' && b.content.kind === 'choice') return a.content.name === b.content.name
  if (a.content.kind !== 'value' || b.content.kind !== 'value') return true
  return a.content.dimension === b.content.dimension || a.content.dimension === 'plain'
}
