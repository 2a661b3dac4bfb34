import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, Pick, Sort } from '../meaning/types.ts'
import type { Context } from './context.ts'
import { anyPlace, askWhy, onePlace, type Place, type Places } from './found.ts'
import { anywhere, middleOf, thingsOf } from './things.ts'
import { nthOf } from '../../../../shared/nthOf.ts'

const it: Mention = { kind: 'mention', which: 'it', sort: 'any' }

type Mention = Group & { readonly kind: 'mention' }

/** The most recent that can be meant: of the sort that was said, and that the act can take. */
export function mention(context: Context, { which, sort, lasting, count, every, long }: Mention): Places {
  const { wholeWhenNothing, view, sorts } = context
  const mentioned = long === true ? context.mentioned.filter(hasLength) : context.mentioned
  if (lasting !== undefined) return lastingSo(context, lasting)
  if (count !== undefined) return soMany(context, count)
  const last = mentioned.findLast((place) => isOfSort(place, sort, view))
  const placed = ofOwn[which]?.(context)
  if (placed !== undefined) return placed
  if (last !== undefined) {
    const all = which === 'them' ? saidWith(last, mentioned) : [last]
    return { places: all.map((place) => asTaken(place, sort, context)) }
  }
  if (view.selection !== null) return onePlace({ range: view.selection })
  if (every === true && onlyTracks(sorts)) return onePlace({ tracks: view.tracks.map(({ id }) => id) })
  // "The same part" is no other than one that was spoken of, and "her track" is one of several.
  const isOne = which === 'same' || (sort === 'track' && view.tracks.length > 1)
  return wholeWhenNothing && !isOne ? onePlace({ whole: true }) : askWhy('nothingMentioned')
}

/** Those that mean something else than what was spoken of last. */
const ofOwn: Partial<Record<Mention['which'], (context: Context) => Places>> = {
  other: () => askWhy('nothingMentioned'),
  that: (context) => pointed('part', context),
  there: ({ mentioned, onTracks }) => onOthers(thereIn(mentioned), onTracks),
  here: hereIn,
  made: ({ mentioned }) => madeIn(mentioned),
  source: ({ mentioned }) => sourceIn(mentioned),
  between: ({ mentioned }) => betweenIn(mentioned),
  open: ({ view }) => onePlace(view.selection === null ? { whole: true } : { range: view.selection }),
}

const hasLength = ({ range }: Place): boolean => range === null || range.end > range.start

/** What takes tracks takes the tracks that it is on; of a part of all of them none is meant. */
function asTaken(place: Place, sort: Sort, { sorts, removes, view }: Context): Place {
  if (sort === 'track') return { ...place, range: null }
  const isPart = place.range !== null && view.tracks.length > 1 && coversAll(place, view) && !isWhole(place.range, view)
  return onlyTracks(sorts) && removes !== true && !isPart ? { ...place, range: null } : place
}

const isWhole = ({ start, end }: RangeView, { duration }: Context['view']): boolean => start <= 0 && end >= duration
const coversAll = ({ tracks }: Place, view: Context['view']): boolean =>
  tracks === null || view.tracks.every(({ id }) => tracks.includes(id))

/** All that was spoken of in the same words: "take the two longest clips and bring them up 2 dB". */
function saidWith(last: Place, mentioned: readonly Place[]): readonly Place[] {
  const from = mentioned.findLastIndex(({ words }) => words !== last.words)
  const all = last.words === undefined ? [last] : mentioned.slice(from + 1)
  return all.length > 0 && all.at(-1) === last ? all : [last]
}

/** A copy and what it is of; nothing, for what is no copy. */
const withSource = ({ made, madeOf = [], tracks }: Place): readonly string[] =>
  made === true && madeOf.length > 0 ? [...madeOf, ...(tracks ?? [])] : []

/** "Both": as many of what was spoken of last, a copy with what it is of, else all tracks where there are so many. */
function soMany(context: Context, count: number): Places {
  const { mentioned, view } = context
  const last = mentioned.at(-1)
  const together = last === undefined ? [] : saidWith(last, mentioned)
  if (together.length === count) return { places: together.map((place) => asTaken(place, 'any', context)) }
  if (together.length === 1 && last?.tracks?.length === count) return { places: [asTaken(last, 'any', context)] }
  const copied = last === undefined ? [] : withSource(last)
  if (copied.length === count) return onePlace({ tracks: copied })
  const each = mentioned.filter((place, at) => mentioned.findLastIndex((other) => isSame(place, other)) === at)
  const newest = each.slice(-count)
  if (newest.length === count) return { places: newest.map((place) => asTaken(place, 'any', context)) }
  const tracks = view.tracks.map(({ id }) => id)
  return mentioned.length === 0 && tracks.length === count ? onePlace({ tracks }) : askWhy('nothingMentioned')
}

/** "The first one": of what was spoken of together, each track of it for itself. */
export function onesIn(context: Context, pick: Pick): Places {
  const { mentioned } = context
  const last = mentioned.at(-1)
  const together = last === undefined ? [] : saidWith(last, mentioned)
  const all = together.flatMap((place) =>
    place.range === null && place.tracks !== null && place.gone === undefined
      ? place.tracks.map((id) => ({ ...place, tracks: [id] }))
      : [place],
  )
  const found = all.length > 1 ? pickedOf(all, pick) : []
  return found.length > 0
    ? { places: found.map((place) => asTaken(place, 'any', context)) }
    : askWhy('nothingMentioned')
}

