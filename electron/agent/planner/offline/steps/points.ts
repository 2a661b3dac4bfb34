import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { RangeRef, ThingRef, TimeRef, TrackRef } from '../../plan.ts'
import { withUnit } from '../grammar/durations.ts'
import { nameKey } from '../grammar/names.ts'
import { shift } from '../grammar/points.ts'
import { anchorEnd, anchorStart } from '../grammar/anchors.ts'
import type { Slots } from './slots.ts'

const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })

/** Times of a list share the unit that is said last: "1, 2 and 3 minutes". */
export function timesOf(slots: Slots): readonly TimeRef[] {
  const unit = slots.times.findLast(({ value }) => !value.bare)?.value.unit ?? null
  return slots.times.map(({ value }) => absolute(withUnit(value, unit).seconds))
}

const isOpenPoint = (slot: Slots['ranges'][number]): boolean => slot.value.point !== null

/** The edges of a range, for a split. */
function edgesOf(range: RangeRef): readonly TimeRef[] {
  switch (range.kind) {
    case 'between':
      return [range.from, range.to].filter(
        (point) => !(point.kind === 'anchor' && (point.anchor === 'start' || point.anchor === 'end')),
      )
    case 'first':
      return [absolute(range.seconds)]
    case 'last':
      return [{ kind: 'fromEnd', seconds: range.seconds }]
    case 'from': {
      const other = shift(range.from, range.seconds)
      return other === null ? [range.from] : [range.from, other]
    }
    case 'fraction':
      return [range.from, range.to]
        .filter((value) => value > 0 && value < 1)
        .map((value) => ({ kind: 'fraction', value }))
    case 'selection':
      return [
        { kind: 'anchor', anchor: 'selectionStart', offset: 0 },
        { kind: 'anchor', anchor: 'selectionEnd', offset: 0 },
      ]
    case 'thing':
      return [
        { kind: 'thing', thing: range.thing, edge: 'start', offset: 0 },
        { kind: 'thing', thing: range.thing, edge: 'end', offset: 0 },
      ]
    case 'around':
    case 'whole':
    case 'previous':
    case 'unclear':
      return []
  }
}

/** Every point that the words name, in the order in which they do. */
export function pointsOf(slots: Slots): readonly TimeRef[] {
  const [start, end] = slots.points
  const bothEnds = slots.points.length === 2 && start?.value === anchorStart && end?.value === anchorEnd
  if (bothEnds && slots.things.length > 0)
    return slots.things.flatMap(({ value }) => edgesOf({ kind: 'thing', thing: value.thing }))
  const fromRanges = slots.ranges.flatMap((slot) =>
    isOpenPoint(slot) && slot.value.point !== null ? [slot.value.point] : edgesOf(slot.value.range),
  )
  const atCursor: readonly TimeRef[] = slots.things.some(({ value }) => value.thing.here === 'cursor')
    ? [{ kind: 'anchor', anchor: 'cursor', offset: 0 }]
    : []
  const around = slots.things
    .filter(({ prep }) => prep === 'around')
    .flatMap(({ value }) => edgesOf({ kind: 'thing', thing: value.thing }))
  const fromThings = slots.things
    .filter(({ value, prep }) => prep !== null && prep !== 'of' && prep !== 'around' && value.thing.here === undefined)
    .map(({ value, prep }): TimeRef => ({
      kind: 'thing',
      thing: value.thing,
      edge: prep === 'after' ? 'end' : 'start',
      offset: 0,
    }))
  const percents = slots.amounts
    .filter(({ value }) => value.unit === 'percent' && value.value >= 0 && value.value <= 100)
    .map(({ value }): TimeRef => ({ kind: 'fraction', value: value.value / 100 }))
  const selection = slots.selection ? edgesOf({ kind: 'selection' }) : []
  return [
    ...fromRanges,
    ...slots.points.map(({ value }) => value),
    ...timesOf(slots),
    ...percents,
    ...around,
    ...fromThings,
    ...selection,
    ...(fromRanges.length + slots.points.length + slots.times.length === 0 ? atCursor : []),
  ]
}

