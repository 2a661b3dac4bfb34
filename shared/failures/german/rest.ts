import { sayList, sayNumber } from '../../wording/sayingGerman.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import { de } from '../../texts/de/index.ts'
import type { batchFailures } from '../batch.ts'
import type { FfmpegFault, hostFailures, SettingsFault } from '../host.ts'
import type { ArgumentIssue } from '../values/argumentIssues.ts'
import type { ManifestFault, OutputFault, programFailures } from '../programs.ts'
import type { RecipeFault, recipeFailures } from '../recipes.ts'
import type { UsageProblem } from '../values/usageProblems.ts'
import { sayIssues } from './arguments.ts'
import { sayCause } from './causes.ts'
import type { WordsFor } from './words.ts'

const outputs: Sayings<OutputFault> = {
  'nothing-written': 'es hat keine Datei geschrieben',
  'not-audio': 'was es geschrieben hat, ist kein lesbarer Ton',
  empty: 'in dem, was es geschrieben hat, ist kein Ton',
  'not-numbers': 'darin sind Abtastwerte, die keine Zahlen sind',
  'other-rate': ({ sampleRate, wanted }) => `es hat ${sampleRate} Hz, wo ${wanted} Hz hineingingen`,
  'other-channels': ({ channels, wanted }) => `es hat ${channels} Kanäle, wo ${wanted} hineingingen`,
  'other-length': ({ seconds, wanted }) =>
    `es ist ${sayNumber(seconds)} s lang, wo es ${sayNumber(wanted)} s sein sollten`,
}

const manifests: Sayings<ManifestFault> = {
  'not-json': 'sie ist kein JSON',
  'not-readable': 'sie lässt sich nicht lesen',
  'too-large': 'sie ist größer als 64 KiB',
  'no-input': 'kein Argument des Befehls hat {input}',
  'no-output': 'kein Argument des Befehls hat {output}',
  'name-taken': ({ name }) => `ein Werkzeug namens „${name}“ gibt es schon`,
  'unknown-placeholder': ({ name }) => `der Befehl hat {${name}}, und einen solchen Parameter gibt es nicht`,
  'unused-parameter': ({ name }) => `der Parameter „${name}“ kommt im Befehl nicht vor`,
  'no-factor': ({ name }) => `die Länge geht nach „${name}“, was keine Zahl über 0 ist`,
  field: ({ field, issue }) => sayIssues([issue], () => (field === '' ? 'das Ganze' : `„${field}“`)),
  'required-unknown': ({ name }) => `verlangt ist „${name}“, und einen solchen Parameter gibt es nicht`,
}

export const programs: WordsFor<typeof programFailures> = {
  'programs/missing': {
    says: (p) => `${p.tool} braucht das Programm „${p.program}“, das es auf diesem Rechner nicht gibt.`,
    advice: '; installieren Sie es und starten Sie Tapehand neu.',
  },
  'programs/new': {
    says: (p) => `${p.tool} kommt aus „${p.file}“, das neu oder geändert ist und noch von niemandem erlaubt wurde.`,
    advice: '; verlangen Sie es im Chat und sehen Sie sich zuerst den Befehl an.',
  },
  'programs/failed': {
    says: (p) =>
      `${p.tool} ist fehlgeschlagen: „${p.program}“ endete mit ${p.status === null ? 'einem Absturz' : `Status ${p.status}`}${p.said === '' ? '' : ` und meldete „${p.said}“`}.`,
  },
  'programs/cannot-start': {
    says: (p) => `${p.tool} ist nicht möglich: „${p.program}“ ließ sich nicht starten (${p.code}).`,
  },
  'programs/too-slow': {
    says: (p) => `${p.tool} war nach ${p.seconds} Sekunden nicht fertig, deshalb wurde das Programm angehalten.`,
    advice: '; versuchen Sie einen kürzeren Teil, oder erhöhen Sie die Zeitgrenze in seiner Datei.',
  },
  'programs/too-large': {
    says: (p) => `${p.tool} hat mehr als ${p.megabytes} MB geschrieben, deshalb wurde das Programm angehalten.`,
  },
  'programs/bad-output': {
    says: (p) => `Was das Programm von ${p.tool} geliefert hat, ist nicht zu gebrauchen: ${sayBy(outputs, p.fault)}.`,
  },
  'programs/not-heard-before': {
    says: (p) =>
      `${p.tool} ist ein eigenes Programm, das erst läuft, wenn Sie es anwenden: Vorher ist es nicht zu hören.`,
  },
  'programs/unknown-places': {
    says: (p) => `Wie lang es hinter ${p.tool} ist, steht erst fest, wenn das getan ist.`,
    advice: '; verlangen Sie zuerst nur das, und danach das Übrige.',
  },
  'programs/bad-manifest': {
    says: (p) => `Das Werkzeug in „${p.file}“ lässt sich nicht anbieten: ${sayBy(manifests, p.fault)}.`,
    advice: '; berichtigen Sie die Datei und starten Sie Tapehand neu.',
  },
}

