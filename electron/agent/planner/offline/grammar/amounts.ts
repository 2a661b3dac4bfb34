import { en, inPassing } from '../words/en.ts'
import type { Read } from './numbers.ts'
import { readNumber } from './numbers.ts'
import type { Source } from './source.ts'
import { readAnyPhrase, saysAny, wordAt } from './source.ts'
import {
  fastWords,
  halfSteps,
  intervalContext,
  intervalKinds,
  intervals,
  loudnessContext,
  loudnessNouns,
  loudnessTargets,
  minorIntervals,
  perOctave,
  ratioContext,
  slowWords,
  stepNouns,
} from '../words/enValues.ts'

export interface Amount {
  readonly unit:
    | 'kbps'
    | 'bits'
    | 'db'
    | 'dbPerOctave'
    | 'lufs'
    | 'hz'
    | 'percent'
    | 'semitones'
    | 'bpm'
    | 'factor'
    | 'pace'
    | 'ratio'
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
  return next > at + 1 && wordAt(source, next - 1) !== 'the' ? next : null
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
  const factor = Object.hasOwn(en.factors, word)
    ? en.factors[word]
    : times !== null && wordAt(source, times.next) === 'times'
      ? times.value
      : undefined
  if (factor === undefined || factor <= 0) return null
  let next = times !== null && wordAt(source, times.next) === 'times' ? times.next + 1 : at + 1
  while (inPassing.beforeLoud.has(wordAt(source, next))) next += 1
  const pace = fastWords.has(wordAt(source, next)) || slowWords.has(wordAt(source, next))
  if (pace)
    return {
      value: { unit: 'pace', value: slowWords.has(wordAt(source, next)) ? 1 / factor : factor, sign: 'said' },
      next: next + 1,
    }
  const loud = en.loudWords.has(wordAt(source, next)) || wordAt(source, next) === 'louder'
  const quiet = inPassing.quietWords.has(wordAt(source, next))
  if (!loud && !quiet) return null
  return { value: { unit: 'factor', value: quiet ? 1 / factor : factor, sign: 'said' }, next: next + 1 }
}

/** "1.5x", "2 x": so many times as fast, or as loud. */
function readTimes(source: Source, at: number): Read<Amount> | null {
  const number = readNumber(source.tokens, at)
  return number !== null &&
    number.value > 0 &&
    wordAt(source, number.next) === 'x' &&
    source.tokens[number.next]?.glued === true
    ? { value: { unit: 'pace', value: number.value, sign: 'said' }, next: number.next + 1 }
    : null
}

/** "4:1", "2.5:1", "6 to 1", where compression is spoken of. */
export function readRatio(source: Source, at: number): Read<Amount> | null {
  if (!saysAny(source, ratioContext)) return null
  const token = source.tokens[at]
  const clock = token?.kind === 'clock' ? /^(\d+):0?1$/.exec(token.text) : null
  if (clock !== null) return { value: { unit: 'ratio', value: Number(clock[1]), sign: 'said' }, next: at + 1 }
  const number = readNumber(source.tokens, at)
  const joined = number !== null && (wordAt(source, number.next) === 'to' || wordAt(source, number.next) === ':')
  const one = joined ? readNumber(source.tokens, number.next + 1) : null
  return number !== null && one?.value === 1 && !Object.hasOwn(en.units, wordAt(source, one.next))
    ? { value: { unit: 'ratio', value: number.value, sign: 'said' }, next: one.next }
    : null
}

/** "podcast loudness", "the streaming standard". */
function readLoudnessTarget(source: Source, at: number): Read<Amount> | null {
  const place = wordAt(source, at)
  const target = Object.hasOwn(loudnessTargets, place) ? loudnessTargets[place] : undefined
  const said = loudnessNouns.has(wordAt(source, at + 1))
  return target === undefined || !said ? null : { value: { unit: 'lufs', value: target, sign: 'none' }, next: at + 2 }
}

/** "a fifth", "two whole steps", "a minor third", where pitch is spoken of. */
function readInterval(source: Source, at: number): Read<Amount> | null {
  if (!saysAny(source, intervalContext) || saysAny(source, loudnessContext)) return null
  const article = en.articles.has(wordAt(source, at))
  const number = article ? null : readNumber(source.tokens, at)
  const count =
    number === null || Object.hasOwn(halfSteps, wordAt(source, at)) ? { value: 1, next: article ? at + 1 : at } : number
  const word = wordAt(source, count.next)
  if (Object.hasOwn(halfSteps, word) && stepNouns.has(wordAt(source, count.next + 1)))
    return semitones((halfSteps[word] ?? 1) * count.value, count.next + 2)
  if (!article) return null
  const kind = intervalKinds.has(word)
  const name = wordAt(source, kind ? count.next + 1 : count.next)
  const size = (word === 'minor' ? minorIntervals : intervals)[name]
  const next = kind ? count.next + 2 : count.next + 1
  const isPart = wordAt(source, next) === 'of' || (!kind && name === 'second')
  return size === undefined || isPart ? null : semitones(size, next)
}

const semitones = (value: number, next: number): Read<Amount> => ({
  value: { unit: 'semitones', value, sign: 'none' },
  next,
})

/** A value with its unit: "-3 dB", "minus 16 LUFS", "80 Hz", "50%", "twice as loud". */
export function readAmount(source: Source, at: number): Read<Amount> | null {
  const factor =
    readFactor(source, at) ??
    readTimes(source, at) ??
    readRatio(source, at) ??
    readLoudnessTarget(source, at) ??
    readInterval(source, at)
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
  if (unit === undefined || (unit === 'bits' && number.value < 8)) return null
  let after = perCent ? unitAt + 2 : unitAt + 1
  if (word === 'db' && inPassing.afterDecibels.has(wordAt(source, after))) after += 1
  const slope = unit === 'db' ? readAnyPhrase(source, after, perOctave) : null
  if (slope !== null) return { value: { unit: 'dbPerOctave', value: number.value, sign: 'none' }, next: slope }
  const below = readBelowFull(source, after)
  const value = number.value * (sign ?? (below === null ? 1 : -1))
  return {
    value: { ...withUnit(unit, value), sign: sign === null && below === null ? 'none' : 'said' },
    next: below ?? after,
  }
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

/** "100 Hz", "2k", or a number with nothing after it that would make it a level or a time. */
export function readFrequency(source: Source, at: number): Read<number> | null {
  const amount = readAmount(source, at)
  if (amount !== null) return amount.value.unit === 'hz' ? { value: amount.value.value, next: amount.next } : null
  const number = readNumber(source.tokens, at)
  return number === null || Object.hasOwn(en.units, wordAt(source, number.next))
    ? null
    : { value: number.value, next: number.next }
}
