import { expect, test } from 'vitest'
import { german } from '../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../support/reader/readers.ts'
import { countsOf, playSets, tableOf } from '../../../../../support/reader/sets.ts'

/** Acts that are not what was said, each with why it isn't mended yet. */
const wrongActs: ReadonlyMap<string, string> = new Map([
  ['den gesang bitte fünfzig millisekunden nach hinten schieben', 'how far a clip moves is settled by the preparation'],
  [
    'Entfern die Störung und lass danach eine halbe Sekunde Stille',
    'where what was removed stood is settled by the preparation',
  ],
  ['Stummschalten, aber ohne den Host.', 'a scope alone goes to the frame for parts before it goes to that for tracks'],
  [
    'Trenn den Hauptteil bei einer Minute und lösch die zweite Hälfte.',
    'the half of what was split is read as that of the recording',
  ],
  ['Blende den Refrain ein und aus, jeweils eine Sekunde.', 'both edges are one step here, and two in the preparation'],
  [
    'Verschieb das Solo um 2 Sekunden nach hinten und blend es dann über eine Sekunde ein.',
    'what was moved is found where it lies then by the preparation',
  ],
  [
    'statt den Husten zu löschen, mach ihn stumm',
    'a part of a track that is to be mute is silenced by the preparation',
  ],
  ['entferne alle Marken, die kürzer als 5 Sekunden sind', 'labels at a point have no length for the preparation'],
  ['Alles bis auf die beiden Fragen kann weg', 'what lies between is taken out by the preparation'],
])

const leastRight = 405

const reader = readerOf(english, german)

test('everyday German is read as it is meant, or asked about', () => {
  const played = playSets('test/reading/german', reader.read)
  const rows = countsOf(played)
  process.stdout.write(tableOf(rows))
  const wrong = played.filter(({ outcome }) => outcome === 'wrongAct').map(({ say }) => say)
  expect(wrong.filter((say) => !wrongActs.has(say))).toEqual([])
  expect(rows.get('all')?.right).toBeGreaterThanOrEqual(leastRight)
}, 120_000)
