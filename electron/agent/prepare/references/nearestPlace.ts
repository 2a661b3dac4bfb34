import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, TrackRef } from '../../planner/plan.ts'
import type { Clarify } from '../resolution.ts'
import { thingsOf } from './resolveThing.ts'
import { editDistance } from '../../../../shared/parse/editDistance.ts'
import { sayName } from '../../tools/sentences/saying.ts'

/**
 * What comes nearest in the project to a place that a model gave and that is not there, as the arguments that would say
 * it; '' where nothing does.
 */
export function nearestPlace({ target, args }: PlannedStep, missing: Clarify['missing'], view: ProjectView): string {
  const name = target.thing?.name ?? [args['clip'], args['label']].find((one) => typeof one === 'string')
  if (missing === 'tracks') return joined((target.tracks ?? []).map((ref) => nearestTrack(ref, view)))
  if (missing === 'time')
    return joined((target.at ?? []).map((time) => (time.kind === 'absolute' ? nearestTime(time.seconds, view) : '')))
  if (name !== undefined) return nearestThing(String(name), view)
  return target.range === undefined ? '' : nearestRange(target.range, view)
}

const joined = (parts: readonly string[]): string => parts.filter((one) => one !== '').join(', ')

function nearestRange(range: RangeRef, { duration }: ProjectView): string {
  if (range.kind !== 'between' || range.from.kind !== 'absolute' || range.to.kind !== 'absolute') return ''
  const [start, end] = [Math.min(range.from.seconds, range.to.seconds), Math.max(range.from.seconds, range.to.seconds)]
  if (isInMilliseconds(start, end, duration)) return `${sayRange(start / 1000, end / 1000)} if those were milliseconds`
  if (start >= duration) return sayRange(Math.max(0, duration - (end - start)), duration)
  if (end === start) return `end_time later than ${round(start)}, at most ${round(duration)}`
  return sayRange(Math.max(0, start), Math.min(end, duration))
}

/** A split needs a clip that runs across it, so the clip that lies nearest is named. */
function nearestTime(seconds: number, view: ProjectView): string {
  const { duration } = view
  if (isInMilliseconds(seconds, seconds, duration)) return `time ${round(seconds / 1000)} if that was milliseconds`
  if (seconds > duration) return `time ${round(duration)}, which is the end`
  const away = ({ start, end }: { readonly start: number; readonly end: number }): number =>
    Math.max(start - seconds, seconds - end, 0)
  const clips = view.tracks.flatMap((track) => track.clips)
  const [nearest] = clips.toSorted((a, b) => away(a) - away(b))
  return nearest === undefined ? '' : `a time between ${round(nearest.start)} and ${round(nearest.end)}`
}

/** Beyond the end as seconds, and within it as milliseconds. */
const isInMilliseconds = (start: number, end: number, duration: number): boolean =>
  start >= duration && end >= 1000 && end / 1000 <= duration

function nearestTrack(ref: TrackRef, { tracks }: ProjectView): string {
  if (ref.kind === 'number') return tracks.length === 0 ? '' : `tracks from 1 to ${tracks.length}`
  if (ref.kind !== 'name') return ''
  const name = nearestName(
    ref.name,
    tracks.map((track) => track.name),
  )
  return name === null ? '' : `track ${JSON.stringify(name)}`
}

function nearestThing(said: string, view: ProjectView): string {
  const things = thingsOf({ what: 'either' }, { view }, null)
  const name = nearestName(
    said,
    things.map((one) => one.name),
  )
  const found = things.find((one) => one.name === name)
  return found === undefined ? '' : `${found.what} ${JSON.stringify(sayName(found.name))}`
}

function nearestName(said: string, names: readonly string[]): string | null {
  const wanted = said.toLowerCase()
  const [nearest] = names.toSorted(
    (a, b) => editDistance(a.toLowerCase(), wanted) - editDistance(b.toLowerCase(), wanted),
  )
  return nearest === undefined ? null : sayName(nearest)
}

const round = (seconds: number): number => Number(seconds.toFixed(3))
const sayRange = (start: number, end: number): string => `start_time ${round(start)}, end_time ${round(end)}`
