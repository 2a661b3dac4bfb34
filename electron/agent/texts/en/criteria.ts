import type { MeasureName, SaidCriterion, Unmeasured } from '../../../../shared/schemas/measures.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { sayDb, sayName } from '../../../../shared/wording/saying.ts'

/** How an acceptance criterion is said: a whole sentence about the project, with its bounds in it. */
type Say = (criterion: SaidCriterion) => string

const sayings: Readonly<Record<MeasureName, Say>> = {
  project_seconds: (one) => `the project is ${bounds(one, sayLength)} long`,
  audio_seconds: (one) => `there is ${bounds(one, sayLength)} of sound${where(one)}`,
  clip_count: (one) => `there ${sayCount(one, 'clip')}${where(one)}`,
  track_count: (one) => `there ${sayCount(one, 'track')}`,
  label_count: (one) => `there ${sayCount(one, 'label')}`,
  muted_tracks: (one) => `${countOf(one, 'track')} ${isOrAre(one)} muted`,
  selection_start: (one) => `the selection starts ${at(one)}`,
  selection_end: (one) => `the selection ends ${at(one)}`,
  first_clip_start: (one) => `the first clip${where(one)} starts ${at(one)}`,
  last_clip_end: (one) => `the last clip${where(one)} ends ${at(one)}`,
  clip_start: (one) => `the clip ${called(one)} starts ${at(one)}`,
  clip_end: (one) => `the clip ${called(one)} ends ${at(one)}`,
  label_start: (one) => `the label ${called(one)} starts ${at(one)}`,
  label_end: (one) => `the label ${called(one)} ends ${at(one)}`,
  files_written: (one) =>
    `${countOf(one, 'file')}${one.name === undefined ? '' : ` with ${called(one)} in its name`} ${isOrAre(one)} written`,
  peak_db: (one) => `the peak${where(one)}${when(one)} is ${bounds(one, sayDb)}`,
  loudness_lufs: (one) => `the loudness${where(one)}${when(one)} is ${bounds(one, (value) => `${round(value)} LUFS`)}`,
  longest_silence_seconds: (one) =>
    one.at_least === undefined && one.at_most !== undefined
      ? `no pause${where(one)}${when(one)} is longer than ${sayLength(one.at_most)}`
      : `the longest pause${where(one)}${when(one)} is ${bounds(one, sayLength)} long`,
}

const reasons: Readonly<Record<Unmeasured, string>> = {
  nothingSelected: 'nothing selected',
  noClip: 'there is no clip',
  noSuchClip: 'there is no such clip',
  noSuchLabel: 'there is no such label',
  noSuchTrack: 'there is no such track',
  nothingThere: 'nothing there',
  noLoudness: 'there is no loudness',
  noAnswer: 'there is no answer',
}

/** What has to hold, and what was found of it: with both bounds at what was measured. */
export const criteria = {
  /** "the project is at most 50 s long", "the clip “talk” starts at 0:04". */
  wanted: (criterion: SaidCriterion): string => sayings[criterion.measure](criterion),
  silent: (criterion: SaidCriterion): string => `nothing is heard${where(criterion)}${when(criterion)}`,
  unmeasured: (criterion: SaidCriterion, reason: Unmeasured): string =>
    criterion.name === undefined ? reasons[reason] : `${reasons[reason]} as ${called(criterion)}`,
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Up to a minute in seconds. */
const sayLength = (seconds: number): string =>
  Math.abs(seconds) < 60 ? `${round(seconds)} s` : formatTime(round(seconds))

function bounds({ at_least: least, at_most: most }: SaidCriterion, say: (value: number) => string): string {
  if (least === undefined) return most === undefined ? 'any' : `at most ${say(most)}`
  if (most === undefined) return `at least ${say(least)}`
  return least === most ? say(least) : `${say(least)} to ${say(most)}`
}

function at({ at_least: least, at_most: most }: SaidCriterion): string {
  if (least === undefined) return most === undefined ? 'at any time' : `at ${formatTime(most)} or earlier`
  if (most === undefined) return `at ${formatTime(least)} or later`
  return least === most ? `at ${formatTime(least)}` : `between ${formatTime(least)} and ${formatTime(most)}`
}

const isOrAre = ({ at_least: least, at_most: most }: SaidCriterion): string => ((most ?? least) === 1 ? 'is' : 'are')

function countOf(one: SaidCriterion, what: string): string {
  const count = one.at_most === 0 ? 'no' : bounds(one, String)
  return `${count} ${isOrAre(one) === 'is' ? what : `${what}s`}`
}

const sayCount = (one: SaidCriterion, what: string): string => `${isOrAre(one)} ${countOf(one, what)}`

const called = ({ name = '' }: SaidCriterion): string => `“${sayName(name)}”`

function where({ tracks = [] }: SaidCriterion): string {
  const names = tracks.map((one) => (typeof one === 'number' ? `track ${one}` : sayName(one)))
  return names.length === 0 ? '' : ` on ${names.join(' and ')}`
}

function when({ start_time: start, end_time: end }: SaidCriterion): string {
  if (start === undefined && end === undefined) return ''
  return end === undefined ? ` from ${formatTime(start ?? 0)}` : ` from ${formatTime(start ?? 0)} to ${formatTime(end)}`
}
