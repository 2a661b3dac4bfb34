import { formatTime } from '../../../../shared/formatTime.ts'
import type { MeasureRequest } from '../../../editor/index.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, type Result } from '../../../../shared/result.ts'
import { confirmAll, onEachTrack, rangeOf, samplesOf } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { audioIn, audioOf, trackById, tracksOf } from '../measureTracks.ts'
import { percentOf, type PaceWays } from './paceWays.ts'

type Pace = PreparedStep<PaceWays>

/** The beginning is where it was, whatever becomes of the length: what is heard there is another sound afterwards. */
export function paceProof(step: PreparedStep): readonly MeasureRequest[] {
  const range = rangeOf(step)
  return onEachTrack(step, samplesOf({ start: range.start, end: Math.min(range.end, range.start + 4) }))
}

/** Every track has as much audio as its old audio at the new pace. */
export function confirmPace(step: Pace, seen: ReadBack): Result<void> {
  const factor = 1 + percentOf(step.args) / 100
  if (!seen.outcome.changed)
    return err(
      failure('agent/not-confirmed', { tool: step.tool, expected: 'another length', found: 'nothing changed' }),
    )
  const range = rangeOf(step)
  return confirmAll(
    step.tool,
    tracksOf(seen.before, step.trackIds).map((track) => {
      const inside = audioIn(track, range)
      const expected = audioOf(track) - inside + inside / factor
      const now = trackById(seen.after, track.id)
      const found = now === undefined ? 0 : audioOf(now)
      // Each clip's ends are rounded to a frame by themselves.
      return {
        holds: Math.abs(expected - found) <= (track.clips.length + 2) / seen.after.sampleRate,
        expected: `${formatTime(expected)} of audio on ${track.name}`,
        found: formatTime(found),
      }
    }),
  )
}

export function sayPace(percent: number): string {
  return `${Math.round(Math.abs(percent) * 10) / 10}% ${percent < 0 ? 'slower' : 'faster'}`
}
