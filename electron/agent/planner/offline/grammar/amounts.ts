import { en, inPassing } from '../words/en.ts'
import type { Read } from './numbers.ts'
import { readNumber } from './numbers.ts'
import type { Source } from './source.ts'
import { wordAt } from './source.ts'

export interface Amount {
  readonly unit: 'db' | 'lufs' | 'hz' | 'percent' | 'semitones' | 'bpm' | 'factor'
  readonly value: number
  /** A sign was said, so "down" or "quieter" beside it does not turn it once more. */
  readonly sign: 'said' | 'none'
}

function readSign(source: Source, at: number): { readonly sign: 1 | -1 | null; readonly next: number } {
  const token = source.tokens[at]
  if (token?.kind === 'mark' && token.text === '-') return { sign: -1, next: at + 1 }
  if (token?.kind === 'mark' && token.text === '+') return { sign: 1, next: at + 1 }
  if (token?.kind === 'word' && en.minus.has(token.text)) return { sign: -1, next: at + 1 }
  if (token?.kind === 'word' && ['plus', 'positive'].includes(token.text)) return { sign: 1, next: at + 1 }
  return { sign: null, next: at }
}

/** "3 dB below full scale" is -3 dB. */
function readBelowFull(source: Source, at: number): number | null {
  if (!['below', 'under'].includes(wordAt(source, at))) return null
  let next = at + 1
  while (inPassing.fullScale.has(wordAt(source, next))) next += 1
  return next > at + 1 ? next : null
}

function withUnit(unit: (typeof en.amountUnits)[string], value: number): Omit<Amount, 'sign'> {
  if (unit === 'khz') return { unit: 'hz', value: value * 1000 }
  if (unit === 'octaves') return { unit: 'semitones', value: value * 12 }
  if (unit === 'cents') return { unit: 'semitones', value: value / 100 }
  return { unit, value }
}

/** "twice as loud", "half as loud", "double the volume", "three times as loud". */
function readFactor(source: Source, at: number): Read<Amount> | null {
  const word = wordAt(source, at)
  const times = readNumber(source.tokens, at)
  const factor = Object.hasOwn(en.factors, word) ? en.factors[word] : times !== null && wordAt(source, times.next) === 'times' ? times.value : undefined
  if (factor === undefined || factor <= 0) return null
  let next = times !== null && wordAt(source, times.next) === 'times' ? times.next + 1 : at + 1
  while (inPassing.beforeLoud.has(wordAt(source, next))) next += 1
  const loud = en.loudWords.has(wordAt(source, next)) || wordAt(source, next) === 'louder'
  const quiet = inPassing.quietWords.has(wordAt(source, next))
  if (!loud && !quiet) return null
  return { value: { unit: 'factor', value: quiet ? 1 / factor : factor, sign: 'said' }, next: next + 1 }
}

/** A value with its unit: "-3 dB", "minus 16 LUFS", "80 Hz", "50%", "twice as loud". */
export function readAmount(source: Source, at: number): Read<Amount> | null {
  const factor = readFactor(source, at)
  if (factor !== null) return factor
  const { sign, next } = readSign(source, at)
  const article = en.articles.has(wordAt(source, next)) ? { value: 1, next: next + 1 } : null
  const number = readNumber(source.tokens, next) ?? article
  if (number === null) return null
  let unitAt = number.next
  if (wordAt(source, unitAt) === '-' || wordAt(source, unitAt) === 'full') unitAt += 1
  const perCent = wordAt(source, unitAt) === 'per' && wordAt(source, unitAt + 1) === 'cent'
  const word = wordAt(source, unitAt)
  const unit = perCent ? 'percent' : Object.hasOwn(en.amountUnits, word) ? en.amountUnits[word] : undefined
  if (unit === undefined) return null
  let after = perCent ? unitAt + 2 : unitAt + 1
  if (word === 'db' && inPassing.afterDecibels.has(wordAt(source, after))) after += 1
  const below = readBelowFull(source, after)
  const value = number.value * (sign ?? (below === null ? 1 : -1))
  return { value: { ...withUnit(unit, value), sign: sign === null && below === null ? 'none' : 'said' }, next: below ?? after }
}

/** A signed number without a unit, as in "normalize to -3". */
export function readSignedNumber(source: Source, at: number): Read<number> | null {
  const { sign, next } = readSign(source, at)
  const number = readNumber(source.tokens, next)
  return number === null ? null : { value: number.value * (sign ?? 1), next: number.next }
}

/** "twice", "3 times", "once more", "five steps". */
export function readCount(source: Source, at: number): Read<number> | null {
  const word = wordAt(source, at)
  if (Object.hasOwn(en.counts, word)) return { value: en.counts[word] ?? 1, next: at + 1 }
  const number = readNumber(source.tokens, at)
  if (number === null || !Number.isInteger(number.value) || number.value < 1) return null
  return en.countNouns.has(wordAt(source, number.next)) ? { value: number.value, next: number.next + 1 } : null
}

/** Decibels of a gain that multiplies by `factor`: 20 log10(factor), to the hundredth. */
export function decibels(factor: number): number {
  return Math.round(2000 * Math.log10(factor)) / 100
}
