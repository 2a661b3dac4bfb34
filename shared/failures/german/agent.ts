import { sayNumber } from '../../wording/sayingGerman.ts'
import type { agentFailures } from '../agent.ts'
import { sayIssues } from './arguments.ts'
import { sayPlaceFault } from './places.ts'
import { sayMissingState, sayReading } from './readings.ts'
import type { WordsFor } from './words.ts'

const wants = {
  range: 'eine Zeitauswahl',
  tracks: 'eine ausgewählte Spur',
  time: 'den Cursor in einem Clip',
  thing: 'einen ausgewählten Clip, oder den Cursor im einzigen',
  label: 'den Namen einer Textmarke',
} as const

const asItStood = '; die Frage steht, wie sie stand.'
const otherWords = '. Sagen Sie es mit anderen Worten, oder machen Sie ohne Modell weiter.'

export const agent: WordsFor<typeof agentFailures> = {
  'agent/unknown-tool': { says: (p) => `Es gibt kein Werkzeug namens „${p.tool}“.` },
  'agent/nothing-to-answer': { says: (p) => `Das kann ich nicht beantworten. ${sayPlaceFault(p.what)}` },
  'agent/bad-arguments': {
    says: (p) => `„${p.tool}“ wurde mit Angaben aufgerufen, die nicht passen: ${sayIssues(p.issues)}.`,
  },
  'agent/not-prepared': {
    says: (p) => `${p.tool} braucht ${sayMissingState(p.missing)}, und das ließ sich nicht einstellen.`,
  },
  'agent/not-confirmed': {
    says: (p) =>
      `${p.tool} hat nicht getan, was es sollte: erwartet ${sayReading(p.expected)}, gefunden ${sayReading(p.found)}.`,
  },
  'agent/too-slow': {
    says: (p) => `${p.tool} gab ${sayNumber(p.seconds)} Sekunden lang kein Lebenszeichen, deshalb wurde es angehalten.`,
  },
  'agent/refused': {
    says: (p) => (p.reason === '' ? `${p.tool} wurde abgelehnt.` : `${p.tool} wurde abgelehnt: ${p.reason}`),
  },
  'agent/changed-meanwhile': {
    says: 'Das Projekt hat sich geändert, während dies auf Ihre Freigabe wartete, deshalb wurde nichts getan. Hier ist der Plan noch einmal, für das Projekt, wie es jetzt ist.',
  },
  'agent/no-such-request': { says: (p) => `Eine Anfrage „${p.request}“ ist nicht aufbewahrt.` },
  'agent/not-in-history': { says: (p) => `Nichts, was sich zurücknehmen ließe, heißt „${p.name}“.` },
  'agent/cancelled': { says: 'Abgebrochen.' },
  'agent/manual-needs': { says: (p) => `${p.tool} braucht ${wants[p.what]}.` },
  'agent/manual-value': {
    says: (p) => `${p.tool} wurde nicht getan: ${sayIssues(p.issues) || 'die Werte sind nicht klar'}.`,
  },
  'agent/manual-files': {
    says: (p) => `${p.tool} braucht einen Ort, den ein Dateidialog gibt. Verwenden Sie das Menü „Datei“.`,
  },
  'agent/manual-final': {
    says: (p) =>
      `${p.tool} lässt sich nicht zurücknehmen, deshalb wird vorher gefragt. Sagen Sie im Chat, was Sie wollen, oder verwenden Sie die Einstellungen.`,
  },
  'agent/no-places': {
    says: 'Von hier aus lassen sich keine Dateien wählen.',
    advice: '; verwenden Sie die Knöpfe des Fensters.',
  },
  'agent/only-last': {
    says: (p) => `${p.tool} muss eine eigene Anfrage sein.`,
    advice: '; sagen Sie eines nach dem anderen.',
  },
  'agent/no-such-question': { says: 'Diese Frage ist nicht mehr offen.' },
  'agent/no-such-step': { says: (p) => `Schritt ${p.step} lässt sich nicht mehr ändern.`, advice: asItStood },
  'agent/nothing-to-hear': { says: 'Dieser Schritt hat keine eigene Stelle zum Anhören.' },
  'agent/no-flip': { says: 'Dieser Schritt hat keine andere Seite.', advice: asItStood },
  'agent/does-not-fit': { says: (p) => sayPlaceFault(p.what) },
  'agent/not-said': {
    says: (p) => `„${p.tool}“ hat die Person nicht gesagt, und der Aufruf nennt keine Stelle dafür.`,
  },
  'agent/nothing-to-take': {
    says: 'Ihre Worte und das Modell unterscheiden sich dort nicht.',
    advice: asItStood,
  },
  'agent/no-items': { says: 'Von diesem Schritt lässt sich nichts einzeln auslassen.', advice: asItStood },
  'agent/no-audio': {
    says: 'Im Projekt ist noch kein Ton, also gibt es nichts zu bearbeiten. Öffnen Sie zuerst eine Aufnahme.',
  },
  'agent/cannot-yet': { says: (p) => `„${p.what}“ geht hier noch nicht.` },
  'agent/stuck': {
    says: (p) => `Das Modell hat ${p.times}-mal denselben unmöglichen Aufruf gemacht, deshalb wurde es angehalten.`,
    advice: otherWords,
  },
  'agent/going-round': {
    says: (p) => `Das Modell hat ${p.times}-mal dieselbe Frage zum Projekt gestellt, deshalb wurde es angehalten.`,
    advice: otherWords,
  },
  'agent/no-answer': {
    says: 'Das Modell hat ohne Antwort aufgehört.',
    advice: '. Versuchen Sie es noch einmal, oder machen Sie ohne Modell weiter.',
  },
  'agent/bad-conversation': {
    says: 'Das gespeicherte Gespräch ließ sich nicht lesen, deshalb wurde ein neues begonnen.',
  },
  'agent/crashed': {
    says: (p) => `In Tapehand ist etwas schiefgegangen (${p.reason}).`,
    advice: '; das Projekt ist, wie es war.',
  },
  'agent/too-many-steps': {
    says: (p) => `Das wären mehr als ${p.limit} Schritte.`,
    advice: '; verlangen Sie weniger auf einmal.',
  },
}
