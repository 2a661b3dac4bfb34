import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('English of those who have another language', () => {
  it.each([
    ['change name of Host in Anna', 'rename_track Host name=Anna'],
    ['give to the Host track the name Anna', 'rename_track Host name=Anna'],
    ['please you make silence between 30 and 35 seconds in the track of host', 'silence_selection 30-35 Host'],
    ['the guest put him full to left side with pan', 'set_track_pan Guest pan=-100'],
    ['put the guest in the right side complete', 'set_track_pan Guest pan=100'],
    ['before the advert all must to disappear', 'delete_selection 0-40'],
    ['until the advert everything away', 'delete_selection 0-40'],
    ['the end 8 seconds delete', 'delete_selection 112-120'],
    ['I need only since 10 until 40 seconds, other erase', 'trim_to_selection 10-40'],
    ['I have need the seconds 20 to 40, the rest no', 'trim_to_selection 20-40'],
    ['only the advert must stay', 'trim_to_selection 40-50'],
    ['please to put 2 seconds of nothing in second 15', 'insert_silence @15 duration=2'],
    ['please you split when begins the outro', 'split_at_time @110'],
    ['low the volume of the music of 8 dB', 'apply_amplify 0-120 Music gain_db=-8'],
    ['the outro must to disappear slowly', 'apply_fade_out 110-120'],
  ])('is read: %s', (say, what) => expect(done(say)).toBe(what))

  it.each([
    ['the advert must not disappear', '-'],
    ['the advert must stay', '-'],
    ['only the host must stay', '-'],
    ['mute the music, only the advert must stay', '?'],
    ['make silence on the applause', '?'],
  ])('does nothing else: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('how loud it is, and by how much that is put right', () => {
  it.each([
    ['the guest is too quiet, plus 4 dB', 'apply_amplify 20-60 Guest gain_db=4'],
    ['the music is way too loud, 3 dB quieter', 'apply_amplify 0-120 Music gain_db=-3'],
    ['the music is too loud, plus 3 dB', '-'],
    ["the guest isn't too quiet, plus 4 dB", '-'],
    ['lower the music. 3 dB.', 'apply_amplify 0-120 Music gain_db=-3'],
  ])('is one order: %s', (say, what) => expect(done(say)).toBe(what))
})
