import { afterThing as pointAfter, beforeThing as pointBefore, hasEdges } from './points.ts'
import { likeOf } from './sets/groupKinds.ts'
import { sortsOf } from './sets/sorts.ts'
import type { Group, Length, Point, Stretch } from './types.ts'

export const between = ({ a, b }: { a: Point; b: Point }): Stretch => ({ kind: 'between', from: a, to: b })

/**
 * From one point to another as it is said: "it" there is the thing that was named first, and what is on a track is both
 * ends.
 */
export const fromTo = ({ a, b }: { a: Point; b: Point }): Stretch | null => {
  const [first, second] = [thingAt(a), thingAt(b)]
  if (second?.kind === 'within' && first?.kind !== 'within' && sortsOf(second.of).sorts.has('track')) return null
  const isOfFirst = (second?.kind === 'mention' && second.which === 'it') || (b.kind === 'edge' && b.itsOwn === true)
  if (b.kind === 'edge' && isOfFirst && first?.kind === 'named')
    return between({ a, b: { kind: 'edge', edge: b.edge, of: first, offset: b.offset } })
  return between({ a, b })
}

/** "0:50 to 1 sec" is hardly said for a part: so what is done at 0:50 is done to so much. */
const isBackwards = ({ a, b }: { a: Point; b: Point }): boolean =>
  a.kind === 'at' && b.kind === 'at' && a.seconds > b.seconds
/** "the pause at 0:50 to 1 sec" is the one there, and how long it is to be. */
export const heardIn = ({ s }: { s: Stretch }): Stretch | null =>
  s.kind === 'loose' || (s.kind === 'between' && isBackwards({ a: s.from, b: s.to })) ? null : s
/** "the noise at 1:10 to 1:12", and not "the noise at 1:10 on the guest". */
export const heardAt = ({ s }: { s: Stretch }): Stretch | null =>
  s.kind === 'after' && s.length === null ? null : heardIn({ s })
export const forwards = (said: { a: Point; b: Point }): Stretch | null => (isBackwards(said) ? null : fromTo(said))
export const backwards = (said: { a: Point; b: Point }): Stretch | null => (isBackwards(said) ? fromTo(said) : null)

type OpenStretch = Stretch & { readonly kind: 'after' | 'before' | 'between' | 'gap' }

/** "what comes after 0:30": only what has an end that was not said can be spoken of so. */
export function whatIsIn({ s }: { s: Stretch }): OpenStretch | null {
  if (s.kind === 'after' || s.kind === 'before') return s.length === null ? { ...s, all: true } : null
  return s.kind === 'between' || s.kind === 'gap' ? s : null
}
/** "everything after 0:30": on every track. */
export function everythingIn({ s }: { s: Stretch }): Stretch | null {
  const part = whatIsIn({ s })
  return part === null ? null : { ...part, everything: true }
}

/** "the selection from 1 to 2 seconds": said with both its ends. */
export const onlyBetween = ({ s }: { s: Stretch }): Stretch | null => (s.kind === 'between' ? s : null)

const thingAt = (point: Point): Group | null => (point.kind === 'edge' ? point.of : null)

/** "1 to 2 minutes": the unit reaches left. */
export const betweenSharingUnit = ({ n, b, u }: { n: number; b: number; u: number }): Stretch =>
  between({ a: { kind: 'at', seconds: n * u }, b: { kind: 'at', seconds: b * u } })

/** "1:30 to 45" and "20 to 10" are as they were said: what comes first is settled where the times are known. */
export const upTo = ({ b }: { b: Point }): Stretch => ({ kind: 'before', point: b, length: null })
export const onwards = ({ a }: { a: Point }): Stretch => ({ kind: 'after', point: a, length: null })
/** The same, of a stretch that something else tells the ends of. */
export const everythingBeside =
  <Parts>(stretch: (parts: Parts) => Stretch | null) =>
  (parts: Parts): Stretch | null => {
    const part = stretch(parts)
    return part === null ? null : everythingIn({ s: part })
  }
export const whatIsOnwards = ({ a }: { a: Point }): Stretch | null => whatIsIn({ s: onwards({ a }) })
export const allOnwards = ({ a }: { a: Point }): Stretch | null => everythingIn({ s: onwards({ a }) })
export const forSo = ({ a, d }: { a: Point; d: number }): Stretch => ({ kind: 'after', point: a, length: d })
/** "5 seconds from the end" is no stretch of its own: what is taken off an edge depends on the act. */
export const forSoInside = ({ a, d }: { a: Point; d: number }): Stretch | null =>
  a.kind === 'edge' && a.offset === 0 ? null : forSo({ a, d })