/** Start and end of what is split evenly: a clip or track where just one is meant, else the project. */
export function extentOf(
  project: ProjectView,
  thing: ThingRef | null,
  tracks: readonly TrackRef[],
): { readonly start: number; readonly end: number } | null {
  const within = project.tracks.filter(
    (track, index) =>
      tracks.length === 0 ||
      tracks.some((ref) =>
        ref.kind === 'id' ? ref.id === track.id : fits(ref, track.name, index, project.tracks.length),
      ),
  )
  if (thing !== null) {
    const wanted = thing.name === undefined || thing.number !== undefined ? null : nameKey(thing.name)
    const clips = within
      .flatMap((track) => track.clips)
      .filter((clip) => clip.id === thing.id || (wanted !== null && nameKey(clip.name) === wanted))
    const labels = project.labels.filter((label) => wanted !== null && nameKey(label.text) === wanted)
    const all = thing.what === 'clip' ? clips : thing.what === 'label' ? labels : [...clips, ...labels]
    const only = all.length === 1 ? all[0] : undefined
    return only === undefined ? null : { start: only.start, end: only.end }
  }
  if (tracks.length === 0) return { start: 0, end: project.duration }
  const clips = within.flatMap((track) => track.clips)
  return clips.length === 0
    ? null
    : { start: Math.min(...clips.map((clip) => clip.start)), end: Math.max(...clips.map((clip) => clip.end)) }
}

/** The track of a clip, where just one clip can be meant. */
export function trackOfClip(project: ProjectView, thing: ThingRef): TrackRef | null {
  const wanted = thing.name === undefined || thing.number !== undefined ? null : nameKey(thing.name)
  const tracks = project.tracks.filter((track) =>
    track.clips.some((clip) => clip.id === thing.id || (wanted !== null && nameKey(clip.name) === wanted)),
  )
  const [only] = tracks
  return thing.what === 'label' || tracks.length !== 1 || only === undefined ? null : { kind: 'id', id: only.id }
}

/** The tracks that have all of these clips: of "take 1 and take 2" only one may have both. */
export function tracksWith(clips: readonly ThingRef[], project: ProjectView): readonly TrackRef[] {
  return project.tracks.flatMap(({ id }): readonly TrackRef[] =>
    clips.every((clip) => extentOf(project, clip, [{ kind: 'id', id }]) !== null) ? [{ kind: 'id', id }] : [],
  )
}

/** Whether the words can mean the track at this place. */
export function sameTrack(project: ProjectView, ref: TrackRef, index: number): boolean {
  const track = project.tracks[index]
  return (
    track !== undefined &&
    (ref.kind === 'id'
      ? ref.id === track.id
      : ref.kind !== 'all' && fits(ref, track.name, index, project.tracks.length))
  )
}

function fits(ref: TrackRef, name: string, index: number, count: number): boolean {
  if (ref.kind === 'name') return nameKey(ref.name) === nameKey(name)
  if (ref.kind === 'number') return ref.number === index + 1 || ref.number === index - count
  return ref.kind === 'all'
}

/** "every 30 seconds", "into three equal parts", "at every label": the points strictly inside. */
export function evenPoints(slots: Slots, project: ProjectView, tracks: readonly TrackRef[]): readonly TimeRef[] | null {
  if (slots.everyThing === 'label') {
    const starts = [...new Set(project.labels.map((label) => label.start))].filter(
      (start) => start > 0 && start < project.duration,
    )
    return starts.sort((one, other) => one - other).map(absolute)
  }
  const extent = extentOf(project, slots.things[0]?.value.thing ?? null, tracks)
  if (extent === null) return slots.every === null && slots.parts === null ? null : []
  const length = extent.end - extent.start
  if (slots.every !== null) {
    if (slots.every <= 0) return []
    const first = Math.floor(extent.start / slots.every) + 1
    const count = Math.max(0, Math.ceil(extent.end / slots.every - 1e-9) - first)
    return Array.from({ length: Math.min(count, 1000) }, (_, index) =>
      absolute(round((first + index) * (slots.every ?? 1))),
    )
  }
  if (slots.parts === null || (slots.parts === 2 && pointsOf(slots).length > 0)) return null
  const parts = slots.parts
  return Array.from({ length: Math.max(0, Math.min(parts, 1000) - 1) }, (_, index) =>
    absolute(round(extent.start + (length * (index + 1)) / parts)),
  )
}

const round = (seconds: number): number => Math.round(seconds * 1e6) / 1e6

/** Where the part that is named ends: "duplicate take 3 right after itself". */
export function endOf({ things, ranges, selection }: Slots): TimeRef | null {
  const [thing] = things
  if (thing !== undefined) return { kind: 'thing', thing: thing.value.thing, edge: 'end', offset: 0 }
  if (selection) return { kind: 'anchor', anchor: 'selectionEnd', offset: 0 }
  const range = ranges[0]?.value.range
  switch (range?.kind) {
    case 'between':
      return range.to
    case 'first':
      return { kind: 'absolute', seconds: range.seconds }
    case 'last':
      return anchorEnd
    case 'thing':
      return { kind: 'thing', thing: range.thing, edge: 'end', offset: 0 }
    case 'fraction':
      return { kind: 'fraction', value: range.to }
    case 'from':
    case 'around':
    case 'selection':
    case 'whole':
    case 'previous':
    case 'unclear':
    case undefined:
      return null
  }
}
