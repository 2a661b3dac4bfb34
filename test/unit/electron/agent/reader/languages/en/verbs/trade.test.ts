import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ["tame the host's peaks with a limiter", 'apply_limiter 0-100 Host'],
  ['squash the host a little with the compressor', 'apply_compressor 0-100 Host ratio=1.5'],
  ['ramp the music up from nothing over the first three seconds', 'apply_fade_in 0-3 Music'],
  ['bring the music down to silence over the last 5 seconds', 'apply_fade_out 115-120 Music'],
  ['master it for podcast loudness, -16', 'apply_loudness_normalize 0-120 target_lufs=-16'],
  ['hard out at 1:50', 'trim_to_selection 0-110'],
  ['8 seconds off the head, 10 seconds off the tail', 'delete_selection 0-8; delete_selection 102-112'],
  ['take the outro off the end', 'delete_selection 110-120'],
  ['give it four seconds of air before the advert', 'insert_silence @40 duration=4'],
  ['invert phase of the host', 'apply_invert 0-100 Host'],
  ['flip phase on the host', 'apply_invert 0-100 Host'],
  ['pan the host all way left', 'set_track_pan Host pan=-100'],
  ["flip the host's polarity", 'apply_invert 0-100 Host'],
  ['cut me a version without the advert', 'delete_selection 40-50'],
  [
    "tighten up the host's gaps, anything over a second down to half",
    'apply_truncate_silence 0-100 Host min_silence=1 keep=0.5',
  ],
  ['take down whoever is not speaking', 'apply_cross_gate 0-120'],
  ["duck everyone who isn't talking by 9 dB in the first minute", 'apply_cross_gate 0-60 reduction_db=9'],
  ['lower the mics that are not in use', 'apply_cross_gate 0-120'],
  ['cross-gate the host with a hold of 800 ms', 'apply_cross_gate 0-100 Host hold_ms=800'],
  ["kill the cold open, that's the advert", 'delete_selection 40-50'],
  ['kill the music in the advert', 'silence_selection 40-50 Music'],
  ['take the music out of the advert', 'silence_selection 40-50 Music'],
  ['lose the host from 10 to 20', 'silence_selection 10-20 Host'],
  ['drop everything but the music out in the advert', 'silence_selection 40-50 Host+Guest+Choir'],
  ['take 10 to 20 out of the music', 'delete_selection 10-20 Music'],
  ['delete the music in the advert', 'delete_selection 40-50 Music'],
])('reads what people of the trade say: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ["delete the host's peaks", '-'],
  ['take the guest off the end', '?'],
  ['hard out', '?'],
  ['she says something silly somewhere in the advert, so please take it out', '?'],
  ['cut me a version without the horn', '?'],
])('asks where the words of the trade do not say what: %s', (say, expected) => expect(done(say)).toBe(expected))
