import { formatTime } from '../../../../shared/formatTime.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../confirming.ts'
import type { ReadBack } from '../defineTool.ts'
import { sameTime } from '../measureTracks.ts'

export function expectOnClipboard(range: RangeView, seen: ReadBack): Expectation {
  const length = range.end - range.start
  const found = seen.after.clipboard
  return {
    holds: found !== null && sameTime(found.duration, length, seen.after),
    expected: `${formatTime(length)} on the clipboard`,
    found: found === null ? 'an empty clipboard' : formatTime(found.duration),
  }
}
