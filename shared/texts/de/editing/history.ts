import type { history as english } from '../../en/editing/history.ts'

export const history: typeof english = {
  name: 'Verlauf',
  empty:
    'Es wurde noch nichts geändert. Was Sie von Hand tun oder verlangen, bleibt hier stehen, und Sie können zu jeder Stelle zurückgehen.',
  start: 'Wie es am Anfang war',
  byHand: 'Von Hand',
  asked: 'Sie verlangten',
  step: (number, count) => `Schritt ${number} von ${count}`,
  stands: (standing, count) => `${standing} von ${count} Schritten gelten`,
  here: 'Sie sind hier',
  later: 'zurückgenommen',
  open: 'Schritte zeigen',
  close: 'Schritte verbergen',
  back: 'Zurück zum neuesten Stand',
  ahead: (count) =>
    count === 1
      ? '1 spätere Änderung bleibt, bis Sie etwas ändern.'
      : `${count} spätere Änderungen bleiben, bis Sie etwas ändern.`,
  all: 'Alle Änderungen gelten.',
  wentTo: (title) => `Gegangen zu: ${title}.`,
  value: (what, authors) => `${what}: ${authors}`,
  busy: {
    job: 'Warten Sie, bis die laufende Arbeit fertig ist, oder brechen Sie sie ab: Dann können Sie zu einer anderen Stelle gehen. Es wurde nichts geändert.',
    request:
      'Warten Sie, bis die laufende Anfrage fertig ist: Dann können Sie zu einer anderen Stelle gehen. Es wurde nichts geändert.',
    approval:
      'Entscheiden Sie zuerst, was unter den Spuren wartet: Dann können Sie zu einer anderen Stelle gehen. Es wurde nichts geändert.',
    question:
      'Beantworten Sie zuerst die Frage im Chat: Dann können Sie zu einer anderen Stelle gehen. Es wurde nichts geändert.',
    readOnly: 'Dieses Projekt lässt sich nicht ändern, deshalb bleibt sein Verlauf, wo er ist.',
  },
  authors: {
    words: 'Ihre Worte',
    model: 'das Modell',
    you: 'Sie',
    selection: 'die Auswahl',
    project: 'das Projekt',
    default: 'die Voreinstellung',
  },
}
