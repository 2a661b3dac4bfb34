import { sayMono } from '../../../../../shared/notes/sayChange.ts'
import type { MonoCount } from '../../../../../shared/schemas/edits/monoCount.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { createFormats } from '../../../../../shared/texts/formats.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'
import { quoteName, sayName } from '../../../../../shared/wording/saying.ts'
import type { AnswerSayings, SaidAnswer } from '../answerSayings.ts'
import { answer, type Heard, listed, whereOf, withOffers } from './answerParts.ts'
import { listened } from './listened.ts'
import { form, sayCount, sayList, sayNumber, sayRange, sayTime } from './parts.ts'

const texts = textsFor('de', 'de')
const { bytes } = createFormats('de', 'de')

const counted = (mono: MonoCount | null): string => (mono === null ? '' : `; ${sayMono(mono, texts)}`)

interface Silences extends Heard {
  readonly silences: readonly RangeView[]
  readonly minSilence: number
  readonly maxSilence?: number | undefined
  readonly alone?: readonly { readonly track: string; readonly count: number }[]
  readonly isPart?: boolean
  readonly only?: string | null
}

function saySilences(value: Silences): SaidAnswer {
  const { silences, minSilence: least, maxSilence: most } = value
  const long = most === undefined ? `ab ${sayNumber(least)} s` : `von ${sayNumber(least)} bis ${sayNumber(most)} s`
  if (silences.length === 0) return sayNone(value, long)
  const places = silences.map(
    (one) => `${sayRange(one)} (${sayNumber(Math.round((one.end - one.start) * 100) / 100)} s)`,
  )
  const lead = `In ${whereOf(value)} gibt es ${sayCount(silences.length, 'Pause', 'Pausen')} ${long}`
  return {
    text: `${lead}: ${listed(places, 30)}.`,
    lead: `${lead}.`,
    offers: most === undefined ? labelling(value) : [],
  }
}

/** What was pressed in the list is selected by then: with its range, or the selection is left first. */
function labelling({ only = '', isPart, minSilence, range }: Silences): string[] {
  const pauses = `beschrifte die Pausen ab ${sayNumber(minSilence)} Sekunden`
  if (only === '') return [`${pauses} von ${sayTime(range.start)} bis ${sayTime(range.end)}`]
  return only === null || isPart === true ? [] : [`hebe die Auswahl auf, dann ${pauses} in ${quoteName(only)}`]
}

/** Each track by itself may have some all the same. */
function sayNone(value: Silences, long: string): SaidAnswer {
  const { alone = [], isPart, range, minSilence, maxSilence } = value
  const has = alone.map(({ track, count }) => `${sayName(track)} allein hat ${sayCount(count, 'Pause', 'Pausen')}.`)
  const within = isPart === true ? ` von ${sayTime(range.start)} bis ${sayTime(range.end)}` : ''
  const pauses = `die Pausen ab ${sayNumber(minSilence)} Sekunden`
  return {
    text: [`In ${whereOf(value)} gibt es keine Pause ${long}.`, ...has].join(' '),
    offers: maxSilence === undefined ? alone.map(({ track }) => `finde ${pauses} in ${quoteName(track)}${within}`) : [],
  }
}

interface Loudness extends Heard {
  readonly integrated_lufs: number | null
  readonly momentary_max_lufs: number
  readonly short_term_max_lufs: number
  readonly loudness_range_lu: number
  readonly true_peak_dbtp: number
  readonly mono: MonoCount | null
}

function sayLoudness(value: Loudness): string {
  if (value.integrated_lufs === null) return `${whereOf(value)} ist still.`
  const loudest = `lauteste 400 ms ${sayNumber(value.momentary_max_lufs)}, lauteste 3 s ${sayNumber(value.short_term_max_lufs)} LUFS`
  const rest = `Umfang ${sayNumber(value.loudness_range_lu)} LU, True Peak ${sayNumber(value.true_peak_dbtp)} dBTP`
  return `Die Lautheit von ${whereOf(value)} ist ${sayNumber(value.integrated_lufs)} LUFS (${loudest}, ${rest}${counted(value.mono)}).`
}

interface Size {
  readonly file: number
  readonly now: number
  readonly past: number
  readonly free: number
  readonly changes: number
}

function saySize({ file, now, past, free, changes }: Size): string {
  const parts = [
    `Die Projektdatei braucht ${bytes(file)}: ${bytes(now)} für das, was jetzt zu hören ist`,
    past === 0 ? 'nichts, was nur der Verlauf braucht' : `${bytes(past)}, die nur der Verlauf braucht`,
    ...(free === 0 ? [] : [`${bytes(free)}, die zurückgegeben werden`]),
  ]
  return `${parts.join(', ')}. ${sayCount(changes, 'Änderung ist', 'Änderungen sind')} aufbewahrt.`
}

interface Balance {
  readonly found: readonly { readonly track: string; readonly lufs: number | null }[]
  readonly mono: MonoCount | null
  readonly parts?: true
}

function sayBalance({ found, mono, parts }: Balance): SaidAnswer {
  const said = found.map(
    ({ track, lufs }) => `${track} ${lufs === null ? 'ist still' : `ist bei ${sayNumber(lufs)} LUFS`}`,
  )
  const heard = found
    .flatMap(({ track, lufs }) => (lufs === null ? [] : [{ track, lufs }]))
    .toSorted((one, other) => other.lufs - one.lufs)
  const [loudest, quietest] = [heard[0], heard.at(-1)]
  const head = `${sayList(said)}${counted(mono)}.`
  if (heard.length < 2 || loudest === undefined || quietest === undefined) return { text: head, offers: [] }
  const difference = Math.round((loudest.lufs - quietest.lufs) * 10) / 10
  if (difference < 1)
    return { text: `${head} Sie liegen um ${sayNumber(difference)} LU auseinander: gleich laut.`, offers: [] }
  return withOffers(`${head} ${quietest.track} ist ${sayNumber(difference)} LU leiser als ${loudest.track}.`, [
    parts === true
      ? `mach ${quietest.track} so laut wie ${loudest.track}`
      : `mach ${sayList(heard.map(({ track }) => track))} gleich laut`,
  ])
}

