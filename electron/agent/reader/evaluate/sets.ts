import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, NameCandidate } from '../meaning/types.ts'
import { byNumber, onlyThese } from './among.ts'
import { type Context, extentOfTracks, sizeOf } from './context.ts'
import { askWhy, hasNoParts, holds, insideOf, isPlaces, joined, type Place, type Places } from './found.ts'
import type { Lookup } from './lookup.ts'
import { onesIn, ownerOf } from './mentions.ts'
import { asAll, minus, scopeOfLess } from './minus.ts'
import { onTracks } from './onTracks.ts'
import { liesOnTracks, thingsOf } from './things.ts'

/** Things of a sort, or those of them that share a word. */
export function ofSort(lookup: Lookup, group: Group & { kind: 'sort' }, context: Context, scope: RangeView): Places {
  const { among, ...plain } = group
  if (group.sort === 'any') return onesIn(context, group.pick)
  const on = group.on === null ? null : lookup.group(group.on, { ...context, sorts: ['track'] }, scope)
  if (on !== null && !isPlaces(on)) return on
  const lying = on === null ? null : on.places
  if (among === undefined) return thingsOn(group, lying, context)
  const numbered = byNumber(context.view, among.things, group.pick)
  if (numbered?.length === 0) return askWhy('empty')
  const these = onlyOf(context, numbered ?? among.things)
  if (numbered === null) return thingsOn(plain, lying, these)
  const each = { ...plain, pick: { kind: 'each' } } as const
  if (group.chapters !== true) return thingsOn(each, lying, these)
  // A chapter ends where the next one begins, whichever are meant.
  return theseOf(thingsOn(each, lying, onlyOf(context, among.things)), numbered)
}

const onlyOf = (context: Context, these: readonly NameCandidate[]): Context => ({
  ...context,
  view: onlyThese(context.view, these),
  first: context.first && onlyThese(context.first, these),
})

const theseOf = (found: Places, these: readonly NameCandidate[]): Places => {
  const ids = new Set(these.map(({ id }) => id))
  return isPlaces(found) ? { places: found.places.filter(({ thing }) => thing !== null && ids.has(thing.id)) } : found
}

/** Things are looked for among those of a row; where they lie is looked up among all. */
function thingsOn(group: Group & { kind: 'sort' }, lying: readonly Place[] | null, context: Context): Places {
  const inside = lying?.flatMap((place) => place.range ?? []) ?? []
  const tracks = lying?.flatMap((place) => place.tracks ?? []) ?? []
  // "on the host remove every other clip": they are counted on the track that is named beside them.
  const beside = group.on === null && liesOnTracks(group.sort) ? (context.onTracks ?? null) : null
  const where = { tracks: tracks.length === 0 ? beside : tracks, inside, chapters: group.chapters === true }
  const found = thingsOf(group.sort, group.pick, where, context)
  return group.sort === 'label' && tracks.length > 0 && isPlaces(found) ? onTracks(found.places, tracks) : found
}

/** An open part that holds another of the list was not meant so: "the sponsor and everything up to the phone". */
export function listed(lookup: Lookup, items: readonly Group[], context: Context, scope: RangeView): Places {
  const all = items.map((item) => lookup.group(item, context, scope))
  const swallows = items.some(
    (item, at) => isOpen(item) && all.some((other, from) => from !== at && holds(all[at], other)),
  )
  return swallows ? askWhy('unclear') : joined(all)
}

const isOpen = (group: Group): boolean =>
  group.kind === 'part' &&
  (group.stretch.kind === 'before' || group.stretch.kind === 'after') &&
  group.stretch.length === null

/** An exception that takes nothing away was not understood. */
export function lessened(lookup: Lookup, group: Group & { kind: 'minus' }, context: Context, scope: RangeView): Places {
  const from = lookup.group(group.from, context, scope)
  const left = minus(
    from,
    lookup.group(asAll(group.less), context, scopeOfLess(group.from, from, context) ?? scope),
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

export function within(
  lookup: Lookup,
  { part, of }: Group & { kind: 'within' },
  context: Context,
  scope: RangeView,
): Places {
  const outer = lookup.group(of, { ...context, sorts: [] }, scope)
  if (!isPlaces(outer)) return outer
  return joined(
    outer.places.map(ownerOf(part, of)).flatMap((place) => {
      const isAll = isAllBut(of)
      const tracks =
        place.range === null && place.tracks !== null && part.kind === 'part' && !isAll
          ? place.tracks.map((id) => [id])
          : [place.tracks]
      return tracks.map((ids): Places => {
        const inner = lookup.group(
          part,
          { ...context, onTracks: ids },
          place.range ?? (isAll ? scope : extentOfTracks(context.view, ids)),
        )
        if (!isPlaces(inner)) return inner
        const everywhere = place.everywhere === true ? ({ everywhere: true } as const) : {}
        const kept = inner.places.map((each) => ({ ...each, ...everywhere, tracks: each.tracks ?? ids, whole: false }))
        return { places: part.kind === 'named' ? kept.map((each) => insideOf(each, place.range)) : kept }
      })
    }),
  )
}
