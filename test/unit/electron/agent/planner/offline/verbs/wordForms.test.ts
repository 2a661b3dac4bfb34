import { expect, it } from 'vitest'
import { wordForms } from '../../../../../../../electron/agent/planner/offline/verbs/wordForms.ts'

it.each([
  ['trim', ['trims', 'trimmed', 'trimming']],
  ['delete', ['deletes', 'deleted', 'deleting']],
  ['copy', ['copies', 'copied', 'copying']],
  ['normalize', ['normalise', 'normalising', 'normalized']],
  ['cut', ['cutting']],
  ['fade', ['fading']],
  ['play', ['played', 'playing']],
])('knows the forms of "%s"', (verb, forms) => {
  expect(wordForms(verb)).toEqual(expect.arrayContaining([verb, ...forms]))
})

it('makes no forms that nobody says', () => {
  expect(wordForms('play')).not.toContain('playyed')
  expect(wordForms('silence')).not.toContain('zilence')
})