interface Clipping extends Heard {
  readonly clipped: readonly (RangeView & { readonly track: string })[]
  readonly over_full_scale: readonly RangeView[]
  readonly peak_db: number
}

const sayPeak = (db: number): string => (Number.isFinite(db) ? `${sayNumber(db)} dBFS` : 'Stille')
const startsOf = (ranges: readonly RangeView[]): string[] =>
  ranges.map(({ start }) => sayTime(Math.round(start * 100) / 100))

function sayClipping(value: Clipping): SaidAnswer {
  const { clipped, over_full_scale: overs, peak_db: peak } = value
  if (clipped.length + overs.length === 0)
    return {
      text: `In ${whereOf(value)} übersteuert nichts: Die höchste Spitze ist ${sayPeak(peak)}, und kein Abtastwert steht bei Vollaussteuerung still.`,
      offers: [],
    }
  const cut = [...Map.groupBy(clipped, ({ track }) => track)].map(
    ([track, own]) =>
      `${track} ist an ${sayCount(own.length, 'Stelle', 'Stellen')} bei Vollaussteuerung abgeschnitten: ${listed(startsOf(own), 12)}`,
  )
  const recorded =
    cut.length === 0
      ? 'Keine Aufnahme ist abgeschnitten.'
      : `${cut.join('; ')}. Was abgeschnitten ist, lässt sich nicht zurückholen.`
  if (overs.length === 0)
    return { text: `${recorded} Die Mischung bleibt unter Vollaussteuerung (${sayPeak(peak)}).`, offers: [] }
  const mix = `Die Mischung geht an ${sayCount(overs.length, 'Stelle', 'Stellen')} über Vollaussteuerung: ${listed(startsOf(overs), 12)}; ihre Spitze ist ${sayPeak(peak)}.`
  return withOffers(`${recorded} ${mix}`, [`mach alles ${Math.ceil(peak + 1)} dB leiser`, 'begrenze alles auf -1 dB'])
}

interface Clip {
  readonly name: string
  readonly track: string
  readonly start: number
  readonly end: number
}

interface Label {
  readonly text: string
  readonly start: number
  readonly end: number
}

const noTime = 'Es ist keine Zeit ausgewählt.'
const states = { playing: 'läuft', paused: 'ist angehalten', stopped: 'steht' } as const

interface Transport {
  readonly state: keyof typeof states
  readonly position: number
}

export const germanAnswers: AnswerSayings = {
  ...listened,
  find_silences: answer(saySilences),
  measure_loudness: answer(sayLoudness),
  get_project_size: answer(saySize),
  compare_loudness: answer(sayBalance),
  find_clipping: answer(sayClipping),
  get_total_project_time: answer<number>((seconds) => `Das Projekt ist ${sayTime(seconds)} lang.`),
  get_track_list: answer<readonly { readonly number: number; readonly name: string }[]>((tracks) =>
    tracks.length === 0
      ? 'Es gibt keine Spuren.'
      : `Die ${form(tracks.length, 'Spur', 'Spuren')}: ${tracks.map(({ number, name }) => `${number}. ${name}`).join(', ')}.`,
  ),
  get_clip_list: answer<readonly Clip[]>((clips) =>
    clips.length === 0
      ? 'Es gibt keine Clips.'
      : `Die Clips: ${clips.map((clip) => `${clip.name} auf ${clip.track} (${sayRange(clip)})`).join(', ')}.`,
  ),
  get_labels: answer<readonly Label[]>((labels) =>
    labels.length === 0
      ? 'Es gibt keine Textmarken.'
      : `Die Textmarken: ${labels.map((label) => `${label.text} (${sayRange(label)})`).join(', ')}.`,
  ),
  has_time_selection: answer<boolean>((isSelected) => (isSelected ? 'Es ist eine Zeit ausgewählt.' : noTime)),
  get_selection_start_time: answer<number | null>((seconds) =>
    seconds === null ? noTime : `Die Auswahl beginnt bei ${sayTime(seconds)}.`,
  ),
  get_selection_end_time: answer<number | null>((seconds) =>
    seconds === null ? noTime : `Die Auswahl endet bei ${sayTime(seconds)}.`,
  ),
  get_selected_tracks: answer<readonly string[]>((names) =>
    names.length === 0 ? 'Es ist keine Spur ausgewählt.' : `Ausgewählt: ${names.join(', ')}.`,
  ),
  get_selected_clips: answer<readonly Clip[]>((clips) =>
    clips.length === 0
      ? 'Es ist kein Clip ausgewählt.'
      : `Ausgewählt: ${clips.map(({ name, track }) => `${name} auf ${track}`).join(', ')}.`,
  ),
  get_cursor_position: answer<number>((seconds) => `Der Cursor steht bei ${sayTime(seconds)}.`),
  get_playback_state: answer<Transport>(
    ({ state, position }) => `Die Wiedergabe ${states[state]}, bei ${sayTime(position)}.`,
  ),
  get_history: answer<{ readonly done: readonly string[] }>(({ done }) =>
    done.length === 0 ? 'Es wurde noch nichts getan.' : `Bisher getan: ${done.join('; ')}.`,
  ),
}
