import type { app as english } from '../../en/window/app.ts'

export const app: typeof english = {
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
