import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, Point } from '../meaning/types.ts'
import type { Context } from './context.ts'
import type { Found } from './fitted.ts'
import { isPlaces, type Place, type Places } from './found.ts'

/** Sets have stretches in them, these points, and points sets: what looks one up is given what looks up the others. */
export interface Lookup {
  readonly group: (group: Group, context: Context, scope: RangeView) => Places
  readonly point: (point: Point, context: Context, scope: RangeView) => Found<number>
}

/** The one place that a set is; undefined where it is several, or none. */
export function onlyPlace(found: Places): Place | undefined {
  const [place, ...others] = isPlaces(found) ? found.places : []
  return others.length > 0 ? undefined : place
}
