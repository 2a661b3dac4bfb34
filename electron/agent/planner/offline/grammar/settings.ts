import type { SettingName } from '../words/enValues.ts'
import { settingJoints, settingWords, toneSettings } from '../words/enValues.ts'
import { en } from '../words/en.ts'
import { readAmount } from './amounts.ts'
import { readDuration } from './durations.ts'
import type { Read } from './numbers.ts'
import { readNumber } from './numbers.ts'
import type { Source } from './source.ts'
import { readPhrase, wordAt } from './source.ts'

export interface Setting {
  readonly name: SettingName
  /** Seconds for a time; the number alone where no unit was said. */
  readonly unit: 'seconds' | 'db' | 'hz' | 'percent' | 'ratio' | 'number'
  readonly value: number
  /** "down 2 dB" beside the name; null where only a verb says which way. */
  readonly way: 'up' | 'down' | null
  readonly sign: 'said' | 'none'
}

const byFirst = Map.groupBy(settingWords, ([phrase]) => phrase[0] ?? '')

/** A track, clip or label of that name is meant before a setting: a project may have a "Bass". */
function readSettingName(
  source: Source,
  at: number,
  names: 'come first' | 'do not count' = 'come first',
): Read<SettingName> | null {
  let longest: Read<SettingName> | null = null
  for (const [phrase, name] of byFirst.get(wordAt(source, at)) ?? []) {
    const next = readPhrase(source, at, phrase)
    const named =
      names === 'come first' && toneSettings.has(name) && phrase.some((word) => source.names.vocabulary.has(word))
    if (next !== null && !named && (longest === null || next > longest.next)) longest = { value: name, next }
  }
  return longest
}

type Value = Pick<Setting, 'unit' | 'value' | 'sign'>

function readValue(source: Source, at: number, bare: 'number too' | 'with a unit'): Read<Value> | null {
  const amount = readAmount(source, at)
  if (amount !== null) {
    const { unit, value, sign } = amount.value
    return unit === 'db' || unit === 'hz' || unit === 'percent' || unit === 'ratio'
      ? { value: { unit, value, sign }, next: amount.next }
      : null
  }
  const time = readDuration(source.tokens, at)
  if (time !== null && !time.value.bare && source.tokens[at]?.kind !== 'clock')
    return { value: { unit: 'seconds', value: time.value.seconds, sign: 'none' }, next: time.next }
  if (bare === 'with a unit') return null
  const minus = wordAt(source, at) === '-'
  const number = readNumber(source.tokens, minus ? at + 1 : at)
  return number === null
    ? null
    : {
        value: { unit: 'number', value: minus ? -number.value : number.value, sign: minus ? 'said' : 'none' },
        next: number.next,
      }
}

function wayAt(source: Source, at: number): 'up' | 'down' | null {
  const word = wordAt(source, at)
  return en.quieter.has(word) ? 'down' : en.louder.has(word) ? 'up' : null
}

/** "attack 5 ms", "a threshold of -18 dB", "bass up by 3 dB". */
function readNameFirst(source: Source, at: number): Read<Setting> | null {
  const start = en.determiners.has(wordAt(source, at)) ? at + 1 : at
  const name = readSettingName(source, start)
  if (name === null) return null
  let { next } = name
  let way: Setting['way'] = null
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const said = wayAt(source, next)
    if (said !== null) way = said
    else if (!settingJoints.has(wordAt(source, next))) break
    next += 1
  }
  const value = readValue(source, next, 'number too')
  return value === null ? null : { value: { name: name.value, ...value.value, way }, next: value.next }
}

/** "5 ms attack", "4 dB of treble", "3 dB more bass", "30% wet". */
function readValueFirst(source: Source, at: number): Read<Setting> | null {
  const value = readValue(source, at, 'with a unit')
  if (value === null) return null
  let { next } = value
  let way: Setting['way'] = null
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const said = wayAt(source, next)
    if (said !== null) way = said
    else if (!['of', 'the', 'in', 'to', 'from', 'on'].includes(wordAt(source, next))) break
    next += 1
  }
  const name = readSettingName(
    source,
    next,
    next === value.next + 1 && wordAt(source, value.next) === 'of' ? 'do not count' : 'come first',
  )
  const counts =
    name !== null && (next === value.next || wordAt(source, value.next) === 'of' || toneSettings.has(name.value))
  if (
    !counts ||
    readValue(source, settingJoints.has(wordAt(source, name.next)) ? name.next + 1 : name.next, 'with a unit') !== null
  )
    return null
  return { value: { name: name.value, ...value.value, way }, next: name.next }
}

/** A value that is called by its name, with the value. */
export function readSetting(source: Source, at: number): Read<Setting> | null {
  return readNameFirst(source, at) ?? readValueFirst(source, at)
}

/** "the treble", without a value of its own beside it. */
export function readTone(source: Source, at: number): Read<SettingName> | null {
  const name = readSettingName(source, en.determiners.has(wordAt(source, at)) ? at + 1 : at)
  return name !== null && toneSettings.has(name.value) ? name : null
}
