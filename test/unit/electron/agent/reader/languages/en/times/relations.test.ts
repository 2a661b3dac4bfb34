import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('where things lie by each other', () => {
  it.each([
    ['remove what precedes the advert', 'delete_selection 0-40'],
    ['silence the advert with a margin of half a second on either side', 'silence_selection 39.5-50.5'],
    ['lower the music by 5 dB from the moment the advert starts', 'apply_amplify 40-120 Music gain_db=-5'],
    ['2 dB up for the guest until the advert begins', 'apply_amplify 20-40 Guest gain_db=2'],
    ['split at 20 and again ten seconds later', 'split_at_time @20; split_at_time @30'],
    ['delete the ten seconds in the very middle', 'delete_selection 55-65'],
    ['silence from two seconds before the advert to one second after', 'silence_selection 38-51'],
    ['add a marker called gone where it was', '?'],
    ['cut the advert to 6 seconds', 'delete_selection 46-50'],
    ['cut the recording to 40 seconds', 'trim_to_selection 0-40'],
    ['repeat the advert at the end', '?'],
  ])('is read: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('tracks by their channels', () => {
  it.each([
    ['mute every mono track', 'mute_track Host+Guest+Choir'],
    ['mute the stereo tracks', 'mute_track Music'],
    ['mute the five stereo tracks', '?'],
  ])('are found: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('notes', () => {
  it.each([
    ['out: 1:15 – 1:35', 'delete_selection 75-95'],
    ['advert = delete', 'delete_selection 40-50'],
    ['22-30 only', 'trim_to_selection 22-30'],
    ['host only', '?'],
    ['fade last 10', 'apply_fade_out 110-120'],
    ['delete 1\'15" to 1\'35"', 'delete_selection 75-95'],
    ['delete form 10 ot 20', 'delete_selection 10-20'],
    ['(1) delete the advert (2) mute the guest', 'delete_selection 40-50; mute_track Guest'],
  ])('are read: %s', (say, what) => expect(done(say)).toBe(what))
})
