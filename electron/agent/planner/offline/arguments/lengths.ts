import type { TimeRef } from '../../plan.ts'
import type { Slots } from '../steps/slots.ts'
import type { ArgumentReader } from './argumentReader.ts'
import { found, settingOf, slotOf } from './argumentReader.ts'
import { round } from './levels.ts'

const measures = ['than', 'over', 'exceeding', 'above']

/** "longer than 1 second", "over half a second", "at least 2 s". */
export const readLeast: ArgumentReader = ({ slots }) => {
  const setting = settingOf(slots, 'least')
  const slot = setting ?? slots.times.find(({ prep }) => measures.includes(prep ?? ''))
  if (slot === undefined) return null
  return found('seconds' in slot.value ? slot.value.seconds : slot.value.value, slot)
}

/** "to half a second", "leaving 0.3 seconds". */
export const readKept: ArgumentReader = ({ slots, verbWords }) => {
  const setting = settingOf(slots, 'kept')
  const takesTo = verbWords.includes('to')
  const slot = setting ?? slots.times.find(({ prep }) => prep === 'to' || (takesTo && prep === null))
  if (slot === undefined) return null
  return found('seconds' in slot.value ? slot.value.seconds : slot.value.value, slot)
}

const lengthPreps: readonly (string | null)[] = ['for', 'of', 'over', 'with', 'lasting', 'by', null, 'in']

/**
 * How long something is to be: "3 seconds of silence", "for 2 seconds", "a pause of half a second"; "from 10 to 12" is
 * two seconds.
 */
export const readLength: ArgumentReader = ({ slots }) => {
  const times = lengthPreps.flatMap((prep) => slots.times.filter((slot) => slot.prep === prep))
  const time = times.find(({ value }) => !value.bare) ?? times[0]
  if (time !== undefined) return found(time.value.seconds, time)
  const range = slots.ranges[0]?.value.range
  if (range?.kind === 'from' && range.seconds > 0) return found(range.seconds)
  return range?.kind === 'between' && range.from.kind === 'absolute' && range.to.kind === 'absolute'
    ? found(round(Math.abs(range.to.seconds - range.from.seconds)))
    : null
}

export const readDelay: ArgumentReader = ({ slots }) => {
  const setting = settingOf(slots, 'delay')
  if (setting !== undefined) return found(setting.value.value, setting)
  const time = slots.times.find(({ value, prep }) => !value.bare && prep !== 'at')
  return time === undefined ? null : found(time.value.seconds, time)
}

export const readFrequency: ArgumentReader = ({ slots }) => {
  const slot = slotOf(slots, 'hz') ?? settingOf(slots, 'frequency')
  if (slot !== undefined) return found(slot.value.value, slot)
  const bare = slots.times.find(
    ({ value, prep }) => value.bare && ['at', 'below', 'above', 'under', 'to', 'over', 'of'].includes(prep ?? ''),
  )
  return bare === undefined ? null : found(bare.value.seconds, bare)
}

export const readRolloff: ArgumentReader = ({ slots }) => {
  const slot = slotOf(slots, 'dbPerOctave')
  return slot === undefined ? null : found(slot.value.value, slot)
}

export const readRatio: ArgumentReader = ({ slots }) => {
  const slot = settingOf(slots, 'ratio') ?? slotOf(slots, 'ratio')
  return slot === undefined ? null : found(slot.value.value, slot)
}

/** "use 0 to 1 second as the noise profile", "the noise is in the first second": the part that is only noise. */
export const readProfile =
  (edge: 'start' | 'end'): ArgumentReader =>
  ({ slots, said, verbWords, project }) => {
    const [range] = slots.ranges
    const told = said.includes('profile') || said.includes('print') || verbWords[0] === 'noise'
    if (!told || range === undefined) return null
    const span = secondsOf(range.value.range, project?.duration ?? 0)
    return span === null ? null : found(span[edge], range)
  }

function secondsOf(
  range: Slots['ranges'][number]['value']['range'],
  duration: number,
): { readonly start: number; readonly end: number } | null {
  if (range.kind === 'first') return { start: 0, end: range.seconds }
  if (range.kind === 'last') return { start: Math.max(0, duration - range.seconds), end: duration }
  if (range.kind !== 'between') return null
  const [from, to] = [secondsAt(range.from, duration), secondsAt(range.to, duration)]
  return from === null || to === null ? null : { start: from, end: to }
}

function secondsAt(time: TimeRef, duration: number): number | null {
  if (time.kind === 'absolute') return time.seconds
  if (time.kind === 'fromEnd') return duration - time.seconds
  return time.kind === 'anchor' && time.anchor === 'start'
    ? time.offset
    : time.kind === 'anchor' && time.anchor === 'end'
      ? duration + time.offset
      : null
}
