import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  ['from 30 the phone buzzes until 36, so please remove that', 'delete_selection 30-36'],
  ['the host hits the table at 0:12 until 0:14, please silence that', 'silence_selection 12-14 Host'],
  ['there is the advert that I would like you to delete', 'delete_selection 40-50'],
  ['the music is a bit muddy can you cut the lows below 80 hertz on it', 'apply_high_pass 0-120 Music frequency_hz=80'],
  ['the advert, that can go', 'delete_selection 40-50'],
])('finds what is pointed back to: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['at 0:12 someone drops a pen that I want you to silence, up to 0:14', '?'],
  ['at 30 I misread the advert until 36, please take that out', '?'],
  ['delete the advert and it', '?'],
  ['bring the first five seconds and it to -3 dB', '?'],
  ['raise the pitch of the guest by 2 semitones, then another one', '?'],
  ['get the first ten seconds to -20 LUFS on all tracks host and then mute the music', '?'],
  ['my dog can go', '-'],
])('does nothing where it could be something else: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  [
    'lower the music by 3 dB, then another 2 dB',
    'apply_amplify 0-120 Music gain_db=-3; apply_amplify 0-120 Music gain_db=-2',
  ],
  [
    'pan the guest 20 to the right and the host just as much to the opposite side',
    'set_track_pan Guest pan=20; set_track_pan Host pan=-20',
  ],
  ['split at 20 and once more at 30', 'split_at_time @20; split_at_time @30'],
  ['repeat the advert three times more', 'repeat_selection 40-50 times=3'],
  ['compress the guest, threshold minus 24, 3 to 1', 'apply_compressor 20-60 Guest threshold_db=-24 ratio=3'],
  ['add a marker called one at 10 and one called two at 20', 'add_label @10 text=one; add_label @20 text=two'],
])('says so much more, or the same elsewhere: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['put a marker before the advert called cut', 'add_label @40 text=cut'],
  ['put a marker over everything after the advert', 'add_label 50-120'],
  ['mute the 4 seconds that lead up to the advert', 'silence_selection 36-40'],
  ['delete the 5 seconds which follow the advert', 'delete_selection 50-55'],
  ['add two seconds of silence before the begin of the advert', 'insert_silence @40 duration=2'],
  ['fade in from 60 to 20', '?'],
  ['fade in from 20 to 60', 'apply_fade_in 20-60'],
])('finds the place beside a thing: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['rename the guest to Aunt May, as she is known to everybody', 'rename_track Guest name=Aunt May'],
  ['call the host Robin, who runs the show', 'rename_track Host name=Robin'],
])('ends a name where something is told of it: %s', (say, expected) => expect(done(say)).toBe(expected))
