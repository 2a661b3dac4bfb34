import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['mute both verses', 'silence_selection 0-20 Choir; silence_selection 30-60 Choir'],
  ['raise all verse clips by 2 dB', 'apply_amplify 0-20 Choir gain_db=2; apply_amplify 30-60 Choir gain_db=2'],
  ['normalize every take', 'apply_normalize 20-40 Guest; apply_normalize 50-60 Guest'],
  ['delete the second take', 'delete_selection 50-60 Guest'],
  ['delete all questions', 'delete_selection 80-84; delete_selection 60-64'],
  ['delete the question labels', 'delete_label; delete_label'],
  ['silence all questions but the first', 'silence_selection 80-84'],
  ['delete the longest verse', 'delete_selection 30-60 Choir'],
  ['delete both takes and the jingle', '?'],
  ['delete all three verses', '?'],
  ['delete the verse', 'delete_selection 0-20 Choir'],
  ['remove the gap between the two takes', 'delete_selection 40-50 Guest'],
  ['delete the part of the advert', 'delete_selection 40-50'],
  ['delete the advert, not the outro', 'delete_selection 40-50'],
  ['delete the advert instead of the outro', 'delete_selection 40-50'],
  ['delete the advert, not the jingle', '?'],
  ['mute everything, not the host', 'mute_track Guest+Choir+Music'],
  ['silence the second before the advert', 'silence_selection 39-40'],
  ['label 0:33 "sneeze"', 'add_label @33 text=sneeze'],
  ['move take 2 to right after take 1', 'move_clip @40 Guest to=40'],
])('%s', (message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  ['mute only the music', 'mute_track Music'],
  ['delete the longest clip', 'delete_selection 0-120 Music'],
  ['delete the longest clip on the guest', 'delete_selection 20-40 Guest'],
  ['silence the shortest clip on the guest', 'silence_selection 50-60 Guest'],
])('%s', (message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each(['delete takes 1 and 3', 'delete the question', 'split both verses in half', 'delete the fifth take'])(
  'it asks: %s',
  (message) => expect(done(message)).toBe('?'),
)
