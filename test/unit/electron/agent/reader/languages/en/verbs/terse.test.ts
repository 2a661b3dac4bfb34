import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what is to be away', () => {
  it.each([
    ['advert out', 'delete_selection 40-50'],
    ['outro gone', 'delete_selection 110-120'],
    ['first 12 s off', 'delete_selection 0-12'],
    ['everything after 1:30 gone please', 'delete_selection 90-120'],
    ['question 1: gone', 'delete_selection 60-64'],
    ['out with the advert', 'delete_selection 40-50'],
    ['1:30-end out', 'delete_selection 90-120'],
    ['I want the advert gone', 'delete_selection 40-50'],
    ["I'd like the first ten seconds to be gone", 'delete_selection 0-10'],
    ['the outro should be gone', 'delete_selection 110-120'],
    ['kick the advert out', 'delete_selection 40-50'],
    ['delete me the outro', 'delete_selection 110-120'],
  ])('is removed: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is no removal, or not all of it', () => {
  it.each([
    ['music off', 'mute_track Music'],
    ['music out', '?'],
    ['out', '?'],
    ['the outro is gone', '-'],
    ['is the advert gone?', '-'],
    ['with the advert gone, mute the guest', '?'],
    ['fade the music in over 2 seconds and off', '?'],
    ['the guest walked out of the room', '-'],
  ])('is read: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('a note', () => {
  it.each([
    ['hp 100 Hz on guest', 'apply_high_pass 20-60 Guest frequency_hz=100'],
    ['lp guest 900', 'apply_low_pass 20-60 Guest frequency_hz=900'],
    ['norm guest', 'apply_normalize 20-60 Guest'],
    ['music → -20 LUFS', 'apply_loudness_normalize 0-120 Music target_lufs=-20'],
    ['-14 LUFS everything', 'apply_loudness_normalize 0-120 target_lufs=-14'],
    ['all to -16 LUFS', 'apply_loudness_normalize 0-120 target_lufs=-16'],
    ['music -3 LUFS', '?'],
    ['normalize all -3', 'apply_normalize 0-120 peak_db=-3'],
    ['give me an mp3', 'export_audio format=mp3'],
    ['cut the lows on the guest by 2', 'apply_equalizer 20-60 Guest bass_db=-2'],
  ])('says what and how much: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is named in front', () => {
  it.each([
    ['the advert, take it out', 'delete_selection 40-50'],
    ['the track Host mute it', 'mute_track Host'],
    ['the first 10 seconds, just delete them', 'delete_selection 0-10'],
    ['the outro reverse it please', 'apply_reverse 110-120'],
    ['the music, turn it down 3 dB', 'apply_amplify 0-120 Music gain_db=-3'],
  ])('is what "it" means: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('an amount by the way', () => {
  it.each([
    ['guest a bit louder, 2 dB', 'apply_amplify 20-60 Guest gain_db=2'],
    ['bring the guest up a couple of dB', 'apply_amplify 20-60 Guest gain_db=2'],
    ['turn the music down a notch, say 4 dB', 'apply_amplify 0-120 Music gain_db=-4'],
    ['take the music down a tad', '?'],
    ['make the music more quiet, 6 dB less', 'apply_amplify 0-120 Music gain_db=-6'],
    ['3 dB more on the guest', 'apply_amplify 20-60 Guest gain_db=3'],
    ['2 dB less on the music', 'apply_amplify 0-120 Music gain_db=-2'],
    ['make the guest 3 dB louder than it is now', 'apply_amplify 20-60 Guest gain_db=3'],
    ['turn the music down by 4 dB or so', 'apply_amplify 0-120 Music gain_db=-4'],
    ['pan the guest a little to the right, like twenty percent', 'set_track_pan Guest pan=20'],
    ['pan the guest a bit to the left', 'set_track_pan Guest pan=-25'],
  ])('counts as it is: %s', (say, what) => expect(done(say)).toBe(what))
})
