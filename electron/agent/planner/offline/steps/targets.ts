import type { RangeRef, Target, ThingRef, TrackRef } from '../../plan.ts'
import { anchorCursor, anchorEnd, anchorStart, isAnchor } from '../grammar/anchors.ts'
import { noSlots } from './slots.ts'
import type { Slots } from './slots.ts'
import { inPassing } from '../words/en.ts'

/** What earlier steps of the same message leave to point at. */
export interface Before {
  /** The step before is in this message and has a range that "it" can mean. */
  readonly range: 'previous' | 'selected' | 'lastRequest' | 'none'
  readonly tracks: readonly TrackRef[] | null
  /** The clip or label that it named. */
  readonly thing: ThingRef | null
}

/** The tracks that the words name, with "all but these". */
export function tracksOf(slots: Slots): readonly TrackRef[] {
  const except = slots.except?.tracks ?? []
  if (except.length === 0) return slots.tracks
  return [{ kind: 'except', tracks: except }]
}

/**
 * What a tool makes of a time that is only a length: a fade in is at the start, a fade out at the end, "trim to 30 s"
 * keeps the first.
 */
export type LooseLength = 'first' | 'last' | 'fromCursor' | 'ask'

/** A length and an edge: "3 seconds off the start", "the beginning … over 3 seconds", "at the end". */
function edgeRange(slots: Slots, loose: LooseLength): RangeRef | null {
  const time = slots.times[0]?.value
  const point = slots.points[0]
  if (time === undefined) return null
  if (point === undefined) {
    if (loose === 'first' || loose === 'last') return { kind: loose, seconds: time.seconds }
    return null
  }
  if (isAnchor(point.value, 'start')) return { kind: 'first', seconds: time.seconds }
  if (isAnchor(point.value, 'end')) return { kind: 'last', seconds: time.seconds }
  if (point.value.kind === 'fraction' && point.prep !== 'from')
    return { kind: 'around', center: point.value, seconds: time.seconds }
  const backwards =
    point.prep === 'until' ||
    point.prep === 'before' ||
    (loose === 'last' && point.value.kind === 'thing' && point.value.edge === 'end')
  return { kind: 'from', from: point.value, seconds: backwards ? -time.seconds : time.seconds }
}

/** Two plain times, one "at" and one "for": "silence at 10 for 3 seconds". */
function atForRange(slots: Slots): RangeRef | null {
  const [first, second] = slots.times
  if (first === undefined || second === undefined || slots.times.length !== 2) return null
  const isPlace = ({ prep }: (typeof slots.times)[number]): boolean => inPassing.placesTimes.has(prep ?? '')
  const isLength = ({ prep }: (typeof slots.times)[number]): boolean => ['for', 'over'].includes(prep ?? '')
  const place = isPlace(first) ? first : isPlace(second) ? second : isLength(second) ? first : null
  const length = place === first ? second : first
  if (place === null || isPlace(length) || !['for', 'over', null].includes(length.prep)) return null
  return { kind: 'from', from: { kind: 'absolute', seconds: place.value.seconds }, seconds: length.value.seconds }
}

/** "to the end" is from the cursor on, "to the cursor" from the start; "from there" is to the end. */
function openRange(slots: Slots): RangeRef | null {
  const point = slots.points[0]
  if (point === undefined || slots.times.length > 0) return null
  if (point.prep === 'to' || point.prep === 'till' || point.prep === 'until') {
    return { kind: 'between', from: isAnchor(point.value, 'end') ? anchorCursor : anchorStart, to: point.value }
  }
  return null
}

function betweenPoints(slots: Slots): RangeRef | null {
  const [from, to] = slots.points
  return from !== undefined && to?.prep === 'to' && from.prep !== 'to'
    ? { kind: 'between', from: from.value, to: to.value }
    : null
}

