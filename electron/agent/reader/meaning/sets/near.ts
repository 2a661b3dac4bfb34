import type { Group, Point, Sort } from '../types.ts'

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
