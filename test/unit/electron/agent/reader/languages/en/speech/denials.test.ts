import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['instead of deleting the advert, silence it', 'silence_selection 40-50'],
  ['silence the advert rather than cutting it', 'silence_selection 40-50'],
  ['not the host but the guest should be 3 dB louder', 'apply_amplify 20-60 Guest gain_db=3'],
  ["mute everyone who isn't the host", 'mute_track Guest+Choir+Music'],
  ['neither the host nor the guest should be heard', 'mute_track Host+Guest'],
  ['keep your hands off the host, but silence the advert on the others', 'silence_selection 40-50 Guest+Choir+Music'],
  ['bring all tracks to -18 LUFS, bar the music', 'apply_loudness_normalize 0-100 Host+Guest+Choir target_lufs=-18'],
  ['silence 60 to 70 on no track but the host', 'silence_selection 60-70 Host'],
  ['delete the advert if there is one', 'delete_selection 40-50'],
  ['forget about the outro, take out the advert instead', 'delete_selection 40-50'],
])('reads what is not to be, and what is to be in its place: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['could the advert go, please?', 'delete_selection 40-50'],
  ['may the advert be removed?', 'delete_selection 40-50'],
  ['could the host be 3 dB louder?', 'apply_amplify 0-100 Host gain_db=3'],
  ["won't you mute the guest for me?", 'mute_track Guest'],
  ['mind taking the advert out?', 'delete_selection 40-50'],
  ["couldn't you just mute the guest?", 'mute_track Guest'],
])('hears the order in a question: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['can the advert be deleted?', '-'],
  ['could the advert have been deleted?', '-'],
  ['could the advert be deleted by accident?', '-'],
  ['could the listeners hear the advert?', '-'],
  ['the students could write', '-'],
  ['neither the host nor the guest should be muted', '-'],
  ['delete the advert if the guest has one', '?'],
])('and none where there is none: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['if the host has two clips, mute the guest', 'mute_track Guest'],
  ['when the advert is longer than 5 seconds, delete it', 'delete_selection 40-50'],
])('looks up what an order depends on: %s', (say, expected) => expect(done(say)).toBe(expected))