const recipeFaults: Sayings<RecipeFault> = {
  'not-readable': 'es lässt sich nicht lesen',
  'too-large': 'es ist größer als 256 KiB',
  'not-json': ({ line }) => `Zeile ${line} ist kein JSON`,
  'unknown-key': ({ line, field, key }) => `Zeile ${line}, ${field}: „${key}“ gibt es in einem Rezept nicht`,
  'unknown-tool': ({ line, name }) => `Zeile ${line}: ein Werkzeug namens „${name}“ gibt es nicht`,
  field: ({ line, field, issue }) => `Zeile ${line}: ${sayIssues([issue], () => `„${field}“`)}`,
}

export const recipes: WordsFor<typeof recipeFailures> = {
  'agent/bad-recipe': {
    says: (p) => `Das Rezept in „${p.file}“ ist nicht zu gebrauchen: ${sayBy(recipeFaults, p.fault)}.`,
  },
  'agent/unread-recipe': { says: (p) => `Schritt ${p.step} von „${p.name}“ ist nicht möglich: „${p.words}“. ${p.why}` },
  'agent/nothing-to-keep': {
    says: 'Es gibt nichts, woraus ein Rezept zu machen wäre: Nichts, was in Worten verlangt wurde, steht in diesem Projekt.',
  },
  'agent/recipe-name': {
    says: (p) => `„${p.name}“ kann kein Rezept heißen: Geben Sie ihm einen Namen aus Buchstaben, höchstens 60.`,
  },
  'agent/recipe-exists': {
    says: (p) => `Ein Rezept namens „${p.name}“ gibt es schon, und es wurde behalten. Wählen Sie einen anderen Namen.`,
  },
  'agent/recipe-not-saved': { says: (p) => `Das Rezept lässt sich nicht speichern (${sayCause(p.cause)}).` },
  'agent/unknown-recipe': {
    says: (p) =>
      `Es gibt kein Rezept namens „${p.name}“. ${p.known.length === 0 ? 'Es gibt noch keine.' : `Die Rezepte: ${p.known.join(', ')}.`}`,
  },
}

const needs = { recipe: 'ein Rezept', files: 'mindestens eine Datei', folder: 'einen Ordner zum Schreiben' } as const

export const batch: WordsFor<typeof batchFailures> = {
  'batch/incomplete': { says: (p) => `Ein Stapel braucht ${sayList(p.missing.map((one) => needs[one]))}.` },
  'batch/busy': { says: 'Der Stapel arbeitet.', advice: '; warten Sie, bis er fertig ist, oder brechen Sie ihn ab.' },
  'batch/watched-into-itself': {
    says: (p) =>
      `Was aus Aufnahmen in „${p.folder}“ wird, lässt sich nicht dorthin schreiben: Es würde noch einmal bearbeitet.`,
    advice: '; wählen Sie einen anderen Ordner zum Schreiben.',
  },
}

