import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what is dictated', () => {
  it.each([
    ['split the music at one oh five', 'split_at_time @65 Music'],
    ['split the music at one forty five', 'split_at_time @105 Music'],
    ['cut everything before question one', 'cut 0-60'],
    ['silence question two', 'silence_selection 80-84'],
    ['remove the last to seconds', 'delete_selection 118-120'],
    ['fade in the first for seconds', 'apply_fade_in 0-4'],
    ['make the music louder by um by four no five decibels', 'apply_amplify 0-120 Music gain_db=5'],
    ['put a label at one minute ten called uh called break', 'add_label @70 text=break'],
    ['delete question two, I mean question one', 'delete_selection 60-64'],
  ])('is read as it was meant: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is meant, said around it', () => {
  it.each([
    ['lose the bit where the advert', 'delete_selection 40-50'],
    ['delete the part in which the advert', 'delete_selection 40-50'],
    ['turn the host and the guest both down 2 dB', 'apply_amplify 0-100 Host+Guest gain_db=-2'],
    ['play me the result', 'play 0-120'],
    ["turn the host's voice up by 3 dB", 'apply_amplify 0-100 Host gain_db=3'],
  ])('is found: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('words in another order, or of another language', () => {
  it.each([
    ['delete the seconds from 10 to 20', 'delete_selection 10-20'],
    ['cut the 10 last seconds', 'cut 110-120'],
    ['delete what comes after 1:30', 'delete_selection 90-120'],
    ['delete from minute 1 to minute 1 and a half', 'delete_selection 60-90'],
    ['keep the advert, the rest no', 'trim_to_selection 40-50'],
    ['pan the guest more to the left, 30 per cents', 'set_track_pan Guest pan=-30'],
    ['put the guest on the left side', 'set_track_pan Guest pan=-100'],
    ['put silence in place of the advert', 'silence_selection 40-50'],
  ])('are read: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('the pitch', () => {
  it.each([
    ['slow the theme down by 10 percent without making her sound deep', 'apply_change_tempo 0-120 Music percent=-10'],
    [
      "speed the host up by 4 percent, but don't make him sound like a chipmunk",
      'apply_change_tempo 0-100 Host percent=4',
    ],
    ['theme 20% slower, no pitch change', 'apply_change_tempo 0-120 Music percent=-20'],
  ])('stays where it is said to: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is said again', () => {
  it.each([
    ['turn the guest down by two no three dB', 'apply_amplify 20-60 Guest gain_db=-3'],
    ['mute the guest no hang on mute the host', 'mute_track Host'],
  ])('takes the place of the first: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what stands around a name', () => {
  it.each([
    ['host/guest -2 dB', 'apply_amplify 0-100 Host+Guest gain_db=-2'],
    ['play from just before the outro', 'play @110'],
    ['turn the music 6 dB down under the outro', 'apply_amplify 110-120 Music gain_db=-6'],
    ['export mp3 192k', 'export_audio format=mp3 bitrate_kbps=192'],
    ["once you're done with that, mute the music", 'mute_track Music'],
  ])('says where: %s', (say, what) => expect(done(say)).toBe(what))
})