export const soBefore = ({ d, p }: { d: number; p: Point }): Stretch => ({ kind: 'before', point: p, length: d })
export const first = ({ l }: { l: Length }): Stretch => ({ kind: 'first', length: l })
export const last = ({ l }: { l: Length }): Stretch => ({ kind: 'last', length: l })
export const middle = ({ l }: { l: Length }): Stretch => ({ kind: 'middle', length: l })
export const around = ({ p, d }: { p: Point; d: number }): Stretch => ({ kind: 'around', point: p, length: d })
export const eitherSide = ({ p, d }: { p: Point; d: number }): Stretch => ({ kind: 'around', point: p, length: d * 2 })
export const whole = (): Stretch => ({ kind: 'whole' })
export const selection = (): Stretch => ({ kind: 'selection' })
export const loose = ({ d }: { d: number }): Stretch => ({ kind: 'loose', length: d })
export const unclear = (words: string) => (): Stretch => ({ kind: 'unclear', words })
export const next = ({ d }: { d: number }): Stretch => ({
  kind: 'after',
  point: { kind: 'cursor', offset: 0 },
  length: d,
})
export const previous = ({ d }: { d: number }): Stretch => ({
  kind: 'before',
  point: { kind: 'cursor', offset: 0 },
  length: d,
})

/** "the second quarter", "the last third". */
export const nthShare = ({ o, f }: { o: number; f: number }): Stretch | null => {
  const count = Math.round(1 / f)
  const at = o > 0 ? o - 1 : count + o
  return at >= 0 && at < count && f < 1 ? { kind: 'shares', from: at / count, to: (at + 1) / count } : null
}

/** "the third minute": counted in units from the start. */
export const nthUnit = ({ o, u }: { o: number; u: number }): Stretch | null =>
  o > 1 && u >= 1 ? between({ a: { kind: 'at', seconds: (o - 1) * u }, b: { kind: 'at', seconds: o * u } }) : null

export const gap = ({ a, b }: { a: Group; b: Group }): Stretch | null =>
  hasEdges(a) && hasEdges(b) ? { kind: 'gap', between: [a, likeOf(a, b)] } : null

/** "the gap between the two takes". */
export const gapOfTwo = ({ g }: { g: Group }): Stretch | null => {
  if (g.kind !== 'sort' || g.sort === 'pause') return null
  const { pick } = g
  if (!(pick.kind === 'count' || pick.kind === 'firstFew' || pick.kind === 'lastFew') || pick.count !== 2) return null
  const ends: readonly [number, number] = pick.kind === 'lastFew' ? [-2, -1] : [1, 2]
  const [one, other] = ends.map((number): Group => ({ ...g, pick: { kind: 'nth', numbers: [number] } })) as [
    Group,
    Group,
  ]
  return { kind: 'gap', between: [one, other] }
}

const edge = (which: 'start' | 'end', of: Group): Point => ({ kind: 'edge', edge: which, of, offset: 0 })

/** Behind a thing means behind its end, before it before its start. */
export const afterThing = ({ g }: { g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'after', point: edge('end', g), length: null } : null
export const beforeThing = ({ g }: { g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'before', point: edge('start', g), length: null } : null
export const soAfterThing = ({ d, g }: { d: number; g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'after', point: edge('end', g), length: d } : null
export const soBeforeThing = ({ d, g }: { d: number; g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'before', point: edge('start', g), length: d } : null
/** From one thing to another: from where the first begins to where the second ends, or begins. */
export const fromThing = ({ g }: { g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'after', point: edge('start', g), length: null } : null
export const allFromThing = ({ g }: { g: Group }): Group | null => {
  const stretch = everythingBeside(fromThing)({ g })
  return stretch === null ? null : { kind: 'part', stretch }
}
export const upToThing = ({ g }: { g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'before', point: edge('start', g), length: null } : null
export const fromThingTo = ({ g, b }: { g: Group; b: Point }): Stretch | null =>
  hasEdges(g) ? between({ a: edge('start', g), b }) : null
export const toThing = ({ a, g }: { a: Point; g: Group }): Stretch | null =>
  hasEdges(g) ? between({ a, b: edge('start', g) }) : null
/** The start of the second: what is inclusive says so ("through", "to the end of"). */
export const fromThingToThing = ({ a, b }: { a: Group; b: Group }): Stretch | null =>
  hasEdges(a) && hasEdges(b) ? between({ a: edge('start', a), b: edge('start', likeOf(a, b)) }) : null
export const fromThingThrough = ({ a, b }: { a: Group; b: Group }): Stretch | null =>
  hasEdges(a) && hasEdges(b) ? between({ a: edge('start', a), b: edge('end', likeOf(a, b)) }) : null
export const aroundThing = ({ d, g }: { d: number; g: Group }): Stretch | null =>
  hasEdges(g) ? { kind: 'around', point: edge('start', g), length: d } : null
/** "from two seconds before the cough to one second after". */
export function fromBeforeToAfter({ a, g, b }: { a: number; g: Group; b: number }): Stretch | null {
  const [from, to] = [pointBefore({ d: a, g }), pointAfter({ d: b, g })]
  return from === null || to === null ? null : between({ a: from, b: to })
}
