import type { batch as english } from '../../en/files/batch.ts'

const files = (count: number): string => (count === 1 ? '1 Datei' : `${count} Dateien`)

export const batch: typeof english = {
  title: 'Stapel',
  about:
    'Ein Rezept wird auf jede Datei für sich angewendet. Originale werden nie verändert, und nichts wird geschrieben, bevor Sie es sagen.',
  recipe: 'Rezept',
  noRecipe: 'Rezept wählen …',
  files,
  add: 'Dateien hinzufügen …',
  clear: 'Alle entfernen',
  remove: (name) => `${name} entfernen`,
  drop: 'Fügen Sie die Aufnahmen hinzu, oder legen Sie sie hier ab.',
  folder: 'Schreiben nach',
  choose: 'Ordner wählen …',
  asZip: 'Ihr Browser speichert, was geschrieben wird, als eine ZIP-Datei.',
  rehearse: 'Zeigen, was jede Datei bekäme',
  write: (count) => `${files(count)} schreiben`,
  goOn: (count) => `Mit ${count === 1 ? '1 Datei' : `${count} Dateien`} weitermachen`,
  download: (count) => `${files(count)} speichern`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  show: 'Zeigen',
  table: 'Was jede Datei bekommt',
  columns: { file: 'Datei', before: 'Vorher', after: 'Nachher', state: 'Stand', list: 'Auf der Liste' },
  states: {
    new: '',
    rehearsing: 'wird angesehen …',
    ready: 'bereit',
    asked: 'braucht Sie',
    writing: 'wird geschrieben …',
    done: 'geschrieben',
    there: 'schon fertig',
    failed: 'nicht möglich',
    interrupted: 'unterbrochen',
  },
  details: (name) => `Was ${name} bekommt`,
  as: (output) => `Als ${output}`,
  nothing: 'Darin ändert sich nichts.',
  questions: 'Bevor es geschehen kann',
  asks: (count) => (count === 1 ? '1 Datei fragt:' : `${count} Dateien fragen:`),
  otherAnswer: 'Andere Antwort',
  send: 'Antworten',
  leaveOut: 'Dateien ohne Antwort werden ausgelassen.',
  progress: { rehearsing: 'Wird angesehen', writing: 'Wird geschrieben' },
  count: (done, all, left) => `${done} von ${all}${left === '' ? '' : `, noch ${left}`}`,
  rehearsed: (ready, open, failed) =>
    [
      `${files(ready)} bereit`,
      ...(open === 0 ? [] : [`${open} mit einer Frage`]),
      ...(failed === 0 ? [] : [`${failed} nicht möglich`]),
    ].join(', '),
  written: (done, before, failed) =>
    [
      `${files(done)} geschrieben`,
      ...(before === 0 ? [] : [`${before} schon fertig`]),
      ...(failed === 0 ? [] : [`${failed} nicht geschrieben`]),
    ].join(', '),
  watch: 'Ordner beobachten …',
  watchAbout:
    'Auf jede Aufnahme, die in den Ordner kommt, wird dieses Rezept angewendet, solange Tapehand geöffnet ist.',
  watching: (recipe) => `Wird beobachtet, für ${recipe}`,
  fromTo: (from, to) => `${from} → ${to}`,
  stopWatching: 'Nicht mehr beobachten',
  watchNone: 'Es ist noch nichts gekommen.',
  strip: {
    name: 'Stapel',
    working: (done, all) => `Stapel: ${done} von ${all}`,
    watching: (from, count) => `${from} wird beobachtet: ${files(count)} fertig`,
  },
}
