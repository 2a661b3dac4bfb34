import { decibels } from '../grammar/amounts.ts'
import type { Amount } from '../grammar/amounts.ts'
import { en } from '../words/en.ts'
import { humWords } from '../words/enValues.ts'
import type { SettingName } from '../words/enValues.ts'
import type { ArgumentReader } from './argumentReader.ts'
import { bareNumber, found, settingOf, slotOf, wayOf } from './argumentReader.ts'

/** "by 6 dB", "6 dB quieter", "twice as loud", "10% louder", "to 50%". */
export const readGain: ArgumentReader = (words) => {
  const { slots, verbWords } = words
  const way = wayOf(words)
  const turn = (value: number, sign: Amount['sign']): number =>
    way === 'down' && sign === 'none' && value > 0 ? -value : value
  const db = slotOf(slots, 'db')
  if (db !== undefined) return found(turn(db.value.value, db.value.sign), db)
  const factor = slotOf(slots, 'factor')
  if (factor !== undefined) return found(decibels(factor.value.value), factor)
  const percent = slotOf(slots, 'percent')
  if (percent !== undefined) {
    const part = Math.abs(percent.value.value) / 100
    const falls = way === 'down' || percent.value.value < 0
    const by = percent.prep === 'to' ? part : falls ? 1 - part : 1 + part
    return by > 0 ? found(decibels(by), percent) : null
  }
  const said = verbWords
    .map((word) => (Object.hasOwn(en.factors, word) ? en.factors[word] : undefined))
    .find((value) => value !== undefined)
  if (said !== undefined) return found(decibels(said))
  const bare = bareNumber(slots, ['by', null])
  return bare === undefined ? null : found(turn(bare.value.seconds, 'none'), bare)
}

/** Where a track's own volume is to stand: "to -12 dB", "to 50%". */
export const readSlider: ArgumentReader = ({ slots }) => {
  const db = slotOf(slots, 'db')
  if (db !== undefined) return found(db.value.value, db)
  const percent = slotOf(slots, 'percent')
  if (percent !== undefined && percent.value.value > 0) return found(decibels(percent.value.value / 100), percent)
  const bare = bareNumber(slots, ['to', 'at', null])
  return bare === undefined ? null : found(bare.value.seconds, bare)
}

/** A level in decibels, or a bare number where one is gone to. */
export const readLevel: ArgumentReader = ({ slots }) => {
  const db = slotOf(slots, 'db')
  if (db !== undefined) return found(db.value.value, db)
  const bare = bareNumber(slots, ['to', 'at'])
  return bare === undefined ? null : found(bare.value.seconds, bare)
}

/** A level with its unit: a bare number beside a generated sound is a time. */
export const readDecibels: ArgumentReader = ({ slots }) => {
  const db = slotOf(slots, 'db')
  return db === undefined ? null : found(db.value.value, db)
}

/** Settings that are told in decibels; a percentage of them is of the level. */
const decibelNames: ReadonlySet<SettingName> = new Set<SettingName>(['wet', 'dry', 'makeup', 'threshold', 'ceiling'])

/** A value by its name; "-18 dB" for a threshold also where the name is left out. */
export function readNamed(name: SettingName, rest: 'db too' | 'only by name'): ArgumentReader {
  return ({ slots }) => {
    const setting = settingOf(slots, name)
    const part =
      setting?.value.unit === 'percent' && decibelNames.has(name) && setting.value.value > 0
        ? [decibels(setting.value.value / 100)]
        : []
    if (setting !== undefined)
      return { values: [...part, setting.value.value, round(setting.value.value / 100)], used: [setting] }
    const db = rest === 'db too' ? slotOf(slots, 'db') : undefined
    return db === undefined ? null : found(db.value.value, db)
  }
}

/** Milliseconds: "5 ms", "0.1 s", or a bare number of them. */
export function readMilliseconds(name: SettingName): ArgumentReader {
  return ({ slots }) => {
    const setting = settingOf(slots, name)
    if (setting === undefined) return null
    return found(round(setting.value.unit === 'seconds' ? setting.value.value * 1000 : setting.value.value), setting)
  }
}

/** Bass, middle and treble: "up 3 dB" beside the name, or as the verb says. */
export function readTone(name: SettingName): ArgumentReader {
  return (words) => {
    const setting =
      settingOf(words.slots, name) ??
      (words.slots.tones.includes(name) || words.verbWords.includes(name) ? slotOf(words.slots, 'db') : undefined)
    if (setting === undefined) return null
    const { value, sign } = setting.value
    const way =
      ('way' in setting.value ? setting.value.way : null) ??
      (words.verbWords.some((word) => ['take', 'cut', 'remove'].includes(word)) ? 'down' : wayOf(words))
    return found(way === 'down' && sign === 'none' ? -Math.abs(value) : value, setting)
  }
}

/** A reduction is told without its sign; a tool may count it below zero. */
export const readReduction: ArgumentReader = ({ slots }) => {
  const setting = settingOf(slots, 'reduction')
  const slot = setting ?? slotOf(slots, 'db')
  if (slot === undefined) return null
  const size = Math.abs(slot.value.value)
  return { values: [size, -size], used: [slot] }
}

export const readDuckBy: ArgumentReader = (words) => {
  const read = readReduction(words)
  return read === null ? null : { ...read, values: [...read.values].reverse() }
}

/** 0 to 1, or what a percentage makes of it. */
export const readDecay: ArgumentReader = ({ slots }) => {
  const setting = settingOf(slots, 'decay')
  const slot = setting ?? slotOf(slots, 'percent')
  if (slot === undefined) return null
  const { unit, value } = slot.value
  return unit === 'percent'
    ? { values: [round(value / 100), value], used: [slot] }
    : { values: [value, round(value / 100)], used: [slot] }
}

export const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** Deep and narrow at the hum and at its first three overtones. */
const notches = (frequency: number): readonly unknown[] =>
  [1, 2, 3, 4].map((overtone) => ({ frequency_hz: overtone * frequency, gain_db: -24, q: 20 }))

/** "add 3 dB at 100 Hz". */
export const readBands: ArgumentReader = (words) => {
  const [frequency, gain] = [slotOf(words.slots, 'hz'), slotOf(words.slots, 'db')]
  if (frequency !== undefined && gain === undefined && words.said.some((word) => humWords.has(word)))
    return found(notches(frequency.value.value), frequency)
  if (frequency === undefined || gain === undefined) return null
  const falls =
    gain.value.sign === 'none' &&
    (wayOf(words) === 'down' || words.verbWords.some((word) => ['cut', 'take', 'remove'].includes(word)))
  const band = { frequency_hz: frequency.value.value, gain_db: falls ? -gain.value.value : gain.value.value }
  return { values: [[band], [{ ...band, q: 1 }]], used: [frequency, gain] }
}
