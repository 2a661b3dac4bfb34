import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['could we have the advert silenced?', 'silence_selection 40-50'],
  ['I would like to have the guest muted', 'mute_track Guest'],
  ['could I get the first 4 seconds cut off?', 'delete_selection 0-4'],
  ["let's have the advert removed, shall we", 'delete_selection 40-50'],
  ['a high-pass at 90 Hz on the host would be most welcome', 'apply_high_pass 0-100 Host frequency_hz=90'],
  ['a fade out over the last 5 seconds would help a great deal', 'apply_fade_out 115-120'],
  ['the host could do with 3 dB more', 'apply_amplify 0-100 Host gain_db=3'],
  ["I'd say we drop the advert", 'delete_selection 40-50'],
  ['could I trouble you to do one more thing, namely to delete the advert?', 'delete_selection 40-50'],
  ['the label that currently reads advert could be renamed to "plug"', 'rename_label name=plug'],
  ['any chance of getting rid of the advert?', 'delete_selection 40-50'],
  ['I am asking you to delete the advert across the board', 'delete_selection 40-50'],
])('reads an order that is said at length: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['the advert, that is to say 0:40 to 0:50, should go', 'delete_selection 40-50'],
  ['the advert drags, so those 10 seconds should be deleted', 'delete_selection 40-50'],
  ['the clip take 1, the one on the Guest track, should be silenced', 'silence_selection 20-40 Guest'],
  ['someone sneezes, and those 10 seconds, which are labelled advert, should be silenced', 'silence_selection 40-50'],
])('takes what is said in other words for the same thing: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['the advert drags, so those 12 seconds should be deleted', '?'],
  ['those 10 seconds should be deleted', '?'],
  ['put a high-pass at 100 Hz on that track', '?'],
  ['the guest said that the advert was bad and the outro should be deleted', '?'],
  ['we could have the advert silenced, but the guest was against it', '-'],
  ['we would have had the advert removed', '?'],
  ['we have the guest muted', '-'],
  ['could we have had the advert silenced by somebody?', '-'],
  ['it would be wrong if the advert were deleted', '?'],
  ['the advert could be deleted, but only if the guest agrees', '?'],
  [
    'it would be lovely if the host were 3 dB louder, except during the advert',
    'apply_amplify 0-40 Host gain_db=3; apply_amplify 50-100 Host gain_db=3',
  ],
])('asks or obeys where something narrows it: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['because of data protection I would need the guest muted', 'mute_track Guest'],
  ['for the benefit of the students it would be most helpful if the advert could be removed', 'delete_selection 40-50'],
  ['as the archivist responsible for this collection I must ask you to silence the advert', 'silence_selection 40-50'],
  ['I would like, if it is at all doable, to have the guest muted', 'mute_track Guest'],
  ['since nobody likes to delete things, I would like the guest muted', 'mute_track Guest'],
  [
    'the advert was never their finest hour, and the family asked for it to be left out, so take it out',
    'delete_selection 40-50',
  ],
  ['seeing that we must not delete the advert, I would like it silenced', 'silence_selection 40-50'],
  ['as the producer I do not want the advert deleted', '-'],
  ['because she asked whether I would like the advert deleted, I said no', '-'],
  ['because he wondered what I would like to have deleted in the advert, I told him', '-'],
  ['there is a hum on the advert, take it out', '?'],
  ['for the people who write', '-'],
])('finds a plea behind what is told, and only there: %s', (say, expected) => expect(done(say)).toBe(expected))
