import type { Token } from '../text/tokenise.ts'
import { en, inPassing } from '../words/en.ts'
import type { Read } from './numbers.ts'
import { readNumber } from './numbers.ts'

export interface Duration {
  readonly seconds: number
  /** Seconds in one of the unit that was said last; null for a bare number and for a clock time. */
  readonly unit: number | null
  /** A number without a unit: its unit comes from its neighbour, else it is seconds. */
  readonly bare: boolean
}

export type ReadDuration = Read<Duration>

/** Whether "1 minute and 20 seconds" is one time or, as in "between 1 minute and 90 seconds", two. */
export type Joining = 'acrossAnd' | 'notAcrossAnd'

const textAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token === undefined || token.kind === 'quote' ? '' : token.text
}
const unitAt = (tokens: readonly Token[], at: number): number | undefined => {
  const text = textAt(tokens, at)
  return Object.hasOwn(en.units, text) ? en.units[text] : undefined
}

/** "and a half", "and a quarter" after a number or a unit: the part of it that is added. */
export function readAndPart(tokens: readonly Token[], at: number): Read<number> | null {
  if (textAt(tokens, at) !== 'and') return null
  const article = en.articles.has(textAt(tokens, at + 1)) ? at + 2 : at + 1
  const text = textAt(tokens, article)
  const value = text === 'half' ? 0.5 : text === 'quarter' ? 0.25 : null
  return value === null ? null : { value, next: article + 1 }
}

/** "half a minute", "a quarter of an hour", "three quarters of a minute", "half an hour". */
function readPartOfUnit(tokens: readonly Token[], at: number): ReadDuration | null {
  const count = readNumber(tokens, at)
  const start = count?.next ?? (en.articles.has(textAt(tokens, at)) ? at + 1 : at)
  const part = en.fractions[textAt(tokens, start)]
  if (part === undefined) return null
  let next = start + 1
  if (textAt(tokens, next) === 'of') next += 1
  if (en.articles.has(textAt(tokens, next))) next += 1
  const unit = unitAt(tokens, next)
  return unit === undefined
    ? null
    : { value: { seconds: (count?.value ?? 1) * part * unit, unit, bare: false }, next: next + 1 }
}

/** "one thirty", "two oh five": minutes and seconds as people read a clock aloud. */
function readSpokenClock(tokens: readonly Token[], at: number): ReadDuration | null {
  const minutes = readNumber(tokens, at)
  if (
    minutes === null ||
    !minutes.spoken ||
    minutes.value > 59 ||
    en.articles.has(textAt(tokens, at)) ||
    textAt(tokens, at) === 'couple'
  )
    return null
  const oh = inPassing.spokenZero.has(textAt(tokens, minutes.next))
  const seconds = readNumber(tokens, oh ? minutes.next + 1 : minutes.next)
  if (seconds === null || !seconds.spoken || seconds.value > 59 || (oh ? seconds.value > 9 : seconds.value < 10))
    return null
  if (en.articles.has(textAt(tokens, minutes.next)) || unitAt(tokens, seconds.next) !== undefined) return null
  return { value: { seconds: minutes.value * 60 + seconds.value, unit: null, bare: false }, next: seconds.next }
}

