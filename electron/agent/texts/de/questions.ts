import { trackColours } from '../../../../shared/schemas/trackPalette.ts'
import { de } from '../../../../shared/texts/de/index.ts'
import { germanValues } from '../../../../shared/failures/index.ts'
import { sayCount, sayNumber, saySeconds, sayTime } from '../../../../shared/wording/sayingGerman.ts'
import type { questions as english } from '../en/questions.ts'

const first = (seconds: number): string => (seconds === 1 ? 'erste Sekunde' : `ersten ${sayNumber(seconds)} Sekunden`)
const last = (seconds: number): string => (seconds === 1 ? 'letzte Sekunde' : `letzten ${sayNumber(seconds)} Sekunden`)

export const questions: typeof english = {
  run: (title) => ({ doing: `${title} anwenden`, toWhat: `mit ${title} bearbeiten` }),
  plainVerb: (_tool, title) => `„${title}“ anwenden`,
  openPlace: (open) => germanValues.askOpenPlace(open),
  severalFit: (fault) => germanValues.sayPlaceFault(fault),
  first: (seconds) => ({ label: `Die ${first(seconds)}`, say: `die ${first(seconds)}` }),
  last: (seconds) => ({ label: `Die ${last(seconds)}`, say: `die ${last(seconds)}` }),
  everything: { label: 'Das ganze Projekt', say: 'alles' },
  fromTo: (from, to) => `von ${sayTime(from)} bis ${sayTime(to)}`,
  at: (time) => ({ label: `Bei ${sayTime(time)}`, say: `bei ${sayTime(time)}` }),
  atSeconds: (seconds) => `bei ${saySeconds(seconds)}`,
  track: (number) => `Spur ${number}`,
  trackChoice: (name, number) => `${name} (Spur ${number})`,
  thing: (thing) => germanValues.sayThing(thing),
  clipChoice: (clip, track, span) => `${clip} auf ${track} (${span})`,
  label: 'Textmarke',
  labelChoice: (text, span) => `Textmarke ${text} (${span})`,
  withExamples: (question, examples) =>
    examples.length === 0 ? question : `${question} Zum Beispiel ${examples.map((one) => `„${one}“`).join(' oder ')}.`,
  missing: {
    gain_db: 'Um wie viel dB soll ich {verb}?',
    offset_db: 'Um wie viel dB lauter oder leiser soll es sein?',
    name: 'Wie soll der neue Name sein?',
    text: 'Was soll auf der Textmarke stehen?',
    pan: 'Wo soll es stehen: links, rechts oder in der Mitte?',
    semitones: 'Um wie viele Halbtöne soll ich {verb}?',
    percent: 'Um wie viel Prozent soll ich {verb}?',
    duration: 'Wie lang soll es sein, in Sekunden?',
    to: 'Wohin soll es?',
    path: 'Welche Datei?',
    control: 'Welcher Spur sollen die anderen weichen?',
    frequency_hz: 'Bei wie viel Hz?',
    target_lufs: 'Auf wie viel LUFS?',
    delay: 'Wie lang soll die Verzögerung sein, in Sekunden?',
  },
  oneThingMore: (verb, meaning) => `Um zu „${verb}“ fehlt noch eine Angabe: ${meaning}.`,
  unfit: (title, issues) => `${title}: ${germanValues.sayIssuesPlainly(issues)}.`,
  unfitFor: {
    'type control':
      'Weichen können sie nur einer Spur auf einmal, deshalb wurde nichts geändert. Unter welche sollen sie?',
    'problem colour': `Welche Farbe soll es sein? Es gibt ${trackColours.map((one) => de.fieldWords.choices[one]).join(', ')}.`,
    'limit to at least':
      'Es würde vor dem Anfang des Projekts beginnen, deshalb wurde nichts verschoben. Wohin soll es?',
  },
  examples: {
    move_clip: ['nach 0:30', 'ans Ende'],
    apply_auto_duck: ['unter die Moderation'],
    apply_amplify: ['um 6 dB', 'um -3 dB'],
    apply_change_tempo: ['10 % schneller', '20 % langsamer'],
    apply_change_speed: ['um 10 %', 'um -10 %'],
    apply_change_pitch: ['2 Halbtöne höher', '2 Halbtöne tiefer'],
    apply_de_esser: ['um 6 dB'],
    apply_notch_filter: ['bei 1000 Hz'],
    insert_silence: ['2 Sekunden', 'eine halbe Sekunde'],
    resample_project: ['auf 48 kHz'],
    set_track_gain: ['auf -6 dB', 'auf 3 dB'],
    set_track_pan: ['30 % links', 'in die Mitte', 'ganz rechts'],
    set_track_colour: ['grün', 'blau'],
    rename_track: ['in Interview'],
    rename_clip: ['in Begrüßung'],
    rename_label: ['in Werbung'],
  },
  whichRequest: (named, texts) =>
    `„${named}“ passt auf mehreres, was getan wurde: ${texts.map((text, index) => `${index + 1}. „${text}“`).join('; ')}. Was davon?`,
  twoWays: (ways) =>
    `Das lässt sich auf ${ways.length === 2 ? 'zwei Arten' : 'mehrere Arten'} lesen. Was meinen Sie?${ways.map((one, at) => `\n${at + 1}. ${one}`).join('')}`,
  allOfThem: { label: 'Alle', say: 'alle' },
  yes: { label: 'Ja', say: 'ja' },
  no: { label: 'Nein', say: 'vergiss es' },
  meant: (sentences) => `Ich bin nicht sicher, ob ich es verstanden habe. Meinen Sie: ${sentences.join('; ')}?`,
  undoneInOrder: (named, others, count) =>
    `Anfragen werden der Reihe nach zurückgenommen. Mit ${named} würde auch ${others.join(', ')} zurückgenommen. Alle ${sayCount(count, 'Anfrage', 'Anfragen')} zurücknehmen?`,
  doubt: 'Ich bin nicht sicher, ob ich alles verstanden habe: Sehen Sie bitte nach, ob Sie das meinen.',
  notAnAnswer: (waiting) => `Das habe ich nicht als Antwort verstanden. ${waiting}`,
  cantAnswerStillWaits: (waiting) => `Das kann ich nicht beantworten. Das hier wartet noch: ${waiting}`,
  waitsForYes: (request) => `„${request}“ wartet noch auf Ihr Ja.`,
  modelAsks: (quoted) => `Das Modell fragt: ${quoted}`,
  nothingSoFar: 'Bisher wurde nichts geändert.',
  doneSoFar: (told) => `Bisher getan: ${told.join('; ')}.`,
}
