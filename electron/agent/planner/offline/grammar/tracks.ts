import type { TrackRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import { matchPartOfName, matchWholeName } from './names.ts'
import type { Read } from './numbers.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import type { Source } from './source.ts'
import { skipSome, wordAt } from './source.ts'

export interface ReadTracks extends Read<readonly TrackRef[]> {
  /** The word "track" was said, so nothing else can be meant. */
  readonly sure: boolean
}

const isTrackWord = (source: Source, at: number): boolean => en.trackWords.has(wordAt(source, at))
const isOtherKind = (source: Source, at: number): boolean =>
  en.clipWords.has(wordAt(source, at)) || en.labelWords.has(wordAt(source, at))

const joins = (source: Source, at: number): number | null => {
  const text = wordAt(source, at)
  const comma = text === ',' || text === '/' ? at + 1 : at
  const word = wordAt(source, comma)
  if (en.and.has(word) || word === 'or') return comma + 1
  return comma > at ? comma : null
}

/** "all tracks", "every track", "both tracks", "all of the tracks", "all 3 tracks", "both". */
function readAllTracks(source: Source, at: number): ReadTracks | null {
  const word = wordAt(source, at)
  if (!en.all.has(word)) return null
  let next = at + 1
  if (wordAt(source, next) === 'of') next += 1
  next = skipSome(source, next, inPassing.beforeNames)
  const count = readNumber(source.tokens, next)
  if (count !== null && isTrackWord(source, count.next)) next = count.next
  if (inPassing.otherTracks.has(wordAt(source, next)) && isTrackWord(source, next + 1)) {
    const others: readonly TrackRef[] =
      wordAt(source, next) === 'single' ? [{ kind: 'all' }] : [{ kind: 'except', tracks: [{ kind: 'selected' }] }]
    return { value: others, next: next + 2, sure: true }
  }
  if (['selected', 'highlighted'].includes(wordAt(source, next)) && isTrackWord(source, next + 1))
    return { value: [{ kind: 'selected' }], next: next + 2, sure: true }
  if (isTrackWord(source, next) && readTrackNumbers(source, next) === null) {
    const two = en.both.has(word) && source.project.tracks.length !== 2
    return {
      value: [two && source.project.selectedTracks.length === 2 ? { kind: 'selected' } : { kind: 'all' }],
      next: next + 1,
      sure: true,
    }
  }
  const onlyTwo = en.both.has(word) && source.project.tracks.length === 2 && next === at + 1
  return onlyTwo ? { value: [{ kind: 'all' }], next, sure: true } : null
}

function readNumberList(source: Source, at: number): Read<readonly number[]> | null {
  const start = en.numberWords.has(wordAt(source, at)) ? at + 1 : at
  const first = readNumber(source.tokens, start)
  if (first === null || !Number.isInteger(first.value)) return null
  const numbers = [first.value]
  let { next } = first
  for (;;) {
    const through = wordAt(source, next) === '-' || inPassing.throughTracks.has(wordAt(source, next))
    const place = through ? next + 1 : joins(source, next)
    if (place === null) break
    const again = isTrackWord(source, place) ? place + 1 : place
    const more = readNumber(source.tokens, again)
    const isTime =
      more === null ||
      !Number.isInteger(more.value) ||
      Object.hasOwn(en.units, wordAt(source, more.next)) ||
      more.value > 99
    if (
      isTime ||
      en.to.has(wordAt(source, more.next)) ||
      wordAt(source, more.next) === '-' ||
      Object.hasOwn(en.amountUnits, wordAt(source, more.next))
    )
      break
    const last = numbers.at(-1) ?? 0
    if (through) for (let number = last + 1; number < more.value; number += 1) numbers.push(number)
    numbers.push(more.value)
    next = more.next
  }
  return { value: numbers, next }
}

/**
 * "track 2", "tracks 1 and 3", "tracks 1-3". One track's number is never read as the start of a time range: "track 2 to
 * -3 dB".
 */
function readTrackNumbers(source: Source, at: number): ReadTracks | null {
  if (!isTrackWord(source, at)) return null
  const plural = wordAt(source, at).endsWith('s')
  if (plural) {
    const list = readNumberList(source, at + 1)
    if (list !== null)
      return { value: list.value.map((number) => ({ kind: 'number', number })), next: list.next, sure: true }
  }
  const start = en.numberWords.has(wordAt(source, at + 1)) ? at + 2 : at + 1
  const one = readNumber(source.tokens, start)
  const isTime =
    one === null ||
    !Number.isInteger(one.value) ||
    Object.hasOwn(en.units, wordAt(source, one.next)) ||
    Object.hasOwn(en.amountUnits, wordAt(source, one.next))
  if (isTime) return null
  const more =
    one.value <= source.project.tracks.length && en.and.has(wordAt(source, one.next))
      ? readNumberList(source, start)
      : null
  const both =
    more?.value.length === 2 && more.value.every((number) => number >= 1 && number <= source.project.tracks.length)
      ? more
      : null
  return {
    value: (both?.value ?? [one.value]).map((number) => ({ kind: 'number', number })),
    next: both?.next ?? one.next,
    sure: true,
  }
}

/** "the second track", "first two tracks", "the first and third tracks", "the top track". */
function readOrdinalTrack(source: Source, at: number): ReadTracks | null {
  const first = readOrdinal(source.tokens, at)
  if (first === null) return null
  if (isTrackWord(source, first.next))
    return { value: [{ kind: 'number', number: first.value }], next: first.next + 1, sure: true }
  const count = readNumber(source.tokens, first.next)
  if (count !== null && isTrackWord(source, count.next) && Math.abs(first.value) === 1 && count.value <= 99) {
    const numbers = Array.from({ length: count.value }, (_, index) =>
      first.value > 0 ? index + 1 : index - count.value,
    )
    return { value: numbers.map((number) => ({ kind: 'number', number })), next: count.next + 1, sure: true }
  }
  const numbers = [first.value]
  let { next } = first
  for (let place = joins(source, next); place !== null; place = joins(source, next)) {
    const more = readOrdinal(source.tokens, skipSome(source, place, inPassing.beforeNames))
    if (more === null) return null
    numbers.push(more.value)
    next = more.next
  }
  return numbers.length > 1 && isTrackWord(source, next)
    ? { value: numbers.map((number) => ({ kind: 'number', number })), next: next + 1, sure: true }
    : null
}

/** "the selected tracks", "this track", "the current track". */
function readPointedTrack(source: Source, at: number): ReadTracks | null {
  const word = wordAt(source, at)
  if (inPassing.selectedTrack.has(word) && isTrackWord(source, at + 1))
    return { value: [{ kind: 'selected' }], next: at + 2, sure: true }
  if (!isTrackWord(source, at)) return null
  const before = wordAt(source, at - 1)
  if (inPassing.pointingWords.has(before) && source.project.tracks.length > 1)
    return { value: [{ kind: 'selected' }], next: at + 1, sure: true }
  if (inPassing.onlyTrack.has(before) && source.project.tracks.length === 1)
    return { value: [{ kind: 'all' }], next: at + 1, sure: true }
  return null
}

/** "the mono track", where there is just one such. */
function readChannelTrack(source: Source, at: number): ReadTracks | null {
  const channels = wordAt(source, at) === 'mono' ? 1 : wordAt(source, at) === 'stereo' ? 2 : null
  if (channels === null || !isTrackWord(source, at + 1)) return null
  const places = source.project.tracks.flatMap((track, index) => (track.channels === channels ? [index + 1] : []))
  const only = places.length === 1 ? places[0] : undefined
  return only === undefined ? null : { value: [{ kind: 'number', number: only }], next: at + 2, sure: true }
}

/** By its name, or a part of it that only a track has. */
function readNamedTrack(source: Source, at: number): ReadTracks | null {
  const kindFirst = isTrackWord(source, at)
  const called = kindFirst && en.callWords.has(wordAt(source, at + 1))
  const start = called ? at + 2 : kindFirst ? at + 1 : at
  const quote = source.tokens[start]
  const whole = matchWholeName(source.names, source.tokens, start)
  const match =
    whole?.kinds.has('track') === true ? whole : matchPartOfName(source.names, source.tokens, start, source.isCommon)
  if (match === null || !match.kinds.has('track')) {
    return kindFirst && quote?.kind === 'quote'
      ? { value: [{ kind: 'name', name: quote.text }], next: start + 1, sure: true }
      : null
  }
  const kindAfter = isTrackWord(source, match.next)
  if (isOtherKind(source, match.next)) return null
  const sure = kindFirst || kindAfter
  const oneCommonWord = match.length === 1 && source.isStructural(wordAt(source, start)) && quote?.kind !== 'quote'
  if (oneCommonWord && !sure) return null
  return { value: [{ kind: 'name', name: match.name }], next: kindAfter ? match.next + 1 : match.next, sure }
}

/** "the banjo track" where there is none: named all the same, so that it is asked about and never widens. */
function readUnknownTrack(source: Source, at: number): ReadTracks | null {
  const words: string[] = []
  for (let next = at; next < at + 3; next += 1) {
    const token = source.tokens[next]
    if (token === undefined || token.kind !== 'word') return null
    if (en.trackWords.has(token.text))
      return words.length > 0 ? { value: [{ kind: 'name', name: words.join(' ') }], next: next + 1, sure: true } : null
    if (source.isCommon(token.text)) return null
    words.push(token.text)
  }
  return null
}

function readOne(source: Source, at: number): ReadTracks | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  return (
    readAllTracks(source, start) ??
    readNamedTrack(source, start) ??
    readTrackNumbers(source, start) ??
    readOrdinalTrack(source, start) ??
    readPointedTrack(source, start) ??
    readChannelTrack(source, start) ??
    (start > at || wordAt(source, at - 1) === 'on' ? readUnknownTrack(source, start) : null)
  )
}

/** One or more tracks: "the host and the guest", "tracks 1 and 3", "track 2 and the music". */
export function readTracks(source: Source, at: number): ReadTracks | null {
  const first = readOne(source, at)
  if (first === null) return null
  const tracks = [...first.value]
  let { next, sure } = first
  for (let place = joins(source, next); place !== null; place = joins(source, next)) {
    const more = readOne(source, place)
    if (more === null) break
    tracks.push(...more.value)
    next = more.next
    sure ||= more.sure
  }
  if (isTrackWord(source, next) && wordAt(source, next).endsWith('s')) {
    sure = true
    next += 1
  }
  return { value: tracks, next, sure }
}
