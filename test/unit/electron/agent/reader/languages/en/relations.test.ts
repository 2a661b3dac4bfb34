import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  ['a length in front of a thing', 'delete the 5 seconds leading into the advert', 'delete_selection 35-40'],
  ['just ahead of it', 'delete the half second just ahead of the advert', 'delete_selection 39.5-40'],
  ['all that precedes a time', 'chop off all that precedes 0:12', 'delete_selection 0-12'],
  ['silence with its times is sound', 'snip out the dead air at 33 to 37', 'cut 33-37'],
  ['a hundred and some is one number', 'split at a hundred and two seconds', 'split_at_time @102'],
  [
    'both edges are those of one thing',
    'split at the start and at the end of the advert',
    'split_at_time @40; split_at_time @50',
  ],
  ['to end at a time is to keep what is before', 'shorten the show to end at 1:30', 'trim_to_selection 0-90'],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  ['an order said twice is one', 'reverse 20 to 25, yeah, reverse that', 'apply_reverse 20-25'],
  ['"again" makes it two', 'reverse 20 to 25 and reverse that again', 'apply_reverse 20-25; apply_reverse 20-25'],
  [
    'nothing is done beside an order that was not understood',
    'take the music track and delete it the whole track',
    '?',
  ],
  ['what a cough is in is not the cough', 'the recording at the head has a thump, strip it', '?'],
  [
    'a name ends where a time begins',
    'put a label called rejoin four seconds past the advert',
    'add_label @54 text=rejoin',
  ],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  ['a set whose every one is meant', 'reverse each of the two questions', 'apply_reverse 60-64; apply_reverse 80-84'],
  ['a word of names as what labels mark', 'delete the second question part', 'delete_selection 80-84'],
  [
    'an entreaty and a reason',
    'could you please mute the guest so that the two of them stay apart?',
    'mute_track Guest',
  ],
  ['who is alone is heard alone', 'I would like hear the host alone', 'solo_track Host'],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})
