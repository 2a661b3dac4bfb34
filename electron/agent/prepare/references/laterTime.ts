import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { type PlannedStep, timeKinds } from '../../planner/plan.ts'
import { percentOf } from '../../tools/effects/paceWays.ts'
import { trackById } from '../../tools/readBack/measureTracks.ts'
import type { Performed } from '../../run/requestRun.ts'

type Seen = Pick<Performed, 'tool' | 'step' | 'seen'>

/**
 * A step whose times were read on the timeline that its planner was shown, with the times that they have become behind
 * the earlier steps. Where tracks have moved apart, and none is named, nobody knows which is meant: they stay as they
 * are.
 */
export function onTimelineNow(planned: PlannedStep, earlier: readonly Performed[]): PlannedStep {
  if (planned.timeline !== 'shown' || earlier.length === 0) return planned
  const tracks = namedTracks(planned, earlier[0]?.seen.before.tracks ?? [])
  const later = (seconds: number): number => laterTime(tracks, earlier, seconds)
  const { target, said } = planned
  return {
    ...planned,
    target: moved(target, later),
    ...(said && {
      said: {
        ...said,
        act: { ...said.act, where: moved(said.act.where, later), points: moved(said.act.points, later) },
      },
    }),
  }
}

/** A reference with each time in it where it lies later. */
function moved<T>(reference: T, later: (seconds: number) => number): T {
  if (typeof reference !== 'object' || reference === null) return reference
  if (Array.isArray(reference)) return reference.map((one: unknown) => moved(one, later)) as T
  const entries = Object.entries(reference).map(([key, value]) => [key, moved<unknown>(value, later)])
  const copy = Object.fromEntries(entries) as { kind?: unknown; seconds?: unknown }
  return (
    timeKinds.has(copy.kind) && typeof copy.seconds === 'number' ? { ...copy, seconds: later(copy.seconds) } : copy
  ) as T
}

function namedTracks({ target }: PlannedStep, tracks: ProjectView['tracks']): readonly string[] {
  const names = (target.tracks ?? []).flatMap((ref) => (ref.kind === 'name' ? [ref.name.toLowerCase()] : []))
  return tracks.filter(({ name }) => names.includes(name.toLowerCase())).map(({ id }) => id)
}

/** Where a time of the project before the earlier steps lies now, on these tracks; on all where none is named. */
export function laterTime(trackIds: readonly string[], earlier: readonly Seen[], seconds: number): number {
  const ids = trackIds.length > 0 ? trackIds : (earlier[0]?.seen.before.tracks ?? []).map(({ id }) => id)
  const times = ids.map((id) => earlier.reduce((at, step) => behindStep(step, id, at), seconds))
  const [one = seconds] = times
  return times.every((time) => Math.abs(time - one) < 1e-6) ? one : seconds
}

/** Where a time on a track lies behind a step; what was removed is the place where it was. */
function behindStep({ tool, step, seen }: Seen, trackId: string, time: number): number {
  const { range } = step
  const { removed } = seen.outcome
  if (removed !== undefined) {
    const before = removed.filter((one) => one.trackId === trackId && one.start < time)
    return before.reduce((at, { start, end }) => at - (Math.min(end, time) - start), time)
  }
  const longer = lengthOf(seen.after, trackId) - lengthOf(seen.before, trackId)
  // What is put in at a point moves what lies behind it.
  if (range === null) return step.at !== null && time > step.at && longer > 1e-3 ? time + longer : time
  if (!step.trackIds.includes(trackId) || time <= range.start) return time
  const length = range.end - range.start
  if (tool.regions === 'range removed') return longer < -1e-3 ? Math.max(range.start, time - length) : time
  if (tool.name !== 'apply_change_tempo' && tool.name !== 'apply_change_speed')
    return time >= range.end && Math.abs(longer) > 1e-3 ? time + longer : time
  const factor = 1 + percentOf(step.args, length) / 100
  return time <= range.end ? range.start + (time - range.start) / factor : time - length + length / factor
}

const lengthOf = (view: ProjectView, trackId: string): number => trackById(view, trackId)?.clips.at(-1)?.end ?? 0
