import type { labels as english } from '../../en/editing/labels.ts'

export const labels: typeof english = {
  andMore: (count) => `Und ${count} weitere.`,
  range: (from, to) => `${from} bis ${to}`,
  point: (at) => `bei ${at}`,
  label: (text, where) => `Textmarke ${text}, ${where}`,
  held: { start: (text) => `Anfang der Textmarke ${text}`, end: (text) => `Ende der Textmarke ${text}` },
  isPoint: (text) => `Die Textmarke ${text} ist ein Punkt`,
  textAt: (where) => `Text der Textmarke ${where}`,
  added: (text) => `Textmarke ${text} hinzugefügt`,
  says: (text) => `Die Textmarke heißt jetzt ${text}`,
  newText: 'Text der neuen Textmarke',
  textOf: (text) => `Text der Textmarke ${text}`,
  title: 'Textmarken',
  addHere: 'Eine Textmarke am Cursor oder über der Auswahl hinzufügen',
  none: 'Es gibt noch keine Textmarken. Strg+B fügt eine am Cursor oder über der Auswahl hinzu.',
  saysAt: (at, text) => `Die Textmarke bei ${at} heißt jetzt ${text}`,
  delete: (text) => `Die Textmarke ${text} löschen`,
  deleted: (text) => `Textmarke ${text} gelöscht`,
}
