import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, Target, TimeRef } from '../../planner/plan.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { Place } from '../../reader/evaluate/found.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { targetSourcesOf } from '../../tools/contract/target.ts'
import type { ResolveContext } from './resolveContext.ts'

/** Places that were found, as the targets of steps. */

export const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })

export const between = ({ start, end }: RangeView): RangeRef => ({
  kind: 'between',
  from: absolute(start),
  to: absolute(end),
})

export function tracksIn({ tracks, thing, everywhere }: Place): Pick<Target, 'tracks'> {
  if (tracks !== null) return { tracks: tracks.map((id) => ({ kind: 'id', id })) }
  return everywhere === true && thing?.sort !== 'clip' ? { tracks: [{ kind: 'all' }] } : {}
}

export const edgeOf = ({ start, end }: RangeView, edge: 'start' | 'end', length: number): RangeView =>
  edge === 'start' ? { start, end: Math.min(end, start + length) } : { start: Math.max(start, end - length), end }

/** Tracks that begin and end apart have edges of their own; where none is said it is the edge of all there is. */
export function rowsOf(place: Place, view: ProjectView): readonly Place[] {
  const open = place.everywhere !== true && view.selectedTracks.length > 0 ? view.selectedTracks : null
  const tracks = place.tracks ?? open
  if (place.range !== null || tracks === null || (place.tracks === null && view.selection !== null)) return [place]
  return tracks.map((id) => ({ ...place, tracks: [id] }))
}

/** From where the first sound begins to where the last ends. */
export const soundOf = (view: ProjectView): readonly string[] =>
  view.tracks.filter((track) => track.clips.length > 0).map((track) => track.id)

const takesThing = ({ parameters }: Tool): boolean => 'label' in parameters.shape || 'clip' in parameters.shape

export function targetAt(place: Place, { tool, view }: ResolveContext): Target {
  const thing = place.thing === null ? {} : { thing: { what: place.thing.sort, id: place.thing.id } }
  const isThing = takesThing(tool) || (place.thing !== null && isAll(place, view)) || isMarkToRemove(place, tool, view)
  if (isThing) return { ...tracksIn(place), ...thing }
  if (place.range !== null && targetSourcesOf(tool).range !== null)
    return { ...tracksIn(place), range: isSelection(place.range, view) ? { kind: 'selection' } : between(place.range) }
  const isWhole = place.whole && (place.tracks === null || targetSourcesOf(tool).range !== null)
  return { ...tracksIn(place), ...(isWhole ? { range: { kind: 'whole' } } : {}) }
}

const isSelection = ({ start, end }: RangeView, { selection }: ProjectView): boolean =>
  selection !== null && selection.start === start && selection.end === end

/** The whole of the thing that it is, on its own track. */
function isAll({ thing, range, tracks }: Place, view: ProjectView): boolean {
  const same = (one: { readonly id: string; readonly start: number; readonly end: number }): boolean =>
    one.id === thing?.id && one.start === range?.start && one.end === range.end
  if (thing?.sort === 'label') return view.labels.some(same)
  return view.tracks.some((track) => (tracks === null || tracks.includes(track.id)) && track.clips.some(same))
}

/** A point that is read as a chapter: what is removed is asked about, and does not go as far as the next one. */
const isMarkToRemove = ({ thing }: Place, { impact }: Tool, { labels }: ProjectView): boolean =>
  impact === 'removes' && labels.some(({ id, start, end }) => id === thing?.id && start === end)

/** A tool that has no target of its own is called once; what is done to whole tracks is done to all of them at once. */
export function placesFor({ frame }: Act, places: readonly Place[], tool: Tool): readonly Place[] {
  const { range, tracks } = targetSourcesOf(tool)
  if (range === null && tracks === null && !takesThing(tool)) return places.slice(0, 1)
  const wide = range === null && !takesThing(tool) ? asOneSet(places) : places
  return frame.together === true ? asOne(wide) : wide
}

function asOneSet(places: readonly Place[]): readonly Place[] {
  const [first] = places
  if (first === undefined || places.some((place) => place.tracks === null)) return places
  return [{ ...first, tracks: [...new Set(places.flatMap((place) => place.tracks ?? []))] }]
}

function asOne(places: readonly Place[]): readonly Place[] {
  const [first] = places
  const ranges = places.flatMap((place) => (place.range === null ? [] : [place.range]))
  if (first === undefined || places.length === 1 || ranges.length < places.length) return places
  const tracks = [...new Set(places.flatMap((place) => place.tracks ?? []))]
  return [{ ...first, thing: null, tracks: tracks.length === 0 ? null : tracks, range: around(ranges) }]
}

const around = (ranges: readonly RangeView[]): RangeView => ({
  start: Math.min(...ranges.map((one) => one.start)),
  end: Math.max(...ranges.map((one) => one.end)),
})

/** Several parts are kept as one from the first to the last of them, less what lies between; null where it is one. */
export function keptParts(
  step: PlannedStep,
  { frame }: Act,
  places: readonly Place[],
  { tracks }: ProjectView,
): PlannedStep[] | null {
  const { inner, effect } = frame
  const ranges = places.flatMap(({ range }) => (range === null ? [] : [range])).toSorted((a, b) => a.start - b.start)
  const [first] = places
  const alike = places.every((place) => JSON.stringify(place.tracks) === JSON.stringify(first?.tracks))
  if (
    effect !== 'keeps' ||
    inner === undefined ||
    first === undefined ||
    ranges.length < 2 ||
    ranges.length < places.length ||
    !alike
  )
    return null
  const clips = tracks.filter(({ id }) => first.tracks?.includes(id) !== false).flatMap((track) => track.clips)
  // "keep the birds and the creek": where nothing lies between them, nothing goes there.
  const hasSound = (gap: RangeView): boolean => clips.some(({ start, end }) => start < gap.end && end > gap.start)
  const gaps = ranges.flatMap(({ end }, at) => {
    const next = ranges[at + 1]
    return next !== undefined && next.start > end ? [{ start: end, end: next.start }].filter(hasSound) : []
  })
  const at = (range: RangeView): Target => ({ ...tracksIn(first), range: between(range) })
  return [
    { ...step, target: at(around(ranges)) },
    ...gaps.map((gap): PlannedStep => ({ ...step, tool: inner, args: {}, target: at(gap) })),
  ]
}

/** What is removed behind leaves what lies before it where it is, on one track as on all. */
export const lastFirst = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((a, b) => (b.range?.start ?? 0) - (a.range?.start ?? 0))

interface Spoken {
  readonly group: Group
  readonly places: readonly Place[]
}

/** "the phone rings, 5:05 to 5:09": what is called so lies elsewhere, so that one of the two was not meant. */
export function liesElsewhere(spoken: readonly Spoken[]): boolean {
  const [thing, part] = spoken.slice(-2)
  if (thing?.group.kind !== 'named' || part?.group.kind !== 'part') return false
  const apart = (a: Place, b: Place): boolean =>
    a.range !== null && b.range !== null && (a.range.end <= b.range.start || b.range.end <= a.range.start)
  return thing.places.length > 0 && thing.places.every((one) => part.places.some((other) => apart(one, other)))
}
