import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Scope } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import { type Context, extentOfTracks } from './context.ts'
import { hasNoParts, intersect, isPlaces, otherThings, type Place, type Places, without } from './found.ts'
import { asAll, isPoint } from './minus.ts'
import { resolveGroup } from './resolve.ts'

/** What is left of places behind what is excepted, spared and meant alone. */
export function applyScopes(places: readonly Place[], scopes: readonly Scope[], context: Context): Places {
  let left = places
  for (const scope of scopes) {
    if (sparesOthers(scope) && left.every(({ tracks }) => tracks !== null)) continue
    const group = scope.how === 'only' ? scope.group : asAll(scope.group)
    const found = resolveGroup(group, { ...context, sorts: [] }, scopeOf(group, left, context))
    if (!isPlaces(found)) {
      if (scope.how === 'spare' && liesApart(group, left, context)) continue
      return found
    }
    const before = left
    left =
      scope.how === 'only'
        ? left.flatMap((place) => found.places.flatMap((each) => intersect(place, each) ?? []))
        : leftBeside(left, found.places, scope, context)
    if (left.length === 0) return { ask: { why: 'empty' } }
    if (scope.how === 'except' && JSON.stringify(before) === JSON.stringify(left)) return { ask: { why: 'empty' } }
  }
  return { places: left }
}

/** Of things the others, of times the parts beside it; an exception that is only a point takes nothing away. */
function leftBeside(
  left: readonly Place[],
  less: readonly Place[],
  { how }: Scope,
  context: Context,
): readonly Place[] {
  const others = hasNoParts(context.sorts) ? otherThings(left, less) : null
  if (others !== null || (how === 'except' && less.some(isPoint))) return others ?? left
  return left.flatMap((place) => takenFrom(place, less, context))
}

/** "silence the curator's track without touching the others": beside the tracks that are named they are none of it. */
const sparesOthers = ({ how, group }: Scope): boolean => how === 'spare' && group.kind === 'rest'

/** "not the greeting, reverse the spell": whichever of them is meant, nothing is done to it. */
function liesApart(group: Group, places: readonly Place[], context: Context): boolean {
  if (group.kind !== 'named') return false
  return group.candidates.every((candidate) => {
    const found = resolveGroup({ ...group, candidates: [candidate] }, context, scopeOf(group, places, context))
    if (!isPlaces(found)) return false
    return JSON.stringify(places.flatMap((place) => takenFrom(place, found.places, context))) === JSON.stringify(places)
  })
}

/** "only the last 9 seconds" of a track are counted on it, where it is the only one. */
function scopeOf(group: Group, [place, ...others]: readonly Place[], { view }: Context): RangeView {
  const isOne = place?.tracks?.length === 1 && others.length === 0 && place.range === null
  return isOne && countsPerTrack(group) ? extentOfTracks(view, place.tracks) : { start: 0, end: view.duration }
}

function takenFrom(place: Place, less: readonly Place[], { view }: Context): Place[] {
  const gone = less.filter((one) => one.range === null && one.tracks !== null).flatMap((one) => one.tracks ?? [])
  const isElsewhere = (one: Place): boolean =>
    one.tracks !== null && place.tracks?.every((id) => one.tracks?.includes(id) !== true) === true
  const ids = place.tracks ?? view.tracks.map((track) => track.id)
  const tracks = gone.length === 0 ? place.tracks : ids.filter((id) => !gone.includes(id))
  if (tracks !== null && tracks.length === 0) return []
  // "don't touch the sermon, just normalize the organ": what lies on other tracks is not touched anyway.
  const ranges = less.flatMap((one) => (one.range === null || isElsewhere(one) ? [] : [one.range]))
  if (ranges.length === 0) return [{ ...place, tracks }]
  const whole = place.range ?? extentOfTracks(view, place.tracks)
  return without(whole, ranges).map((range) => ({ ...place, tracks, range }))
}

/** What is counted from an edge is counted on each track for itself. */
export function countsPerTrack(group: Group): boolean {
  if (group.kind === 'list') return group.items.some(countsPerTrack)
  return group.kind === 'part' && ['first', 'last', 'middle', 'shares', 'after', 'before'].includes(group.stretch.kind)
}
