import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['the advert, lovely as it is, needs to be deleted', 'delete_selection 40-50'],
  ['the advert, much as I love it, has to go', 'delete_selection 40-50'],
  ['the music, if you ask me, should be 3 dB quieter', 'apply_amplify 0-120 Music gain_db=-3'],
  ['the guest, bless him, should be muted', 'mute_track Guest'],
  ['if I may be so bold, and please tell me if that is a silly idea, mute the guest', 'mute_track Guest'],
  ['once you have a minute, and there is no rush at all, mute the guest', 'mute_track Guest'],
  ['delete the advert (it is awful)', 'delete_selection 40-50'],
  ['given that nobody laughed at it, delete the advert', 'delete_selection 40-50'],
  ['mute the guest. With kind regards, Edith', 'mute_track Guest'],
  ['the advert needs taking out', 'delete_selection 40-50'],
])('passes over what is said by the way: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['delete the advert (except on the music)', 'delete_selection 40-50 Host+Guest+Choir'],
  ['the advert, except on the music, has to go', 'delete_selection 40-50 Host+Guest+Choir'],
  ['delete the advert, without touching the guest', 'delete_selection 40-50 Host+Choir+Music'],
  ['bring the host to -16 LUFS, without touching the guest', 'apply_loudness_normalize 0-100 Host target_lufs=-16'],
  ['delete the advert, if he agrees', '?'],
  ['delete the advert, for the violin', '?'],
  ['delete the advert, but I hope you keep it on the guest', '?'],
  ['once you have the permission of the guest, mute the host', '?'],
  ['whenever the guest agrees, mute the host', '?'],
  ['the advert, which is out of the question, delete', '?'],
])('takes no restriction for something said by the way: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['I was in the kitchen when it rang, so please mute the guest', 'mute_track Guest'],
  ['we sat in the hall while it rained, so delete the advert', 'delete_selection 40-50'],
  ['delete the advert when the guest agrees', '?'],
  ['it was good, but only if the guest agrees, delete the advert', '?'],
  ['the guest was tired, so if he agrees, delete the advert', '?'],
])('a story depends on nothing, an order may: %s', (say, expected) => expect(done(say)).toBe(expected))
