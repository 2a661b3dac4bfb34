import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group } from '../meaning/types.ts'
import { type Context, extentOfTracks } from './context.ts'
import { hasNoParts, isPlaces, onePlace, otherThings, without, type Place, type Places } from './found.ts'

/** "except in chapter 3", which is only a point: nothing would be left out. */
export const isPoint = ({ range }: Place): boolean => range !== null && range.end <= range.start

/** "everything that is not drums or bass": none of them. */
export const asAll = (less: Group): Group => (less.kind === 'either' ? { kind: 'list', items: less.items } : less)

/** What is left: of tracks the others, of times the parts between. */
export function minus(from: Places, less: Places, { view, sorts }: Context): Places {
  if (!isPlaces(from)) return from
  if (!isPlaces(less)) return less
  const others = hasNoParts(sorts) ? otherThings(from.places, less.places) : null
  if (others !== null) return others.length === 0 ? { ask: { why: 'empty' } } : { places: others }
  if (less.places.some((each) => isPointIn(each, from.places, view))) return { ask: { why: 'empty' } }
  const onTracks = less.places.some((each) => each.range !== null && each.tracks !== null)
  const rows = onTracks ? from.places.flatMap((place) => eachTrack(place, view)) : from.places
  const places = rows.flatMap((place): Place[] => {
    const onlyTracks = less.places.filter((each) => each.range === null && each.tracks !== null)
    const gone = onlyTracks.flatMap((each) => each.tracks ?? [])
    const tracks =
      gone.length === 0
        ? place.tracks
        : (place.tracks ?? view.tracks.map((track) => track.id)).filter((id) => !gone.includes(id))
    const ranges = less.places.flatMap((each) => (each.range === null || !sameTracks(each, place) ? [] : [each.range]))
    if (tracks !== null && tracks.length === 0) return []
    if (ranges.length === 0) return gone.length > 0 || onTracks ? [{ ...place, tracks }] : []
    const whole = place.range ?? extentOfTracks(view, place.tracks)
    return without(whole, ranges).map((range) => ({ ...place, tracks, range }))
  })
  return places.length === 0 ? { ask: { why: 'empty' } } : { places }
}

/** A point beside all of it is only told apart from it: "delete the ad, not the punchline". */
const isPointIn = (less: Place, from: readonly Place[], view: Context['view']): boolean =>
  isPoint(less) &&
  from.some((place) => {
    const { start, end } = place.range ?? extentOfTracks(view, place.tracks)
    return less.range !== null && less.range.start >= start && less.range.start <= end
  })

/** A part of one track leaves the other tracks whole. */
const eachTrack = (place: Place, view: Context['view']): Place[] =>
  (place.tracks ?? view.tracks.map((track) => track.id)).map((id) => ({ ...place, tracks: [id] }))

const sameTracks = (a: Place, b: Place): boolean =>
  a.tracks === null || b.tracks === null || a.tracks.some((id) => b.tracks?.includes(id))

/** Tracks that are not all there are; null for all. */
const someOf = (ids: Place['tracks'], { view }: Context): Place['tracks'] =>
  view.tracks.every(({ id, clips }) => clips.length === 0 || ids?.includes(id) === true) ? null : ids

/** Everything but what was worked on last; where something was taken away, what is left of the tracks it was on. */
export function restOf(left: boolean, context: Context): Places {
  const { used } = context
  const last = used.at(-1)
  const taken = left ? used.findLast((place) => place.taken === true) : last
  if (taken?.taken === true) return onePlace({ tracks: someOf(taken.tracks, context), whole: true })
  const done = workedOnLast(used).map((place) => asTracks(place, context))
  const isPart = last !== undefined && last.range !== null && done.some(({ range }) => range !== null)
  if (isPart && last.range.start === last.range.end) return { ask: { why: 'nothingMentioned' } }
  return minus(onePlace({ tracks: isPart ? last.tracks : null, whole: true }), { places: done }, context)
}

/** Tracks from their beginning to their end: the rest are the other tracks. */
function asTracks(place: Place, { view }: Context): Place {
  if (place.range === null || place.tracks === null || place.tracks.length === view.tracks.length) return place
  const { start, end } = extentOfTracks(view, place.tracks)
  return place.range.start <= start && place.range.end >= end ? { ...place, range: null } : place
}

/** All places of the last order: "raise the intro and the outro and lower the rest". */
function workedOnLast(used: readonly Place[]): readonly Place[] {
  const words = used.at(-1)?.words
  if (words === undefined) return used.slice(-1)
  return used.slice(used.findLastIndex((place) => place.words !== words) + 1)
}

/** "Everything on the guest but the last 6 seconds": they are counted on that track. */
export function scopeOfLess({ kind }: Group, from: Places, { view }: Context): RangeView | null {
  const tracks = kind === 'within' && isPlaces(from) ? from.places[0]?.tracks : null
  return tracks?.length === 1 ? extentOfTracks(view, tracks) : null
}
