import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Sort } from '../meaning/types.ts'

/** A part of the project. What is null is not narrowed. */
export interface Place {
  readonly range: RangeView | null
  readonly tracks: readonly string[] | null
  /** The one thing that it is, where it is one. */
  readonly thing: { readonly sort: 'clip' | 'label'; readonly id: string } | null
  /** Words like "everything", which a missing range must not stand for. */
  readonly whole: boolean
  /** "Everything": where no tracks are named, all of them, whatever is selected. */
  readonly everywhere?: true
  /** A step has made it or named it. */
  readonly made?: true
  /** The tracks that a made one is a copy of. */
  readonly madeOf?: readonly string[]
  /** It was taken away, or all around it was: what is left is spoken of behind it. */
  readonly taken?: true
  /** What was taken away: its start is "there" now, and once that is undone it is all of it again. */
  readonly gone?: RangeView
  /** What was said of it: places of the same words were spoken of together, and are "them". */
  readonly words?: string
}

/** Why a set comes to nothing that can be acted on. */
export type Unresolved =
  | { readonly why: 'unknown'; readonly words: string; readonly sort: Sort }
  /** `sort` where words of the project's own are not what was said; `places`: those that fit, where they are known. */
  | { readonly why: 'several'; readonly words: string; readonly count: number; readonly places: readonly Place[] }
  | { readonly why: 'empty' | 'unclear' | 'nothingMentioned' | 'nothingSelected' | 'outside' | 'either' }

export type Places = { readonly places: readonly Place[] } | { readonly ask: Unresolved }

export const anyPlace: Place = { range: null, tracks: null, thing: null, whole: false }

export function isPlaces(found: Places): found is { readonly places: readonly Place[] } {
  return 'places' in found
}

/** The places that lie in both; null where two of them have nothing in common. */
export function intersect(a: Place, b: Place): Place | null {
  const tracks =
    a.tracks === null || b.tracks === null ? (a.tracks ?? b.tracks) : a.tracks.filter((id) => b.tracks?.includes(id))
  const range = a.range === null || b.range === null ? (a.range ?? b.range) : overlap(a.range, b.range)
  if ((tracks !== null && tracks.length === 0) || range === undefined) return null
  const either = (key: 'made' | 'everywhere'): boolean => a[key] === true || b[key] === true
  return {
    tracks,
    range,
    thing: a.thing ?? b.thing,
    whole: a.whole || b.whole,
    ...(either('made') && { made: true }),
    ...(either('everywhere') && { everywhere: true }),
  }
}

function overlap(a: RangeView, b: RangeView): RangeView | undefined {
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  return end >= start ? { start, end } : undefined
}

/** What is left of a range when others are taken out of it. */
export function without(range: RangeView, less: readonly RangeView[]): RangeView[] {
  let left = [range]
  for (const one of less) {
    left = left.flatMap((part) => [
      ...(one.start > part.start ? [{ start: part.start, end: Math.min(part.end, one.start) }] : []),
      ...(one.end < part.end ? [{ start: Math.max(part.start, one.end), end: part.end }] : []),
    ])
  }
  return left.filter((part) => part.end - part.start > 1e-6)
}

/** One and the same thing, or none. */
export const isSameThing = (a: Place['thing'], b: Place['thing']): boolean =>
  a === b || (a !== null && b !== null && a.sort === b.sort && a.id === b.id)

/** Things that are acted on as such, a point among them: those that are not one of the others. */
export function otherThings(from: readonly Place[], less: readonly Place[]): readonly Place[] | null {
  const gone = new Set(less.flatMap(({ thing }) => (thing === null ? [] : [`${thing.sort} ${thing.id}`])))
  if (gone.size < less.length || from.some(({ thing }) => thing === null)) return null
  return from.filter(({ thing }) => thing !== null && !gone.has(`${thing.sort} ${thing.id}`))
}

/** What is done to whole tracks or things can't be done to a part. */
export const hasNoParts = (sorts: readonly Sort[]): boolean => sorts.length > 0 && !sorts.includes('part')

/** Whether all places of one lie in the first stretch of the other. */
export function holds(outer: Places | undefined, inner: Places): boolean {
  if (outer === undefined || !isPlaces(outer) || !isPlaces(inner)) return false
  const [whole] = outer.places
  return (
    whole !== undefined &&
    whole.range !== null &&
    inner.places.every(
      ({ range }) =>
        range !== null && whole.range !== null && range.start >= whole.range.start && range.end <= whole.range.end,
    )
  )
}

/** A track from its beginning to its end; what lies at a time is that anyhow. */
export const entirely = (place: Place): Place => (place.range === null ? { ...place, whole: true } : place)

export const onePlace = (place: Partial<Place>): Places => ({ places: [{ ...anyPlace, ...place }] })

export const askWhy = (why: Exclude<Unresolved['why'], 'unknown' | 'several'>): Places => ({ ask: { why } })

/** The places of all of these, or why one of them comes to nothing. */
export function joined(all: readonly Places[]): Places {
  const places: Place[] = []
  for (const found of all) {
    if (!isPlaces(found)) return found
    places.push(...found.places)
  }
  return { places }
}

/** "The guest from 1:10 to 1:12": only that much of what is called so, whether it is a track or a clip. */
export function insideOf(place: Place, outer: RangeView | null): Place {
  if (outer === null) return place
  const { start, end } = place.range ?? outer
  const range = { start: Math.max(start, outer.start), end: Math.min(end, outer.end) }
  const isPart = range.end > range.start && (place.range === null || range.start > start || range.end < end)
  return isPart ? { ...place, range, thing: null } : place
}
