import type { TimeRef } from '../../plan.ts'
import { extentOf } from '../steps/points.ts'
import type { Slots } from '../steps/slots.ts'
import { en } from '../words/en.ts'
import type { ArgumentReader, ArgumentWords } from './argumentReader.ts'
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

const lengthPreps: readonly (string | null)[] = ['for', 'of', 'over', 'with', 'lasting', null, 'in']

/** How long something is to be: "3 seconds of silence", "for 2 seconds", "a pause of half a second"; "from 10 to 12" is two seconds. */
export const readLength: ArgumentReader = ({ slots }) => {
  const times = lengthPreps.flatMap((prep) => slots.times.filter((slot) => slot.prep === prep))
  const time = times.find(({ value }) => !value.bare) ?? times[0]
  if (time !== undefined) return found(time.value.seconds, time)
  const range = slots.ranges[0]?.value.range
  if (range?.kind === 'from' && range.seconds > 0) return found(range.seconds)
  return range?.kind === 'between' && range.from.kind === 'absolute' && range.to.kind === 'absolute' ? found(round(Math.abs(range.to.seconds - range.from.seconds))) : null
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
  const bare = slots.times.find(({ value, prep }) => value.bare && ['at', 'below', 'above', 'under', 'to', 'over', 'of'].includes(prep ?? ''))
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

/** "use 0 to 1 second as the noise profile": the part that is only noise. */
export const readProfile = (edge: 'start' | 'end'): ArgumentReader => ({ slots, said, project }) => {
  const [range] = slots.ranges
  if (!said.includes('profile') && !said.includes('print') || range === undefined) return null
  const span = secondsOf(range.value.range, project?.duration ?? 0)
  return span === null ? null : found(span[edge], range)
}

function secondsOf(range: Slots['ranges'][number]['value']['range'], duration: number): { readonly start: number; readonly end: number } | null {
  if (range.kind === 'first') return { start: 0, end: range.seconds }
  if (range.kind === 'last') return { start: Math.max(0, duration - range.seconds), end: duration }
  if (range.kind !== 'between') return null
  const [from, to] = [secondsAt(range.from, duration), secondsAt(range.to, duration)]
  return from === null || to === null ? null : { start: from, end: to }
}

function secondsAt(time: TimeRef, duration: number): number | null {
  if (time.kind === 'absolute') return time.seconds
  if (time.kind === 'fromEnd') return duration - time.seconds
  return time.kind === 'anchor' && time.anchor === 'start' ? time.offset : time.kind === 'anchor' && time.anchor === 'end' ? duration + time.offset : null
}

/** Where a clip is to begin: "to 1:30", "to the cursor", "10 seconds later", "by -2 s". */
export const readDestination: ArgumentReader = (words) => {
  const { slots, project } = words
  const by = slots.times.find(({ prep }) => prep === 'by' || prep === null)
  const shifted = slots.points.find(({ value }) => value.kind === 'anchor' && value.anchor === 'cursor' && value.offset !== 0)
  const offset = shifted?.value.kind === 'anchor' ? shifted.value.offset : by === undefined ? null : by.value.seconds * (words.said.some((word) => en.earlierWords.has(word) || word === 'left') ? -1 : 1)
  const start = project === null ? null : startOfMoved(words)
  if (offset !== null && start !== null) return found(round(Math.max(0, start + offset)), shifted ?? by)
  const time = slots.times.find(({ prep }) => prep === 'to' || prep === 'at')
  if (time !== undefined) return found(time.value.seconds, time)
  const point = slots.points.find(({ prep }) => prep === 'to' || prep === 'at' || prep === null)
  if (point === undefined && project !== null && words.verbWords.some((word) => en.cursorWords.has(word))) return found(project.cursor)
  if (point === undefined || project === null) return null
  const { value } = point
  const cursor = value.kind === 'anchor' && value.anchor === 'cursor' ? project.cursor + value.offset : secondsAt(value, project.duration)
  return cursor === null ? null : found(cursor, point)
}

function startOfMoved({ slots, project }: ArgumentWords): number | null {
  const thing = slots.things[0]?.value.thing
  if (project === null) return null
  if (thing !== undefined) return extentOf(project, thing, slots.tracks)?.start ?? null
  const clips = project.tracks.flatMap((track) => track.clips).filter((clip) => project.selectedClips.includes(clip.id))
  const only = clips.length === 1 ? clips[0] : undefined
  return only?.start ?? null
}
