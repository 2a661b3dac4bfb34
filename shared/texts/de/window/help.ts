import type { help as english } from '../../en/window/help.ts'

export const help: typeof english = {
  title: 'Hilfe',
  topics: {
    start: 'Erste Schritte',
    sayings: 'Was Sie sagen können',
    commands: 'Befehle',
    keyboard: 'Tastatur',
    files: 'Dateien',
    models: 'Modelle',
    recipes: 'Rezepte',
    externalTools: 'Andere Programme',
    notes: 'Notizen, die ein Plan werden',
    commandLine: 'Kommandozeile',
    privacy: 'Datenschutz',
    troubleshooting: 'Fehlersuche',
    messages: 'Meldungen',
    licences: 'Lizenzen',
  },
  licences:
    'Tapehand steht unter der MIT-Lizenz. In `THIRD-PARTY-NOTICES.txt`, neben dem Programm, steht die Lizenz jedes Teils von anderen, der darin ist.',
  commandColumns: { command: 'Befehl', key: 'Taste', does: 'was er tut', also: 'auch gesagt' },
  onlyInEnglish: 'Diese Seite gibt es nur auf Englisch.',
  topicList: 'Themen',
  searchIn: 'In der Hilfe suchen',
  search: 'Suchen',
  none: 'Darüber ist nichts gesagt.',
}
