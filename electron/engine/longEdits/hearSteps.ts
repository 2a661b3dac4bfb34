import type { FrameRange } from '../measure/quietRuns.ts'
import type { InSteps } from '../measure/takeTurns.ts'
import type { RangePart } from './renderRange.ts'

/** What is listened to: what goes into a part, or a mix. */
export type HeardSound = Pick<RangePart['sound'], 'input' | 'format' | 'read' | 'leadIn' | 'length'>

/** Frames that are heard at once. */
const step = 1 << 14

/**
 * Reads what goes into a part from its beginning to its end; hearing it is so many times dearer than reading. `report`
 * gets the frames that were heard.
 */
export function* hearSteps(
  { input, format, read }: HeardSound,
  costOf: number,
  report: (heard: number) => void,
  hear: (rows: Float32Array[]) => void,
): InSteps<void> {
  for (let at = 0; at < input; at += step) {
    const count = Math.min(step, input - at)
    const rows = Array.from({ length: format.channels }, () => new Float32Array(count))
    read(at, rows)
    hear(rows)
    report(at + count)
    yield count * costOf
  }
}

/** What was found in what goes in, as frames of the part: none of it in the lead-in, nor behind the end. */
export const insidePart = <R extends FrameRange>(found: readonly R[], { leadIn, length }: HeardSound): R[] =>
  found
    .map((range) => ({ ...range, from: Math.max(0, range.from - leadIn), to: Math.min(length, range.to - leadIn) }))
    .filter(({ from, to }) => from < to)
