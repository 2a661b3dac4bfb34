import { expect, test } from 'vitest'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../support/reader/readers.ts'
import { viewOf } from '../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../support/reader/judge.ts'
import { perform } from '../../../../support/reader/perform.ts'

const reader = readerOf(english, german)
const talk = viewOf({
  tracks: ['Moderator', 'Gast'].map((name) => ({ name, clips: [{ name: `${name} 1`, start: 0, end: 60 }] })),
  labels: [{ text: 'Werbung', start: 20, end: 30 }],
})

function done(say: string): string {
  const { outcome } = reader.read(say, talk)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, talk)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ')
}

test.each([
  ['lösche die ersten 5 Sekunden nicht', 'nothing'],
  ['lösche nicht die ersten 5 Sekunden', 'nothing'],
  ['die ersten 5 Sekunden bitte löschen', 'delete_selection[0,5](Moderator|Gast){}'],
  ['könntest du die ersten 5 Sekunden wegschneiden?', 'delete_selection[0,5](Moderator|Gast){}'],
  ['blende die letzten 3 Sekunden der Gastspur aus', 'apply_fade_out[57,60](Gast){}'],
  ['lösche die Werbung, doch nicht', 'nothing'],
  ['lösche alles außer dem Jingle', 'nothing'],
  ['gestern habe ich fast die Werbung gelöscht', 'nothing'],
  ['wenn die Werbung zu lang ist, lösche sie', 'nothing'],
  ['soll ich die Werbung löschen?', 'nothing'],
  ['die Gastspur bitte stumm schalten', 'mute_track(Gast){}'],
  ['mein Chef hat gesagt lösche die Werbung', 'nothing'],
  ['lass die ersten 10 Sekunden in Ruhe und normalisiere den Rest', 'apply_normalize[10,60](Moderator|Gast){}'],
  ['lösche die Werbung außer auf der Gastspur', 'delete_selection[20,30](Moderator){}'],
])('%s', (say, expected) => {
  expect(done(say)).toBe(expected)
})
