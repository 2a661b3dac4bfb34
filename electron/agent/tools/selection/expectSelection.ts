import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../readBack/confirming.ts'
import { sameRange } from '../readBack/measureTracks.ts'
import { sayRange } from '../sentences/saying.ts'

/** The time selection is this range. */
export function expectSelection(after: ProjectView, wanted: RangeView | null): Expectation {
  return {
    holds: sameRange(after.selection, wanted, after),
    expected: `the selection ${sayRange(wanted)}`,
    found: sayRange(after.selection),
  }
}
