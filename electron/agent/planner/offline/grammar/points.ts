import type { ThingRef, TimeRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import type { Duration, Joining } from './durations.ts'
import { readDuration, readSignedDuration } from './durations.ts'
import type { Read } from './numbers.ts'
import type { Source } from './source.ts'
import { readAnyPhrase, skipSome, wordAt } from './source.ts'
import { readThing } from './things.ts'

export interface ReadPoint extends Read<TimeRef> {
  /** The duration that it was read from, where it is a plain time: its unit may come from a neighbour. */
  readonly plain: Duration | null
}

export type Edge = 'start' | 'end'

const anchor = (name: Extract<TimeRef, { kind: 'anchor' }>['anchor'], offset = 0): TimeRef => ({
  kind: 'anchor',
  anchor: name,
  offset,
})
const atThing = (thing: ThingRef, edge: Edge, offset = 0): TimeRef => ({ kind: 'thing', thing, edge, offset })

/** The same point, some seconds later; null where the plan has no words for it. */
export function shift(point: TimeRef, seconds: number): TimeRef | null {
  switch (point.kind) {
    case 'absolute':
      return { kind: 'absolute', seconds: point.seconds + seconds }
    case 'fromEnd':
      return { kind: 'fromEnd', seconds: point.seconds - seconds }
    case 'anchor':
      return point.anchor === 'end' && seconds < 0 && point.offset === 0
        ? { kind: 'fromEnd', seconds: -seconds }
        : point.anchor === 'start' && seconds >= 0 && point.offset === 0
          ? { kind: 'absolute', seconds }
          : { ...point, offset: point.offset + seconds }
    case 'thing':
      return { ...point, offset: point.offset + seconds }
    case 'fraction':
      return null
  }
}

const isSelectionWord = (source: Source, at: number): boolean =>
  wordAt(source, at) === 'selection' ||
  (en.selectionWords.has(wordAt(source, at)) && en.parts.has(wordAt(source, at + 1)))

/**
 * After "start" or "end": "of the intro", "of the selection". "of the music track" is left for the step's own tracks.
 */
function readOwner(source: Source, at: number, edge: Edge): Read<TimeRef> {
  const plain: Read<TimeRef> = { value: anchor(edge), next: at }
  if (!['of', 'in'].includes(wordAt(source, at))) return plain
  const owner = skipSome(source, at + 1, inPassing.beforePlaces)
  if (isSelectionWord(source, owner)) {
    return {
      value: anchor(edge === 'start' ? 'selectionStart' : 'selectionEnd'),
      next: wordAt(source, owner) === 'selection' ? owner + 1 : owner + 2,
    }
  }
  const thing = readThing(source, at + 1)
  if (thing !== null) return { value: atThing(thing.value, edge), next: thing.next }
  const isRecording =
    en.recording.has(wordAt(source, owner)) &&
    !(en.trackWords.has(wordAt(source, owner)) && source.project.tracks.length > 1)
  if (!isRecording) return inPassing.singlePronouns.has(wordAt(source, at + 1)) ? { ...plain, next: at + 2 } : plain
  return { ...plain, next: owner + 1 }
}

function readEdge(source: Source, at: number): ReadPoint | null {
  const start = skipSome(source, at, inPassing.beforePlaces)
  const edge: Edge | null = en.start.has(wordAt(source, start))
    ? 'start'
    : en.end.has(wordAt(source, start))
      ? 'end'
      : null
  if (edge === null) return null
  return { ...readOwner(source, start + 1, edge), plain: null }
}

function readCursor(source: Source, at: number): ReadPoint | null {
  const phrase = readAnyPhrase(source, at, en.cursorPhrases)
  if (phrase !== null) return { value: anchor('cursor'), next: phrase, plain: null }
  let start = skipSome(source, at, inPassing.beforePlaces)
  if (inPassing.beforeCursor.has(wordAt(source, start))) start += 1
  if (wordAt(source, start) === 'play' && wordAt(source, start + 1) === 'head') start += 1
  if (!en.cursorWords.has(wordAt(source, start)) && wordAt(source, start) !== 'head') return null
  let next = start + 1
  if (wordAt(source, next) === "'s") next += 1
  if (inPassing.afterCursor.has(wordAt(source, next))) next += 1
  return { value: anchor('cursor'), next, plain: null }
}

/** "the selection's start", "selection end". */
function readSelectionEdge(source: Source, at: number): ReadPoint | null {
  const start = skipSome(source, at, inPassing.beforePlaces)
  if (wordAt(source, start) !== 'selection') return null
  const next = wordAt(source, start + 1) === "'s" ? start + 2 : start + 1
  if (en.start.has(wordAt(source, next))) return { value: anchor('selectionStart'), next: next + 1, plain: null }
  return en.end.has(wordAt(source, next)) ? { value: anchor('selectionEnd'), next: next + 1, plain: null } : null
}

/** "halfway", "the middle", "a third of the way", "50%". */
function readFractionPoint(source: Source, at: number): ReadPoint | null {
  const start = skipSome(source, at, inPassing.beforePlaces)
  const skipOwner = (next: number): number => {
    let place = next
    if (wordAt(source, place) === 'point' || wordAt(source, place) === 'mark') place += 1
    if (inPassing.beforeOwners.has(wordAt(source, place))) {
      const owner = skipSome(source, place + 1, inPassing.beforePlaces)
      if (en.recording.has(wordAt(source, owner))) return owner + 1
      if (wordAt(source, place + 1) === 'it') return place + 2
      if (wordAt(source, place) === 'through' || wordAt(source, place) === 'in') return place + 1
    }
    return place
  }
  const half = wordAt(source, start) === 'half' && wordAt(source, start + 1) === 'way'
  if (half || en.middle.has(wordAt(source, start)))
    return { value: { kind: 'fraction', value: 0.5 }, next: skipOwner(half ? start + 2 : start + 1), plain: null }
  const part = readPartOfWay(source, start)
  return part === null
    ? null
    : { value: { kind: 'fraction', value: part.value }, next: skipOwner(part.next), plain: null }
}

function readPartOfWay(source: Source, at: number): Read<number> | null {
  const percent = source.tokens[at]
  if (percent?.kind === 'number' && en.amountUnits[wordAt(source, at + 1)] === 'percent' && percent.value <= 100) {
    const way = readAnyPhrase(source, at + 2, inPassing.ofTheWay)
    return { value: percent.value / 100, next: way ?? at + 2 }
  }
  const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 }
  const count = Object.hasOwn(counts, wordAt(source, at)) ? counts[wordAt(source, at)] : undefined
  const size = Object.hasOwn(en.fractions, wordAt(source, at + 1)) ? en.fractions[wordAt(source, at + 1)] : undefined
  if (count === undefined || size === undefined || count * size > 1) return null
  const way = readAnyPhrase(source, at + 2, inPassing.wayThrough)
  return way === null ? null : { value: count * size, next: way }
}

