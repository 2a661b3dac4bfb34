import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['advert → mute, Guest only', 'silence_selection 40-50 Guest'],
  ['question 1 1:01–1:03 → silence, Host only', 'silence_selection 61-63 Host'],
  ['outro → fade out', 'apply_fade_out 110-120'],
  ['0:10–0:20 -> delete', 'delete_selection 10-20'],
  ['guest → -3 dB', 'apply_amplify 20-60 Guest gain_db=-3'],
  ['bounce → /tmp/mix.wav, 24 bit', 'export_audio path=/tmp/mix.wav bit_depth=24'],
  ['fade out all, last 20 s', 'apply_fade_out 100-120'],
  ['pauses > 2s → 0.5, host + guest', 'apply_truncate_silence 0-100 Host+Guest keep=0.5 min_silence=2'],
  ['normalize to -1, guest', 'apply_normalize 20-60 Guest peak_db=-1'],
  ['2nd question +3 dB', 'apply_amplify 80-84 gain_db=3'],
  ['1st clip of guest -2 dB', 'apply_amplify 20-40 Guest gain_db=-2'],
  ['host 30L, guest 20R', 'set_track_pan Host pan=-30; set_track_pan Guest pan=20'],
  ['advert out, close gap', 'delete_selection 40-50 gap=close'],
  ['advert out, gap stays', 'split_delete 40-50'],
  [
    'guest: lowcut 90, a bit of comp, then -18 LUFS',
    'apply_high_pass 20-60 Guest frequency_hz=90; apply_compressor 20-60 Guest ratio=1.5; apply_loudness_normalize 20-60 Guest target_lufs=-18',
  ],
])('reads what editors note down: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  [
    'host +2 dB, guest -1 dB, music unchanged',
    'apply_amplify 0-100 Host gain_db=2; apply_amplify 20-60 Guest gain_db=-1',
  ],
  ['host +2, guest -1, rest as is', 'apply_amplify 0-100 Host gain_db=2; apply_amplify 20-60 Guest gain_db=-1'],
  ['host +2, guest -1, others same', 'apply_amplify 0-100 Host gain_db=2; apply_amplify 20-60 Guest gain_db=-1'],
  ['normalize all, music untouched', 'apply_normalize 0-100 Host+Guest+Choir'],
])('does nothing to what stays as it is: %s', (say, expected) => expect(done(say)).toBe(expected))
