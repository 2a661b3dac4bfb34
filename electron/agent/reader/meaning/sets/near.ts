import type { Group, Point, Sort, Stretch } from '../types.ts'
import { on, part } from './groups.ts'
import { endOf } from '../points.ts'
import { onwards, upTo, upToThing } from '../stretches.ts'

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

/** "all labels after one minute": those that lie there. */
const labelsIn = (labels: Group, one: Stretch | null): Group | null =>
  one !== null && labels.kind === 'sort' && labels.sort === 'label' && labels.pick.kind === 'each'
    ? on({ g: labels, t: part({ s: one }) })
    : null

export const labelsAfter = ({ g, a }: { g: Group; a: Point }): Group | null => labelsIn(g, onwards({ a }))
export const labelsBefore = ({ g, b }: { g: Group; b: Point }): Group | null => labelsIn(g, upTo({ b }))
export const labelsAfterTime = ({ g, d }: { g: Group; d: number }): Group | null => labelsAfter({ g, a: seconds(d) })
export const labelsBeforeTime = ({ g, d }: { g: Group; d: number }): Group | null => labelsBefore({ g, b: seconds(d) })
export const labelsBeforeThing = ({ g, t }: { g: Group; t: Group }): Group | null => labelsIn(g, upToThing({ g: t }))
export const labelsBetween = ({ g, s }: { g: Group; s: Stretch }): Group | null =>
  s.kind === 'between' ? labelsIn(g, s) : null

export function labelsAfterThing({ g, t }: { g: Group; t: Group }): Group | null {
  const end = endOf({ g: t })
  return end === null ? null : labelsAfter({ g, a: end })
}

const seconds = (d: number): Point => ({ kind: 'at', seconds: d })
