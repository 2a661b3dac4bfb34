import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Act } from '../clause/clause.ts'
import type { Target } from '../frames/frame.ts'
import { isTracks } from '../meaning/sets/groupKinds.ts'
import { isPlainPauses } from '../meaning/sets/pauses.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'
import type { Group, Point, Sort } from '../meaning/types.ts'
import { type Context, extentOfTracks } from './context.ts'
import {
  anyPlace,
  hasNoParts,
  intersect,
  isPlaces,
  isSameThing,
  type Place,
  type Places,
  type Unresolved,
} from './found.ts'
import { resolveGroup, resolvePoint } from './resolve.ts'
import { applyScopes, countsPerTrack } from './scoped.ts'

/** An act with its places and times found. */
export type Resolved =
  | { readonly places: readonly Place[]; readonly points: readonly number[]; readonly pauses: Pauses | null }
  | { readonly ask: Unresolved }

export interface Pauses {
  readonly atLeast: number | null
}

/** Looks up where an act is to be done: all its places at once, less what is excepted. */
export function resolveAct(act: Act, context: Context): Resolved {
  const sorts: Sort[] = [...(act.frame.target?.object ?? []), ...(act.frame.target?.place ?? [])]
  const pauses = act.where.find((group) => findsPauses(act.frame.target, group)) ?? null
  const inner: Context = { ...context, sorts, used: [...context.used, ...sparedPlaces(act, context)] }
  const found = placesOf(act, pauses, inner)
  if (!isPlaces(found)) return found
  if (hasNoParts(sorts) && found.places.some((place) => place.range !== null && place.thing === null))
    return { ask: { why: 'unclear' } }
  const scoped = applyScopes(merged(found.places), act.scopes, inner)
  if (!isPlaces(scoped)) return scoped
  const places = merged(scoped.places)
  const points = pointsOf(act, inner, places)
  if ('ask' in points) return points
  return { places, points: points.points, pauses: pauses === null ? null : pausesOf(pauses) }
}

/** Each of several would have points of its own. */
const isDivided = ({ into, every }: Act): boolean => into !== null || every !== null

/** Tracks first, as they settle what edges are counted from; what is counted inside another thing last. */
function placesOf(act: Act, pauses: Group | null, context: Context): Places {
  const on = pauses?.kind === 'sort' && pauses.on !== null ? [pauses.on] : []
  const said = withoutAll(act.frame.together === true ? gathered(act.where) : act.where, context)
  const hasMention = said.some(isMention) && !hasNoParts(context.sorts)
  const where = [...said.filter((group) => group !== pauses), ...on].sort(
    (a, b) => order(a, hasMention) - order(b, hasMention),
  )
  let inner = context
  let places: readonly Place[] = [anyPlace]
  const ofTracks = act.where[0] !== undefined && act.where.length > 1 && isTracks(act.where[0])
  for (const group of where) {
    const found = narrow(places, group, isEarlier(group, context) ? context : inner, ofTracks)
    if (!isPlaces(found)) return found
    places = found.places
    if (!isMention(group) && group.kind !== 'all')
      inner = { ...inner, mentioned: [...inner.mentioned, ...places.slice(-1)] }
  }
  return { places }
}

/** "It" is what was spoken of before this act, if anything was. */
const isEarlier = (group: Group, { mentioned }: Context): boolean => group.kind === 'mention' && mentioned.length > 0

/** "All three tracks", of three, beside a part of the recording: no track by itself, but the whole of it. */
function withoutAll(where: readonly Group[], { view }: Context): readonly Group[] {
  const isAll = (group: Group): boolean =>
    group.kind === 'sort' &&
    group.sort === 'track' &&
    group.pick.kind === 'count' &&
    group.pick.count > 2 &&
    group.pick.count === view.tracks.length
  return where.length > 1 && where.some(countsPerTrack) ? where.filter((group) => !isAll(group)) : where
}

