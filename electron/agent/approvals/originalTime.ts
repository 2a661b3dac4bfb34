import type { RehearsedStep } from '../prepare/preparePlan.ts'
import { sameTime, trackById } from '../tools/measureTracks.ts'
import { percentOf } from '../tools/effects/paceWays.ts'

/** Where a time that a later step names lies on a track before the earlier steps: removed stretches are put back in, pasted ones taken out. */
export function originalTime(earlier: readonly RehearsedStep[], trackId: string, time: number): number {
  return earlier.toReversed().reduce((at, step) => beforeStep(step, trackId, at), time)
}

/** What lay behind came nearer: where a gap was left, all stays where it was. */
function closedUp({ step, seen: { before, after } }: RehearsedStep): boolean {
  const endOf = (view: typeof before, trackId: string) => trackById(view, trackId)?.clips.at(-1)?.end ?? 0
  return step.trackIds.some((id) => !sameTime(endOf(before, id), endOf(after, id), after))
}

/** Tools that make their range longer or shorter. */
const paced: ReadonlySet<string> = new Set(['apply_change_tempo', 'apply_change_speed'])

function beforePace(
  { start, end }: { readonly start: number; readonly end: number },
  factor: number,
  time: number,
): number {
  if (time <= start) return time
  return time <= start + (end - start) / factor
    ? start + (time - start) * factor
    : time - (end - start) / factor + end - start
}

function beforeStep(rehearsed: RehearsedStep, trackId: string, time: number): number {
  const { tool, step, seen } = rehearsed
  if (tool.regions === 'range removed' && step.range !== null && step.trackIds.includes(trackId)) {
    return time <= step.range.start || !closedUp(rehearsed) ? time : time + step.range.end - step.range.start
  }
  const { removed } = seen.outcome
  if (removed !== undefined)
    return removed
      .filter((one) => one.trackId === trackId)
      .reduce((at, one) => (one.start <= at ? at + one.end - one.start : at), time)
  if (paced.has(tool.name) && step.range !== null && step.trackIds.includes(trackId))
    return beforePace(step.range, 1 + percentOf(step.args) / 100, time)
  const pasted = tool.reads.some((one) => one.state === 'clipboard') && step.at !== null
  if (!pasted || !seen.outcome.tracks.includes(seen.after.tracks.find((track) => track.id === trackId)?.name ?? ''))
    return time
  const at = step.at ?? 0
  return time <= at ? time : Math.max(at, time - (seen.before.clipboard?.duration ?? 0))
}
