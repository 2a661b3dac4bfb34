import { expect, test } from 'vitest'
import { projectSchema } from '../../../../../electron/cli/eval/caseSchema.ts'
import { caseOf, type Generated } from '../../../../../electron/cli/generate/generate.ts'
import type { Meaning } from '../../../../../electron/cli/generate/meaning.ts'
import { playGenerated, shrink } from '../../../../../electron/cli/generate/playGenerated.ts'

const project = projectSchema.parse({
  tracks: [
    { name: 'Host', clips: [{ start: 0, end: 40 }] },
    { name: 'Guest', clips: [{ start: 0, end: 40 }] },
  ],
})
const mute: Meaning = {
  language: 'english',
  speech: 'order',
  steps: [{ act: 'mute', part: { kind: 'all' }, scope: { kind: 'on', names: ['Guest'] }, value: null, at: 0 }],
  noise: 'none',
  saying: 4,
  project,
}

const said = (meaning: Meaning, sentence: string): Generated => {
  const found = caseOf(meaning, 'planted')
  return { meaning, case: { ...found.case, say: [sentence] } }
}

test('what was meant and done is right, something else is a wrong act, nothing is timid', async () => {
  expect((await playGenerated(said(mute, 'mute the Guest track'))).outcome).toBe('right')
  expect((await playGenerated(said(mute, 'mute the Host track'))).outcome).toBe('wrongAct')
  expect((await playGenerated(said(mute, 'delete the first 5 seconds'))).outcome).toBe('wrongAct')
  expect((await playGenerated(said(mute, 'hello'))).outcome).toBe('tooTimid')
})

test('a failure is made as small as its meaning allows', async () => {
  // given: nothing may be done, whatever it says, so that each smaller one fails in the same way
  const negated: Meaning = { ...mute, speech: 'polite', noise: 'sloppy' }
  const wrong = said(negated, 'mute the Host track')
  // when
  const small = await shrink(wrong, { ...(await playGenerated(wrong)), outcome: 'right' })
  // then
  expect(small.found.meaning).toMatchObject({ speech: 'order', noise: 'none' })
})
