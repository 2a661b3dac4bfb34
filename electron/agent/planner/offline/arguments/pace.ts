import { en } from '../words/en.ts'
import { fasterVerbs, lowerVerbs, slowerVerbs } from '../words/enValues.ts'
import type { ArgumentReader, ArgumentWords, ReadArgument } from './argumentReader.ts'
import { found, slotOf } from './argumentReader.ts'
import { round } from './levels.ts'

/** The verb says which way; only where it doesn't do the other words: "speed up the slow part". */
function slows({ verbWords, said }: ArgumentWords): boolean {
  if (verbWords.some((word) => slowerVerbs.has(word))) return true
  return !verbWords.some((word) => fasterVerbs.has(word)) && said.some((word) => slowerVerbs.has(word))
}

/** How many times as fast: "by 10%", "to 90%", "twice as fast", "half speed", "from 120 to 128 bpm". */
function readFactor(words: ArgumentWords): ReadArgument | null {
  const { slots } = words
  const pace = slotOf(slots, 'pace') ?? slotOf(slots, 'factor')
  if (pace !== undefined) return found(pace.value.value, pace)
  const beats = readBeats(words)
  if (beats !== null && beats.from !== null && beats.to !== null)
    return { values: [beats.to / beats.from], used: beats.used }
  const percent = slotOf(slots, 'percent')
  const said = words.verbWords.find((word) => Object.hasOwn(en.factors, word))
  if (percent === undefined) return said === undefined ? null : { values: [en.factors[said]], used: [] }
  const part = percent.value.value / 100
  if (percent.prep === 'to' || percent.prep === 'at') return part > 0 ? found(part, percent) : null
  return found(1 + (slows(words) && part > 0 ? -part : part), percent)
}

/** Beats a minute, before and after. */
function readBeats({ slots }: ArgumentWords): {
  readonly from: number | null
  readonly to: number | null
  readonly used: readonly object[]
} | null {
  const bpm = slots.amounts.filter(({ value }) => value.unit === 'bpm')
  const [first, second] = bpm
  if (first === undefined) return null
  if (second !== undefined) return { from: first.value.value, to: second.value.value, used: bpm }
  const before = slots.times.find(({ value, prep }) => value.bare && prep === 'from')
  const open = slots.ranges.find(
    ({ value }) => value.range.kind === 'between' && value.range.from.kind === 'absolute' && value.ends === 'open',
  )
  const fromOpen =
    open?.value.range.kind === 'between' && open.value.range.from.kind === 'absolute'
      ? open.value.range.from.seconds
      : null
  const from = before?.value.seconds ?? fromOpen
  return {
    from,
    to: first.value.value,
    used: [
      first,
      ...(before === undefined ? [] : [before]),
      ...(fromOpen === null || open === undefined ? [] : [open]),
    ],
  }
}

export const readPace: ArgumentReader = (words) => {
  const factor = readFactor(words)
  const value = factor?.values[0]
  return factor === null || typeof value !== 'number' ? null : { ...factor, values: [round(value)] }
}

/** The change in percent: 10 is a tenth faster, -50 half as fast. */
export const readPercent: ArgumentReader = (words) => {
  const factor = readFactor(words)
  const value = factor?.values[0]
  return factor === null || typeof value !== 'number' ? null : { ...factor, values: [round((value - 1) * 100)] }
}

export const readBpm =
  (which: 'from' | 'to'): ArgumentReader =>
  (words) => {
    const beats = readBeats(words)
    const value = beats?.[which] ?? null
    return beats === null || value === null ? null : { values: [value], used: beats.used }
  }

/** "up two semitones", "down an octave", "50 cents lower". */
export const readSemitones: ArgumentReader = (words) => {
  const bare = words.slots.times.find(({ value, prep }) => value.bare && (prep === 'by' || prep === null))
  const slot =
    slotOf(words.slots, 'semitones') ??
    (bare === undefined
      ? undefined
      : {
          ...bare,
          value: { value: bare.value.seconds, sign: bare.value.seconds < 0 ? ('said' as const) : ('none' as const) },
        })
  if (slot === undefined) return null
  const { value, sign } = slot.value
  const lower = words.slots.way === 'down' || [...words.verbWords, ...words.said].some((word) => lowerVerbs.has(word))
  return found(
    sign === 'none' && lower && !words.said.some((word) => en.louder.has(word) && word !== 'more') ? -value : value,
    bare ?? slot,
  )
}