/** Things that are done as one are all of them: "crossfade take 1 into take 2". */
function gathered(where: readonly Group[]): readonly Group[] {
  const things = where.filter((group) => !isTracks(group) && group.kind !== 'part')
  return things.length < 2
    ? where
    : [...where.filter((group) => !things.includes(group)), { kind: 'list', items: things }]
}

/**
 * What lies both in one of the places and in the group. Of a list all have to be there: of "the theme over the last 5
 * seconds and the bed" the bed lies nowhere in the theme, and is not dropped for it.
 */
function narrow(places: readonly Place[], group: Group, context: Context, ofTracks: boolean): Places {
  const isNarrower = group.kind === 'list' && places.some((place) => place !== anyPlace)
  if (!isNarrower) return inBoth(places, group, context, ofTracks)
  const found = group.items.map((item) => inBoth(places, item, context, ofTracks))
  return found.find((one) => !isPlaces(one)) ?? inBoth(places, group, context, ofTracks)
}

function inBoth(places: readonly Place[], group: Group, context: Context, ofTracks: boolean): Places {
  const next: Place[] = []
  for (const place of places) {
    const rows = countsPerTrack(group) && place.tracks !== null ? place.tracks.map((id) => [id]) : [place.tracks]
    for (const tracks of rows) {
      const found = resolveGroup(
        group,
        spokenOf(place, group, context),
        place.range ?? extentOfTracks(context.view, tracks),
      )
      if (!isPlaces(found) && rows.length > 1 && hasNothingThere(group, found.ask)) continue
      if (!isPlaces(found)) return found
      const row = { ...place, tracks }
      next.push(...found.places.flatMap((each) => intersect(row, each) ?? during(row, each, ofTracks) ?? []))
    }
  }
  return next.length === 0 ? { ask: { why: 'empty' } } : { places: next }
}

/** "everything after the sermon on all tracks": what ends before that has nothing there, and the others have. */
const hasNothingThere = (group: Group, { why }: Unresolved): boolean =>
  why === 'outside' && group.kind === 'part' && group.stretch.kind === 'after' && group.stretch.length === null

/** "the music during the answers clip": a clip of another track says when, where a track is what is worked on. */
function during(place: Place, { thing, range }: Place, ofTracks: boolean): Place | null {
  const at = range === null || thing?.sort !== 'clip' || !ofTracks ? null : range
  return at === null || place.range !== null ? null : { ...place, range: at }
}

/**
 * "their last 3 seconds" is of each that is named beside it, not only of the last; "make that silent on the guest" is
 * what was spoken of before.
 */
function spokenOf(place: Place, group: Group, context: Context): Context {
  const inner = { ...context, onTracks: place.tracks }
  const isSelf = isMention(group) && place !== anyPlace && !isEarlier(group, context)
  return isSelf ? { ...inner, mentioned: [...context.mentioned, place] } : inner
}

/** What is spared is what "the rest" leaves out. */
function sparedPlaces({ scopes }: Act, context: Context): Place[] {
  return scopes.flatMap((scope) => {
    if (scope.how !== 'spare') return []
    const found = resolveGroup(scope.group, context, { start: 0, end: context.view.duration })
    return isPlaces(found) ? found.places : []
  })
}

/** Some tools find pauses by themselves: all of them, or all that are long enough. */
export const findsPauses = (target: Target | undefined, group: Group): boolean =>
  target?.object.every((sort) => sort === 'pause') === true && isPlainPauses(group)

const pausesOf = (group: Group): Pauses => ({
  atLeast: group.kind === 'sort' && group.pick.kind === 'longer' ? group.pick.than : null,
})

/** "its last 3 seconds" is of what else is named. */
function isMention(group: Group): boolean {
  return group.kind === 'mention' || (group.kind === 'within' && isMention(group.of))
}

