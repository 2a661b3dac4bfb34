import type { RangeRef, TimeRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import { anchorCursor } from './anchors.ts'
import { readAndPart, readDuration } from './durations.ts'
import type { Read } from './numbers.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import { readPlace, readPoint } from './points.ts'
import type { ReadRange } from './readRange.ts'
import type { Source } from './source.ts'
import { skipSome, wordAt } from './source.ts'

type Side = 'first' | 'last' | 'next' | 'previous' | 'middle'

const readSaid = (range: RangeRef, next: number): ReadRange => ({
  value: [range],
  next,
  point: null,
  ends: 'both said',
})

function sideAt(source: Source, at: number): Side | null {
  const word = wordAt(source, at)
  if (en.firstWords.has(word)) return 'first'
  if (en.lastWords.has(word)) return 'last'
  if (en.nextWords.has(word)) return 'next'
  if (en.previousWords.has(word)) return 'previous'
  return en.middleWords.has(word) ? 'middle' : null
}

/** "10 seconds", "second" (one), "10%"; not "10 tracks". */
function readLength(
  source: Source,
  at: number,
): Read<{ readonly seconds: number; readonly fraction: number | null; readonly bare: boolean }> | null {
  const number = readNumber(source.tokens, at)
  if (number !== null && en.amountUnits[wordAt(source, number.next)] === 'percent' && number.value <= 100) {
    return { value: { seconds: 0, fraction: number.value / 100, bare: false }, next: number.next + 1 }
  }
  const unit = wordAt(source, at)
  if (Object.hasOwn(en.units, unit) && unit.length > 2) {
    const half = readAndPart(source.tokens, at + 1)
    return {
      value: { seconds: (en.units[unit] ?? 1) * (1 + (half?.value ?? 0)), fraction: null, bare: false },
      next: half?.next ?? at + 1,
    }
  }
  const slash =
    number !== null &&
    number.value < 1 &&
    wordAt(source, at + 1) === '/' &&
    !Object.hasOwn(en.units, wordAt(source, number.next))
  if (number !== null && slash) return { value: { seconds: 0, fraction: number.value, bare: false }, next: number.next }
  const time = readDuration(source.tokens, at)
  if (time === null) return null
  const follower = source.tokens[time.next]
  const counts =
    follower?.kind === 'word' &&
    (!source.isCommon(follower.text) ||
      en.clipWords.has(follower.text) ||
      en.trackWords.has(follower.text) ||
      en.labelWords.has(follower.text) ||
      follower.text === 'times')
  return time.value.bare && counts
    ? null
    : { value: { seconds: time.value.seconds, fraction: null, bare: time.value.bare }, next: time.next }
}

function counted(side: Side, seconds: number, fraction: number | null): RangeRef {
  if (fraction !== null) {
    if (side === 'middle') return { kind: 'fraction', from: 0.5 - fraction / 2, to: 0.5 + fraction / 2 }
    return side === 'first'
      ? { kind: 'fraction', from: 0, to: fraction }
      : { kind: 'fraction', from: 1 - fraction, to: 1 }
  }
  switch (side) {
    case 'first':
      return { kind: 'first', seconds }
    case 'last':
      return { kind: 'last', seconds }
    case 'next':
      return { kind: 'from', from: anchorCursor, seconds }
    case 'previous':
      return { kind: 'from', from: anchorCursor, seconds: -seconds }
    case 'middle':
      return { kind: 'around', center: { kind: 'fraction', value: 0.5 }, seconds }
  }
}

/** What the count is counted from: "of the selection", "before the cursor", "after 1:00". */
function readOrigin(source: Source, at: number, side: Side, seconds: number): ReadRange | null {
  const word = wordAt(source, at)
  if (word === 'of' || word === 'in') {
    const owner = skipSome(source, at + 1, inPassing.beforeCounts)
    const isSelection =
      wordAt(source, owner) === 'selection' ||
      (en.selectionWords.has(wordAt(source, owner)) && en.parts.has(wordAt(source, owner + 1)))
    if (!isSelection) return null
    const next = wordAt(source, owner) === 'selection' ? owner + 1 : owner + 2
    if (side === 'first')
      return readSaid({ kind: 'from', from: { kind: 'anchor', anchor: 'selectionStart', offset: 0 }, seconds }, next)
    return side === 'last'
      ? readSaid({ kind: 'from', from: { kind: 'anchor', anchor: 'selectionEnd', offset: 0 }, seconds: -seconds }, next)
      : null
  }
  const before = en.before.has(word)
  const after = en.after.has(word) || word === 'from'
  if (!before && !after) return null
  const place =
    word === 'from' ? readPlace(source, at + 1, 'start') : readPoint(source, at + 1, before ? 'start' : 'end')
  if (
    place === null ||
    (place.value.kind === 'anchor' && (place.value.anchor === 'start' || place.value.anchor === 'end'))
  )
    return null
  return readSaid({ kind: 'from', from: place.value, seconds: before ? -seconds : seconds }, place.next)
}

/** "the first and last 5 seconds", "the first 5 and the last 10 seconds". */
function readTwoSides(source: Source, at: number): ReadRange | null {
  const side = sideAt(source, at)
  if (side !== 'first' && side !== 'last') return null
  const own = readLength(source, at + 1)
  const joint = own?.next ?? at + 1
  if (!en.and.has(wordAt(source, joint))) return null
  const secondAt = skipSome(source, joint + 1, inPassing.beforeCounts)
  const other = sideAt(source, secondAt)
  if ((other !== 'first' && other !== 'last') || other === side) return null
  const length = readLength(source, secondAt + 1)
  if (length === null) return null
  const unit = own?.value.bare === true && !length.value.bare ? unitBefore(source, length.next) : 1
  const first = own === null ? length.value : { ...own.value, seconds: own.value.seconds * unit }
  return {
    value: [counted(side, first.seconds, first.fraction), counted(other, length.value.seconds, length.value.fraction)],
    next: length.next,
    point: null,
    ends: 'both said',
  }
}

function unitBefore(source: Source, at: number): number {
  const word = wordAt(source, at - 1)
  return Object.hasOwn(en.units, word) ? (en.units[word] ?? 1) : 1
}

/** "the first 10 seconds", "last 10%", "next 5 seconds", "the middle 20 seconds". */
export function readCounted(source: Source, at: number): ReadRange | null {
  const start = skipSome(source, at, inPassing.beforeCounts)
  const side = sideAt(source, start)
  if (side === null) return null
  const two = readTwoSides(source, start)
  if (two !== null) return two
  const lengthAt =
    wordAt(source, start + 1) === 'of' || inPassing.beforeLengths.has(wordAt(source, start + 1)) ? start + 2 : start + 1
  const length = readLength(source, lengthAt)
  if (length === null) return null
  const { seconds, fraction } = length.value
  return (
    (fraction === null ? readOrigin(source, length.next, side, seconds) : null) ??
    readSaid(counted(side, seconds, fraction), length.next)
  )
}

/** "the first half", "the middle third", "the last quarter", "the first three quarters", "the third quarter". */
export function readPartRange(source: Source, at: number): ReadRange | null {
  const start = skipSome(source, at, inPassing.beforeCounts)
  const count = readNumber(source.tokens, start + 1)
  const sizeAt = count === null ? start + 1 : count.next
  const size = Object.hasOwn(en.fractions, wordAt(source, sizeAt)) ? en.fractions[wordAt(source, sizeAt)] : undefined
  if (
    size === undefined ||
    Object.hasOwn(en.units, wordAt(source, sizeAt + 1)) ||
    en.articles.has(wordAt(source, sizeAt + 1))
  )
    return null
  const span = size * (count?.value ?? 1)
  if (span > 1 || readDuration(source.tokens, start + 1)?.value.bare === false) return null
  const side = sideAt(source, start)
  if (side !== null && side !== 'next' && side !== 'previous')
    return readSaid(fraction(counted(side, 0, span)), sizeAt + 1)
  const ordinal = ['second', 'third', 'fourth', 'fifth'].indexOf(wordAt(source, start)) + 2
  if (ordinal < 2 || count !== null || ordinal * size > 1.0001) return null
  return readSaid({ kind: 'fraction', from: (ordinal - 1) * size, to: Math.min(1, ordinal * size) }, sizeAt + 1)
}

/** "the second minute" is from 1:00 to 2:00. */
export function readNthUnit(source: Source, at: number): ReadRange | null {
  const start = skipSome(source, at, inPassing.beforeCounts)
  const ordinal = readOrdinal(source.tokens, start)
  const word = ordinal === null ? '' : wordAt(source, ordinal.next)
  if (ordinal === null || ordinal.value < 2 || !inPassing.countedUnits.has(word)) return null
  const unit = en.units[word] ?? 1
  const edge = (count: number): TimeRef => ({ kind: 'absolute', seconds: count * unit })
  return readSaid({ kind: 'between', from: edge(ordinal.value - 1), to: edge(ordinal.value) }, ordinal.next + 1)
}

/** Sums of thirds stay within the whole. */
function fraction(range: RangeRef): RangeRef {
  return range.kind === 'fraction' ? { ...range, from: Math.max(0, range.from), to: Math.min(1, range.to) } : range
}