const usages: Sayings<UsageProblem> = {
  'no-input': 'Nennen Sie mindestens eine Tondatei',
  'no-recipe': 'Nennen Sie ein Rezept und mindestens eine Tondatei',
  'one-project': 'Nennen Sie eine Projektdatei',
  'too-many-bits-for-flac': 'FLAC fasst 16 oder 24 Bit, nicht 32',
  'bit-rate-without-mp3': '--kbps ist für MP3, M4A und Opus',
  unreadable: 'Die Optionen sind nicht lesbar',
  'unknown-option': ({ option }) => `Eine Option ${option} gibt es nicht`,
  'value-missing': ({ option }) => `${option} braucht einen Wert`,
  'takes-no-value': ({ option }) => `${option} nimmt keinen Wert`,
  'no-words': ({ option }) => `${option} braucht einige Worte`,
  'no-name': ({ option }) => `${option} braucht einen Namen`,
  'too-long': ({ option, limit }) => `${option} nimmt höchstens ${limit} Zeichen`,
  choice: ({ option, choices, said }) => `${option} nimmt ${sayList(choices, 'oder')}, nicht „${said}“`,
  number: ({ option, min, max, said }) => `${option} nimmt eine Zahl von ${min} bis ${max}, nicht „${said}“`,
  exclude: ({ option, others }) => `${option} schließt ${sayList(others)} aus`,
  need: ({ options, other }) => `${sayList(options)} ${options.length === 1 ? 'braucht' : 'brauchen'} ${other}`,
  'no-call': ({ option, said }) =>
    `${option} braucht ein JSON-Objekt mit einem "tool", wie '{"tool":"apply_reverse","start_time":1,"end_time":2}', nicht ${said === '' ? 'nichts' : said}`,
  'no-address': ({ option, said }) =>
    `${option} braucht eine Adresse, die mit http:// oder https:// beginnt, nicht „${said}“`,
  'no-age': ({ option, said }) => `${option} nimmt eine Länge wie 90m, 2h oder 3d, nicht „${said}“`,
  'no-notes': ({ option, said }) =>
    `${option} braucht eine Datei mit Zeilen oder einer Tabelle von Notizen, jede mit ihrer Zeit, nicht ${said}`,
  'output-name': ({ option, said }) =>
    `${option} braucht einen Namen, der auf .wav, .aiff, .flac, .mp3, .ogg, .m4a oder .opus endet, nicht „${said}“`,
  'format-without-bits': ({ format }) => `--bits ist für WAV, AIFF und FLAC; eine ${format}-Datei hat keine`,
}

/** Fields of the settings have names of their own in the dialog. */
const settings: Readonly<Record<string, string>> = {
  planner: 'Die Wahl, wer Ihre Nachrichten liest,',
  baseUrl: 'Die Adresse',
  model: 'Der Name des Modells',
  key: 'Der Schlüssel',
  ffmpeg: 'Der Pfad von FFmpeg',
}

const saySettings = (issues: readonly ArgumentIssue[]): string =>
  sayIssues(issues, (name) => settings[name] ?? de.fields[name]?.name)

const settingsFaults: Sayings<SettingsFault> = {
  damaged: 'die Datei ist beschädigt',
  unreadable: ({ cause }) => sayCause(cause),
  values: ({ issues }) => saySettings(issues),
}

const ffmpegFaults: Sayings<FfmpegFault> = {
  'not-there':
    'Dort ist kein Programm, das sich starten lässt. Geben Sie den ganzen Pfad von ffmpeg oder seines Ordners an',
  'no-ffmpeg': 'Nach seiner Version gefragt, antwortet es nicht wie FFmpeg',
  'no-answer': ({ seconds }) =>
    `Nach seiner Version gefragt, hat es ${seconds} Sekunden lang nicht geantwortet und wurde beendet`,
  'no-ffprobe': ({ name }) => `${name}, das dazu gehört, liegt nicht daneben oder antwortet nicht`,
}

