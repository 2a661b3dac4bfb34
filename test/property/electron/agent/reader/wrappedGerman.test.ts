import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../support/reader/readers.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { casesOf } from '../../../../support/reader/cases.ts'
import { perform } from '../../../../support/reader/perform.ts'

const reader = readerOf(english, german)

function effect(say: string, view: ProjectView): string | null {
  const { outcome } = reader.read(say, view)
  if (outcome.kind !== 'steps') return null
  const done = perform(outcome.steps, view)
  return 'asks' in done ? null : JSON.stringify(done.operations)
}

const files = [
  'test/reading/german/everyday.jsonl',
  'test/reading/round1/german.jsonl',
  'test/conversations/german.jsonl',
]

/** German orders of one clause that something comes of. */
const orders = files
  .flatMap((file) => casesOf(file, readFileSync(file, 'utf8')))
  .filter(({ say }) => /[äöüß]|\b(?:der|die|das|den|dem|auf|bei|mach|alles|von|bitte|Sekunden?)\b/iu.test(say))
  .map(({ say, view }) => ({ say: say.replace(/[.!?]+$/u, ''), view }))
  .filter(({ say }) => !/[,;:.?!]/u.test(say.replaceAll(/\d[.:,]\d/gu, '')))
  .map((one) => ({ ...one, does: effect(one.say, one.view) }))
  .filter(({ does }) => does !== null)

test('there are orders to wrap', () => expect(orders.length).toBeGreaterThan(150))

/** A name goes on to the end of the sentence, so a word more is in it. */
const names = /\bname|nenn|\btitel|\btext|heißt|eine marke( \w+)?$/iu

test.each<[string, (say: string) => string]>([
  ['forgotten', (say) => `${say}, vergiss es`],
  ['taken back', (say) => `${say}, ach nein, doch nicht`],
  ['taken back behind a full stop', (say) => `${say}. Nein, lass es.`],
  ['a joke', (say) => `${say}, war nur Spaß`],
  ['an unknown exception', (say) => `${say}, außer den Zorbs`],
  ['an exception on an unknown track', (say) => `${say}, außer auf der Posaune`],
  ['an unknown contrast', (say) => `${say}, aber nicht die Zorbs`],
  ['an unknown thing without', (say) => `${say} ohne die Zorbs`],
  ['a condition', (say) => `${say}, falls es zu lang ist`],
  ['only a condition', (say) => `${say}, aber nur wenn es zu laut ist`],
  ['unless', (say) => `${say}, es sei denn, es ist zu kurz`],
  ['a time to come', (say) => `${say}, sobald ich fertig bin`],
  ['later', (say) => `vielleicht morgen: ${say}`],
  ['what another said', (say) => `mein Chef hat gesagt: ${say}`],
  ['what another meant', (say) => `Mein Chef meinte, ${say}`],
  ['nearly said', (say) => `ich hätte fast gesagt: ${say}`],
  ['a question', (say) => `was passiert bei: ${say}?`],
  ['a question about what was said', (say) => `stimmt es, dass ich gesagt habe: ${say}?`],
  ['advice', (say) => `soll ich das machen: ${say}?`],
  ['denied', (say) => `bitte nicht: ${say}`],
  ['strongly denied', (say) => `tu das auf keinen Fall: ${say}`],
])('%s: an order so wrapped does nothing', (_, wrap) => {
  expect(orders.filter(({ say, view }) => effect(wrap(say), view) !== null).map(({ say }) => wrap(say))).toEqual([])
})

test('a word that nothing knows behind an order asks', () => {
  const plain = orders.filter(({ say }) => !names.test(say))
  expect(plain.filter(({ say, view }) => effect(`${say} Quuxbar`, view) !== null).map(({ say }) => say)).toEqual([])
})

test.each<[string, (say: string) => string]>([
  ['thanks', (say) => `Hallo, ${say}, danke!`],
  ['many thanks', (say) => `${say}, vielen Dank im Voraus und liebe Grüße`],
  ['a word between', (say) => `äh ja, ${say} bitte`],
  ['a story', (say) => `Ich habe mir das gerade nochmal angehört. ${say}.`],
  ['praise', (say) => `Gut gemacht! ${say}`],
  ['time', (say) => `Wenn du Zeit hast, ${say}`],
])('%s: an order so wrapped does the same', (_, wrap) => {
  const changed = orders.filter(({ say, view, does }) => effect(wrap(say), view) !== does)
  expect(changed.map(({ say }) => wrap(say))).toEqual([])
})
