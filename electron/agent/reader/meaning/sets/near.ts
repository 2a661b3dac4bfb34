import { canBeTrack, isNamed, isTracks } from './groupKinds.ts'
import type { Group, Pick, Point, Sort, Stretch } from '../types.ts'
import { on, part } from './groups.ts'
import { endOf } from '../points.ts'
import { between, onwards, upTo, upToThing } from '../stretches.ts'

/** "the cough at 1:10": the things of that name, or the label, clip or pause, that are there. Null for tracks. */
export function near({ g: group, p: point }: { g: Group; p: Point }): Group | null {
  if (point.kind !== 'at') return null
  if (group.kind === 'sort' && group.pick.kind === 'the' && placed.has(group.sort))
    return { ...group, pick: { kind: 'near', seconds: point.seconds } }
  if (group.kind !== 'named') return null
  const candidates = group.candidates.filter(({ sort }) => sort !== 'track')
  return candidates.length === 0 ? null : { ...group, candidates, near: point.seconds }
}

const placed: ReadonlySet<Sort> = new Set<Sort>(['label', 'clip', 'pause'])

/** People say where something begins to about a second or two. */
const reach = 2
/** Of something as short as this, any time in it says which it is; of a longer one it would be a part. */
const short = 15

/** Whether something is at that time, or as good as. */
export const isNear = ({ start, end }: { readonly start: number; readonly end: number }, seconds: number): boolean =>
  Math.abs(seconds - start) <= reach || (end - start <= short && seconds >= start && seconds <= end)

/** "all labels after one minute", "the pauses longer than 2 s on the guest after 5:00": those that lie there. */
function thingsIn(things: Group, one: Stretch | null): Group | null {
  if (one === null || things.kind !== 'sort' || !placed.has(things.sort) || !several.has(things.pick.kind)) return null
  if (things.on === null) return on({ g: things, t: part({ s: one }) })
  return isTracks(things.on) || canBeTrack(things.on)
    ? { ...things, on: { kind: 'within', part: part({ s: one }), of: things.on } }
    : null
}

const several: ReadonlySet<Pick['kind']> = new Set<Pick['kind']>(['each', 'longer', 'shorter', 'lasting'])

/** "the pauses longer than 2 s in topic 2": of what is called so, what may be a part and no track. */
export function pausesInThing({ g, t }: { g: Group; t: Group }): Group | null {
  if (g.kind !== 'sort' || g.sort !== 'pause' || g.on !== null || !several.has(g.pick.kind)) return null
  return t.kind === 'named' && !isNamed(t, 'track') ? { ...g, on: t } : null
}

export const thingsAfter = ({ g, a }: { g: Group; a: Point }): Group | null => thingsIn(g, onwards({ a }))
export const thingsBefore = ({ g, b }: { g: Group; b: Point }): Group | null => thingsIn(g, upTo({ b }))
export const thingsAfterTime = ({ g, d }: { g: Group; d: number }): Group | null => thingsAfter({ g, a: seconds(d) })
export const thingsBeforeTime = ({ g, d }: { g: Group; d: number }): Group | null => thingsBefore({ g, b: seconds(d) })
export const thingsBeforeThing = ({ g, t }: { g: Group; t: Group }): Group | null => thingsIn(g, upToThing({ g: t }))
/** "silence 10 to 20" is rather what is to be done there: pauses lie "between" two times. */
export const thingsBetween = ({ g, s }: { g: Group; s: Stretch }): Group | null =>
  s.kind === 'between' && !(g.kind === 'sort' && g.sort === 'pause') ? thingsIn(g, s) : null
export const pausesBetween = ({ g, a, b }: { g: Group; a: Point; b: Point }): Group | null =>
  g.kind === 'sort' && g.sort === 'pause' ? thingsIn(g, between({ a, b })) : null

export function thingsAfterThing({ g, t }: { g: Group; t: Group }): Group | null {
  const end = endOf({ g: t })
  return end === null ? null : thingsAfter({ g, a: end })
}

const seconds = (d: number): Point => ({ kind: 'at', seconds: d })
