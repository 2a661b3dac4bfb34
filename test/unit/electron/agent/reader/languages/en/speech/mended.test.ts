import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['delete from one minute to one ten sorry one fifteen', 'delete_selection 60-75'],
  ['delete the first ten no fifteen seconds', 'delete_selection 0-15'],
  ['fade in the first three seconds no make that five', 'apply_fade_in 0-5'],
  ['make the guest six decibels louder actually four is enough', 'apply_amplify 20-60 Guest gain_db=4'],
  ['lower the music by ten decibels or rather eight', 'apply_amplify 0-120 Music gain_db=-8'],
  ['pan the guest thirty percent left i mean right', 'set_track_pan Guest pan=30'],
  ['pan the guest 30 left no hard right', 'set_track_pan Guest pan=100'],
  ['split the host at one minute sorry at one ten', 'split_at_time @70 Host'],
  ['mute the guest and also the music no not the music just the guest', 'mute_track Guest'],
  ['mute the host and the guest no not the host', 'mute_track Guest'],
  ['mute the guest sorry the host', 'mute_track Host'],
  ['solo the host and the guest no just the host', 'solo_track Host'],
])('takes what is said last where no mark stands: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['split the host at one minute sorry three seconds', '?'],
  ['delete the advert no not the advert', '-'],
])('does nothing where it is not clear what is put right: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['sol othe guest', 'solo_track Guest'],
  ['mute th eguest', 'mute_track Guest'],
  ['mute the gu est', 'mute_track Guest'],
  ['mutethe guest', 'mute_track Guest'],
  ['split the host at 0;45', 'split_at_time @45 Host'],
  ['low pass the host at 3k5', 'apply_low_pass 0-100 Host frequency_hz=3500'],
  ['bring the guest down a dB and a half', 'apply_amplify 20-60 Guest gain_db=-1.5'],
  ['add a makrer at 50 calld bad joke', 'add_label @50 text=bad joke'],
  ['fade uot the last 15 secnds', 'apply_fade_out 105-120'],
])('reads slips in spaces, signs and short words: %s', (say, expected) => expect(done(say)).toBe(expected))
