import type {
  app as appInEnglish,
  notices as noticesInEnglish,
  status as statusInEnglish,
} from '../../en/window/app.ts'

export const app: typeof appInEnglish = {
  untitled: 'Unbenannt',
  withModel: 'Mit einem Modell',
  offline: 'Arbeitet offline',
  settingsOf: (planner) => `${planner}: Einstellungen`,
  wentWrong: 'In diesem Fenster ist etwas schiefgegangen',
  isSafe: 'Das Projekt ist sicher. Laden Sie das Fenster neu, um weiterzumachen.',
  chatWidth: 'Breite des Chats',
  conversation: 'Gespräch',
  panels: 'Ansichten',
  chat: 'Chat',
  history: 'Verlauf',
  readOnly: 'Schreibgeschützt',
  saved: 'Gesichert',
  undoOf: (what) => `${what} rückgängig machen`,
  redoOf: (what) => `${what} wiederholen`,
  commands: 'Befehle',
  importAudio: 'Ton importieren',
  exportAudio: 'Ton exportieren',
  export: 'Exportieren',
  menu: 'Menü',
}

export const notices: typeof noticesInEnglish = {
  nothingTo: { undo: 'Es gibt nichts rückgängig zu machen.', redo: 'Es gibt nichts zu wiederholen.' },
  onTracks: (names) => `, auf ${names}`,
  selected: ({ from, to, length, on }) => `Ausgewählt ${from} bis ${to}, ${length} lang${on}`,
  cursorAt: (time, on) => `Cursor bei ${time}${on}`,
  noEffect: 'Es gibt noch keinen Effekt zu wiederholen. Wenden Sie zuerst einen aus dem Menü „Effekt“ an.',
  chooseFile: 'Datei wählen',
  showInFolder: 'Im Ordner zeigen',
  dismiss: 'Verwerfen',
  lost: 'Die Verbindung zu Tapehand ist abgebrochen. Das Projekt ist sicher.',
}

export const status: typeof statusInEnglish = {
  states: {
    idle: '',
    planning: 'Wird geplant',
    clarifying: 'Wartet auf Ihre Antwort',
    choosing: 'Wartet auf Ihre Antwort',
    awaitingApproval: 'Wartet auf Ihre Entscheidung',
    running: 'Wird ausgeführt',
  },
  endBeforeStart: 'Das Ende muss hinter dem Anfang liegen. Die Auswahl ist, wie sie war.',
  arriving: 'Ton, der hereinkommt',
  copying: (percent) => `Kopieren ${percent} %`,
  work: 'Laufende Arbeit',
  cancelWork: (title) => `${title} abbrechen`,
  status: 'Status',
  cursor: 'Cursor',
  selection: 'Auswahl',
  selectionStart: 'Anfang der Auswahl',
  selectionEnd: 'Ende der Auswahl',
  selectionLength: 'Länge der Auswahl',
}
