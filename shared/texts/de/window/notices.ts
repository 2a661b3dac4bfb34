import type { notices as english } from '../../en/window/notices.ts'

export const notices: typeof english = {
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
