import type { Act } from '../../reader/clause/clause.ts'
import type { Group, Length, NameCandidate, Point, Sort, Stretch } from '../../reader/meaning/types.ts'
import type { RangeRef, Target, TimeRef, TrackRef } from '../plan.ts'

type TargetParts = Pick<Target, 'range' | 'tracks' | 'thing'>

/**
 * An act's places as references that the preparation looks up one by one; null where they are sets, mentions or what is
 * left of something, which it looks up as a whole.
 */
export function targetOf(act: Act): Target | null {
  if (isSet(act)) return null
  const sorts = [...(act.frame.target?.object ?? []), ...(act.frame.target?.place ?? [])]
  let target: TargetParts | null = {}
  for (const group of act.where) target = target === null ? null : added(target, partOf(group, sorts))
  const at = act.points.map(timeOf)
  if (target === null || at.includes(null)) return null
  const all = onAllTracks(target, act.where)
  return at.length === 0 ? wholeOf(all) : { ...all, at: at as TimeRef[] }
}

/** "Everything" is on all tracks, whatever is selected, unless a track or a clip is named beside it. */
function onAllTracks(target: TargetParts, where: readonly Group[]): TargetParts {
  const isOpen = target.tracks === undefined && target.thing?.what !== 'clip'
  return isOpen && where.some(saysEverything) ? { ...target, tracks: [{ kind: 'all' }] } : target
}

function saysEverything(group: Group): boolean {
  if (group.kind === 'within') return saysEverything(group.part)
  if (group.kind === 'part') return 'everything' in group.stretch && group.stretch.everything === true
  return group.kind === 'all' && group.sort === 'any'
}

/** What is excepted, divided, done to each, or pointed at where nothing need be selected. */
function isSet({ scopes, into, every, frame: { target }, where }: Act): boolean {
  if (scopes.length > 0 || into !== null || every !== null || target?.each === true) return true
  return target?.thisWhole === true && where.some(({ kind }) => kind === 'pointed')
}

/** "all tracks" are all that is on them. */
function wholeOf(target: TargetParts): TargetParts {
  const isAll = target.tracks?.some(({ kind }) => kind === 'all') === true
  return isAll && target.range === undefined && target.thing === undefined
    ? { ...target, range: { kind: 'whole' } }
    : target
}

/** Beside all of it, a range is what is meant; null where each of two has ends of its own, or there is none. */
function narrower(one: RangeRef | undefined, other: RangeRef | undefined): RangeRef | null {
  if (one === undefined || other === undefined) return one ?? other ?? null
  if (one.kind === 'whole') return other
  return other.kind === 'whole' ? one : null
}

/** Two places of a kind are a set. */
function added(target: TargetParts, part: TargetParts | null): TargetParts | null {
  if (part === null) return null
  const range = narrower(target.range, part.range)
  const twice = Object.keys(part).some((key) => key in target && (key !== 'range' || range === null))
  const both = { ...target, ...part, ...(range && { range }) }
  const inside = both.thing !== undefined && both.range !== undefined && both.range.kind === 'between'
  // A clip on a track that is not its own says when.
  const during = both.thing?.what === 'clip' && both.tracks !== undefined
  return twice || inside || during ? null : both
}

/** The whole of a track, whatever is selected, is for the preparation to see. */
const partOf = (group: Group, sorts: readonly Sort[]): TargetParts | null =>
  'entire' in group ? null : referenceTo(group, sorts)

function referenceTo(group: Group, sorts: readonly Sort[]): TargetParts | null {
  switch (group.kind) {
    case 'part': {
      const range = rangeOf(group.stretch)
      return range === null ? null : { range }
    }
    case 'named':
      return named(group, sorts)
    case 'all':
      return allOf(group.sort, sorts)
    case 'pointed':
      return pointed(group.sort)
    case 'within':
      return within(partOf(group.part, sorts), partOf(group.of, []))
    case 'list':
      return tracksOf(group.items, sorts)
    case 'sort':
      return counted(group)
    case 'unknown':
    case 'either':
    case 'minus':
    case 'rest':
    case 'mention':
      return null
  }
}

const allOf = (sort: Sort, sorts: readonly Sort[]): TargetParts =>
  sort === 'track' || takesOnlyTracks(sorts) ? { tracks: [{ kind: 'all' }] } : { range: { kind: 'whole' } }

/** "mute everything". */
const takesOnlyTracks = (sorts: readonly Sort[]): boolean =>
  sorts.includes('track') && !sorts.some((sort) => sort === 'part' || sort === 'clip' || sort === 'label')

function within(part: TargetParts | null, of: TargetParts | null): TargetParts | null {
  const outer = of?.thing !== undefined || (of?.tracks?.length === 1 && of.tracks[0]?.kind !== 'all')
  return part?.range === undefined || !outer || of.range !== undefined ? null : { ...of, ...part }
}

function pointed(sort: Sort): TargetParts | null {
  if (sort === 'track') return { tracks: [{ kind: 'selected' }] }
  return sort === 'part' || sort === 'any' ? { range: { kind: 'selection' } } : null
}

