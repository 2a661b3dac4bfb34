import { fitted, type Found, isOutside, secondsOf } from './fitted.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, NameCandidate, Point, Sort, Stretch } from '../meaning/types.ts'
import { byNumber, onlyThese } from './among.ts'
import { type Context, extentOfTracks, sizeOf } from './context.ts'
import { askWhy, entirely, hasNoParts, holds, insideOf, isPlaces, joined, onePlace, type Places } from './found.ts'
import { asAll, minus, restOf, scopeOfLess } from './minus.ts'
import { mention, onesIn, ownerOf, pointed } from './mentions.ts'
import { onOneTrack, onTracks } from './onTracks.ts'
import { ofName } from './ofName.ts'
import { liesOnTracks, thingsOf } from './things.ts'

/** Looks a set up in the project. `scope` is what edges and shares are counted from. */
export function resolveGroup(group: Group, context: Context, scope: RangeView): Places {
  const found = placesOf(group, context, scope)
  return 'entire' in group && isPlaces(found) ? { places: found.places.map(entirely) } : found
}

function placesOf(group: Group, context: Context, scope: RangeView): Places {
  switch (group.kind) {
    case 'part':
      return partOf(group.stretch, context, scope)
    case 'sort':
      return ofSort(group, context, scope)
    case 'named':
      return ofName(group.text, group.candidates, context, group.near)
    case 'unknown':
      return { ask: { why: 'unknown', words: group.words, sort: group.sort } }
    case 'list':
      return listed(group.items, context, scope)
    case 'either':
      return askWhy('either')
    case 'minus':
      return lessened(group, context, scope)
    case 'within':
      return within(group.part, group.of, context, scope)
    case 'all':
      return allOf(group.sort, context)
    case 'rest':
      return counted(restOf(group.left === true, context), group, context)
    case 'mention':
      return mention(context, group)
    case 'pointed':
      return pointed(group.sort, context)
  }
}

/** "the other two": where it is another number, nobody can tell which are meant. */
function counted(found: Places, { count }: Group & { kind: 'rest' }, { view }: Context): Places {
  if (count === undefined || !isPlaces(found)) return found
  const [only, ...more] = found.places
  const isMany = only?.range === null && (only.tracks ?? view.tracks).length === count
  return isMany && more.length === 0 ? found : askWhy('unclear')
}

function ofSort(group: Group & { kind: 'sort' }, context: Context, scope: RangeView): Places {
  const { among, ...plain } = group
  if (group.sort === 'any') return onesIn(context, group.pick)
  if (among === undefined) return thingsOn(group, context, scope)
  const numbered = byNumber(context.view, among.things, group.pick)
  if (numbered?.length === 0) return askWhy('empty')
  if (numbered !== null && group.chapters === true) return theseOf(chaptersOf(group, context, scope), numbered)
  const these = { ...context, view: onlyThese(context.view, numbered ?? among.things) }
  return thingsOn(numbered === null ? plain : { ...plain, pick: { kind: 'each' } }, these, scope)
}

/** A chapter ends where the next one begins, whichever are meant. */
function chaptersOf(group: Group & { kind: 'sort' }, context: Context, scope: RangeView): Places {
  const { among, ...all } = group
  const these = { ...context, view: onlyThese(context.view, among?.things ?? []) }
  return thingsOn({ ...all, pick: { kind: 'each' } }, these, scope)
}

const theseOf = (found: Places, these: readonly NameCandidate[]): Places => {
  const ids = new Set(these.map(({ id }) => id))
  return isPlaces(found) ? { places: found.places.filter(({ thing }) => thing !== null && ids.has(thing.id)) } : found
}

function thingsOn(group: Group & { kind: 'sort' }, context: Context, scope: RangeView): Places {
  const on = group.on === null ? null : resolveGroup(group.on, { ...context, sorts: ['track'] }, scope)
  if (on !== null && !isPlaces(on)) return on
  const inside = on?.places.flatMap((place) => place.range ?? []) ?? []
  const tracks = on?.places.flatMap((place) => place.tracks ?? []) ?? []
  // "on the host remove every other clip": they are counted on the track that is named beside them.
  const beside = group.on === null && liesOnTracks(group.sort) ? (context.onTracks ?? null) : null
  const where = { tracks: tracks.length === 0 ? beside : tracks, inside, chapters: group.chapters === true }
  const found = thingsOf(group.sort, group.pick, where, context)
  return group.sort === 'label' && tracks.length > 0 && isPlaces(found) ? onTracks(found.places, tracks) : found
}

