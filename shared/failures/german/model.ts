import { sayNumber } from '../../wording/sayingGerman.ts'
import type { modelFailures } from '../model.ts'
import type { WordsFor } from './words.ts'

const orWithout = 'oder machen Sie ohne Modell weiter.'

export const model: WordsFor<typeof modelFailures> = {
  'model/no-key': {
    says: 'Das Modell braucht einen Schlüssel, und es ist keiner eingetragen.',
    advice: `. Tragen Sie in den Einstellungen einen ein, ${orWithout}`,
  },
  'model/unauthorised': {
    says: (p) => `${p.host} hat den Schlüssel abgelehnt (401).`,
    advice: `. Prüfen Sie den Schlüssel in den Einstellungen, ${orWithout}`,
  },
  'model/too-many-requests': {
    says: (p) => `${p.host} meldet zu viele Anfragen (429).`,
    advice: `. Warten Sie ein wenig, ${orWithout}`,
  },
  'model/server-error': {
    says: (p) => `${p.host} hat selbst einen Fehler (${p.status}).`,
    advice: `. Versuchen Sie es später noch einmal, ${orWithout}`,
  },
  'model/refused': {
    says: (p) => `${p.host} hat die Anfrage abgelehnt (${p.status}: ${p.reason}).`,
    advice: `. Prüfen Sie den Namen des Modells in den Einstellungen, ${orWithout}`,
  },
  'model/unreachable': {
    says: (p) => `${p.host} ist nicht erreichbar.`,
    advice: `. Prüfen Sie die Adresse in den Einstellungen und das Netz, ${orWithout}`,
  },
  'model/no-answer': {
    says: (p) => `${p.host} hat in ${sayNumber(p.seconds)} Sekunden nicht geantwortet.`,
    advice: `. Versuchen Sie es noch einmal, ${orWithout}`,
  },
  'model/empty': {
    says: (p) => `${p.host} hat eine leere Antwort geschickt.`,
    advice: `. Versuchen Sie es noch einmal, ${orWithout}`,
  },
  'model/only-thoughts': {
    says: (p) => `„${p.model}“ auf ${p.host} hat nachgedacht, ohne zu einer Antwort zu kommen.`,
    advice: `. Schalten Sie das Nachdenken aus, wählen Sie ein anderes Modell, ${orWithout}`,
  },
  'model/nonsense': {
    says: (p) => `${p.host} hat eine Antwort geschickt, die nicht zu verstehen ist.`,
    advice: `. Versuchen Sie es noch einmal, ${orWithout}`,
  },
  'model/too-much': {
    says: (p) => `${p.host} hat mehr geschickt, als eine Antwort haben kann, deshalb wurde abgebrochen.`,
    advice: `. Versuchen Sie es noch einmal, ${orWithout}`,
  },
  'model/redirected': {
    says: (p) =>
      `${p.host} will die Anfrage an eine andere Adresse geschickt haben, und was Sie sagen, geht nur an die, die Sie gewählt haben.`,
    advice: '. Wenn die andere Adresse richtig ist, tragen Sie sie in den Einstellungen ein.',
  },
  'model/endless': {
    says: (p) => `Das Modell kam in ${p.turns} Runden nicht zu einem Ende.`,
    advice: `. Verlangen Sie weniger auf einmal, ${orWithout}`,
  },
  'model/too-long': {
    says: (p) =>
      `Das Modell hat über diese Anfrage insgesamt mehr als ${sayNumber(p.seconds)} Sekunden nachgedacht, deshalb wurde es angehalten.`,
    advice: `. Verlangen Sie weniger auf einmal, ${orWithout}`,
  },
  'model/too-many-tokens': {
    says: (p) => `Das Modell hat für diese Anfrage mehr als ${p.tokens} Token gebraucht, deshalb wurde es angehalten.`,
    advice: `. Verlangen Sie weniger auf einmal, ${orWithout}`,
  },
  'model/forbidden': {
    says: (p) => `${p.host} erlaubt diesem Schlüssel „${p.model}“ nicht (403).`,
    advice: `. Wählen Sie in den Einstellungen ein anderes Modell, ${orWithout}`,
  },
  'model/not-found': {
    says: (p) => `${p.host} hat unter dieser Adresse kein Modell namens „${p.model}“ (404).`,
    advice: `. Prüfen Sie den Namen des Modells und die Adresse in den Einstellungen, ${orWithout}`,
  },
  'model/no-credit': {
    says: (p) => `${p.host} meldet, dass dieser Schlüssel kein Guthaben mehr hat (429).`,
    advice: `. Laden Sie dort Guthaben auf, ${orWithout}`,
  },
  'model/no-tools': {
    says: (p) => `„${p.model}“ auf ${p.host} kann keine Werkzeuge aufrufen.`,
    advice: `. Wählen Sie in den Einstellungen ein anderes Modell, ${orWithout}`,
  },
  'model/context': {
    says: (p) =>
      p.tokens > 0
        ? `Die Anfrage passt nicht in den Kontext von ${p.tokens} Token, den ${p.host} dem Modell gibt.`
        : `Die Anfrage passt nicht in den Kontext, den ${p.host} dem Modell gibt.`,
    advice: `. Starten Sie den Server mit einem größeren Kontext (4096 Token genügen), ${orWithout}`,
  },
  'model/broken-off': {
    says: (p) => `${p.host} brach mitten in der Antwort ab.`,
    advice: `. Versuchen Sie es noch einmal, ${orWithout}`,
  },
}
