import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../readBack/confirming.ts'
import { sameRange } from '../readBack/measureTracks.ts'

/** The time selection is this range. */
export function expectSelection(after: ProjectView, wanted: RangeView | null): Expectation {
  return {
    holds: sameRange(after.selection, wanted, after),
    expected: { kind: 'selection', range: wanted },
    found: { kind: 'range', range: after.selection },
  }
}
