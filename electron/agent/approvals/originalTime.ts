import type { RehearsedStep } from '../prepare/preparePlan.ts'
import { sameTime, trackById } from '../tools/readBack/measureTracks.ts'
import { percentOf } from '../tools/effects/paceWays.ts'

/** A step that was rehearsed or carried out. */
export type SeenStep = Pick<RehearsedStep, 'tool' | 'step' | 'before' | 'seen'>

/** What begins at a join begins behind what was taken out there, what ends at it ends in front of it. */
export type Bound = 'start' | 'end'

/**
 * Where a time that a later step names lies on a track before the earlier steps: removed stretches are put back in,
 * pasted ones taken out.
 */
export function originalTime(earlier: readonly SeenStep[], trackId: string, time: number, bound: Bound): number {
  return earlier.toReversed().reduce((at, step) => beforeStep(step, trackId, at, bound), time)
}

/** What lay behind came nearer: where a gap was left, all stays where it was. */
function closedUp({ step, seen: { before, after } }: SeenStep): boolean {
  const endOf = (view: typeof before, trackId: string) => trackById(view, trackId)?.clips.at(-1)?.end ?? 0
  return step.trackIds.some((id) => !sameTime(endOf(before, id), endOf(after, id), after))
}

/** Tools that make their range longer or shorter. */
const paced: ReadonlySet<string> = new Set(['apply_change_tempo', 'apply_change_speed'])

const lastsOf = (range: SeenStep['step']['range']): number => (range === null ? 0 : range.end - range.start)

/** How many times faster the range is behind it; null where its length stays, or is not known. */
function paceOf({ tool, step }: SeenStep): number | null {
  if (paced.has(tool.name)) return 1 + percentOf(step.args, lastsOf(step.range)) / 100
  const length = tool.outside?.length(step)
  return length?.kind === 'ratio' ? 1 / length.ratio : null
}

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

function beforeStep(rehearsed: SeenStep, trackId: string, time: number, bound: Bound): number {
  const isBehind = (start: number, at: number) => (bound === 'start' ? start <= at : start < at)
  const { tool, step, seen } = rehearsed
  const { range } = step
  const actsHere = range !== null && step.trackIds.includes(trackId)
  if (tool.regions === 'range removed' && actsHere)
    return isBehind(range.start, time) && closedUp(rehearsed) ? time + range.end - range.start : time
  const { removed } = seen.outcome
  if (removed !== undefined)
    return removed
      .filter((one) => one.trackId === trackId)
      .reduce((at, one) => (isBehind(one.start, at) ? at + one.end - one.start : at), time)
  const pace = paceOf(rehearsed)
  if (pace !== null && actsHere) return beforePace(range, pace, time)
  return wasPastedOn(rehearsed, trackId) && step.at !== null
    ? beforePaste(step.at, seen.before.clipboard?.duration ?? 0, time)
    : time
}

function wasPastedOn({ tool, seen }: SeenStep, trackId: string): boolean {
  const name = seen.after.tracks.find((track) => track.id === trackId)?.name
  return tool.reads.some((one) => one.state === 'clipboard') && name !== undefined && seen.outcome.tracks.includes(name)
}

function beforePaste(at: number, length: number, time: number): number {
  return time <= at ? time : Math.max(at, time - length)
}
