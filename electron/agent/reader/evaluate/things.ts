import { chapterRanges } from '../../../../shared/chapterRanges.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import { isNear } from '../meaning/sets/near.ts'
import type { Pick, Sort } from '../meaning/types.ts'
import { besideCursor } from './besideCursor.ts'
import { type Context, extentOfTracks } from './context.ts'
import { anyPlace, askWhy, isPlaces, type Place, type Places } from './found.ts'
import { nthOf } from '../../../../shared/nthOf.ts'

/** On these tracks, and wholly inside one of these parts; null and none do not narrow. Labels may be chapters. */
interface Within {
  readonly tracks: readonly string[] | null
  readonly inside: readonly RangeView[]
  readonly chapters?: boolean
}

export const anywhere: Within = { tracks: null, inside: [] }

const liesIn = ({ range }: Place, inside: readonly RangeView[]): boolean =>
  inside.length === 0 ||
  range === null ||
  inside.some(({ start, end }) => range.start >= start - 1e-6 && range.end <= end + 1e-6)

/** Those of a sort that are meant, on the tracks that are named, or on any. */
export function thingsOf(sort: Sort, pick: Pick, within: Within, context: Context): Places {
  const { tracks, inside } = within
  const rows = rowsOf(sort, within, context)?.map((row) => row.filter((place) => liesIn(place, inside)))
  if (rows === undefined || pick.kind === 'some') return askWhy('unclear')
  if (isExtreme(pick)) return extremesOf(sort, tracks === null ? [rows.flat()] : rows, pick, context)
  if (!isCountedInRow(pick)) return ofProject(sort, rows, pick, context)
  const picked = pickedAsSaid(sort, pick, within, context) ?? rows.flatMap((row) => pickFrom(row, pick))
  if (picked.length > most(pick, rows.length > 1))
    return { ask: { why: 'several', words: sort, count: picked.length, places: picked } }
  if (picked.length === 0 || (pick.kind === 'count' && picked.length !== pick.count)) return askWhy('empty')
  return { places: picked }
}

/** Picks that ask what is selected, where the cursor is, or what tracks are like. */
type OfProject = Extract<Pick, { kind: 'the' | 'selected' | 'channels' | 'unlike' | 'beside' }>
type InRow = Exclude<Pick, OfProject | Extreme>

const ofProjects: ReadonlySet<Pick['kind']> = new Set<OfProject['kind']>([
  'the',
  'selected',
  'channels',
  'unlike',
  'beside',
])
const isCountedInRow = (pick: OfProject | InRow): pick is InRow => !ofProjects.has(pick.kind)

function ofProject(sort: Sort, rows: readonly Place[][], pick: OfProject, context: Context): Places {
  switch (pick.kind) {
    case 'the':
      return theOne(sort, rows, context)
    case 'selected':
      return selectedOf(sort, rows, context)
    case 'channels':
      return ofChannels(rows.flat(), pick, context)
    case 'unlike':
      return unlike(rows.flat(), pick, context)
    case 'beside':
      return besideCursor(sort, rows.flat(), pick.way, context)
  }
}

/**
 * "delete the first cough and silence the second": as they were counted when that was said, where some of them are
 * gone since and none has come. Null where those are gone that are meant, or where nothing tells.
 */
function pickedAsSaid(sort: Sort, pick: Pick, within: Within, context: Context): readonly Place[] | null {
  const { first } = context
  if (first === undefined || !counts.has(pick.kind) || sort === 'pause' || within.inside.length > 0) return null
  const now = new Map((rowsOf(sort, within, context) ?? []).flat().map((place) => [keyOf(place), place]))
  const before = rowsOf(sort, within, { ...context, view: first }) ?? []
  const known = new Set(before.flat().map(keyOf))
  if (now.size >= known.size || [...now.keys()].some((key) => !known.has(key))) return null
  const meant = before.flatMap((row) => pickFrom(row, pick as Counted))
  const left = meant.flatMap((place) => now.get(keyOf(place)) ?? [])
  if (left.length === 0) return null
  return left.length === meant.length || pick.kind === 'every' ? left : []
}

