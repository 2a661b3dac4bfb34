import type { Group, Stretch } from '../meaning/types.ts'
import type { FillInput } from './state.ts'

/** How long the stretch is that a clause tells the times of, in seconds; null where it tells none. */
export function saidLength({ args }: Pick<FillInput, 'args'>): number | null {
  for (const { is } of args) {
    const length = is.content.kind === 'group' ? lengthOf(is.content.group) : null
    if (length !== null) return length
  }
  return null
}

function lengthOf(group: Group): number | null {
  if (group.kind === 'within') return lengthOf(group.part)
  return group.kind === 'part' ? lasts(group.stretch) : null
}

function lasts(stretch: Stretch): number | null {
  if (stretch.kind === 'between') {
    const { from, to } = stretch
    return from.kind === 'at' && to.kind === 'at' && to.seconds > from.seconds ? to.seconds - from.seconds : null
  }
  if (!('length' in stretch) || stretch.length === null) return null
  if (typeof stretch.length === 'number') return stretch.length
  return 'seconds' in stretch.length ? stretch.length.seconds : null
}

const units = [1, 60, 3600] as const

/** Seconds of a number that has no unit, as one length is set against another: in the unit in which both are alike. */
export function likeLength(amount: number, length: number): number {
  const apart = (unit: number): number => Math.abs(Math.log((amount * unit) / length))
  const nearest = units.reduce((best, unit) => (apart(unit) < apart(best) ? unit : best), 1)
  return amount * nearest
}
