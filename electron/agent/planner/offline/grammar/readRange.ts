import type { RangeRef, TimeRef } from '../../plan.ts'
import type { Read } from './numbers.ts'

/** What the range grammar read. */
export interface ReadRange extends Read<readonly RangeRef[]> {
  /** The point that the same words mean for a step that wants one: "split 5 seconds before the end". */
  readonly point: TimeRef | null
  /** `open`: one side was left to be understood ("after 1:00"). */
  readonly ends: 'both said' | 'open'
}