function partOf(stretch: Stretch, context: Context, scope: RangeView): Places {
  const found = resolveStretch(stretch, context, scope)
  if ('ask' in found) return found
  return onePlace({ range: found.range, tracks: found.tracks ?? null, whole: stretch.kind === 'whole' })
}

/** An open part that holds another of the list was not meant so: "the sponsor and everything up to the phone". */
function listed(items: readonly Group[], context: Context, scope: RangeView): Places {
  const all = items.map((item) => resolveGroup(item, context, scope))
  const swallows = items.some(
    (item, at) => isOpen(item) && all.some((other, from) => from !== at && holds(all[at], other)),
  )
  return swallows ? askWhy('unclear') : joined(all)
}

const isOpen = (group: Group): boolean =>
  group.kind === 'part' &&
  (group.stretch.kind === 'before' || group.stretch.kind === 'after') &&
  group.stretch.length === null

const allOf = (sort: Sort, { view }: Context): Places =>
  onePlace({ whole: true, tracks: sort === 'track' ? view.tracks.map((track) => track.id) : null })

/** An exception that takes nothing away was not understood. */
function lessened(group: Group & { kind: 'minus' }, context: Context, scope: RangeView): Places {
  const from = resolveGroup(group.from, context, scope)
  const left = minus(
    from,
    resolveGroup(asAll(group.less), context, scopeOfLess(group.from, from, context) ?? scope),
    context,
  )
  if (group.contrast === true || !isPlaces(from) || !isPlaces(left)) return left
  const isCounted = hasNoParts(context.sorts) && from.places.every(({ thing }) => thing !== null)
  const isLess = isCounted
    ? left.places.length < from.places.length
    : sizeOf(left.places, context.view) < sizeOf(from.places, context.view)
  return isLess ? left : askWhy('empty')
}

/** "the last 10 seconds on everything but the kit": of the recording. */
const isAllBut = (of: Group): boolean => of.kind === 'minus' && of.from.kind === 'all' && of.from.sort === 'any'

function within(part: Group, of: Group, context: Context, scope: RangeView): Places {
  const outer = resolveGroup(of, { ...context, sorts: [] }, scope)
  if (!isPlaces(outer)) return outer
  return joined(
    outer.places.map(ownerOf(part, of)).flatMap((place) => {
      const isAll = isAllBut(of)
      const tracks =
        place.range === null && place.tracks !== null && part.kind === 'part' && !isAll
          ? place.tracks.map((id) => [id])
          : [place.tracks]
      return tracks.map((ids): Places => {
        const inner = resolveGroup(
          part,
          { ...context, onTracks: ids },
          place.range ?? (isAll ? scope : extentOfTracks(context.view, ids)),
        )
        if (!isPlaces(inner)) return inner
        const kept = inner.places.map((each) => ({ ...each, tracks: each.tracks ?? ids, whole: false }))
        return { places: part.kind === 'named' ? kept.map((each) => insideOf(each, place.range)) : kept }
      })
    }),
  )
}

