import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  ['keep just the labels outro and advert', 'delete_label; delete_label'],
  ['keep the markers advert and outro and remove the other markers', 'delete_label; delete_label'],
  ['crop to the advert marker', 'trim_to_selection 40-50'],
  ['keep only the advert', 'trim_to_selection 40-50'],
])('keeps the labels that are said, or what they mark: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([['keep the advert marker'], ['keep the label outro']])(
  'asks what is to become of the other labels: %s',
  (say) => expect(done(say)).toBe('?'),
)

test.each([
  ['erase the first labelled section', 'delete_selection 40-50'],
  ['silence the second marked bit', 'silence_selection 60-64'],
])('takes what labels mark: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['mute the outro, hang on, leave the outro in', '-'],
  ['delete the advert and the outro, on second thoughts leave the outro in', 'delete_selection 40-50'],
  ['reverse the advert and mute the guest, no, leave the guest as he is', 'apply_reverse 40-50'],
  ['mute the guest, no, leave the host as it is', '-'],
])('takes back what is to be left after all: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ["don't touch the guest, just normalize the host", 'apply_normalize 0-100 Host'],
  ["don't touch take 2, just normalize the host", 'apply_normalize 0-100 Host'],
  ['silence the advert and keep everything else where it is', 'silence_selection 40-50'],
  ['mute, just not the guest', 'mute_track Host+Choir+Music'],
  ['no guest, no music: mute', '?'],
])('leaves what is not meant: %s', (say, expected) => expect(done(say)).toBe(expected))
