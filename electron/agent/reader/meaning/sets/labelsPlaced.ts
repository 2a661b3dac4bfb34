import { on, part } from './groups.ts'
import { endOf } from '../points.ts'
import { onwards, upTo, upToThing } from '../stretches.ts'
import type { Group, Point, Stretch } from '../types.ts'

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