/** "5 seconds off both ends". */
function bothEnds(slots: Slots): readonly RangeRef[] | null {
  const time = slots.times[0]?.value
  const [one, other] = slots.points
  if (
    time === undefined ||
    one === undefined ||
    other === undefined ||
    !isAnchor(one.value, 'start') ||
    !isAnchor(other.value, 'end')
  )
    return null
  return [
    { kind: 'first', seconds: time.seconds },
    { kind: 'last', seconds: time.seconds },
  ]
}

/** "starting at 1:00, delete 10 seconds". */
function lengthFrom({ ranges, times }: Slots): RangeRef | null {
  const [only, more] = ranges
  const [time, other] = times
  if (
    only === undefined ||
    more !== undefined ||
    time === undefined ||
    other !== undefined ||
    time.value.bare ||
    only.value.ends !== 'open'
  )
    return null
  const { range } = only.value
  return range.kind === 'between' && isAnchor(range.to, 'end')
    ? { kind: 'from', from: range.from, seconds: time.value.seconds }
    : null
}

/** The ranges that the words name; several where the step is to be done to each. */
export function rangesOf(slots: Slots, loose: LooseLength): readonly RangeRef[] {
  const from = lengthFrom(slots)
  if (from !== null) return [from]
  if (slots.ranges.length > 0) return slots.ranges.map(({ value }) => value.range)
  const ends = bothEnds(slots)
  if (ends !== null) return ends
  const one = atForRange(slots) ?? betweenPoints(slots) ?? edgeRange(slots, loose) ?? openRange(slots)
  if (one !== null) return [one]
  return slots.whole ||
    (slots.except !== null &&
      slots.except.ranges.length === 0 &&
      slots.tracks.length === 0 &&
      slots.things.length === 0 &&
      slots.except.tracks.length > 0)
    ? [{ kind: 'whole' }]
    : []
}

/** What is left when this is taken out of all: before it and after it. */
export function complement(range: RangeRef): readonly RangeRef[] {
  switch (range.kind) {
    case 'first':
      return [{ kind: 'between', from: { kind: 'absolute', seconds: range.seconds }, to: anchorEnd }]
    case 'last':
      return [{ kind: 'between', from: anchorStart, to: { kind: 'fromEnd', seconds: range.seconds } }]
    case 'fraction':
      return [
        ...(range.from > 0 ? [{ kind: 'fraction' as const, from: 0, to: range.from }] : []),
        ...(range.to < 1 ? [{ kind: 'fraction' as const, from: range.to, to: 1 }] : []),
      ]
    case 'between':
      return [
        ...(isAnchor(range.from, 'start') ? [] : [{ kind: 'between' as const, from: anchorStart, to: range.from }]),
        ...(isAnchor(range.to, 'end') ? [] : [{ kind: 'between' as const, from: range.to, to: anchorEnd }]),
      ]
    case 'thing':
      return [
        { kind: 'between', from: anchorStart, to: { kind: 'thing', thing: range.thing, edge: 'start', offset: 0 } },
        { kind: 'between', from: { kind: 'thing', thing: range.thing, edge: 'end', offset: 0 }, to: anchorEnd },
      ]
    case 'from':
    case 'around':
    case 'selection':
    case 'whole':
    case 'previous':
    case 'unclear':
      return []
  }
}

/** What "it", "that part" or the selection's own words point at. */
export function pointedRange(slots: Slots, before: Before, isSelected = true): RangeRef | null {
  if (slots.selection) return { kind: 'selection' }
  if (slots.samePart) return { kind: 'previous' }
  if (!slots.pronoun) return null
  if (before.range === 'lastRequest') return slots.pointing || isSelected ? { kind: 'selection' } : { kind: 'previous' }
  return before.range === 'previous' ? { kind: 'previous' } : { kind: 'selection' }
}

export function targetOf(range: RangeRef | null, thing: ThingRef | null, tracks: readonly TrackRef[]): Target {
  return {
    ...(range === null ? {} : { range }),
    ...(thing === null ? {} : { thing }),
    ...(tracks.length === 0 ? {} : { tracks }),
  }
}

export function exceptOf(slots: Slots): Slots {
  return slots.except ?? noSlots
}
