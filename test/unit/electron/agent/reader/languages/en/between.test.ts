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
  'the music is 3 dB quieter than the host',
])('and nothing is done with "%s"', (message) => {
  expect(['?', '-']).toContain(done(message))
})

test.each([
  [
    '"it" in the end of a stretch is the thing that it begins at',
    'silence the host from two seconds before the advert until half a second after it',
    'silence_selection 38-50.5 Host',
  ],
  [
    'a track behind two ends is that of both',
    'cut from the end of take 1 to the end of take 2 on the guest track',
    'cut 40-60 Guest',
  ],
  [
    'a frequency in front of "on" is no time',
    'high pass at 80 on the host and the guest',
    'apply_high_pass 0-100 Host+Guest frequency_hz=80',
  ],
  ['what is quoted is a text', 'label 1:00 "take 2"', 'add_label @60 text=take 2'],
  ['a thousandth is exact', 'echo on the theme clip, 350 milliseconds delay', 'apply_echo 0-120 Music delay=0.35'],
  [
    'all of a track but one part of it',
    'delete all of the guest track apart from take 2',
    'trim_to_selection 50-60 Guest',
  ],
  [
    'several by number and name',
    'reverse the first and second guest clip',
    'apply_reverse 20-40 Guest; apply_reverse 50-60 Guest',
  ],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  ['one value in two ways', 'make the guest 3 dB louder and 5 dB quieter'],
  ['what goes on and is not understood', 'take out 10 to 15, and after that the part that sounds odd'],
])('%s asks', (_, message) => {
  expect(done(message)).toBe('?')
})

test.each([
  ['what somebody did, and a verb that may be told with it', 'my friend cut the advert and put a label at 22 seconds'],
  ['whether it has to be done', 'do I have to fade in the advert and the outro?'],
  ['tracks that are there already', 'put all tracks but the zorbs on solo'],
])('nothing is done: %s', (_, message) => {
  expect(['?', '-']).toContain(done(message))
})