function resolveStretch(
  stretch: Stretch,
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const { view } = context
  switch (stretch.kind) {
    case 'between':
      return between(stretch.from, stretch.to, context, scope)
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
      return atPoint(stretch, context, scope)
    case 'gap':
      return gapOf(stretch.between, context, scope)
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
  stretch: Stretch & { kind: 'after' | 'before' | 'around' },
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const point = resolvePoint(stretch.point, context, scope)
  if (typeof point !== 'number') return point
  const found = stretchAt(stretch, point, context, scope)
  return 'ask' in found ? found : { ...found, tracks: tracksOfMention(stretch.point, context, scope) }
}

/** "split the host at 0:20 and delete everything after that": on the track that was worked on. */
function tracksOfMention(point: Point, context: Context, scope: RangeView): readonly string[] | null {
  if (point.kind !== 'edge' || point.of?.kind !== 'mention' || (context.onTracks ?? null) !== null) return null
  const found = resolveGroup(point.of, { ...context, sorts: [] }, scope)
  const [place, ...others] = isPlaces(found) ? found.places : []
  return place === undefined || others.length > 0 ? null : place.tracks
}

function stretchAt(
  stretch: Stretch & { kind: 'after' | 'before' | 'around' },
  point: number,
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView }> {
  if (stretch.kind === 'around') {
    if (hasLength(stretch.point, context, scope)) return { ask: { why: 'unclear' } }
    return fitted(point - stretch.length / 2, point + stretch.length / 2, scope)
  }
  if (stretch.length === null && isOutside(stretch.kind, point, scope)) return { ask: { why: 'outside' } }
  if (stretch.kind === 'after')
    return fitted(point, stretch.length === null ? scope.end : point + stretch.length, scope)
  return fitted(stretch.length === null ? scope.start : point - stretch.length, point, scope)
}

/** "5 seconds around the sponsor": of a thing that has a length nobody can say what is in it and what not. */
function hasLength(point: Point, context: Context, scope: RangeView): boolean {
  if (point.kind !== 'edge' || point.of === null) return false
  const range = rangeOf(point.of, context, scope)
  return !('ask' in range) && range.end > range.start
}

/** "from 9:00 to the end of the guest": on that track, where no other is named. */
function tracksOfEdge(point: Point, context: Context, scope: RangeView): readonly string[] | null {
  if (point.kind !== 'edge' || point.of === null || (context.onTracks ?? null) !== null) return null
  const found = resolveGroup(point.of, { ...context, sorts: [] }, scope)
  const [place, ...others] = isPlaces(found) ? found.places : []
  return place === undefined || others.length > 0 || place.range !== null ? null : place.tracks
}

function between(
  from: Point,
  to: Point,
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks?: readonly string[] | null }> {
  const a = resolvePoint(from, context, scope)
  const b = resolvePoint(to, context, scope)
  if (typeof a !== 'number') return a
  if (typeof b !== 'number') return b
  const range = fitted(Math.min(a, b), Math.max(a, b), scope)
  return 'ask' in range ? range : { ...range, tracks: tracksOfEdge(to, context, scope) }
}

function gapOf(
  [first, second]: readonly [Group, Group],
  context: Context,
  scope: RangeView,
): Found<{ readonly range: RangeView; readonly tracks: readonly string[] | null }> {
  const inner: Context = { ...context, sorts: ['clip', 'label', 'part'] }
  const [left, right] = onOneTrack(first, second, context)
  const found = joined([resolveGroup(left, inner, scope), resolveGroup(right, inner, scope)])
  if (!isPlaces(found)) return found
  const [one, other] = found.places.toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0))
  const [from, to] = [one?.range?.end, other?.range?.start]
  if (from === undefined || to === undefined) return { ask: { why: 'unclear' } }
  if (to <= from) return { ask: { why: 'empty' } }
  const tracks = one?.tracks ?? null
  const same = JSON.stringify(tracks) === JSON.stringify(other?.tracks ?? null)
  return { range: { start: from, end: to }, tracks: same ? tracks : null }
}

export function resolvePoint(point: Point, context: Context, scope: RangeView): Found<number> {
  const { view } = context
  switch (point.kind) {
    case 'at':
      return point.seconds
    case 'fromEnd':
      return scope.end - point.seconds
    case 'cursor':
      return view.cursor + point.offset
    case 'selectionStart':
    case 'selectionEnd': {
      if (view.selection === null) return { ask: { why: 'nothingSelected' } }
      return (point.kind === 'selectionStart' ? view.selection.start : view.selection.end) + point.offset
    }
    case 'edge':
    case 'share': {
      const range = point.of === null ? scope : rangeOf(point.of, context, scope)
      if ('ask' in range) return range
      if (point.kind === 'share') return range.start + point.share * (range.end - range.start)
      return range[point.edge] + point.offset
    }
    case 'unclearPoint':
      return { ask: { why: 'unclear' } }
  }
}

/** From where the first of a set begins to where the last of it ends. */
function rangeOf(group: Group, context: Context, scope: RangeView): Found<RangeView> {
  const found = resolveGroup(group, { ...context, sorts: [] }, scope)
  if (!isPlaces(found)) return found
  const ranges = found.places.map((place) => place.range ?? extentOfTracks(context.view, place.tracks))
  if (ranges.length === 0) return { ask: { why: 'empty' } }
  return { start: Math.min(...ranges.map((range) => range.start)), end: Math.max(...ranges.map((range) => range.end)) }
}
