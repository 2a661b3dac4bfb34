import { describe, expect, it } from 'vitest'
import { done } from './say.ts'

describe('what somebody would like to be', () => {
  it.each([
    ["I'd appreciate it if the guest was muted", 'mute_track Guest'],
    ["I'd be glad if all of the music were made 5 dB louder", 'apply_amplify 0-120 Music gain_db=5'],
    ['it would be great if the advert was deleted', 'delete_selection 40-50'],
    ['I want that the guest is 3 dB louder', 'apply_amplify 20-60 Guest gain_db=3'],
    ['Please make that the music is more quiet, 6 dB less', 'apply_amplify 0-120 Music gain_db=-6'],
    ['could you make sure that the last ten seconds fade out', 'apply_fade_out 110-120'],
    ['make sure the guest is 3 dB louder', 'apply_amplify 20-60 Guest gain_db=3'],
    ["I'd love for the outro to be removed", 'delete_selection 110-120'],
    [
      "what I would like you to do now, if it isn't too much trouble, is to remove the outro",
      'delete_selection 110-120',
    ],
    ["what I'd like you to do is mute the guest", 'mute_track Guest'],
    ['is there any chance you could cut the outro?', 'cut 110-120'],
    ['do you think you could mute the guest?', 'mute_track Guest'],
    [
      'I was wondering whether you could possibly turn the music down by five decibels or so',
      'apply_amplify 0-120 Music gain_db=-5',
    ],
    ['is possible to cut the 10 last seconds', 'cut 110-120'],
    ['please you mute the guest', 'mute_track Guest'],
  ])('is done: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is only told, asked or supposed', () => {
  it.each([
    ['the guest is 3 dB louder', '-'],
    ['is the guest 3 dB louder?', '-'],
    ["were the outro longer than a minute, I'd want it cut", '?'],
    ['as soon as we are done here, mute the guest', '?'],
    ["make sure that you don't delete the outro", '-'],
    ['I wonder if you deleted the outro', '?'],
    ["I'd be sad if the outro was deleted", '?'],
  ])('is not done: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('a story, with an order behind it', () => {
  it.each([
    ["I don't like the advert, cut it out please", 'cut 40-50'],
    ["the outro I don't need, delete it", 'delete_selection 110-120'],
    ['the advert backed out this morning, so could you take it out', 'delete_selection 40-50'],
    ["I think the music is too loud, and I'd like it to be 4 dB quieter", 'apply_amplify 0-120 Music gain_db=-4'],
    ["get rid of the host track completely I don't need the host", 'delete_track Host'],
    [
      "it was recorded long ago, it's noisy, and I would really appreciate it if you could mute the host",
      'mute_track Host',
    ],
  ])('is told for its sake: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is added behind an order', () => {
  it.each([
    [
      'bring the host to -16 LUFS, which is what the station asks for',
      'apply_loudness_normalize 0-100 Host target_lufs=-16',
    ],
    ['delete the advert, who pulled out last week', 'delete_selection 40-50'],
    ["cut the part from 10 to 20 that's where I was thinking", 'cut 10-20'],
    [
      "turn the music down by five decibels, as my listeners keep complaining that they can't follow us",
      'apply_amplify 0-120 Music gain_db=-5',
    ],
    ['mute the guest, is that ok?', 'mute_track Guest'],
    ['put the guest down 3 dB, that should do', 'apply_amplify 20-60 Guest gain_db=-3'],
    ['delete the part, which goes from 10 to 20', '?'],
    ["don't delete the outro, mute the guest", 'mute_track Guest'],
  ])('changes nothing in it: %s', (say, what) => expect(done(say)).toBe(what))
})
