import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['as for the part labelled tuba, silence it on the music', '?'],
  ['as for the section called tuba, reverse it on the music', '?'],
  ['as for the part labelled advert, silence it on the music', 'silence_selection 40-50 Music'],
])('what is named and not there is not all there is: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  'My cousin runs a brewery and the brewery went bankrupt. Delete the advert.',
  'No house is childproofed unless the little darlings are in straitjackets. Delete the advert.',
  'When I was ten I had a teacher who smoked in class. Delete the advert.',
  'If we heard a noise at night, we barked ourselves. Delete the advert.',
  'The lawyers were quite clear on the phone last week. Please delete the advert.',
  'Mushrooms are what grows on vegetables. Delete the advert.',
  'Mathilde said her goldfish had the flu, so delete the advert.',
  'Delete the advert. Kevin loves wallpaper, and Kevin mixed this.',
])('what only tells costs nothing, whatever its words mean: %s', (say) =>
  expect(done(say)).toBe('delete_selection 40-50'),
)

test.each([
  'The dentist told a joke about a violin. Delete it.',
  'Florb the wobbly thing. Delete the advert.',
  'Delete the advert. Only if it rains, of course.',
  'Delete the advert. Not the second one though.',
  'Delete the advert. The first half should stay.',
])('what could order, narrow or name something is no story: %s', (say) => expect(done(say)).toBe('?'))

test('a name in what is told is what "it" means', () =>
  expect(done('The lawyers rang again about the advert, and they sounded cross, so delete it.')).toBe(
    'delete_selection 40-50',
  ))

test.each(['break it into jail', 'split at the jail', 'mute the products'])(
  'a common word is no slip in a word of a rule: %s',
  (say) => expect(done(say)).toBe('?'),
)
