import type { MeasureName, SaidCriterion, Unmeasured } from '../../../../shared/schemas/measures.ts'
import { sayName } from '../../../../shared/wording/saying.ts'
import { sayDb, sayList, sayNumber, sayTime } from '../../../../shared/wording/sayingGerman.ts'
import type { criteria as english } from '../en/criteria.ts'

/** What is measured, without a verb, so that it can stand behind "Verlangt:" and "Gemessen:" alike. */
type Say = (criterion: SaidCriterion) => string

const sayings: Readonly<Record<MeasureName, Say>> = {
  project_seconds: (one) => `Länge des Projekts ${bounds(one, sayLength)}`,
  audio_seconds: (one) => `Ton${where(one)} ${bounds(one, sayLength)}`,
  clip_count: (one) => `Zahl der Clips${where(one)}: ${bounds(one, sayNumber)}`,
  track_count: (one) => `Zahl der Spuren: ${bounds(one, sayNumber)}`,
  label_count: (one) => `Zahl der Textmarken: ${bounds(one, sayNumber)}`,
  muted_tracks: (one) => `Zahl der stummgeschalteten Spuren: ${bounds(one, sayNumber)}`,
  selection_start: (one) => `Anfang der Auswahl ${at(one)}`,
  selection_end: (one) => `Ende der Auswahl ${at(one)}`,
  first_clip_start: (one) => `Anfang des ersten Clips${where(one)} ${at(one)}`,
  last_clip_end: (one) => `Ende des letzten Clips${where(one)} ${at(one)}`,
  clip_start: (one) => `Anfang des Clips ${called(one)} ${at(one)}`,
  clip_end: (one) => `Ende des Clips ${called(one)} ${at(one)}`,
  label_start: (one) => `Anfang der Textmarke ${called(one)} ${at(one)}`,
  label_end: (one) => `Ende der Textmarke ${called(one)} ${at(one)}`,
  files_written: (one) =>
    `Zahl der geschriebenen Dateien${one.name === undefined ? '' : ` mit ${called(one)} im Namen`}: ${bounds(one, sayNumber)}`,
  peak_db: (one) => `Spitze${where(one)}${when(one)} ${bounds(one, sayDb)}`,
  loudness_lufs: (one) =>
    `Lautheit${where(one)}${when(one)} ${bounds(one, (value) => `${sayNumber(round(value))} LUFS`)}`,
  longest_silence_seconds: (one) => `längste Pause${where(one)}${when(one)} ${bounds(one, sayLength)}`,
}

const reasons: Readonly<Record<Unmeasured, string>> = {
  nothingSelected: 'nichts ist ausgewählt',
  noClip: 'es gibt keinen Clip',
  noSuchClip: 'es gibt keinen solchen Clip',
  noSuchLabel: 'es gibt keine solche Textmarke',
  noSuchTrack: 'es gibt keine solche Spur',
  nothingThere: 'dort ist nichts',
  noLoudness: 'es gibt keine Lautheit',
  noAnswer: 'es gibt keine Antwort',
}

export const criteria: typeof english = {
  wanted: (criterion) => sayings[criterion.measure](criterion),
  silent: (criterion) => `nichts zu hören${where(criterion)}${when(criterion)}`,
  unmeasured: (criterion, reason) =>
    criterion.name === undefined ? reasons[reason] : `${reasons[reason]} wie ${called(criterion)}`,
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Up to a minute in seconds. */
const sayLength = (seconds: number): string =>
  Math.abs(seconds) < 60 ? `${sayNumber(round(seconds))} s` : sayTime(round(seconds))

function bounds({ at_least: least, at_most: most }: SaidCriterion, say: (value: number) => string): string {
  if (least === undefined) return most === undefined ? 'beliebig' : `höchstens ${say(most)}`
  if (most === undefined) return `mindestens ${say(least)}`
  return least === most ? say(least) : `${say(least)} bis ${say(most)}`
}

function at({ at_least: least, at_most: most }: SaidCriterion): string {
  if (least === undefined) return most === undefined ? 'beliebig' : `spätestens bei ${sayTime(most)}`
  if (most === undefined) return `frühestens bei ${sayTime(least)}`
  return least === most ? `bei ${sayTime(least)}` : `zwischen ${sayTime(least)} und ${sayTime(most)}`
}

const called = ({ name = '' }: SaidCriterion): string => `„${sayName(name)}“`

function where({ tracks = [] }: SaidCriterion): string {
  const names = tracks.map((one) => (typeof one === 'number' ? `Spur ${one}` : sayName(one)))
  return names.length === 0 ? '' : ` auf ${sayList(names)}`
}

function when({ start_time: start, end_time: end }: SaidCriterion): string {
  if (start === undefined && end === undefined) return ''
  return end === undefined ? ` ab ${sayTime(start ?? 0)}` : ` von ${sayTime(start ?? 0)} bis ${sayTime(end)}`
}
