import { expect, test } from 'vitest'
import { done } from '../say.ts'

const removed = 'delete_selection 40-50'

test.each([
  'ich würde sagen, wir löschen die Werbung',
  'am besten löschst du die Werbung',
  'wir haben beschlossen, die Werbung zu löschen',
  'der Kunde möchte, dass die Werbung gelöscht wird',
  'mein Chef will, dass wir die Werbung löschen',
  'sorg bitte dafür, dass die Werbung verschwindet',
  'sieh zu, dass die Werbung rauskommt',
  'leider muss die Werbung raus',
  'meinetwegen kann die Werbung weg',
  'weg mit der Werbung',
  'es wäre besser, wenn die Werbung gelöscht würde',
  'ich brauche die Werbung nicht mehr, lösch sie bitte',
  'wenn du so weit bist, lösch die Werbung',
  'kleine Bitte: lösch die Werbung',
])('ein Auftrag hinter einem Wunsch, Beschluss oder Plan: %s', (say) => expect(done(say)).toBe(removed))

test.each([
  'der Kunde möchte, dass die Werbung gelöscht wird, aber ich nicht',
  'wir haben beschlossen, die Werbung zu behalten',
  'wir haben beschlossen, die Werbung nicht zu löschen',
  'leider muss die Werbung bleiben',
  'am besten löschst du die Werbung nicht',
  'es wäre schade, wenn die Werbung gelöscht würde',
  'man sagt immer, man soll die Werbung löschen',
  'also muss ich die Werbung löschen?',
  'löschst du die Werbung?',
  'ich habe gehört, dass die Werbung gelöscht wird',
])('keiner, wo nichts verlangt wird: %s', (say) => expect(['-', '?']).toContain(done(say)))

test.each([
  'Die Firma ist pleite, das stand heute in der Zeitung. Lösch die Werbung.',
  'Wenn er singt, lachen alle. Lösch die Werbung.',
  'Meine Schwester hat gestern eine Waschmaschine gekauft, also lösch die Werbung.',
  'Lösch die Werbung. Kevin hat das gemischt und Kevin liebt Tapeten.',
])('was nur erzählt wird, kostet nichts: %s', (say) => expect(done(say)).toBe(removed))