export const host: WordsFor<typeof hostFailures> = {
  'ipc/unknown-channel': { says: (p) => `Das Fenster hat etwas Unbekanntes verlangt (${p.channel}).` },
  'ipc/bad-input': {
    says: (p) => `Das Fenster hat etwas geschickt, das nicht passt (${p.channel}: ${sayIssues(p.issues)}).`,
  },
  'ipc/untrusted': {
    says: 'Eine Nachricht kam von einer Seite, die nicht zu Tapehand gehört, und wurde abgewiesen.',
  },
  'ipc/crashed': { says: (p) => `In Tapehand ist etwas schiefgegangen (${p.channel}: ${p.reason}).` },
  'ipc/disconnected': {
    says: 'Die Verbindung zu Tapehand ist abgerissen. Das Projekt ist sicher; laden Sie das Fenster neu.',
  },
  'app/no-folder': {
    says: (p) =>
      `Tapehand kann seinen Ordner ${p.folder} nicht verwenden (${sayCause(p.cause)}). Machen Sie ihn beschreibbar, oder wählen Sie mit TAPEHAND_DATA einen anderen.`,
  },
  'app/open-elsewhere': {
    says: (p) =>
      `„${p.name}“ ist in einem anderen Fenster von Tapehand offen. Schließen Sie es dort, oder wählen Sie eine andere Datei.`,
  },
  'app/begins-anew': {
    says: (p) =>
      `„${p.name}“ ist in einem anderen Fenster von Tapehand offen, also beginnt dieses neu. Machen Sie dort weiter, oder schließen Sie es, und starten Sie noch einmal.`,
  },
  'app/engine-started-again': {
    says: 'Die Audio-Engine arbeitete nicht mehr und wurde neu gestartet. Was davor getan wurde, ist da; was gerade lief, wurde nicht fertig.',
  },
  'app/conversation-not-saved': { says: 'Das Gespräch wird nicht gespeichert.' },
  'app/changes-missing': {
    says: (p) =>
      `„${p.name}“ wurde nicht ordentlich geschlossen, und die Datei daneben mit den letzten Änderungen ist weg oder beschädigt. ` +
      `Es fehlt: ${sayChanges(p)}. Datei > Letzte Projekte und Sicherungen … hat vielleicht mehr.`,
  },
  'app/closing': { says: 'Tapehand wird gerade geschlossen, deshalb wurde das nicht begonnen.' },
  'settings/bad-value': {
    says: (p) => `Das lässt sich nicht alles speichern: ${saySettings(p.issues)}.`,
  },
  'settings/unusable': {
    says: (p) =>
      `Die Einstellungen sind nicht zu gebrauchen (${sayBy(settingsFaults, p.fault)}), deshalb gelten die üblichen. Die Datei bleibt daneben liegen, wenn Sie neue speichern.`,
  },
  'settings/cannot-write': { says: (p) => `Die Einstellungen lassen sich nicht speichern (${sayCause(p.cause)}).` },
  'settings/no-ffmpeg': {
    says: (p) => `„${p.path}“ lässt sich nicht als FFmpeg verwenden: ${sayBy(ffmpegFaults, p.fault)}.`,
  },
  'settings/no-safe-place': {
    says:
      'Dieses System bietet keinen sicheren Ort für den Schlüssel, deshalb wurde er nicht gespeichert. ' +
      'Richten Sie den Schlüsselbund des Systems ein oder entsperren Sie ihn, und geben Sie ihn noch einmal ein.',
  },
  'cli/usage': { says: (p) => `${sayBy(usages, p.problem)}.` },
  'app/one-file': {
    says: 'Bitte nur eine Datei auf einmal: Mehrere gehen über „Importieren“ im Fenster.',
  },
  'cli/name-a-file': { says: 'Sagen Sie, welche Datei, zum Beispiel „importiere musik.mp3“.' },
  'cli/no-such-file': { says: (p) => `Es gibt keine Datei „${p.path}“.` },
  'cli/output-exists': {
    says: (p) =>
      `„${p.path}“ gibt es schon, und es wurde nichts getan. Wählen Sie einen anderen Namen, oder fügen Sie --overwrite hinzu.`,
  },
}

function sayChanges({ named, more }: { readonly named: readonly string[]; readonly more: number }): string {
  if (named.length === 0) return 'was zuletzt zurückgenommen oder wiederholt wurde'
  return `${more > 0 ? `${more} Änderungen und ` : ''}${named.map((text) => `„${text}“`).join(', ')}`
}