/** "where the ad break starts", "when the intro ends", "the intro's end", "the ad break". */
function readThingPoint(source: Source, at: number, edge: Edge): ReadPoint | null {
  const asked = ['where', 'when'].includes(wordAt(source, at))
  const thing = readThing(source, asked ? at + 1 : at)
  if (thing === null) return null
  const next = wordAt(source, thing.next) === "'s" ? thing.next + 1 : thing.next
  const saysStart = en.startsVerb.has(wordAt(source, next)) || (!asked && en.start.has(wordAt(source, next)))
  const saysEnd = en.endsVerb.has(wordAt(source, next)) || (!asked && en.end.has(wordAt(source, next)))
  if (saysStart || saysEnd)
    return { value: atThing(thing.value, saysStart ? 'start' : 'end'), next: next + 1, plain: null }
  return asked ? null : { value: atThing(thing.value, edge), next: thing.next, plain: null }
}

/** Where the recording itself starts or ends: "where it ends". */
function readWhereItEnds(source: Source, at: number): ReadPoint | null {
  if (!['where', 'when'].includes(wordAt(source, at))) return null
  const subject = skipSome(source, at + 1, inPassing.beforePlaces)
  if (wordAt(source, subject) !== 'it' && !en.recording.has(wordAt(source, subject))) return null
  if (en.startsVerb.has(wordAt(source, subject + 1))) return { value: anchor('start'), next: subject + 2, plain: null }
  return en.endsVerb.has(wordAt(source, subject + 1)) ? { value: anchor('end'), next: subject + 2, plain: null } : null
}

/** A place that has a name of its own, not a time. */
export function readPlace(source: Source, at: number, edge: Edge): ReadPoint | null {
  return (
    readCursor(source, at) ??
    readSelectionEdge(source, at) ??
    readWhereItEnds(source, at) ??
    readFractionPoint(source, at) ??
    readThingPoint(source, at, edge) ??
    readEdge(source, at)
  )
}

/**
 * After a length: "before the end", "after the intro", "into the main clip", "from the end", "in". The sign and the
 * place.
 */
