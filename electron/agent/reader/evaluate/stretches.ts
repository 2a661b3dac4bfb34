import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, Point, Stretch } from '../meaning/types.ts'
import type { Context } from './context.ts'
import { fitted, type Found, isOutside, secondsOf } from './fitted.ts'
import { isPlaces, joined, type Place } from './found.ts'
import { type Lookup, onlyPlace } from './lookup.ts'
import { onOneTrack } from './onTracks.ts'
import { rangeOf } from './points.ts'

export function stretchOf(
  lookup: Lookup,
  stretch: Stretch,
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const { view } = context
  switch (stretch.kind) {
    case 'between':
      return between(lookup, [stretch.from, stretch.to], context, scope)
    case 'first':
      return fitted(scope.start, scope.start + secondsOf(stretch.length, scope), scope)
    case 'last':
      return fitted(scope.end - secondsOf(stretch.length, scope), scope.end, scope)
    case 'middle': {
      const centre = (scope.start + scope.end) / 2
      const half = secondsOf(stretch.length, scope) / 2
      return fitted(centre - half, centre + half, scope)
    }
    case 'shares': {
      const length = scope.end - scope.start
      return fitted(scope.start + stretch.from * length, scope.start + stretch.to * length, scope)
    }
    case 'after':
    case 'before':
    case 'around':
      return atPoint(lookup, stretch, context, scope)
    case 'gap':
      return gapOf(lookup, stretch.between, context, scope)
    case 'whole':
      return { range: scope }
    case 'selection':
      return view.selection === null ? { ask: { why: 'nothingSelected' } } : { range: view.selection }
    case 'loose':
    case 'unclear':
      return { ask: { why: 'unclear' } }
  }
}

function atPoint(
  lookup: Lookup,
  stretch: Stretch & { kind: 'after' | 'before' | 'around' },
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const point = lookup.point(stretch.point, context, scope)
  if (typeof point !== 'number') return point
  const found = stretchAt(lookup, stretch, point, { context, scope })
  return 'ask' in found
    ? found
    : { ...found, tracks: trackOfEdge(lookup, stretch.point, context, { scope, isSuch: isSpokenOf }) }
}

function stretchAt(
  lookup: Lookup,
  stretch: Stretch & { kind: 'after' | 'before' | 'around' },
  point: number,
  { context, scope }: { readonly context: Context; readonly scope: RangeView },
): Found<{ readonly range: RangeView }> {
  if (stretch.kind === 'around') {
    if (hasLength(lookup, stretch.point, context, scope)) return { ask: { why: 'unclear' } }
    return fitted(point - stretch.length / 2, point + stretch.length / 2, scope)
  }
  if (stretch.length === null && isOutside(stretch.kind, point, scope)) return { ask: { why: 'outside' } }
  if (stretch.kind === 'after')
    return fitted(point, stretch.length === null ? scope.end : point + stretch.length, scope)
  return fitted(stretch.length === null ? scope.start : point - stretch.length, point, scope)
}

/** "5 seconds around the sponsor": of a thing that has a length nobody can say what is in it and what not. */
function hasLength(lookup: Lookup, point: Point, context: Context, scope: RangeView): boolean {
  if (point.kind !== 'edge' || point.of === null) return false
  const range = rangeOf(lookup, point.of, context, scope)
  return !('ask' in range) && range.end > range.start
}

/** The track that an edge of a thing is on, where no other is named, and the thing is such a one. */
function trackOfEdge(
  lookup: Lookup,
  point: Point,
  context: Context,
  { scope, isSuch }: { readonly scope: RangeView; readonly isSuch: (of: Group, place: Place) => boolean },
): Place['tracks'] {
  if (point.kind !== 'edge' || point.of === null || (context.onTracks ?? null) !== null) return null
  const place = onlyPlace(lookup.group(point.of, { ...context, sorts: [] }, scope))
  return place === undefined || !isSuch(point.of, place) ? null : place.tracks
}

/** "split the host at 0:20 and delete everything after that": on the track that was worked on. */
const isSpokenOf = ({ kind }: Group): boolean => kind === 'mention'
/** "from 9:00 to the end of the guest": on that track. */
const isTrack = (_: Group, { range }: Place): boolean => range === null

function between(
  lookup: Lookup,
  [from, to]: readonly [Point, Point],
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const a = lookup.point(from, context, scope)
  const b = lookup.point(to, context, scope)
  if (typeof a !== 'number') return a
  if (typeof b !== 'number') return b
  const range = fitted(Math.min(a, b), Math.max(a, b), scope)
  return 'ask' in range ? range : { ...range, tracks: trackOfEdge(lookup, to, context, { scope, isSuch: isTrack }) }
}

function gapOf(
  lookup: Lookup,
  [first, second]: readonly [Group, Group],
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks: readonly string[] | null }> {
  const inner: Context = { ...context, sorts: ['clip', 'label', 'part'] }
  const [left, right] = onOneTrack(first, second, context)
  const found = joined([lookup.group(left, inner, scope), lookup.group(right, inner, scope)])
  if (!isPlaces(found)) return found
  const [one, other] = found.places.toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0))
  const [from, to] = [one?.range?.end, other?.range?.start]
  if (from === undefined || to === undefined) return { ask: { why: 'unclear' } }
  if (to <= from) return { ask: { why: 'empty' } }
  const tracks = one?.tracks ?? null
  const same = JSON.stringify(tracks) === JSON.stringify(other?.tracks ?? null)
  return { range: { start: from, end: to }, tracks: same ? tracks : null }
}
