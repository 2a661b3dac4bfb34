import type { Direction, Named, Unit } from './wordTypes.ts'
import { named } from './sets/groups.ts'
import { sortsOf } from './sets/sorts.ts'
import type { Group, Point } from './types.ts'
import type { Value } from './valueTypes.ts'
import { amount, directed } from './values.ts'

/** What is said again, and better, in place of what stands in front of it: the later words count. */
interface Two<T> {
  readonly a: T
  readonly b: T
}

/** What says by itself all that is meant. */
export const latter = <T>({ b }: { b: T }): T => b

/** "3 dB louder, no, 4 dB": what says no way of its own goes the way of the first. */
export function mendedValue({ a, b }: Two<Value>): Value | null {
  if (a.amount === null) return null
  if (b.amount === null) return otherWay(a, b)
  if (b.dimension !== a.dimension || a.dimension === 'plain' || a.dimension === 'side') return null
  if (b.signed || b.direction !== 0 || a.direction === 0) return b
  return { ...b, direction: a.direction, about: b.about ?? a.about }
}

/** "3 dB louder, I mean quieter". */
const otherWay = (a: Value, { direction, about }: Value): Value | null =>
  a.direction !== 0 && direction !== 0 && !a.signed && about === a.about ? { ...a, direction } : null

/** "30 % left, I mean right": as far to the other side. */
export const mendedSide = ({ a, d }: { a: Value; d: Direction }): Value | null =>
  a.dimension === 'side' && a.amount !== null && d.dimension === 'side'
    ? { ...a, amount: Math.abs(a.amount) * d.direction }
    : null

/** "6 decibels louder, actually five": the number alone, of the same unit. */
export function mendedAmount({ n, u, d }: { n: number; u: Unit; d?: Direction }): Value | null {
  const is = amount({ n, u })
  return d === undefined ? is : directed({ v: is, d })
}

export const mendedPoint = ({ a, b }: Two<Point>): Point | null =>
  a.kind === 'at' && b.kind === 'at' && isOther(a.seconds, b.seconds) ? null : b

export const mendedLength = ({ a, b }: Two<number>): number | null => (isOther(a, b) ? null : b)

/** Minutes that are put right by seconds may be something else. */
const isOther = (a: number, b: number): boolean => a >= 60 && b < 60

/** Of one sort, and known; what is only pointed at says nothing else. */
export function mendedGroup({ a, b }: Two<Group>): Group | null {
  if (!isSaid(a) || !isSaid(b) || JSON.stringify(a) === JSON.stringify(b)) return null
  const { sorts } = sortsOf(a)
  return [...sortsOf(b).sorts].some((sort) => sorts.has(sort)) ? b : null
}

/** Where there is a thing of that name: "the jingle, no, the atmo". */
export function mendedByName({ a, n }: { a: Group; n: Named }): Group | null {
  const b = named({ n })
  return b === null ? null : mendedGroup({ a, b })
}

const said: ReadonlySet<Group['kind']> = new Set<Group['kind']>(['named', 'sort', 'list', 'part', 'within', 'minus'])
const isSaid = ({ kind }: Group): boolean => said.has(kind)

/** "the host and the music, no, not the music": a list without what is denied of it. */
export function mendedList({ a, b }: Two<Group>): Group | null {
  if (a.kind !== 'list') return null
  const [only, ...left] = a.items.filter((item) => !isSame(item, b))
  if (only === undefined || left.length + 1 === a.items.length) return null
  return left.length === 0 ? only : { ...a, items: [only, ...left] }
}

/** "…, no, not the jingle, just the atmo": what is denied was said, and something else is meant. */
export const mendedTo = ({ a, b, c }: Two<Group> & { readonly c: Group }): Group | null =>
  isIn(b, a) && !isSame(b, c) ? mendedGroup({ a: b, b: c }) : null

const isIn = (one: Group, all: Group): boolean =>
  isSame(one, all) || (all.kind === 'list' && all.items.some((item) => isSame(item, one)))

const isSame = (a: Group, b: Group): boolean =>
  a.kind === 'named' && b.kind === 'named'
    ? a.text === b.text && a.near === b.near
    : JSON.stringify(a) === JSON.stringify(b)