type Counted = Extract<Pick, { kind: 'nth' | 'firstFew' | 'lastFew' | 'every' | 'middle' }>
const counts: ReadonlySet<Pick['kind']> = new Set<Counted['kind']>(['nth', 'firstFew', 'lastFew', 'every', 'middle'])
const keyOf = ({ thing, tracks }: Place): string => thing?.id ?? tracks?.[0] ?? ''

function unlike(all: readonly Place[], { words, count, orAll }: Pick & { kind: 'unlike' }, { view }: Context): Places {
  const called = (id: string): string => (view.tracks.find((track) => track.id === id)?.name ?? '').toLowerCase()
  const isLike = ({ tracks }: Place): boolean =>
    tracks?.some((id) =>
      called(id)
        .split(/[^\p{L}]+/u)
        .some((word) => words.includes(word)),
    ) === true
  const others = all.filter((place) => !isLike(place))
  const found = orAll === true && all.length === count ? all : others
  if (found.length < (count ?? 1)) return askWhy('empty')
  const isClear = count === null ? found.length > 1 : found.length === count
  return isClear ? { places: found } : { ask: { why: 'several', words: 'track', count: found.length, places: found } }
}

function ofChannels(all: readonly Place[], pick: Pick & { kind: 'channels' }, { view }: Context): Places {
  const fits = (id: string): boolean => view.tracks.find((track) => track.id === id)?.channels === pick.channels
  const found = all.filter(({ tracks }) => tracks !== null && tracks.length > 0 && tracks.every(fits))
  const isOther = pick.count !== null && found.length !== pick.count
  return found.length === 0 || isOther ? askWhy('empty') : { places: found }
}

/** How many there can be without a question which are meant. */
function most(pick: Pick, areApart: boolean): number {
  if (pick.kind === 'near') return 1
  return pick.kind === 'nth' && areApart ? pick.numbers.length : Number.POSITIVE_INFINITY
}

type Extreme = Extract<Pick, { kind: 'longest' | 'shortest' }>

const isExtreme = (pick: Pick): pick is Extreme => pick.kind === 'longest' || pick.kind === 'shortest'

/** So little apart they are equally long, in seconds. */
const tie = 0.001

/** Where no track is named, the longest is that of them all; of several that are equally long it is asked which. */
function extremesOf(
  sort: Sort,
  rows: readonly (readonly Place[])[],
  { kind, count }: Extreme,
  context: Context,
): Places {
  const sign = kind === 'longest' ? -1 : 1
  const length = (place: Place): number => lengthIn(place, context)
  const sorted = rows.map((row) => row.toSorted((a, b) => sign * (length(a) - length(b))))
  const tied = sorted.flatMap((row) => {
    const [last, next] = [row[count - 1], row[count]]
    const isTie = last !== undefined && next !== undefined && Math.abs(length(last) - length(next)) < tie
    return isTie ? row.filter((place) => Math.abs(length(place) - length(last)) < tie) : []
  })
  if (tied.length > 0) return { ask: { why: 'several', words: sort, count: tied.length, places: tied } }
  const picked = sorted.flatMap((row) => row.slice(0, count))
  return picked.length === 0 ? askWhy('empty') : { places: picked }
}

/** A track is as long as what is on it reaches. */
function lengthIn({ range, tracks }: Place, { view }: Context): number {
  const { start, end } = range ?? extentOfTracks(view, tracks)
  return end - start
}

/** What is counted on the track that is named beside it. */
export const liesOnTracks = (sort: Sort): boolean => sort === 'clip' || sort === 'pause'

