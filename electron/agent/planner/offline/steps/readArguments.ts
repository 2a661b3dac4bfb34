import { decibels } from '../grammar/amounts.ts'
import type { Amount } from '../grammar/amounts.ts'
import { en } from '../words/en.ts'
import type { Slots } from './slots.ts'

/** What a tool's own values are read from. */
export interface ArgumentWords {
  readonly slots: Slots
  /** All words of the verb, its later parts too: "turn down" says which way. */
  readonly verbWords: readonly string[]
}

type Reader = (words: ArgumentWords) => number | string | undefined

const amountIn = (slots: Slots, unit: Amount['unit']): Amount | undefined => slots.amounts.find(({ value }) => value.unit === unit)?.value

function bareNumber(slots: Slots, preps: readonly (string | null)[]): number | undefined {
  return slots.times.find(({ value, prep }) => value.bare && preps.includes(prep))?.value.seconds
}

function wayOf({ slots, verbWords }: ArgumentWords): 'up' | 'down' | null {
  if (slots.way !== null) return slots.way
  if (verbWords.some((word) => en.quieter.has(word))) return 'down'
  return verbWords.some((word) => en.louder.has(word)) ? 'up' : null
}

/** "by 6 dB", "6 dB quieter", "twice as loud", "10% louder", "to 50%". */
const readGain: Reader = (words) => {
  const { slots, verbWords } = words
  const way = wayOf(words)
  const turn = (value: number, sign: Amount['sign']): number => (way === 'down' && sign === 'none' && value > 0 ? -value : value)
  const db = amountIn(slots, 'db')
  if (db !== undefined) return turn(db.value, db.sign)
  const factor = amountIn(slots, 'factor')
  if (factor !== undefined) return decibels(factor.value)
  const percent = slots.amounts.find(({ value }) => value.unit === 'percent')
  if (percent !== undefined) {
    const part = Math.abs(percent.value.value) / 100
    const falls = way === 'down' || percent.value.value < 0
    const by = percent.prep === 'to' ? part : falls ? 1 - part : 1 + part
    return by > 0 ? decibels(by) : undefined
  }
  const said = verbWords.map((word) => (Object.hasOwn(en.factors, word) ? en.factors[word] : undefined)).find((value) => value !== undefined)
  if (said !== undefined) return decibels(said)
  const bare = bareNumber(slots, ['by', null])
  return bare === undefined ? undefined : turn(bare, 'none')
}

const readPeak: Reader = ({ slots }) => amountIn(slots, 'db')?.value ?? bareNumber(slots, ['to', 'at'])

const readUnit = (unit: Amount['unit']): Reader => ({ slots }) => amountIn(slots, unit)?.value

/** "longer than 1 second", "over half a second". */
const readLeast: Reader = ({ slots }) => slots.times.find(({ prep }) => prep === 'than' || prep === 'over')?.value.seconds

/** "to half a second", "leaving 0.3 seconds". */
const readKept: Reader = ({ slots }) => slots.times.find(({ prep }) => prep === 'to')?.value.seconds

const readName: Reader = ({ slots }) => slots.called[0] ?? slots.unknown.find(({ prep }) => prep === 'to' || prep === 'as')?.value ?? slots.unknown[0]?.value

/** By the name of the parameter: a tool that has such a parameter needs nothing more here. */
const readers: Readonly<Record<string, Reader>> = {
  gain_db: readGain,
  peak_db: readPeak,
  target_lufs: readUnit('lufs'),
  frequency_hz: readUnit('hz'),
  semitones: readUnit('semitones'),
  percent: readUnit('percent'),
  bpm: readUnit('bpm'),
  min_silence: readLeast,
  keep: readKept,
  name: readName,
  text: readName,
}

/** The tool's own values as far as the words give them. */
export function readArguments(parameters: readonly string[], words: ArgumentWords): Readonly<Record<string, unknown>> {
  const values = parameters.map((parameter) => [parameter, Object.hasOwn(readers, parameter) ? readers[parameter]?.(words) : undefined] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Parameters whose value is a name: words that nothing else explains are theirs. */
export const takesName = (parameters: readonly string[]): boolean => parameters.some((parameter) => parameter === 'name' || parameter === 'text')

/** Parameters that are lengths of time: those times are no range. */
export const takesLengths = (parameters: readonly string[]): boolean => parameters.some((parameter) => parameter === 'min_silence' || parameter === 'keep')
