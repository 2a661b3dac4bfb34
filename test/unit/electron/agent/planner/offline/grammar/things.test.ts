import { describe, expect, it } from 'vitest'
import { readThing } from '../../../../../../../electron/agent/planner/offline/grammar/things.ts'
import { makeView } from '../../../../../../support/makeView.ts'
import { podcast, sayThing, sourceOf } from '../planning.ts'

const read = (message: string, project = podcast): string | null => {
  const thing = readThing(sourceOf(message, project), 0)
  return thing === null ? null : sayThing(thing.value)
}

describe('readThing', () => {
  it.each([
    ['the intro clip', '<clip intro>'],
    ['intro', '<clip intro>'],
    ['the ad break', '<label ad break>'],
    ['ad-break', '<label ad break>'],
    ['the break', '<label ad break>'],
    ['chapter two', '<label chapter two>'],
    ['chapter 2', '<label chapter two>'],
    ['clip 2', '<clip 2>'],
    ['label number 3', '<label 3>'],
    ['the second clip', '<clip 2>'],
    ['the last label', '<label -1>'],
    ['the selected clip', '<clip selected>'],
    ['the clip under the cursor', '<clip cursor>'],
    ['this clip', '<clip selected>'],
    ['the clip called “Take 9”', '<clip Take 9>'],
    ['the jingle clip', '<clip jingle>'],
  ])('reads "%s" as %s', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it('never takes a part of a name that the grammar uses itself', () => {
    const project = makeView({ labels: [['the end of every track', 3, 4]] })
    expect(read('the end', project)).toBeNull()
    expect(read('every track', project)).toBeNull()
  })

  it('says "either" where a clip and a label have the name', () => {
    expect(read('the verse', makeView({ tracks: { A: [['verse', 0, 5]] }, labels: [['verse', 1, 2]] }))).toBe(
      '<either verse>',
    )
  })
})
