import { expect, test } from 'vitest'
import { sentenceParts, valuesBeside } from '../../../../../../renderer/features/approvals/steps/sentenceParts.ts'
import { makeApproval } from '../../../../../support/window/makeApproval.ts'

const [first, second] = makeApproval().steps
if (!first || !second) throw new Error('the approval has no two steps')
const source = (value: string, confidence: number) => ({ what: 'it', value, source: 'your words', confidence })

test('the values of a sentence are told apart from its words, and guesses from what was said', () => {
  const sources = [source('0:00–0:10', 1), source('Voice', 0.5)]
  expect(sentenceParts({ ...first, sources })).toEqual([
    { text: 'Delete ', value: null },
    { text: '0:00–0:10', value: 'sure' },
    { text: ' from ', value: null },
    { text: 'Voice', value: 'guess' },
    { text: ' and close the gap', value: null },
  ])
})

test('a sentence without its values is words, and of two values at one place the longer one is meant', () => {
  expect(sentenceParts({ ...second, values: [], sources: [] })).toEqual([{ text: second.sentence, value: null }])
  const sources = [source('1:25', 1), source('1:25–1:30', 1)]
  expect(sentenceParts({ ...second, values: [], sources })[1]).toEqual({ text: '1:25–1:30', value: 'sure' })
})

test('a value that the sentence says is not told again beside it', () => {
  const value = (number: number) => ({ ...second.values[0], value: number }) as (typeof second.values)[number]
  const step = { ...second, sentence: 'Fade out the last 5 s of Voice', values: [value(5), value(7)] }
  expect(valuesBeside(step)).toEqual([value(7)])
})