function readOffsetPlace(
  source: Source,
  at: number,
): { readonly sign: 1 | -1; readonly place: TimeRef; readonly next: number } | null {
  let start = at
  if (inPassing.beforeOffsets.has(wordAt(source, start)) && inPassing.offsets.has(wordAt(source, start + 1))) start += 1
  if (wordAt(source, start) === 'ahead' && wordAt(source, start + 1) === 'of') start += 1
  const word = wordAt(source, start)
  const before = en.before.has(word) || (word === 'of' && wordAt(source, start - 1) === 'ahead')
  const after = en.after.has(word)
  const into = en.into.has(word)
  const from = word === 'from'
  if (!before && !after && !into && !from) return null
  if (from && ['now', 'here'].includes(wordAt(source, start + 1)))
    return { sign: 1, place: anchor('cursor'), next: start + 2 }
  const place = readPlace(source, start + 1, after ? 'end' : 'start')
  if (place === null) {
    const recording = into ? skipSome(source, start + 1, inPassing.beforePlaces) : -1
    const ends = !en.recording.has(wordAt(source, recording)) && wordAt(source, recording) !== 'it'
    if (into && !ends) return { sign: 1, place: anchor('start'), next: recording + 1 }
    const time = into || from ? null : readSignedDuration(source.tokens, start + 1)
    if (time !== null)
      return { sign: before ? -1 : 1, place: { kind: 'absolute', seconds: time.value.seconds }, next: time.next }
    return word === 'in' && source.tokens[start + 1] === undefined
      ? { sign: 1, place: anchor('start'), next: start + 1 }
      : null
  }
  const fromEnd =
    from && place.value.kind === 'anchor' && (place.value.anchor === 'end' || place.value.anchor === 'selectionEnd')
  return { sign: before || fromEnd ? -1 : 1, place: place.value, next: place.next }
}

/** "minute 3", "second 12", "timestamp 1:30", "position 20". */
function readNumberedPosition(source: Source, at: number): ReadPoint | null {
  const start = skipSome(source, at, inPassing.beforePlaces)
  const word = wordAt(source, start)
  if (!en.positionWords.has(word)) return null
  const time = readDuration(source.tokens, start + 1)
  if (time === null) return null
  const unit = Object.hasOwn(en.units, word) ? (en.units[word] ?? 1) : 1
  const seconds = time.value.bare ? time.value.seconds * unit : time.value.seconds
  return { value: { kind: 'absolute', seconds }, next: time.next, plain: null }
}

/** "1:30", "the 90 second mark", "10 seconds before the end", "20 seconds in". */
function readTimePoint(source: Source, at: number, joining: Joining): ReadPoint | null {
  const start = skipSome(source, at, inPassing.beforePlaces)
  const time = readSignedDuration(source.tokens, start, joining)
  if (time === null) return null
  const offset = readOffsetPlace(source, time.next)
  const shifted = offset === null ? null : shift(offset.place, offset.sign * time.value.seconds)
  if (offset !== null && shifted !== null) return { value: shifted, next: offset.next, plain: null }
  const from = wordAt(source, time.next)
  const later = en.laterWords.has(from)
  const onward = inPassing.beforeOnward.has(wordAt(source, at - 1))
  if (!onward && (later || en.earlierWords.has(from)))
    return {
      value: { kind: 'anchor', anchor: 'cursor', offset: later ? time.value.seconds : -time.value.seconds },
      next: time.next + 1,
      plain: null,
    }
  const mark = en.marks.has(wordAt(source, time.next)) ? time.next + 1 : time.next
  return {
    value: { kind: 'absolute', seconds: time.value.seconds },
    next: mark,
    plain: mark > time.next ? null : time.value,
  }
}

/** "forward 10 seconds", "back by 5": from the cursor. */
function readStepFromCursor(source: Source, at: number): ReadPoint | null {
  const later = en.laterWords.has(wordAt(source, at))
  if (!later && !en.earlierWords.has(wordAt(source, at))) return null
  const time = readDuration(source.tokens, wordAt(source, at + 1) === 'by' ? at + 2 : at + 1)
  return time === null
    ? null
    : {
        value: { kind: 'anchor', anchor: 'cursor', offset: later ? time.value.seconds : -time.value.seconds },
        next: time.next,
        plain: null,
      }
}

/** A point in time. `edge` is the side of a clip or label that is meant where only its name is said. */
export function readPoint(
  source: Source,
  at: number,
  edge: Edge = 'start',
  joining: Joining = 'acrossAnd',
): ReadPoint | null {
  return (
    readNumberedPosition(source, at) ??
    readStepFromCursor(source, at) ??
    readTimePoint(source, at, joining) ??
    readPlace(source, at, edge)
  )
}