/** One number with its unit: "90s", "a minute", "two and a half minutes", "a minute and a half". */
function readPart(tokens: readonly Token[], at: number): ReadDuration | null {
  const article =
    en.articles.has(textAt(tokens, at)) && unitAt(tokens, at + 1) !== undefined && textAt(tokens, at + 1).length > 1
  const number = article ? { value: 1, next: at + 1 } : readNumber(tokens, at)
  if (number === null) return null
  const half = readAndPart(tokens, number.next)
  const halfBeforeUnit = half !== null && unitAt(tokens, half.next) !== undefined
  const count = halfBeforeUnit ? number.value + half.value : number.value
  let unitPlace = halfBeforeUnit ? half.next : number.next
  if (inPassing.beforeUnits.has(textAt(tokens, unitPlace)) && unitAt(tokens, unitPlace + 1) !== undefined)
    unitPlace += 1
  const unit = unitAt(tokens, unitPlace)
  if (unit === undefined) {
    const value = half === null ? number.value : number.value + half.value
    return { value: { seconds: value, unit: null, bare: true }, next: half?.next ?? number.next }
  }
  const halfAfterUnit = readAndPart(tokens, unitPlace + 1)
  if (halfAfterUnit !== null && unitAt(tokens, halfAfterUnit.next) === undefined) {
    return { value: { seconds: (count + halfAfterUnit.value) * unit, unit, bare: false }, next: halfAfterUnit.next }
  }
  return { value: { seconds: count * unit, unit, bare: false }, next: unitPlace + 1 }
}

/** "1 minute 20 seconds", "1m30", "3 minutes 20", "an hour and five minutes": smaller units follow larger ones. */
function readMoreParts(tokens: readonly Token[], first: ReadDuration, joining: Joining): ReadDuration {
  let { seconds, unit } = first.value
  let next = first.next
  while (unit !== null && unit > 0.001) {
    const joined = textAt(tokens, next) === 'and'
    if (joined && joining === 'notAcrossAnd') break
    const part = readPart(tokens, joined ? next + 1 : next)
    if (part === null) break
    const { bare } = part.value
    const smaller: number | null = bare ? (unit === 3600 ? 60 : unit === 60 ? 1 : null) : part.value.unit
    const fits: boolean =
      smaller !== null &&
      smaller < unit &&
      (!bare || (!joined && part.value.seconds < 60 && !isCounted(tokens, part.next)))
    if (!fits) break
    seconds += bare ? part.value.seconds * (smaller ?? 1) : part.value.seconds
    unit = smaller
    next = part.next
    if (bare) break
  }
  return { value: { seconds, unit, bare: false }, next }
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return text === 'times' || text === '%' || Object.hasOwn(en.amountUnits, text)
}

function readClock(tokens: readonly Token[], at: number): ReadDuration | null {
  const token = tokens[at]
  if (token?.kind !== 'clock') return null
  const unitFollows = unitAt(tokens, at + 1) !== undefined
  return { value: { seconds: token.value, unit: null, bare: false }, next: unitFollows ? at + 2 : at + 1 }
}

/** A length or a position in time as people write or say it. A bare number is read too, and marked. */
export function readDuration(
  tokens: readonly Token[],
  at: number,
  joining: Joining = 'acrossAnd',
): ReadDuration | null {
  const special = readClock(tokens, at) ?? readPartOfUnit(tokens, at) ?? readSpokenClock(tokens, at)
  if (special !== null) return special
  const first = readPart(tokens, at)
  if (first === null) return null
  if (first.value.bare) return Object.hasOwn(en.amountUnits, textAt(tokens, first.next)) ? null : first
  return readMoreParts(tokens, first, joining)
}

/** A bare number takes the unit of its neighbour: "1 to 2 minutes" starts at a minute. */
export function withUnit(duration: Duration, unit: number | null): Duration {
  return duration.bare && unit !== null ? { seconds: duration.seconds * unit, unit, bare: false } : duration
}

/**
 * A negative time ("-5", "minus five seconds") is read, so that it can be asked about and is never taken for a positive
 * one.
 */
export function readSignedDuration(
  tokens: readonly Token[],
  at: number,
  joining: Joining = 'acrossAnd',
): ReadDuration | null {
  const sign = tokens[at]
  const dash = sign?.text === '-' && !sign.glued && tokens[at + 1]?.glued === true
  if (!dash && !(sign?.kind === 'word' && en.minus.has(sign.text))) return readDuration(tokens, at, joining)
  const read = readDuration(tokens, at + 1, joining)
  return read === null ? null : { ...read, value: { ...read.value, seconds: -read.value.seconds } }
}
