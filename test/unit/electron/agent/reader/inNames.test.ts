import { describe, expect, test } from 'vitest'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { inNames } from '../../../../../electron/agent/reader/text/inNames.ts'
import { namesOf } from '../../../../../electron/agent/reader/text/names.ts'
import { tokenise } from '../../../../../electron/agent/reader/text/tokenise.ts'
import type { Language } from '../../../../../electron/agent/reader/languages/language.ts'
import { viewOf } from '../../../../support/reader/cases.ts'

const heard = (message: string, tracks: readonly string[], language: Language = english): string => {
  const view = viewOf({ tracks: tracks.map((name) => ({ name })) })
  return inNames(tokenise(message), language, namesOf(view))
    .map(({ text }) => text)
    .join(' ')
}

describe('words for names', () => {
  test.each([
    ['mute the guitar', ['Gtr Jazzmaster'], 'mute the gtr'],
    ['the vocals', ['Mirela vox'], 'the vox'],
    ['both guitars', ['Gtr L', 'Gtr R'], 'both gtrs'],
    ['the guitr', ['Gtr 1'], 'the gtr'],
    ['the overheads', ['OH 2', 'Kick In'], 'the oh'],
    ['the guitar', ['Guitar', 'Gtr DI'], 'the guitar'],
    ['the guitar', ['Bass'], 'the guitar'],
  ])('%s, where there is %j', (message, tracks, expected) => {
    expect(heard(message, tracks)).toBe(expected)
  })

  test('of another language', () => {
    expect(heard('den gast', ['Guest'], german)).toBe('den guest')
  })
})
