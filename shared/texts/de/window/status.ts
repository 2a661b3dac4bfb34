import type { status as english } from '../../en/window/status.ts'

export const status: typeof english = {
  states: {
    idle: '',
    planning: 'Wird geplant',
    clarifying: 'Wartet auf Ihre Antwort',
    choosing: 'Wartet auf Ihre Antwort',
    awaitingApproval: 'Wartet auf Ihre Entscheidung',
    running: 'Wird ausgeführt',
  },
  endBeforeStart: 'Das Ende muss hinter dem Anfang liegen. Die Auswahl ist, wie sie war.',
  work: 'Laufende Arbeit',
  cancelWork: (title) => `${title} abbrechen`,
  status: 'Status',
  cursor: 'Cursor',
  selection: 'Auswahl',
  selectionStart: 'Anfang der Auswahl',
  selectionEnd: 'Ende der Auswahl',
  selectionLength: 'Länge der Auswahl',
}
