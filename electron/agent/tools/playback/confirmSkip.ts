import type { Result } from '../../../../shared/result.ts'
import { confirmAll } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { sameTime } from '../measureTracks.ts'
import { sayRange, sayTime } from '../saying.ts'

/** Cursor and playhead are there, and nothing is selected. What plays goes on from there meanwhile, so its place is not looked at. */
export function confirmSkip(time: number, step: PreparedStep, { after }: ReadBack): Result<void> {
  const { state, position } = after.transport
  return confirmAll(step.tool, [
    {
      holds: sameTime(after.cursor, time, after),
      expected: `the cursor at ${sayTime(time)}`,
      found: sayTime(after.cursor),
    },
    {
      holds: state === 'playing' || sameTime(position, time, after),
      expected: `the playhead at ${sayTime(time)}`,
      found: sayTime(position),
    },
    { holds: after.selection === null, expected: 'no time selection', found: sayRange(after.selection) },
  ])
}
