import type { Result } from '../../../../shared/result.ts'
import { confirmAll } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { extentOf, sameRange, tracksOf } from '../measureTracks.ts'
import { sayRange } from '../saying.ts'

/** The selection is what the tracks' clips and the cursor say. */
export function confirmSpan(
  span: 'startToCursor' | 'cursorToEnd' | 'startToEnd',
  step: PreparedStep,
  { before, after }: ReadBack,
): Result<void> {
  const extents = tracksOf(before, step.trackIds).flatMap((track) => extentOf(track) ?? [])
  const start = span === 'cursorToEnd' ? before.cursor : Math.min(...extents.map((extent) => extent.start))
  const end = span === 'startToCursor' ? before.cursor : Math.max(...extents.map((extent) => extent.end))
  return confirmAll(step.tool, [
    {
      holds: sameRange(after.selection, { start, end }, after),
      expected: `the selection ${sayRange({ start, end })}`,
      found: sayRange(after.selection),
    },
  ])
}

export function sayTold({ after }: ReadBack): string {
  return sayRange(after.selection)
}
