import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { isUnheard } from '../../effects/expectTail.ts'
import { type PaceWays, percentOf } from '../../effects/paceWays.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { partOf, sayAllBut, sayCount, sayDb, sayFound, sayNotes, sayNumber, sayRange, sayTime } from './parts.ts'

interface Pass {
  readonly frequency_hz: number
  readonly rolloff_db: number
}

const pass = (called: string): StepSaying =>
  saying<Pass>({
    sentence: (step, names) =>
      `${called} auf ${partOf(step, names)} bei ${sayNumber(step.args.frequency_hz)} Hz, ${step.args.rolloff_db} dB je Oktave`,
    done: (step, names) => `${partOf(step, names)} gefiltert: ${called} bei ${sayNumber(step.args.frequency_hz)} Hz`,
  })

function sayPace(args: PaceWays, lasts: number): string {
  if (args.length !== undefined) return `${sayTime(args.length)} lang`
  const percent = percentOf(args, lasts)
  return `${sayNumber(Math.round(Math.abs(percent) * 10) / 10)} % ${percent < 0 ? 'langsamer' : 'schneller'}`
}

const lengthOf = ({ range }: Pick<PreparedStep, 'range'>): number => (range === null ? 0 : range.end - range.start)

const pace = (before: (where: string, pace: string) => string, after: typeof before): StepSaying =>
  saying<PaceWays>({
    sentence: (step, names) => before(partOf(step, names), sayPace(step.args, lengthOf(step))),
    done: (step, names, { outcome }) =>
      `${after(partOf(step, names), sayPace(step.args, lengthOf(step)))}${sayNotes(outcome)}`,
  })

function saySemitones(semitones: number): string {
  const count = Math.round(Math.abs(semitones) * 100) / 100
  return `${sayCount(count, 'Halbton', 'Halbtöne')} ${semitones < 0 ? 'tiefer' : 'höher'}`
}

interface Learning {
  readonly reduction_db: number
  readonly mode: 'profile' | 'speech'
  readonly profile_start?: number | undefined
  readonly profile_end?: number | undefined
}

function sayProfile({ mode, profile_start: start, profile_end: end }: Learning): string {
  if (mode === 'speech') return ', Sprache bleibt'
  if (start === undefined || end === undefined) return ', gelernt von der leisesten Sekunde'
  return `, gelernt von ${sayRange({ start: Math.min(start, end), end: Math.max(start, end) })}`
}

interface Tone {
  readonly bass_db: number
  readonly mid_db: number
  readonly treble_db: number
  readonly bands: readonly { readonly frequency_hz: number; readonly gain_db: number }[]
}

function sayBands({ bass_db: bass, mid_db: mid, treble_db: treble, bands }: Tone): string {
  const all = [
    ['Bässe', bass],
    ['Mitten', mid],
    ['Höhen', treble],
    ...bands.map((band) => [`${sayNumber(band.frequency_hz)} Hz`, band.gain_db] as const),
  ] as const
  const said = all.flatMap(([name, gain]) => (gain === 0 ? [] : [`${name} ${gain > 0 ? '+' : ''}${sayDb(gain)}`]))
  return said.length === 0 ? 'keine Änderung' : said.join(', ')
}

interface Hum {
  readonly frequency_hz?: number | undefined
  readonly harmonics: number
}

function sayHum({ frequency_hz: frequency, harmonics }: Hum): string {
  const hum = frequency === undefined ? 'das Netzbrummen' : `das Brummen bei ${sayNumber(frequency)} Hz`
  return harmonics === 1 ? hum : `${hum} und ${harmonics === 2 ? 'seine Oktave' : `${harmonics - 1} seiner Obertöne`}`
}

const places = {
  start: 'am Anfang',
  inside: 'zwischen dem Ton',
  end: 'am Ende',
  both_ends: 'an beiden Enden',
  all: '',
} as const

interface Pauses {
  readonly min_silence: number
  readonly keep: number
  readonly where: keyof typeof places
  readonly except: readonly number[]
}

const unheard = (seen: ReadBack): string => (isUnheard(seen) ? '; dort ist es nicht zu hören' : '')

interface Echo {
  readonly delay: number
  readonly decay: number
}

interface Room {
  readonly room_size: number
  readonly wet_db: number
}

