import { formatTime } from '../../../../shared/formatTime.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Result } from '../../../../shared/result.ts'
import { confirmAll } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { audioIn, audioOf, sameTime } from '../measureTracks.ts'

/** Where it says that it put the sound there is as much audio as it should be long, on every track that it names. */
export function confirmGenerated(
  step: PreparedStep<{ readonly duration?: number | undefined }>,
  seen: ReadBack,
): Result<void> {
  const { range, tracks } = seen.outcome
  if (range === null) return confirmAll(step.tool, [{ holds: false, expected: 'new sound', found: 'none' }])
  const length = range.end - range.start
  const filled = seen.after.tracks.filter(
    (track) => tracks.includes(track.name) && sameTime(audioIn(track, range), length, seen.after),
  )
  const wanted =
    step.args.duration ?? (step.range === null ? limits.generated.default : step.range.end - step.range.start)
  return confirmAll(step.tool, [
    {
      holds: seen.outcome.changed && tracks.length > 0 && filled.length >= tracks.length,
      expected: `${formatTime(length)} of sound from ${formatTime(range.start)} on`,
      found: 'less',
    },
    {
      holds: sameTime(length, wanted, seen.after),
      expected: `a length of ${formatTime(wanted)}`,
      found: formatTime(length),
    },
  ])
}

/** All the audio that was there is there still, and the new sound beside it: nothing was replaced. */
export function sparesAudio({ before, after, outcome }: ReadBack): boolean {
  const amount = (view: ReadBack['before']): number => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)
  const made =
    outcome.range === null ? 0 : (outcome.range.end - outcome.range.start) * Math.max(1, outcome.tracks.length)
  return sameTime(amount(after), amount(before) + made, after)
}
