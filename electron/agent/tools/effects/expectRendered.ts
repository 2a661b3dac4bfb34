import type { MeasureRequest } from '../../../editor/index.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { confirmAll, expectSameClips, onEachTrack, rangeOf, samplesOf } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'

/** What is listened to before and after an effect that renders: enough to tell that the sound is another one. */
export function renderedProof(step: PreparedStep): readonly MeasureRequest[] {
  return onEachTrack(step, samplesOf(rangeOf(step)))
}

/** Clips stay where they are, and somewhere the sound is no longer what it was. Silence stays silence: an effect has nothing to change there. */
export function confirmRendered(step: PreparedStep, seen: ReadBack): Result<void> {
  const { sound } = seen
  if (!seen.outcome.changed)
    return err(
      failure('agent/not-confirmed', {
        tool: step.tool,
        expected: 'sound that is rendered anew',
        found: 'nothing changed',
      }),
    )
  if (sound === null) return confirmAll(step.tool, [expectSameClips(seen)])
  const isSilent = sound.before.every((one) => one.peakDb === Number.NEGATIVE_INFINITY)
  const isOther = sound.after.some((one, index) => one.soundHash !== sound.before[index]?.soundHash)
  return isSilent && !isOther
    ? ok()
    : confirmAll(step.tool, [
        expectSameClips(seen),
        { holds: isOther, expected: 'another sound than before', found: 'the very same sound' },
      ])
}