export const effects: StepSayings = {
  apply_high_pass: pass('Hochpass'),
  apply_low_pass: pass('Tiefpass'),
  apply_change_tempo: pace(
    (where, how) => `${where} bei gleicher Tonhöhe ${how} machen`,
    (where, how) => `${where} bei gleicher Tonhöhe ${how} gemacht`,
  ),
  apply_change_speed: pace(
    (where, how) => `${where} mitsamt der Tonhöhe ${how} machen`,
    (where, how) => `${where} mitsamt der Tonhöhe ${how} gemacht`,
  ),
  apply_change_pitch: saying<{ readonly semitones: number }>({
    sentence: (step, names) => `${partOf(step, names)} ${saySemitones(step.args.semitones)} machen`,
    done: (step, names, { outcome }) =>
      `${partOf(step, names)} ${saySemitones(step.args.semitones)} gemacht${sayNotes(outcome)}`,
  }),
  apply_click_removal: saying<{ readonly except: readonly number[] }>({
    sentence: (step, names, _before, found) =>
      found
        ? `${sayFound(found, 'Knackser', 'Knackser', 'Knacksern')} aus ${partOf(step, names)} entfernen`
        : `Knackser aus ${partOf(step, names)} entfernen${sayAllBut(step.args.except)}`,
    done: (step, names) => `In ${partOf(step, names)} nach Knacksern gesucht und die gefundenen ausgebessert`,
  }),
  apply_dc_offset_removal: saying({
    sentence: (step, names) => `Den Gleichanteil aus ${partOf(step, names)} entfernen`,
    done: (step, names) => `Den Gleichanteil aus ${partOf(step, names)} entfernt`,
  }),
  apply_echo: saying<Echo>({
    sentence: (step, names) =>
      `${partOf(step, names)} mit einem Echo alle ${sayNumber(step.args.delay)} s versehen, jedes mit ${Math.round(step.args.decay * 100)} %`,
    done: (step, names, seen) =>
      `${partOf(step, names)} mit einem Echo alle ${sayNumber(step.args.delay)} s versehen${unheard(seen)}`,
  }),
  apply_equalizer: saying<Tone>({
    sentence: (step, names) => `Den Klang von ${partOf(step, names)} regeln: ${sayBands(step.args)}`,
    done: (step, names) => `Den Klang von ${partOf(step, names)} geregelt: ${sayBands(step.args)}`,
  }),
  apply_invert: saying({
    sentence: (step, names) => `${partOf(step, names)} invertieren`,
    done: (step, names) => `${partOf(step, names)} invertiert`,
  }),
  apply_noise_reduction: saying<Learning>({
    sentence: (step, names) =>
      `Das Rauschen in ${partOf(step, names)} um ${sayDb(step.args.reduction_db)} mindern${sayProfile(step.args)}`,
    done: (step, names) =>
      `Das Rauschen in ${partOf(step, names)} um bis zu ${sayDb(step.args.reduction_db)} gemindert${sayProfile(step.args)}`,
  }),
  apply_reverb: saying<Room>({
    sentence: (step, names) =>
      `${partOf(step, names)} mit Hall versehen: Raum ${sayNumber(step.args.room_size)} %, ${sayDb(step.args.wet_db)}`,
    done: (step, names, seen) =>
      `${partOf(step, names)} mit Hall versehen: Raum ${sayNumber(step.args.room_size)} %, ${sayDb(step.args.wet_db)}${unheard(seen)}`,
  }),
  apply_reverse: saying({
    sentence: (step, names) => `${partOf(step, names)} umkehren`,
    done: (step, names) => `${partOf(step, names)} umgekehrt`,
  }),
  apply_truncate_silence: saying<Pauses>({
    sentence: (step, names, _before, found) => {
      const { min_silence: least, keep, where, except } = step.args
      const pauses = found ? sayFound(found, 'Pause', 'Pausen', 'Pausen') : 'Pausen'
      const at = places[where] === '' ? '' : ` ${places[where]}`
      return `${pauses} ab ${sayNumber(least)} s${at} in ${partOf(step, names)} auf ${sayNumber(keep)} s kürzen${found ? '' : sayAllBut(except)}`
    },
    done: (step, names, { outcome }) => `Pausen in ${partOf(step, names)} gekürzt${sayNotes(outcome)}`,
  }),
  apply_notch_filter: saying<{ readonly frequency_hz: number }>({
    sentence: (step, names) => `${sayNumber(step.args.frequency_hz)} Hz aus ${partOf(step, names)} herausfiltern`,
    done: (step, names) => `${sayNumber(step.args.frequency_hz)} Hz aus ${partOf(step, names)} herausgefiltert`,
  }),
  apply_hum_removal: saying<Hum>({
    sentence: (step, names) => `${capital(sayHum(step.args))} aus ${partOf(step, names)} entfernen`,
    done: (step, names, { outcome }) =>
      `${capital(sayHum(step.args))} aus ${partOf(step, names)} entfernt${sayNotes(outcome)}`,
  }),
  swap_channels: saying({
    sentence: (step, names) => `Links und rechts in ${partOf(step, names)} vertauschen`,
    done: (step, names) => `Links und rechts in ${partOf(step, names)} vertauscht`,
  }),
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
