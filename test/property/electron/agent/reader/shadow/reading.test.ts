import { expect, test } from 'vitest'
import { german } from '../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../support/reader/readers.ts'
import { countsOf, playSets, tableOf } from '../../../../../support/reader/sets.ts'

/** Acts that are not what was said, each with why it isn't one in the end, or isn't mended yet. */
const wrongActs: ReadonlyMap<string, string> = new Map([
  ['undo', 'nothing is there to undo, which the preparation says'],
  ['paste', 'nothing is in the clipboard, which the preparation says'],
  ['split', 'the cursor lies outside a clip, which the preparation asks about'],
])

const leastRight = 485

const reader = readerOf(english, german)

test('messages of a first sight are read as they are meant, or asked about', () => {
  const played = playSets('test/reading/round1', reader.read)
  const rows = countsOf(played)
  process.stdout.write(tableOf(rows))
  const wrong = played.filter(({ outcome }) => outcome === 'wrongAct').map(({ say }) => say)
  expect(wrong.filter((say) => !wrongActs.has(say))).toEqual([])
  expect(rows.get('all')?.right).toBeGreaterThanOrEqual(leastRight)
}, 120_000)
