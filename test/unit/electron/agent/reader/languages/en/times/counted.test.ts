import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('several of what shares a name', () => {
  it.each([
    ['mute the bottom two tracks', 'mute_track Choir+Music'],
    ['mute the top track', 'mute_track Host'],
    ['solo the bottom track', 'solo_track Music'],
    ['delete the two guest clips', 'delete_selection 50-60 Guest; delete_selection 20-40 Guest'],
    [
      'delete all three choir clips',
      'delete_selection 30-60 Choir; delete_selection 20-30 Choir; delete_selection 0-20 Choir',
    ],
    ['normalize the two longest choir clips', 'apply_normalize 30-60 Choir; apply_normalize 0-20 Choir'],
    ['delete the shorter of the two guest clips', 'delete_selection 50-60 Guest'],
    ['reverse the longest choir clip', 'apply_reverse 30-60 Choir'],
    ['delete the four guest clips', '?'],
  ])('are found by number and length: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is divided', () => {
  it.each([
    ['cut it into three pieces', 'split_at_time @40; split_at_time @80'],
    ['chop the theme into three equal pieces', 'split_at_time @40 Music; split_at_time @80 Music'],
    [
      'cut the theme into six parts of the same length',
      'split_at_time @20 Music; split_at_time @40 Music; split_at_time @60 Music; split_at_time @80 Music; split_at_time @100 Music',
    ],
  ])('goes into so many parts: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('a note of more', () => {
  it.each([
    ['advert out, all tracks', 'delete_selection 40-50'],
    ['mute tracks 1+3', 'mute_track Host+Choir'],
    ['kill the rumble on the host under 45 Hz', 'apply_high_pass 0-100 Host frequency_hz=45'],
    ['take the hiss out above 3000 Hz on the guest', 'apply_low_pass 20-60 Guest frequency_hz=3000'],
    ['remove the hum on the host', 'apply_noise_reduction 0-100 Host'],
  ])('is read to its end: %s', (say, what) => expect(done(say)).toBe(what))
})
