import { describe, expect, it } from 'vitest'
import { german } from '../../../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../../../../support/reader/judge.ts'
import { perform } from '../../../../../../../support/reader/perform.ts'

const reader = readerOf(english, german)
const seminar = viewOf({
  tracks: [
    { name: 'Dozent', clips: [{ name: 'Vortrag', start: 0, end: 180 }] },
    {
      name: 'Saalmikro',
      clips: [
        { name: 'Saal 1', start: 0, end: 60 },
        { name: 'Saal 2', start: 70, end: 100 },
        { name: 'Saal 3', start: 120, end: 180 },
      ],
    },
  ],
  labels: [
    { text: 'Frage 1', start: 10, end: 20 },
    { text: 'Frage 2', start: 30, end: 40 },
    { text: 'Abspann', start: 170, end: 180 },
  ],
})

function done(say: string): string {
  const { outcome } = reader.read(say, seminar)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, seminar)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ')
}

const both = '(Dozent|Saalmikro)'

describe('German constructions of one message', () => {
  it.each([
    ['Gib dem Dozenten einen Kompressor', 'apply_compressor[0,180](Dozent){}'],
    ['die Dozentenspur bitte stummschalten', 'mute_track(Dozent){}'],
    [
      'Beide Fragen sollen 2 dB lauter werden',
      `apply_amplify[10,20]${both}{"gain_db":2}; apply_amplify[30,40]${both}{"gain_db":2}`,
    ],
    ['Der Abspann ist zu löschen', `delete_selection[170,180]${both}{}`],
    ['Der Abspann kann weg', `delete_selection[170,180]${both}{}`],
    ['Ich möchte, dass der Abspann gelöscht wird', `delete_selection[170,180]${both}{}`],
    ['Es wäre schön, wenn der Abspann verschwinden würde', `delete_selection[170,180]${both}{}`],
    ['Sei doch so gut und lösch den Abspann', `delete_selection[170,180]${both}{}`],
    ['Blende den Abspann aus, und zwar über drei Sekunden', `apply_fade_out[177,180]${both}{}`],
    ['Blende den Abspann aus, denn so klingt es besser', `apply_fade_out[170,180]${both}{}`],
    ['Normalisiere alles, nur das Saalmikro nicht', 'apply_normalize[0,180](Dozent){}'],
    ['Ersetze Frage 1 durch Stille', `silence_selection[10,20]${both}{}`],
    ['Schwenke den Dozenten ganz nach links', 'set_track_pan(Dozent){"pan":-100}'],
    ['Versieh den Dozenten mit etwas Hall', 'apply_reverb[0,180](Dozent){}'],
    ['Stell das Saalmikro stumm, solange Frage 2 läuft', 'silence_selection[30,40](Saalmikro){}'],
    ['Lass den Vortrag langsam über vier Sekunden ausklingen', 'apply_fade_out[176,180](Dozent){}'],
    ['Beim Dozenten die Tiefen unter 80 Hertz wegfiltern', 'apply_high_pass[0,180](Dozent){"frequency_hz":80}'],
    ['von eins dreißig bis zwei alles löschen', `delete_selection[90,120]${both}{}`],
    ['von eins bis eins dreißig alles löschen', `delete_selection[60,90]${both}{}`],
    ['die Mitte, also 20 Sekunden, stummschalten', `silence_selection[80,100]${both}{}`],
    ['Blende den Vortrag über eine Dreiviertelsekunde ein', 'apply_fade_in[0,0.75](Dozent){}'],
    [
      'Frage 1 und Frage 2 leiser, jeweils 1,5 dB',
      `apply_amplify[10,20]${both}{"gain_db":-1.5}; apply_amplify[30,40]${both}{"gain_db":-1.5}`,
    ],
    [
      'alle Clips vom Saalmikro außer dem zweiten löschen',
      'delete_selection[120,180](Saalmikro){}; delete_selection[0,60](Saalmikro){}',
    ],
    ['Lösche die Lücke zwischen den ersten beiden Clips vom Saalmikro', 'delete_selection[60,70](Saalmikro){}'],
    ['Setz nach einem Drittel der Strecke eine Marke', `add_label@60${both}{}`],
    ['Zieh den letzten Clip vom Saalmikro auf 1:45 vor', 'move_clip@105(Saalmikro){"to":105}'],
  ])('%s', (say, expected) => expect(done(say)).toBe(expected))
})

describe('German that only sounds like these', () => {
  it.each([
    'Die Hörer sollen den Vortrag hören',
    'Die Studierenden sollen den Abspann löschen',
    'Der Chef will, dass der Abspann gelöscht wird, aber ich nicht',
    'Ich will nicht, dass der Abspann gelöscht wird',
    'Es wäre schön, wenn der Abspann nicht gelöscht würde',
    'Es wäre schlecht, wenn der Abspann gelöscht würde',
    'Wird der Abspann gelöscht?',
    'Der Abspann wird gelöscht',
    'Der Abspann ist nicht zu löschen',
    'Der Dozent ist zu leise',
    'Zieh den Clip Saal 2 um 2 Sekunden vor',
    'Ersetze Frage 1 durch Frage 2',
  ])('%s', (say) => expect(done(say)).toBe('nothing'))
})
