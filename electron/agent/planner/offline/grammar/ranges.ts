import type { RangeRef, TimeRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import { anchorCursor, anchorEnd, anchorStart, isAnchor } from './anchors.ts'
import { readCounted, readNthUnit, readPartRange } from './countedRanges.ts'
import type { Duration } from './durations.ts'
import { readDuration, withUnit } from './durations.ts'
import type { Edge, ReadPoint } from './points.ts'
import { readPoint, shift } from './points.ts'
import type { ReadRange } from './readRange.ts'
import type { Source } from './source.ts'
import { readAnyPhrase, wordAt } from './source.ts'

const closed = (range: RangeRef, next: number): ReadRange => ({ value: [range], next, point: null, ends: 'both said' })

/**
 * Two times of one range share a unit: "1 to 2 minutes", "1 minute to 2". A unit that would turn the range round is not
 * shared.
 */
function shareUnits(from: ReadPoint, to: ReadPoint): readonly [TimeRef, TimeRef] {
  const [left, right] = [from.plain, to.plain]
  if (left === null || right === null || left.bare === right.bare) return [from.value, to.value]
  const given = left.bare ? right.unit : left.unit
  const shared: readonly [Duration, Duration] = [withUnit(left, given), withUnit(right, given)]
  const turned = shared[0].seconds >= shared[1].seconds && left.seconds < right.seconds
  const [first, second] = turned ? [left, right] : shared
  return [
    { kind: 'absolute', seconds: first.seconds },
    { kind: 'absolute', seconds: second.seconds },
  ]
}

function between(from: ReadPoint, to: ReadPoint): RangeRef {
  const [start, end] = shareUnits(from, to)
  return { kind: 'between', from: start, to: end }
}

/** "to", "until", "up to", "all the way to", "-": where the second time begins, and which side of a name it means. */
function readTo(source: Source, at: number): { readonly next: number; readonly edge: Edge } | null {
  const dash = source.tokens[at]
  if (dash?.kind === 'mark' && dash.text === '-') return { next: at + 1, edge: 'start' }
  let start = readAnyPhrase(source, at, inPassing.wayTo) ?? at
  if (wordAt(source, start) === 'up') start += 1
  const word = wordAt(source, start)
  if (en.to.has(word)) return { next: start + 1, edge: en.throughWords.has(word) ? 'end' : 'start' }
  return word === 'at' && start > at ? { next: start + 1, edge: 'end' } : null
}

/** "from", "starting at", "beginning from": where the first time begins. */
function readFrom(source: Source, at: number): number | null {
  const word = wordAt(source, at)
  if (word === 'from')
    return inPassing.afterFrom.has(wordAt(source, at + 1)) && wordAt(source, at + 2) !== ''
      ? at + (wordAt(source, at + 2) === 'here' ? 1 : 2)
      : at + 1
  if (!inPassing.beginningAt.has(word)) return null
  if (inPassing.afterBeginning.has(wordAt(source, at + 1))) return at + 2
  const [time, point] = word.endsWith('ing')
    ? [readDuration(source.tokens, at + 1), readPoint(source, at + 1)]
    : [null, null]
  return time !== null && point !== null && point.plain === null && point.next > time.next ? at + 1 : null
}

function readForDuration(source: Source, at: number): { readonly seconds: number; readonly next: number } | null {
  const comma = wordAt(source, at) === ',' || wordAt(source, at) === 'and' ? at + 1 : at
  if (!en.forDuration.has(wordAt(source, comma))) return null
  let start = comma + 1
  while (inPassing.afterFor.has(wordAt(source, start))) start += 1
  const time = readDuration(source.tokens, start)
  return time === null ? null : { seconds: time.value.seconds, next: time.next }
}

function readFromRange(source: Source, at: number): ReadRange | null {
  const start = readFrom(source, at)
  if (start === null) return null
  const from = readPoint(source, start)
  if (from === null) return null
  const to = readTo(source, from.next)
  const end = to === null ? null : readPoint(source, to.next, to.edge)
  if (end !== null) return closed(between(from, end), end.next)
  const length = readForDuration(source, from.next)
  if (length !== null) return closed({ kind: 'from', from: from.value, seconds: length.seconds }, length.next)
  const onward = readAnyPhrase(source, from.next, en.onward)
  if (onward !== null) return closed({ kind: 'between', from: from.value, to: anchorEnd }, onward)
  const edgeOnly = from.value.kind === 'anchor' && (from.value.anchor === 'start' || from.value.anchor === 'end')
  const nameOnly =
    from.value.kind === 'thing' &&
    from.value.offset === 0 &&
    from.value.edge === 'start' &&
    !en.start.has(wordAt(source, start)) &&
    !en.start.has(wordAt(source, from.next - 1)) &&
    !en.startsVerb.has(wordAt(source, from.next - 1))
  if (edgeOnly || nameOnly) return null
  return {
    value: [{ kind: 'between', from: from.value, to: anchorEnd }],
    next: from.next,
    point: from.value,
    ends: 'open',
  }
}

function readBetween(source: Source, at: number): ReadRange | null {
  if (!en.between.has(wordAt(source, at))) return null
  for (const joining of ['acrossAnd', 'notAcrossAnd'] as const) {
    const from = readPoint(source, at + 1, 'end', joining)
    const joint = from === null ? '' : wordAt(source, from.next)
    if (from === null || !(en.and.has(joint) || en.to.has(joint) || joint === '-')) continue
    const to = readPoint(source, from.next + 1, 'start')
    if (to !== null) return closed(between(from, to), to.next)
  }
  return null
}

/** "10 to 20", "1:00-2:00", "the start to 10 seconds", "here to the end": the first time needs no word before it. */
function readPlainRange(source: Source, at: number): ReadRange | null {
  const from = readPoint(source, at)
  if (from === null) return null
  const onward = readAnyPhrase(
    source,
    from.next,
    en.onward.filter((phrase) => phrase.some((word) => word.startsWith('onward') || word === 'on')),
  )
  const timed =
    from.plain !== null ||
    from.value.kind === 'absolute' ||
    from.value.kind === 'fromEnd' ||
    from.value.kind === 'fraction'
  const startable =
    timed || isAnchor(from.value, 'start') || (isAnchor(from.value, 'cursor') && wordAt(source, at) === 'here')
  if (onward !== null && (timed || from.value.kind === 'anchor') && wordAt(source, onward - 1).startsWith('onward')) {
    return closed({ kind: 'between', from: from.value, to: anchorEnd }, onward)
  }
  const to = startable ? readTo(source, from.next) : null
  const end = to === null ? null : readPoint(source, to.next, to.edge)
  if (end !== null) return closed(between(from, end), end.next)
  const length = from.plain === null && timed ? readForDuration(source, from.next) : null
  return length === null ? null : closed({ kind: 'from', from: from.value, seconds: length.seconds }, length.next)
}

/** "after", "before", "up to", "until": one side is the end or the start of the recording. */
function readOneSided(source: Source, at: number): ReadRange | null {
  const word = wordAt(source, at)
  const upTo = word === 'up' && inPassing.afterUp.has(wordAt(source, at + 1))
  const later = (en.after.has(word) && word !== 'since') || (word === 'since' && readPoint(source, at + 1) !== null)
  const earlier = en.before.has(word) || upTo || (en.to.has(word) && word !== 'to')
  if (!later && !earlier) return null
  const start = upTo || (word === 'ahead' && wordAt(source, at + 1) === 'of') ? at + 2 : at + 1
  const counted = readCounted(source, start)
  const edge =
    counted?.value.length === 1 && counted.value[0] !== undefined
      ? edgeOf(counted.value[0], later ? 'end' : 'start')
      : null
  const read =
    counted !== null && edge !== null
      ? { value: edge, next: counted.next }
      : readPoint(source, start, later || en.throughWords.has(word) ? 'end' : 'start')
  if (read === null) return null
  const toEnd = earlier && isAnchor(read.value, 'end')
  const range: RangeRef = later
    ? { kind: 'between', from: read.value, to: anchorEnd }
    : { kind: 'between', from: toEnd ? anchorCursor : anchorStart, to: read.value }
  return { value: [range], next: read.next, point: read.value, ends: 'open' }
}

/** "after the first 30 seconds": where such a range starts or ends. */
function edgeOf(range: RangeRef, edge: Edge): TimeRef | null {
  if (range.kind === 'first') return edge === 'end' ? { kind: 'absolute', seconds: range.seconds } : anchorStart
  if (range.kind === 'last') return edge === 'start' ? { kind: 'fromEnd', seconds: range.seconds } : anchorEnd
  if (range.kind === 'fraction') return { kind: 'fraction', value: edge === 'start' ? range.from : range.to }
  return null
}

/** "5 seconds either side of 1:00", "the 10 seconds around the cursor", "5 seconds before and after 1:00". */
function readAround(source: Source, at: number): ReadRange | null {
  const start = ['the', 'about'].includes(wordAt(source, at)) ? at + 1 : at
  const time = readDuration(source.tokens, start)
  if (time === null) return null
  const beforeAndAfter = readAnyPhrase(source, time.next, inPassing.onBothSides)
  const around = beforeAndAfter ?? readAnyPhrase(source, time.next, en.around)
  if (around === null) return null
  const center = readPoint(source, around)
  if (center === null) return null
  const total = beforeAndAfter === null && ['around', 'surrounding'].includes(wordAt(source, around - 1))
  const side = total ? time.value.seconds / 2 : time.value.seconds
  const [from, to] = [shift(center.value, -side), shift(center.value, side)]
  return closed(
    from === null || to === null
      ? { kind: 'around', center: center.value, seconds: side * 2 }
      : { kind: 'between', from, to },
    center.next,
  )
}

const closedBoth = (seconds: number, next: number): ReadRange => ({
  value: [
    { kind: 'first', seconds },
    { kind: 'last', seconds },
  ],
  next,
  point: null,
  ends: 'both said',
})

/** "5 seconds from the start and the end": both of them. */
function readOtherEnd(source: Source, { value, next }: ReadPoint): number | null {
  if (!en.and.has(wordAt(source, next)) || !(isAnchor(value, 'start') || isAnchor(value, 'end'))) return null
  const from = wordAt(source, next + 1) === 'from' ? next + 2 : next + 1
  const other = wordAt(source, from) === 'the' ? from + 1 : from
  return (isAnchor(value, 'start') ? en.end : en.start).has(wordAt(source, other)) ? other + 1 : null
}

/**
 * "10 seconds before the cursor", "the 5 seconds after the ad break", "10 seconds starting at 1:00". A range or, for a
 * split, a point.
 */
function readBeside(source: Source, at: number): ReadRange | null {
  const start = inPassing.beforeLengthsBeside.has(wordAt(source, at)) ? at + 1 : at
  const time = readDuration(source.tokens, start)
  if (time === null) return null
  const { seconds } = time.value
  const comma = wordAt(source, time.next) === ',' ? time.next + 1 : time.next
  const starting = readAnyPhrase(source, comma, inPassing.startingAt)
  if (starting !== null) {
    const place = readPoint(source, starting)
    return place === null ? null : closed({ kind: 'from', from: place.value, seconds }, place.next)
  }
  let word = time.next
  if (inPassing.beforeBeside.has(wordAt(source, word))) word += 1
  const text = wordAt(source, word)
  const sign = en.before.has(text) ? -1 : en.after.has(text) ? 1 : text === 'from' ? 1 : null
  if (sign === null) return null
  const counted = readCounted(source, word + 1)
  if (counted !== null) return null
  const place = readPoint(source, word + 1, sign === 1 && text !== 'from' ? 'end' : 'start')
  if (place === null) return null
  const other = readOtherEnd(source, place)
  if (other !== null) return closedBoth(seconds, other)
  const point = shift(place.value, sign * seconds)
  if (isAnchor(place.value, 'end'))
    return { value: [{ kind: 'last', seconds }], next: place.next, point: { kind: 'fromEnd', seconds }, ends: 'open' }
  if (isAnchor(place.value, 'start'))
    return { value: [{ kind: 'first', seconds }], next: place.next, point: { kind: 'absolute', seconds }, ends: 'open' }
  if (text === 'from' && place.value.kind === 'thing') return null
  return {
    value: [{ kind: 'from', from: place.value, seconds: sign * seconds }],
    next: place.next,
    point,
    ends: 'open',
  }
}

/**
 * "everything", "the part", "all the audio that comes": adds nothing to the range that follows; where the range would
 * begin.
 */
export function skipPartWords(source: Source, at: number): number {
  let next = at
  const skippable = (word: string): boolean =>
    en.everything.has(word) || en.parts.has(word) || en.recording.has(word) || inPassing.beforeRanges.has(word)
  while (next < at + 8 && wordAt(source, next) !== '' && skippable(wordAt(source, next))) next += 1
  return next
}

function readBare(source: Source, at: number): ReadRange | null {
  return (
    readBetween(source, at) ??
    readAround(source, at) ??
    readFromRange(source, at) ??
    readPartRange(source, at) ??
    readNthUnit(source, at) ??
    readCounted(source, at) ??
    readOneSided(source, at) ??
    readBeside(source, at) ??
    readPlainRange(source, at)
  )
}

/** A range of time, or several where the words give several at once ("the first and last 5 seconds"). */
export function readRange(source: Source, at: number): ReadRange | null {
  const bare = readBare(source, at)
  if (bare !== null) return bare
  const start = skipPartWords(source, at)
  if (start === at) return null
  const oneSided = readBetween(source, start) ?? readFromRange(source, start) ?? readOneSided(source, start)
  if (oneSided !== null) return { ...oneSided, point: null }
  const head = wordAt(source, start - 1)
  return en.parts.has(head) || head === 'the' || head === 'of' ? (readPlainRange(source, start) ?? null) : null
}
