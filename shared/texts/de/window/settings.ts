import type { settings as english } from '../../en/window/settings.ts'

export const settings: typeof english = {
  language: 'Sprache',
  planners: {
    offline: { name: 'Offline', about: 'Eingebaute Grammatik. Nichts verlässt diesen Rechner.' },
    model: { name: 'Sprachmodell', about: 'Jeder OpenAI-kompatible Server. Ton wird nie gesendet.' },
  },
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  follows: { page: 'Seitenweise', smooth: 'Fließend', off: 'Gar nicht' },
  languages: { system: 'Wie das System', en: 'English', de: 'Deutsch' },
  keySources: {
    none: 'Es ist kein Schlüssel gespeichert. Server auf diesem Rechner brauchen oft keinen.',
    saved: 'Ein Schlüssel ist gespeichert. Geben Sie einen neuen ein, um ihn zu ersetzen.',
    environment: 'Der Schlüssel kommt aus OPENAI_API_KEY in der Umgebung.',
  },
  title: 'Einstellungen',
  understanding: 'Verstehen',
  clickSafe: 'Knackfreie Schnittstellen',
  aboutClickSafe: 'Eine Überblendung von wenigen Millisekunden, wo Ton geschnitten wird.',
  theme: 'Erscheinungsbild',
  follow: 'Der Abspielposition folgen',
  timeFormat: 'Zeiten in',
  hearAround: 'Vor und hinter einer Stelle zu hören',
  seconds: (written) => `${written} s`,
  output: {
    name: 'Wiedergabe auf',
    system: 'Standard des Systems',
    gone: (device) => `${device} (nicht da)`,
    hidden: 'Der Browser nennt die Geräte nur Seiten, die ein Mikrofon verwenden dürfen. Tapehand nimmt nie etwas auf.',
    letName: 'Geräte zeigen…',
    refused: 'Der Browser durfte die Geräte nicht nennen. Die Wiedergabe bleibt, wie sie ist.',
    noMicrophone:
      'Der Browser nennt die Geräte nur, wo es ein Mikrofon gibt, und findet keines. Wählen Sie das Gerät in den Klangeinstellungen des Systems.',
    unreadable: (reason) => `Die Geräte lassen sich nicht auflisten (${reason}). Die Wiedergabe bleibt, wie sie ist.`,
  },
  save: 'Speichern',
  shortcuts: 'Tastenkürzel …',
  server: 'Server des Modells',
  baseUrl: 'Basis-URL',
  model: 'Modell',
  key: 'Schlüssel',
  willRemoveKey: 'Der gespeicherte Schlüssel wird entfernt.',
  removeKey: 'Den gespeicherten Schlüssel entfernen',
  answers: (answer) => `Er antwortet: ${answer}`,
  testing: 'Wird geprüft …',
  test: 'Prüfen',
  whatIsSent: 'Was an ein Modell gesendet wird',
  aboutSent: 'Das Gespräch und dieser Text. Ton verlässt diesen Rechner nie.',
  summary: 'Zusammenfassung des Projekts',
  loading: 'Wird geladen …',
  ffmpeg: {
    name: 'FFmpeg',
    label: 'FFmpeg: Pfad des Programms oder seines Ordners',
    automatic: 'Wird gesucht',
    reading: 'FFmpeg wird gesucht …',
    found: {
      search: (path, version) => `Gefunden: ${path}${ofVersion(version)}.`,
      settings: (path, version) => `Verwendet wird ${path}${ofVersion(version)}.`,
      environment: (path, version) =>
        `Verwendet wird ${path}${ofVersion(version)}: TAPEHAND_FFMPEG nennt es und geht dem vor, was hier gewählt ist.`,
      off: (path) => path,
    },
    none: {
      search:
        'Nicht gefunden. Installieren Sie FFmpeg (ffmpeg.org) für weitere Formate, oder geben Sie seinen Pfad an.',
      settings: 'Nicht gefunden.',
      environment: 'Nicht gefunden: TAPEHAND_FFMPEG geht dem vor, was hier gewählt ist, und dort ist keines.',
      off: 'Keines wird verwendet: TAPEHAND_FFMPEG geht dem vor, was hier gewählt ist, und steht auf „off“.',
    },
    gone: 'Das gewählte ist nicht mehr da.',
    choose: 'Auswählen …',
    take: 'Verwenden',
    trying: 'Es wird nach seiner Version gefragt …',
    lookFor: 'Suchen lassen',
  },
}

const ofVersion = (version: string | null): string => (version === null ? '' : `, Version ${version}`)
