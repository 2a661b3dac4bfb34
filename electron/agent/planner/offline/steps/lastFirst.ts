import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { RangeRef } from '../../plan.ts'
import { extentOf } from './points.ts'

/** Where a range begins, for putting the last first; null where that is not known before it runs. */
function placeOf(range: RangeRef, project: ProjectView): number | null {
  if (range.kind === 'thing') return extentOf(project, range.thing, [])?.start ?? null
  if (range.kind === 'first') return 0
  if (range.kind === 'last') return Number.POSITIVE_INFINITY
  if (range.kind === 'between' && range.from.kind === 'absolute' && range.to.kind === 'absolute')
    return Math.min(range.from.seconds, range.to.seconds)
  if (range.kind === 'from' && range.from.kind === 'absolute')
    return Math.min(range.from.seconds, range.from.seconds + range.seconds)
  return range.kind === 'between' && range.from.kind === 'anchor' && range.from.anchor === 'start' ? 0 : null
}

/** Several ranges of one deletion are all times of the timeline as it is now: the last goes first. */
export function lastFirst(ranges: readonly RangeRef[], project: ProjectView): readonly RangeRef[] {
  const places = ranges.map((range) => placeOf(range, project))
  const timed = ranges.some((range) => range.kind === 'between' || range.kind === 'from' || range.kind === 'thing')
  if (ranges.length < 2 || !timed || places.includes(null)) return ranges
  return ranges
    .map((range, index) => ({ range, place: places[index] ?? 0 }))
    .sort((one, other) => other.place - one.place)
    .map(({ range }) => range)
}
