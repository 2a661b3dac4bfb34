import { formatTime } from '../../../shared/formatTime.ts'
import type { Performed } from '../run/requestRun.ts'
import { tracksOf } from '../tools/measureTracks.ts'

/** What was done, in numbers that were read back: "Trimmed Voice to 0:00–0:30: 2:00 → 0:30." */
export function tellResult(performed: readonly Performed[]): string {
  const [first, last] = [performed[0], performed.at(-1)]
  if (first === undefined || last === undefined) return 'Nothing was changed.'
  const told = performed.filter(
    (one) => one.tool.impact !== 'focus' || performed.every((other) => other.tool.impact === 'focus'),
  )
  const sentences = told.map(({ tool, step, seen }) =>
    tool.done(
      step,
      tracksOf(seen.before, step.trackIds).map((track) => track.name),
      seen,
    ),
  )
  const [before, after] = [first.seen.before.duration, last.seen.after.duration]
  const length = Math.abs(before - after) < 0.0005 ? '' : `${formatTime(before)} → ${formatTime(after)}`
  if (length === '') return `${sentences.join('. ')}.`
  return sentences.length === 1 ? `${sentences[0]}: ${length}.` : `${sentences.join('. ')}. Length ${length}.`
}
