import { foldGerman, readGlosses } from './deFold.ts'
import type { Gloss } from './language.ts'

/** German numbers, times, units and values, in the grammar's words. Only tables. */
const ones = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const teens = [
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
]
const tens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

const number = (said: string, value: number): Gloss => ({
  said: [foldGerman(said)],
  before: 'anything',
  means: String(value),
})

const numbers: readonly Gloss[] = [
  number('null', 0),
  number('eins', 1),
  number('zwo', 2),
  ...ones.slice(1).map((word, index) => number(word, index + 2)),
  ...teens.map((word, index) => number(word, index + 10)),
  ...tens.flatMap((ten, index) => [
    number(ten, (index + 2) * 10),
    ...ones.map((one, unit) => number(`${one}und${ten}`, (index + 2) * 10 + unit + 1)),
  ]),
  number('hundert', 100),
  number('einhundert', 100),
  number('anderthalb', 1.5),
  number('eineinhalb', 1.5),
  number('zweieinhalb', 2.5),
  number('dreieinhalb', 3.5),
  number('viereinhalb', 4.5),
]

const places = readGlosses(`
  erste|ersten|erster|erstes|allererste|allerersten = first, zweite|zweiten|zweiter|zweites = second, dritte|dritten|dritter|drittes = third, vierte|vierten = fourth, fünfte|fünften = fifth,
  letzte|letzten|letzter|letztes|allerletzten = last, nächste|nächsten|nächster = next, vorige|vorigen|vorherige|vorherigen = previous, mittlere|mittleren|mittleres = middle,
  hälfte = half, drittel = third, viertel = quarter, halb|halbe|halben|halber|halbes = half, doppelt so = twice as, dreimal so = three times as, halb so = half as, doppelt = twice, zweimal = twice, dreimal = 3 times, mal = times`)

const units = readGlosses(`
  sekunde = second, sekunden|sek = seconds, minute = minute, minuten = minutes, stunde = hour, stunden = hours, millisekunde|millisekunden = ms, prozent = percent, dezibel = decibels, hertz = Hz, kilohertz = kHz,
  halbton = semitone, halbtöne|halbtönen = semitones, oktave = octave, oktaven = octaves, quinte = fifth, quarte = fourth, terz = third, kleine terz = minor third, große terz = major third, einen ganzton = a whole step, schläge pro minute = bpm`)

const sides = readGlosses(
  'links = left, rechts = right, nach links = to the left, nach oben = up, nach unten = down, oben = top, unten = bottom, nach rechts = to the right, ganz links = hard left, ganz rechts = hard right, in die mitte = to the center, halb links = halfway left, halb rechts = halfway right',
)

const levels = readGlosses(`
  lauter = louder, leiser = quieter, laut = loud, leise = quiet, schneller = faster, langsamer = slower, schnell = fast, langsam = slow, höher = higher, tiefer = lower,
  lautstärke = volume, lautheit = loudness, pegel = level, spitzenpegel|spitze = peak, tempo = tempo, geschwindigkeit = speed, tonhöhe = pitch, bässe|bass|tiefen = bass, höhen = treble, mitten = mids,
  rauschen|störgeräusche|hintergrundgeräusche|grundrauschen = noise, brummen|netzbrummen = hum, zischen = hiss, knackser|knacksen|klicks|klickgeräusche = clicks, hall|nachhall = reverb, echo = echo, hochpass|hochpassfilter = high pass filter, tiefpass|tiefpassfilter = low pass filter,
  pause = pause, pausen|sprechpausen = pauses, stille = silence, stillen|stellen ohne ton = silences, ton|testton|sinuston = tone, weißes rauschen = white noise, rosa rauschen = pink noise, schwelle|schwellwert = threshold, länge = length, dauer = duration`)

export const deValues: readonly Gloss[] = [...numbers, ...places, ...units, ...sides, ...levels]
