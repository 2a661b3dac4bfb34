import type { ThingRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import { readNthClip, readOnlyClip } from './clipSets.ts'
import { matchPartOfName, matchWholeName } from './names.ts'
import type { Read } from './numbers.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import type { Source } from './source.ts'
import { skipSome, wordAt } from './source.ts'

export interface ReadThing extends Read<ThingRef> {
  /** The word "clip" or "label" was said. */
  readonly sure: boolean
}

type What = ThingRef['what']

function kindAt(source: Source, at: number): 'clip' | 'label' | null {
  const word = wordAt(source, at)
  if (en.clipWords.has(word)) return 'clip'
  return en.labelWords.has(word) ? 'label' : null
}

/** "clip 2", "label number 3", "the clip called intro", "clip “x”". */
function readKindFirst(source: Source, at: number): ReadThing | null {
  const what = kindAt(source, at)
  if (what === null) return null
  const called = en.callWords.has(wordAt(source, at + 1))
  const start = called || en.numberWords.has(wordAt(source, at + 1)) ? at + 2 : at + 1
  const quote = source.tokens[start]
  if (quote?.kind === 'quote') return { value: { what, name: quote.text }, next: start + 1, sure: true }
  const match =
    matchWholeName(source.names, source.tokens, start) ??
    matchPartOfName(source.names, source.tokens, start, source.isCommon)
  if (match?.kinds.has(what) === true) return { value: { what, name: match.name }, next: match.next, sure: true }
  const number = readNumber(source.tokens, start)
  const isNumber =
    number !== null && Number.isInteger(number.value) && !Object.hasOwn(en.units, wordAt(source, number.next))
  if (isNumber) return { value: { what, number: number.value }, next: number.next, sure: true }
  const before = wordAt(source, at - 1)
  const pointsAt =
    at > 0 &&
    before !== '' &&
    !en.articles.has(before) &&
    !inPassing.makingVerbs.has(before) &&
    !en.connectors.has(before) &&
    source.tokens[at - 1]?.kind === 'word'
  const named = pointsAt && quote?.kind === 'word' && !source.isCommon(quote.text) && isStepEnd(source, start + 1)
  if (named) return { value: { what, name: quote.text }, next: start + 1, sure: true }
  if (called && quote?.kind === 'word') return { value: { what, name: quote.text }, next: start + 1, sure: true }
  const under =
    ['under', 'at'].includes(wordAt(source, at + 1)) &&
    ['cursor', 'playhead'].includes(wordAt(source, skipSome(source, at + 2, inPassing.beforeNames)))
  if (under)
    return { value: { what, here: 'cursor' }, next: skipSome(source, at + 2, inPassing.beforeNames) + 1, sure: true }
  if (wordAt(source, at + 1) === 'here') return { value: { what, here: 'cursor' }, next: at + 2, sure: true }
  return ['this', 'that'].includes(before) ? { value: { what, here: 'selected' }, next: at + 1, sure: true } : null
}

/** Nothing more is said, or the sentence goes on with a joint. */
function isStepEnd(source: Source, at: number): boolean {
  const token = source.tokens[at]
  return (
    token === undefined ||
    token.kind === 'mark' ||
    en.prepositions.has(token.text) ||
    en.connectors.has(token.text) ||
    en.and.has(token.text)
  )
}

/** "the second clip", "the last label", "the selected clip", "the only clip". */
function readOrdinalThing(source: Source, at: number): ReadThing | null {
  const ordinal = readOrdinal(source.tokens, at)
  if (ordinal !== null) {
    const what = kindAt(source, ordinal.next)
    return what === null ? null : { value: { what, number: ordinal.value }, next: ordinal.next + 1, sure: true }
  }
  const what = kindAt(source, at + 1)
  if (what === null) return null
  if (inPassing.selectedThing.has(wordAt(source, at)))
    return { value: { what, here: 'selected' }, next: at + 2, sure: true }
  return wordAt(source, at) === 'current' ? { value: { what, here: 'cursor' }, next: at + 2, sure: true } : null
}

function readNamedThing(source: Source, at: number): ReadThing | null {
  const whole = matchWholeName(source.names, source.tokens, at)
  const match = whole ?? matchPartOfName(source.names, source.tokens, at, source.isCommon)
  if (match === null || !(match.kinds.has('clip') || match.kinds.has('label'))) return null
  const said = kindAt(source, match.next)
  const fitting = said !== null && match.kinds.has(said)
  const what: What = fitting
    ? said
    : match.kinds.has('clip') && match.kinds.has('label')
      ? 'either'
      : match.kinds.has('clip')
        ? 'clip'
        : 'label'
  const single = match.length === 1 && source.tokens[at]?.kind !== 'quote' && source.isStructural(wordAt(source, at))
  if (single && !fitting) return null
  return { value: { what, name: match.name }, next: fitting ? match.next + 1 : match.next, sure: fitting }
}

/** "The End", written as the clip is called, or "the end clip": the article belongs to the name. */
function readExactName(source: Source, at: number): ReadThing | null {
  const match = matchWholeName(source.names, source.tokens, at)
  const [first, last] = [source.tokens[at], match === null ? undefined : source.tokens[match.next - 1]]
  if (match === null || first === undefined || last === undefined || match.length < 2) return null
  const what = kindAt(source, match.next)
  const asWritten = source.message.slice(first.start, last.end) === match.name
  if (what !== null && match.kinds.has(what))
    return { value: { what, name: match.name }, next: match.next + 1, sure: true }
  const only = match.kinds.has('clip') ? (match.kinds.has('label') ? 'either' : 'clip') : 'label'
  return asWritten && !match.kinds.has('track')
    ? { value: { what: only, name: match.name }, next: match.next, sure: false }
    : null
}

/** "the jingle clip" where there is none: named all the same, so that it is asked about and never widens. */
function readUnknownThing(source: Source, at: number): ReadThing | null {
  const words: string[] = []
  for (let next = at; next < at + 4; next += 1) {
    const token = source.tokens[next]
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'quote')) return null
    const what = token.kind === 'word' ? kindAt(source, next) : null
    if (what !== null)
      return words.length > 0 ? { value: { what, name: words.join(' ') }, next: next + 1, sure: true } : null
    if (token.kind === 'word' && source.isCommon(token.text)) return null
    words.push(token.text)
  }
  return null
}

/** A clip or label by its name, a part of it, its number or its place. */
export function readThing(source: Source, at: number): ReadThing | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  const exact = readExactName(source, at)
  if (exact !== null) return exact
  const counted = readNthClip(source, at) ?? readOnlyClip(source, at)
  if (counted !== null) return { ...counted, sure: true }
  const named = readNamedThing(source, start)
  const kindFirst = readKindFirst(source, start)
  const longer = named !== null && named.next > start + 1 && (!named.sure || named.next > (kindFirst?.next ?? 0))
  return (
    (longer ? named : null) ??
    kindFirst ??
    named ??
    readOrdinalThing(source, start) ??
    (start > at ? readUnknownThing(source, start) : null)
  )
}