/** Clips are counted on each track, tracks and labels in one row. */
function rowsOf(
  sort: Sort,
  { tracks: onTracks, chapters = false }: Within,
  { view, pauses }: Context,
): Place[][] | null {
  if (sort === 'pause') {
    const found = pauses?.(onTracks)
    return found === undefined ? null : [found.map((range) => ({ ...anyPlace, range, tracks: onTracks }))]
  }
  if (sort === 'track') return [view.tracks.map((track) => ({ ...anyPlace, tracks: [track.id] }))]
  if (sort === 'label') {
    const labels = view.labels.map((label) => ({ label, start: label.start, end: label.end }))
    return [(chapters ? chapterRanges(view.labels, view.duration) : labels).map(placeOfLabel)]
  }
  if (sort !== 'clip') return null
  return view.tracks
    .filter((track) => onTracks === null || onTracks.includes(track.id))
    .map((track) =>
      track.clips.map((clip) => ({
        ...anyPlace,
        range: { start: clip.start, end: clip.end },
        tracks: [track.id],
        thing: { sort: 'clip' as const, id: clip.id },
      })),
    )
}

const placeOfLabel = ({ label, start, end }: RangeView & { readonly label: { readonly id: string } }): Place => ({
  ...anyPlace,
  range: { start, end },
  thing: { sort: 'label', id: label.id },
})

function theOne(sort: Sort, rows: readonly Place[][], context: Context): Places {
  const all = rows.flat()
  if (all.length === 1) return { places: all }
  const chosen = selectedOf(sort, rows, context)
  if (isPlaces(chosen)) return chosen
  const last = context.mentioned.at(-1)
  if (sort === 'track' && last?.tracks?.length === 1 && !last.whole)
    return { places: [{ ...anyPlace, tracks: last.tracks }] }
  const { cursor } = context.view
  const under = all.filter(({ range }) => range !== null && range.start <= cursor && cursor < range.end)
  if (under.length === 1) return { places: under }
  return all.length === 0 ? askWhy('empty') : { ask: { why: 'several', words: sort, count: all.length, places: all } }
}

function selectedOf(sort: Sort, rows: readonly Place[][], { view }: Context): Places {
  const chosen = rows
    .flat()
    .filter((place) =>
      sort === 'track'
        ? place.tracks?.some((id) => view.selectedTracks.includes(id))
        : place.thing !== null && view.selectedClips.includes(place.thing.id),
    )
  return chosen.length === 0 ? askWhy('nothingSelected') : { places: chosen }
}

const lengthOf = (place: Place): number => (place.range === null ? 0 : place.range.end - place.range.start)

function pickFrom(row: readonly Place[], pick: InRow): Place[] {
  if (isOfLength(pick)) return row.filter((place) => isAsLong(lengthOf(place), pick))
  switch (pick.kind) {
    case 'each':
    case 'count':
    case 'some':
      return [...row]
    case 'near':
      return row.filter(({ range }) => range !== null && isNear(range, pick.seconds))
    case 'every':
      return row.filter((_, at) => at + 1 >= pick.from && (at + 1 - pick.from) % pick.step === 0)
    case 'nth':
      return pick.numbers.flatMap((number) => nthOf(row, number) ?? [])
    case 'firstFew':
      return row.slice(0, pick.count)
    case 'lastFew':
      return row.slice(-pick.count)
    case 'middle':
      return middleOf(row)
  }
}

/** Of an even number none is in the middle. */
export const middleOf = <T>(row: readonly T[]): T[] =>
  row.length % 2 === 1 ? row.slice(row.length >> 1, (row.length >> 1) + 1) : []

type OfLength = Extract<Pick, { kind: 'longer' | 'shorter' | 'lasting' }>

const lengths: ReadonlySet<Pick['kind']> = new Set<OfLength['kind']>(['longer', 'shorter', 'lasting'])
const isOfLength = (pick: Pick): pick is OfLength => lengths.has(pick.kind)

function isAsLong(length: number, pick: OfLength): boolean {
  if (pick.kind === 'lasting') return length > pick.over && length < pick.under
  return pick.kind === 'longer' ? length > pick.than : length < pick.than
}