function pickedOf(all: readonly Place[], pick: Pick): readonly Place[] {
  if (pick.kind === 'firstFew') return all.length > pick.count ? all.slice(0, pick.count) : []
  if (pick.kind === 'lastFew') return all.length > pick.count ? all.slice(-pick.count) : []
  if (pick.kind === 'middle') return middleOf(all)
  if (pick.kind !== 'nth') return []
  const found = pick.numbers.flatMap((number) => nthOf(all, number) ?? [])
  return found.length === pick.numbers.length ? found : []
}

const isSame = (a: Place, b: Place): boolean =>
  JSON.stringify([a.range, a.tracks, a.thing]) === JSON.stringify([b.range, b.tracks, b.thing])

/** "Those four seconds": the last part that was spoken of and is so long. */
function lastingSo({ mentioned }: Context, seconds: number): Places {
  const isSoLong = ({ range }: Place): boolean => range !== null && Math.abs(range.end - range.start - seconds) < 0.25
  const found = mentioned.findLast(isSoLong)
  return found === undefined ? { ask: { why: 'unclear' } } : { places: [found] }
}

function isOfSort(place: Place, sort: Sort, view: Context['view']): boolean {
  if (sort === 'track') return place.tracks !== null
  if (sort !== 'clip' && sort !== 'label') return true
  const { thing } = place
  const there = sort === 'label' ? view.labels : view.tracks.flatMap((track) => track.clips)
  return thing?.sort === sort && there.some((one) => one.id === thing.id)
}

const onlyTracks = (sorts: readonly Sort[]): boolean =>
  sorts.includes('track') && !sorts.some((sort) => sort === 'part' || sort === 'clip' || sort === 'label')

/**
 * "There" is the last part of the recording that was spoken of, never all of it; and rather a point than the part
 * that was spoken of with it.
 */
function thereIn(mentioned: Context['mentioned']): Places {
  const newest = mentioned.at(-1)
  if (newest?.gone !== undefined) return seamOf(newest.gone.start, mentioned)
  const isPoint = ({ range }: Place): boolean => range !== null && range.start === range.end
  const last = mentioned.slice(-2).find(isPoint) ?? mentioned.findLast(({ range }) => range !== null)
  return last === undefined ? askWhy('nothingMentioned') : { places: [last] }
}

/** "Silence the solo on the bass and raise the guitar there": the time alone, where other tracks are named. */
function onOthers(found: Places, onTracks: Context['onTracks']): Places {
  if (!('places' in found) || onTracks === null || onTracks === undefined) return found
  return { places: found.places.map((place) => ({ ...place, tracks: null })) }
}

/** "Delete the sponsor and put a label there": where it was, if that is one place. */
function seamOf(seam: number, mentioned: Context['mentioned']): Places {
  const isSecond = mentioned.at(-2)?.gone !== undefined && mentioned.at(-2)?.words === mentioned.at(-1)?.words
  return isSecond ? askWhy('nothingMentioned') : onePlace({ range: { start: seam, end: seam } })
}

/** "This spot": where the cursor is, if no place was spoken of. */
function hereIn({ mentioned, view }: Context): Places {
  const last = thereIn(mentioned)
  return 'places' in last ? last : onePlace({ range: { start: view.cursor, end: view.cursor } })
}

function madeIn(mentioned: Context['mentioned']): Places {
  const last = mentioned.at(-1)
  return last?.made === true ? { places: [last] } : askWhy('nothingMentioned')
}

/** "The original": the tracks that the last thing is a copy of. */
function sourceIn(mentioned: Context['mentioned']): Places {
  const tracks = mentioned.findLast(({ made }) => made === true)?.madeOf ?? []
  return tracks.length > 0 ? onePlace({ tracks }) : askWhy('nothingMentioned')
}

/** What lies between the last two places: "split at 20 and 30 and silence the part between". */
function betweenIn(mentioned: Context['mentioned']): Places {
  const [one, other] = mentioned
    .slice(-2)
    .flatMap(({ range }) => range ?? [])
    .toSorted((a, b) => a.start - b.start)
  if (one === undefined || other === undefined || other.start <= one.end) return askWhy('nothingMentioned')
  return { places: [{ ...anyPlace, range: { start: one.end, end: other.start } }] }
}

/** What the person points at: what is selected, under the cursor, or was spoken of. */
export function pointed(sort: Sort, context: Context): Places {
  const { view } = context
  if (sort === 'track') {
    if (view.selectedTracks.length > 0) return onePlace({ tracks: view.selectedTracks })
    if (view.tracks.length === 1) return onePlace({ tracks: view.tracks.map((track) => track.id) })
    return context.mentioned.length > 0 ? mention(context, it) : askWhy('nothingMentioned')
  }
  if ((sort === 'clip' || sort === 'label') && context.mentioned.some((place) => isOfSort(place, sort, view)))
    return mention(context, { ...it, sort })
  if (sort === 'clip' || sort === 'label') return thingsOf(sort, { kind: 'the' }, anywhere, context)
  if (view.selection !== null) return onePlace({ range: view.selection })
  if (context.mentioned.length > 0) return mention(context, it)
  return context.thisWhole === true ? onePlace({ whole: true }) : askWhy('nothingSelected')
}

/** "Fade in the first 3 seconds of the bed. And its last 3 out": of what that was a part of, for that was no longer. */
export const ownerOf =
  (part: Group, of: Group) =>
  (place: Place): Place => {
    const { range, tracks } = place
    if (of.kind !== 'mention' || part.kind !== 'part' || range === null || tracks === null) return place
    const { stretch } = part
    const isEdge = (stretch.kind === 'first' || stretch.kind === 'last') && 'seconds' in stretch.length
    return isEdge && stretch.length.seconds >= range.end - range.start ? { ...place, range: null, thing: null } : place
  }
