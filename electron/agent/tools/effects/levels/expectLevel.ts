import type { MeasureRequest, Measurement } from '../../../../editor/index.ts'
import type { StateReading } from '../../../../../shared/failures/index.ts'
import type { Result } from '../../../../../shared/result.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import {
  confirmAll,
  type Expectation,
  expectSameClips,
  onEachTrack,
  rangeOf,
  withoutJoins,
} from '../../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'

/**
 * Levels of the range on each track, beside what is joined there with sound that is not rendered: from summaries, so
 * quick at any length.
 */
export function levelProof(step: PreparedStep, { sampleRate }: ProjectView): readonly MeasureRequest[] {
  const inside = withoutJoins(rangeOf(step), sampleRate)
  return inside === null ? [] : onEachTrack(step, [inside], 'levels')
}

/** Seconds from which on what is restored is no louder: what is filled in for a few frames can be. */
const restoredFrom = 0.1

/** As `levelProof`, for what is taken apart and put together again frame by frame. */
export function restoredProof(step: PreparedStep, view: ProjectView): readonly MeasureRequest[] {
  const { start, end } = rangeOf(step)
  return end - start < restoredFrom ? [] : levelProof(step, view)
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

/** Each track is as loud as before or quieter, by as much as joins can be off. */
export const confirmNoLouder = (step: PreparedStep, seen: ReadBack): Result<void> =>
  confirmLevel(step, seen, { kind: 'no-louder' }, (after, before) => after.rmsDb <= before.rmsDb + 0.1, 'rmsDb')

/** RMS of the range on each track, before and after. */
export const rmsPairs = ({ sound }: ReadBack): (readonly [before: number, after: number])[] =>
  (sound?.after ?? []).map((after, index) => [sound?.before[index]?.rmsDb ?? 0, after.rmsDb])

/** Of tracks that are turned down here and there: something was done, clips stay, and the levels are as they should. */
export const confirmQuieter = (step: PreparedStep, seen: ReadBack, isQuieter: boolean): Result<void> =>
  confirmAll(step.tool, [
    { holds: seen.outcome.changed, expected: { kind: 'quieter-tracks' }, found: { kind: 'nothing-changed' } },
    expectSameClips(seen),
    {
      holds: seen.sound === null || isQuieter,
      expected: { kind: 'quieter-tracks' },
      found: { kind: 'tracks-as-loud' },
    },
  ])
