import { formatTime } from '../../../shared/wording/formatTime.ts'
import type { Criterion } from '../tools/modelTools/planSteps.ts'
import { sayDb, sayName } from '../tools/sentences/saying.ts'

/** How an acceptance criterion is said: a whole sentence about the project, with its bounds in it. */
type Say = (criterion: Criterion) => string

const sayings: Readonly<Record<Criterion['measure'], Say>> = {
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

/** "the project is at most 50 s long", "the clip “talk” starts at 0:04". */
export const sayCriterion: Say = (criterion) => sayings[criterion.measure](criterion)

/** What was measured for it, as the same sentence; a reason why there is nothing to measure stays as it is. */
export function sayFound(criterion: Criterion, found: number | string): string {
  if (typeof found === 'string') return sayReason(criterion, found)
  if (!Number.isFinite(found)) return `nothing is heard${where(criterion)}${when(criterion)}`
  return sayCriterion({ ...criterion, at_least: round(found), at_most: round(found) })
}

function sayReason(criterion: Criterion, reason: string): string {
  const said = reason.startsWith('no ') ? `there is ${reason}` : reason
  return criterion.name === undefined ? said : `${said} as ${called(criterion)}`
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Up to a minute in seconds. */
const sayLength = (seconds: number): string =>
  Math.abs(seconds) < 60 ? `${round(seconds)} s` : formatTime(round(seconds))

function bounds({ at_least: least, at_most: most }: Criterion, say: (value: number) => string): string {
  if (least === undefined) return most === undefined ? 'any' : `at most ${say(most)}`
  if (most === undefined) return `at least ${say(least)}`
  return least === most ? say(least) : `${say(least)} to ${say(most)}`
}

function at({ at_least: least, at_most: most }: Criterion): string {
  if (least === undefined) return most === undefined ? 'at any time' : `at ${formatTime(most)} or earlier`
  if (most === undefined) return `at ${formatTime(least)} or later`
  return least === most ? `at ${formatTime(least)}` : `between ${formatTime(least)} and ${formatTime(most)}`
}

const isOrAre = ({ at_least: least, at_most: most }: Criterion): string => ((most ?? least) === 1 ? 'is' : 'are')

function countOf(one: Criterion, what: string): string {
  const count = one.at_most === 0 ? 'no' : bounds(one, String)
  return `${count} ${isOrAre(one) === 'is' ? what : `${what}s`}`
}

const sayCount = (one: Criterion, what: string): string => `${isOrAre(one)} ${countOf(one, what)}`

const called = ({ name = '' }: Criterion): string => `“${sayName(name)}”`

function where({ tracks = [] }: Criterion): string {
  const names = tracks.map((one) => (typeof one === 'number' ? `track ${one}` : sayName(one)))
  return names.length === 0 ? '' : ` on ${names.join(' and ')}`
}

function when({ start_time: start, end_time: end }: Criterion): string {
  if (start === undefined && end === undefined) return ''
  return end === undefined ? ` from ${formatTime(start ?? 0)}` : ` from ${formatTime(start ?? 0)} to ${formatTime(end)}`
}
