import type { Token } from '../text/tokenise.ts'
import { en } from '../words/en.ts'

/** What a part of the grammar read, and where the rest begins. */
export interface Read<T> {
  readonly value: T
  readonly next: number
}

export interface ReadNumber extends Read<number> {
  /** Said in words, not digits. */
  readonly spoken: boolean
}

const small = (token: Token | undefined): number | undefined =>
  token?.kind === 'word' ? en.smallNumbers[token.text] : undefined
const ten = (token: Token | undefined): number | undefined => (token?.kind === 'word' ? en.tens[token.text] : undefined)
const is = (token: Token | undefined, text: string): boolean => token?.kind === 'word' && token.text === text

/** 0 to 99 in words. */
function readUnderHundred(tokens: readonly Token[], at: number): ReadNumber | null {
  const tenth = ten(tokens[at])
  if (tenth !== undefined) {
    const unit = small(tokens[at + 1])
    const joined = unit !== undefined && unit > 0 && unit < 10
    return { value: tenth + (joined ? unit : 0), next: at + (joined ? 2 : 1), spoken: true }
  }
  const value = small(tokens[at])
  return value === undefined ? null : { value, next: at + 1, spoken: true }
}

function readHundreds(tokens: readonly Token[], at: number): ReadNumber | null {
  const article = tokens[at] !== undefined && en.articles.has(tokens[at].text)
  const head = article ? { value: 1, next: at + 1, spoken: true } : readUnderHundred(tokens, at)
  const scale = is(tokens[head?.next ?? at], 'hundred') ? 100 : is(tokens[head?.next ?? at], 'thousand') ? 1000 : null
  if (head === null || scale === null) return article ? null : head
  const value = head.value * scale
  const afterScale = head.next + 1
  const restAt = is(tokens[afterScale], 'and') ? afterScale + 1 : afterScale
  const rest = readUnderHundred(tokens, restAt)
  const restIsNext = rest !== null && rest.value > 0 && !is(tokens[rest.next], 'hundred')
  return restIsNext
    ? { value: value + rest.value, next: rest.next, spoken: true }
    : { value, next: afterScale, spoken: true }
}

function readPointDigits(tokens: readonly Token[], whole: ReadNumber): ReadNumber {
  if (!is(tokens[whole.next], 'point')) return whole
  let text = ''
  let next = whole.next + 1
  for (let digit = small(tokens[next]); digit !== undefined && digit < 10; digit = small(tokens[next])) {
    text += String(digit)
    next += 1
  }
  return text === '' ? whole : { value: whole.value + Number(`0.${text}`), next, spoken: true }
}

/** "a couple of", "a dozen". */
function readRough(tokens: readonly Token[], at: number): ReadNumber | null {
  const start = tokens[at] !== undefined && en.articles.has(tokens[at].text) ? at + 1 : at
  if (is(tokens[start], 'couple'))
    return { value: 2, next: is(tokens[start + 1], 'of') ? start + 2 : start + 1, spoken: true }
  if (is(tokens[start], 'dozen')) return { value: 12, next: start + 1, spoken: true }
  return null
}

/** Smaller parts than tenths are no fraction that people say: "10/20" is a list. */
const mostParts = 10

/** "1/2", with nothing between. */
function readFraction(tokens: readonly Token[], at: number): ReadNumber | null {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (
    top?.kind !== 'number' ||
    slash?.text !== '/' ||
    !slash.glued ||
    bottom?.kind !== 'number' ||
    !bottom.glued ||
    top.value >= bottom.value ||
    bottom.value > mostParts ||
    tokens[at + 3]?.text === '/'
  )
    return null
  return { value: top.value / bottom.value, next: at + 3, spoken: false }
}

/** A number in digits or words. Articles are no numbers here, except in "a hundred", "a couple", "a dozen". */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === 'number') {
    const fraction = readFraction(tokens, at)
    const mixed = fraction === null && Number.isInteger(token.value) ? readFraction(tokens, at + 1) : null
    return (
      fraction ??
      (mixed === null
        ? { value: token.value, next: at + 1, spoken: false }
        : { ...mixed, value: token.value + mixed.value })
    )
  }
  const rough = readRough(tokens, at)
  if (rough !== null) return rough
  const whole = readHundreds(tokens, at)
  return whole === null ? null : readPointDigits(tokens, whole)
}

/** "first", "2nd", "last" (-1), "second to last" (-2); from 1, negative from the end. */
export function readOrdinal(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at]
  if (token === undefined) return null
  const value = token.kind === 'ordinal' ? token.value : token.kind === 'word' ? en.ordinals[token.text] : undefined
  if (is(token, 'next') && is(tokens[at + 1], 'to') && is(tokens[at + 2], 'last')) return { value: -2, next: at + 3 }
  if (value === undefined) return null
  const fromLast =
    value > 0 &&
    ((is(tokens[at + 1], 'to') && is(tokens[at + 2], 'last')) ||
      (is(tokens[at + 1], 'from') && is(tokens[at + 2], 'last')))
  return fromLast ? { value: -value, next: at + 3 } : { value, next: at + 1 }
}
