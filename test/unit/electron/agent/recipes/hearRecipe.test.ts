import { expect, it } from 'vitest'
import { hearRecipe } from '../../../../../electron/agent/recipes/hearRecipe.ts'
import type { Recipe } from '../../../../../shared/schemas/recipe.ts'

const known: Recipe[] = [
  { version: 1, name: 'podcast clean-up', alsoCalled: ['Podcast aufräumen'], steps: [{ say: 'reverse everything' }] },
]
const heard = (message: string) => {
  const found = hearRecipe(message, known)
  if (found === null) return null
  return found.kind === 'perform' ? `do ${found.recipe.name}` : found
}

it.each([
  'do podcast clean-up',
  'Do the podcast cleanup, please',
  'please run the recipe “podcast clean-up” on this',
  'apply my podcast clean up to everything',
  'use the podcast clean-up recipe',
  'podcast clean-up',
  'mach Podcast aufräumen',
  'wende das Rezept "Podcast aufräumen" an',
])('does it by name: %s', (message) => expect(heard(message)).toBe('do podcast clean-up'))

it.each([
  ['save what we just did as ‘morning show’', 'morning show', 'all'],
  ['Please keep what I did as a recipe called "morning show".', 'morning show', 'all'],
  ['save this as a recipe called morning show', 'morning show', 'all'],
  ['save the last request as morning show', 'morning show', 'last'],
  ['make a recipe of what we did and call it morning show', 'morning show', 'all'],
  ['Speichere, was wir gerade gemacht haben, als „Morgensendung“', 'Morgensendung', 'all'],
  ['speichere das als Rezept Morgensendung', 'Morgensendung', 'all'],
])('keeps what was done: %s', (message, name, of) => expect(heard(message)).toEqual({ kind: 'keep', name, of }))

it.each(['which recipes are there?', 'list my recipes', 'Welche Rezepte gibt es?'])('lists them: %s', (message) =>
  expect(heard(message)).toEqual({ kind: 'list' }),
)

it('says so of a recipe that is not there, and leaves all else to be read', () => {
  expect(heard('do the recipe morning show')).toEqual({ kind: 'unknown', name: 'morning show' })
  for (const message of [
    'do a fade out at the end',
    'save the project as morning show',
    'save it as podcast.mp3',
    'make everything louder',
    'delete podcast clean-up',
    'mach alles lauter',
  ])
    expect([message, heard(message)]).toEqual([message, null])
})
