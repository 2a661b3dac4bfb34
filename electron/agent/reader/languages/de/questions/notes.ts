import type { NotePhrases } from '../../notePhrases.ts'

export const notes: NotePhrases = {
  upTo: ['bis'],
  at: ['bei', 'ab', 'um', 'von', 'ca', 'etwa', 'zeit'],
  here: ['hier', 'das', 'dies', 'es'],
  places: ['seite', 's', 'zeile', 'z', 'kapitel', 'kap', 'szene', 'absatz'],
  columns: {
    start: ['start', 'zeit', 'zeitpunkt', 'beginn', 'anfang', 'von', 'timecode'],
    end: ['ende', 'bis', 'stopp'],
    length: ['dauer', 'länge'],
    order: ['aktion', 'maßnahme', 'korrektur', 'änderung', 'aufgabe', 'schnitt'],
    words: ['anmerkung', 'notiz', 'kommentar', 'bemerkung', 'fehler', 'problem', 'beschreibung', 'text', 'was'],
  },
  stretch: ['{most} von {from} bis {to} {last}', '{words} von {from} bis {to}', 'von {from} bis {to} {words}'],
  point: ['{most} bei {from} {last}', '{words} bei {from}', 'bei {from} {words}'],
  onward: ['{first} von {from} {rest}', '{words}'],
}
