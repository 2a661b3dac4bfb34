import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  ['to a thing is to its start', 'delete from the advert to the outro', 'delete_selection 40-110'],
  ['on one track', 'mute the music from the advert until the outro', 'silence_selection 40-110 Music'],
  ['through a thing is to its end', 'reverse from the advert through the outro', 'apply_reverse 40-120'],
  [
    'a thing and what is behind it',
    'delete the advert and everything after the outro starts',
    'delete_selection 110-120; delete_selection 40-50',
  ],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  ['an open part that holds what is named beside it', 'delete the advert and everything up to the outro'],
  ['so long around a thing that has a length', 'delete 5 seconds around the advert'],
])('%s was not meant so: it asks', (_, message) => {
  expect(done(message)).toBe('?')
})

test.each([
  ['how loud', 'the music should be 3 dB quieter', 'apply_amplify 0-120 Music gain_db=-3'],
  ['where', 'everything after the outro begins must be 6 dB quieter', 'apply_amplify 110-120 gain_db=-6'],
  ['how fast', 'the music has to be 10 % faster', 'apply_change_tempo 0-120 Music percent=10'],
  ['a level', 'the host ought to be at -16 LUFS', 'apply_loudness_normalize 0-100 Host target_lufs=-16'],
])('what should be is asked for: %s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  'the music should not be 3 dB quieter',
  'they said the music should be 3 dB quieter',
  'should the music be 3 dB quieter?',
  'the music should be 3 dB quieter than the host',
])('and nothing is done with "%s"', (message) => {
  expect(['?', '-']).toContain(done(message))
})
