import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { rangeOf } from '../confirming.ts'
import { sayDb } from '../saying.ts'

/** Part of a fade, at its silent end, that is looked at. */
const looked = 0.02
const toleranceDb = 1

/** The silent end of a fade, and its middle. */
export function fadeProof(step: PreparedStep, silentEnd: 'start' | 'end'): RangeView[] {
  const { start, end } = rangeOf(step)
  const length = (end - start) * looked
  return silentEnd === 'start' ? [{ start, end: start + length }] : [{ start: end - length, end }]
}

/** The silent end is as quiet as the steepest usual curve (equal power) leaves it, against what was there before. */
export function expectFade(seen: ReadBack): Expectation[] {
  if (seen.sound === null) return []
  const [before, after] = [seen.sound.before[0]?.peakDb ?? 0, seen.sound.after[0]?.peakDb ?? 0]
  const highest = before + 20 * Math.log10(Math.sin((looked * Math.PI) / 2)) + toleranceDb
  return [{ holds: before === Number.NEGATIVE_INFINITY || after <= highest, expected: `at most ${sayDb(highest)} at the silent end`, found: sayDb(after) }]
}
