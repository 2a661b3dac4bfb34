import { expect, test } from 'vitest'
import { namePrepared } from '../../../../shared/texts/sayTool.ts'
import { textsFor } from '../../../../shared/texts/index.ts'

test.each([
  ['range', 'range', 'Bereich'],
  ['min_silence', 'shortest pause', 'kürzeste Pause'],
  ['threshold_db', 'threshold', 'Schwelle'],
  ['sample_rate_hz', 'sample rate', null],
  ['keep_last', 'keep last', null],
])('%s is called %s', (what, english, german) => {
  expect(namePrepared(what, textsFor('en', 'en'))).toBe(english)
  if (german !== null) expect(namePrepared(what, textsFor('de', 'de'))).toBe(german)
})