/** Those of its candidates that an act can take; of a clip and a track of one name the track. */
function fitting(candidates: readonly NameCandidate[], sorts: readonly Sort[]): readonly NameCandidate[] {
  const fits = candidates.filter(({ sort }) =>
    sorts.some((one) => one === sort || (one === 'part' && sort !== 'track')),
  )
  const left = fits.length > 0 ? fits : candidates
  const tracks = left.filter(({ sort }) => sort === 'track')
  return tracks.length > 0 && left.some(({ sort }) => sort === 'clip') ? tracks : left
}

function named({ candidates, near }: Group & { kind: 'named' }, sorts: readonly Sort[]): TargetParts | null {
  if (near !== undefined) return null
  const left = fitting(candidates, sorts)
  const [first] = left
  if (first === undefined || left.length > 1) return null
  if (first.sort !== 'track') return { thing: { what: first.sort, id: first.id } }
  return left.length === 1 ? { tracks: [{ kind: 'id', id: first.id }] } : null
}

function tracksOf(items: readonly Group[], sorts: readonly Sort[]): TargetParts | null {
  const parts = items.map((item) => partOf(item, sorts))
  const tracks: TrackRef[] = []
  for (const part of parts) {
    if (part?.tracks === undefined || Object.keys(part).length > 1) return null
    tracks.push(...part.tracks)
  }
  return { tracks }
}

function counted({ sort, pick, on, among }: Group & { kind: 'sort' }): TargetParts | null {
  if (among !== undefined) return null
  if (sort === 'track' && pick.kind === 'each') return { tracks: [{ kind: 'all' }] }
  if (sort === 'track' && pick.kind === 'selected') return { tracks: [{ kind: 'selected' }] }
  if (on !== null || pick.kind !== 'nth') return null
  if (sort === 'track') return { tracks: pick.numbers.map((number): TrackRef => ({ kind: 'number', number })) }
  return null
}

function rangeOf(stretch: Stretch): RangeRef | null {
  switch (stretch.kind) {
    case 'between':
      return betweenOf(stretch.from, stretch.to)
    case 'first':
    case 'last':
    case 'middle':
      return edgeOf(stretch.kind, stretch.length)
    case 'after':
    case 'before':
      return besideOf(stretch)
    case 'around': {
      const center = timeOf(stretch.point)
      return center === null ? null : { kind: 'around', center, seconds: stretch.length }
    }
    case 'shares':
      return { kind: 'fraction', from: stretch.from, to: stretch.to }
    case 'whole':
      return { kind: 'whole' }
    case 'selection':
      return { kind: 'selection' }
    case 'unclear':
      return { kind: 'unclear', words: stretch.words }
    case 'gap':
    case 'loose':
      return null
  }
}

function betweenOf(a: Point, b: Point): RangeRef | null {
  const from = timeOf(a)
  const to = timeOf(b)
  return from === null || to === null ? null : { kind: 'between', from, to }
}

function edgeOf(kind: 'first' | 'last' | 'middle', length: Length): RangeRef {
  if (!('seconds' in length)) {
    const { share } = length
    if (kind === 'middle') return { kind: 'fraction', from: 0.5 - share / 2, to: 0.5 + share / 2 }
    return kind === 'first' ? { kind: 'fraction', from: 0, to: share } : { kind: 'fraction', from: 1 - share, to: 1 }
  }
  const { seconds } = length
  return kind === 'middle' ? { kind: 'around', center: { kind: 'fraction', value: 0.5 }, seconds } : { kind, seconds }
}

function besideOf({ kind, point, length }: Stretch & { kind: 'after' | 'before' }): RangeRef | null {
  const time = timeOf(point)
  if (time === null) return null
  if (length !== null) return { kind: 'from', from: time, seconds: kind === 'before' ? -length : length }
  const anchor = (at: 'start' | 'end'): TimeRef => ({ kind: 'anchor', anchor: at, offset: 0 })
  return kind === 'before'
    ? { kind: 'between', from: anchor('start'), to: time }
    : { kind: 'between', from: time, to: anchor('end') }
}

function timeOf(point: Point): TimeRef | null {
  switch (point.kind) {
    case 'at':
      return { kind: 'absolute', seconds: point.seconds }
    case 'fromEnd':
      return { kind: 'fromEnd', seconds: point.seconds }
    case 'cursor':
    case 'selectionStart':
    case 'selectionEnd':
      return { kind: 'anchor', anchor: point.kind, offset: point.offset }
    case 'edge':
      return edgeTime(point)
    case 'share':
      return point.of === null ? { kind: 'fraction', value: point.share } : null
    case 'unclearPoint':
      return null
  }
}

function edgeTime({ edge, of, offset }: Point & { kind: 'edge' }): TimeRef | null {
  if (of === null) return { kind: 'anchor', anchor: edge, offset }
  // "on the atmos, up to where the baker begins": a clip may lie on another track than what is done.
  const isLabel = of.kind === 'named' && !of.candidates.some(({ sort }) => sort === 'clip')
  const thing = isLabel ? named(of, ['label'])?.thing : undefined
  return thing === undefined ? null : { kind: 'thing', thing, edge, offset }
}
