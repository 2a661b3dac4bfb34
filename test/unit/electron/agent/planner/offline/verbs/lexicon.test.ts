import { describe, expect, it } from 'vitest'
import {
  buildLexicon,
  matchMisspeltVerbs,
  matchVerbs,
} from '../../../../../../../electron/agent/planner/offline/verbs/lexicon.ts'
import { sourceOf } from '../planning.ts'

const lexicon = buildLexicon([
  { tool: 'keep', words: ['trim', 'cut down to'] },
  { tool: 'drop', words: ['delete', 'trim off', 'trim … off', 'get rid of'] },
  { tool: 'cut', words: ['cut', 'cut … out'] },
  { tool: 'mute', words: ['trim'] },
])
const first = (message: string) => matchVerbs(lexicon, sourceOf(message), 0)[0]

describe('matchVerbs', () => {
  it.each([
    ['trim the start', 'trim'],
    ['trim off the start', 'trim off'],
    ['trim 3 seconds off', 'trim … off'],
    ['trimming 3 seconds off', 'trim … off'],
    ['getting rid of it', 'get rid of'],
    ['cut down to 10', 'cut down to'],
    ['cut the first 10 seconds out', 'cut … out'],
  ])('finds the longest phrase in "%s"', (message, phrase) => {
    expect(first(message)?.phrase.text).toBe(phrase)
  })

  it('looks for the second part neither behind the next verb nor in the next sentence', () => {
    expect(first('trim it and cut the end off')?.phrase.text).toBe('trim')
    expect(first('trim it. Then off we go')?.phrase.text).toBe('trim')
  })

  it('says which tokens the later part took', () => {
    expect(first('trim 3 seconds off the start')?.taken).toEqual([3])
  })

  it('knows all tools that a phrase can mean', () => {
    expect([...(first('trim')?.phrase.tools ?? [])]).toEqual(['keep', 'mute'])
  })
})

describe('matchMisspeltVerbs', () => {
  it('finds a verb of five letters or more, one typo away', () => {
    expect(matchMisspeltVerbs(lexicon, sourceOf('delte it'), 0)[0]).toMatchObject({ said: 'delete', spelling: 'typo' })
  })

  it('leaves real words and names alone', () => {
    expect(matchMisspeltVerbs(lexicon, sourceOf('related it'), 0)).toEqual([])
    expect(matchMisspeltVerbs(lexicon, sourceOf('guest'), 0)).toEqual([])
    expect(matchMisspeltVerbs(lexicon, sourceOf('cup it'), 0)).toEqual([])
  })
})
