import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ["I'd like the guest in the right ear only", 'set_track_pan Guest pan=100'],
  ['I just want to hear the host and the guest for a bit', 'solo_track Host+Guest'],
  ['the guest should come in gently over the first five seconds', 'apply_fade_in 20-25 Guest'],
  ['the music needs to die away slowly over the last 10 seconds', 'apply_fade_out 110-120 Music'],
  ['make the whole thing -14 LUFS for Apple Podcasts', 'apply_loudness_normalize 0-120 target_lufs=-14'],
  ['I want cut the first 12 seconds', 'cut 0-12'],
  ['delete me please the first 4 seconds', 'delete_selection 0-4'],
  ['any chance the guest could be 3 dB louder?', 'apply_amplify 20-60 Guest gain_db=3'],
  ['can we have the advert read 10% slower?', 'apply_change_tempo 40-50 percent=-10'],
])('carries out what is wished for: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['is there any chance you deleted the intro?', '-'],
  ['the intro should come in handy', '-'],
  ['nobody should leave slowly', '-'],
  ["I'd like to know where the intro is", '-'],
])('does nothing for a question or an opinion: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['split the guest where the advert is', 'split_at_time @40 Guest'],
  ['delete the advert, plus 2 seconds on either side', 'delete_selection 38-52'],
  ['delete the advert without to move the rest', 'split_delete 40-50'],
  ['delete the advert so that nothing else shifts', 'split_delete 40-50'],
  ["cut the advert so there's no gap", 'cut 40-50 gap=close'],
  ['remove the advert, keep the timing', 'split_delete 40-50'],
  ['mute the music so that the guest can be heard', 'mute_track Music'],
  ["there's a click at 1:10. Mark this spot as click", 'add_label @70 text=click'],
  ["there's a click at 1:10 and one at 1:20. Mark this spot as click", '?'],
  ['fade the last 8 seconds of the music to nothing', 'apply_fade_out 112-120 Music'],
  ['cut the first 2 seconds of the host, then fade in its new first 3 seconds', 'cut 0-2 Host; apply_fade_in 0-3 Host'],
  ['delete the part between minute 1 and minute 1:30', 'delete_selection 60-90'],
])('puts it where it belongs, and leaves the hole or closes it: %s', (say, expected) =>
  expect(done(say)).toBe(expected),
)
