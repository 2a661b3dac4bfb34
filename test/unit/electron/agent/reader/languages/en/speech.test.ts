import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  [
    'a part said in front holds for what follows silence',
    'between 20 and 30, silence and then fade out',
    'silence_selection 20-30; apply_fade_out 20-30',
  ],
  ['and for nothing behind a removal', 'between 20 and 30, delete and then fade out', '?'],
  ['"no" in the middle of nothing is left open', 'delete the advert no delete the outro', '?'],
  ['"no" apart takes back', 'delete the advert, no, delete the outro', 'delete_selection 110-120'],
  ['silence with its times is sound', 'delete the silence from 10 to 12', 'delete_selection 10-12'],
  [
    'an option, and no second act',
    'import jingle.wav with separate channels',
    'import_audio path=jingle.wav channels=split',
  ],
  ['a label that is said is no part', 'move the outro label to 1:40', '?'],
  ['a label by its name is its part', 'move the advert to 1:40', 'cut 40-50; paste @90'],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})
