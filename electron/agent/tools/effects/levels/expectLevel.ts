import type { MeasureRequest, Measurement } from '../../../../editor/index.ts'
import type { StateReading } from '../../../../../shared/failures/index.ts'
import type { Result } from '../../../../../shared/result.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { confirmAll, type Expectation, expectSameClips, onEachTrack, rangeOf } from '../../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'

/** At the ends of a range what is rendered is joined with what is not, over a few milliseconds. */
const joinSeconds = 0.01

/** Levels of the range on each track: from summaries, so quick at any length. */
export function levelProof(step: PreparedStep): readonly MeasureRequest[] {
  return onEachTrack(step, [inside(rangeOf(step))], 'levels')
}

/**
 * Clips stay, and on every track the level afterwards holds against the one before. An effect may leave sound just as
 * it was.
 */
export function confirmLevel(
  step: PreparedStep,
  seen: ReadBack,
  expected: StateReading,
  holds: (after: Measurement, before: Measurement) => boolean,
  fact: 'peakDb' | 'rmsDb',
): Result<void> {
  const { sound } = seen
  const levels: Expectation[] = (sound?.after ?? []).map((after, index) => ({
    holds: after.peakDb === Number.NEGATIVE_INFINITY || holds(after, sound?.before[index] ?? after),
    expected,
    found: { kind: 'level', db: after[fact] },
  }))
  // Sound that an effect leaves as it was is new content all the same.
  const isNew = seen.outcome.changed && seen.after.contentRevision !== seen.before.contentRevision
  return confirmAll(step.tool, [
    { holds: isNew, expected: { kind: 'rendered-anew' }, found: { kind: 'nothing-changed' } },
    expectSameClips(seen),
    ...levels,
  ])
}

function inside({ start, end }: RangeView): RangeView {
  return end - start > 10 * joinSeconds ? { start: start + joinSeconds, end: end - joinSeconds } : { start, end }
}