const order = (group: Group, hasMention: boolean): number => {
  const { sorts } = sortsOf(group)
  // "delete it on everything but the host": what it is comes first, and everything is not what it is.
  if (isMention(group)) return 3
  if (hasMention && isEverywhere(group)) return 4
  if (sorts.has('track') && !sorts.has('any')) return 0
  return sorts.size === 1 && sorts.has('part') ? 2 : 1
}

const isEverywhere = (group: Group): boolean =>
  group.kind === 'minus' ? isEverywhere(group.from) : group.kind === 'all' && group.sort === 'any'

/** The same stretch on several tracks is one place again. */
function merged(places: readonly Place[]): readonly Place[] {
  const result: Place[] = []
  for (const place of places) {
    const same = result.findIndex(
      (one) =>
        one.tracks !== null &&
        place.tracks !== null &&
        isSameThing(one.thing, place.thing) &&
        one.range?.start === place.range?.start &&
        one.range?.end === place.range?.end,
    )
    const one = result[same]
    if (one === undefined) result.push(place)
    else result[same] = { ...one, tracks: [...new Set([...(one.tracks ?? []), ...(place.tracks ?? [])])] }
  }
  return result
}

function pointsOf(
  act: Act,
  context: Context,
  [place, ...others]: readonly Place[],
): { readonly points: number[] } | { readonly ask: Unresolved } {
  if (isDivided(act) && others.length > 0) return { ask: { why: 'unclear' } }
  const { view } = context
  const whole = { start: 0, end: view.duration }
  const inside = place?.range ?? extentOfTracks(view, place?.tracks ?? null)
  // "Move take 2 to the start" is no place inside of it.
  const scope = act.frame.follower === undefined && !movesTo(act) ? inside : whole
  const points: number[] = []
  for (const point of act.points) {
    const found = timesOf(point, act, { ...context, onTracks: place?.tracks ?? null }, scope)
    if ('ask' in found) return found
    if (found.some((at) => isOutside(at, act, view.duration))) return { ask: { why: 'outside' } }
    points.push(...found)
  }
  return { points: [...points, ...dividing(act, scope)] }
}

/**
 * What divides, or puts something in between, is done at the edge of each of several things, "split at both slides";
 * what moves the rest along begins with the last.
 */
function timesOf(
  point: Point,
  { frame }: Act,
  context: Context,
  scope: RangeView,
): readonly number[] | { readonly ask: Unresolved } {
  const each = frame.divides === undefined && frame.shifts !== true ? null : edgesOfEach(point, context, scope)
  if (each !== null) return frame.shifts === true ? each.toSorted((one, other) => other - one) : each
  const found = resolvePoint(point, context, scope)
  return typeof found === 'number' ? [found] : found
}

/** Where each of several things begins, or ends; null where the point is that of one. */
function edgesOfEach(point: Point, context: Context, scope: RangeView): readonly number[] | null {
  if (point.kind !== 'edge' || point.of?.kind !== 'sort') return null
  const found = resolveGroup(point.of, { ...context, sorts: [] }, scope)
  if (!isPlaces(found) || found.places.length < 2) return null
  return found.places.flatMap(({ range }) => (range === null ? [] : [range[point.edge] + point.offset]))
}

const isOutside = (at: number, act: Act, duration: number): boolean => at < 0 || (at > duration + 1e-6 && !movesTo(act))

/** A clip can be moved to behind all others. */
const movesTo = ({ frame }: Act): boolean =>
  frame.slots?.some(({ content, param }) => content === 'point' && param === 'to') === true

/** The points that divide a part into so many, or at every so many seconds. */
function dividing({ into, every, frame }: Act, { start, end }: RangeView): number[] {
  const points: number[] = []
  for (let at = 1; at < (into ?? 0); at += 1) points.push(start + (at * (end - start)) / (into ?? 1))
  if (every === null) return points
  for (let at = frame.divides === 'inside' ? start + every : start; at < end - 1e-6; at += every) points.push(at)
  return points
}
