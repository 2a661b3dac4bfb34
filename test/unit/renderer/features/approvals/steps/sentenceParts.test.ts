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
    { text: '0:00–0:10', value: 'sure', of: 'it' },
    { text: ' from ', value: null },
    { text: 'Voice', value: 'guess', of: 'it' },
    { text: ' and close the gap', value: null },
  ])
})

test('a sentence without its values is words, and of two values at one place the longer one is meant', () => {
  expect(sentenceParts({ ...second, range: null, values: [], sources: [] })).toEqual([
    { text: second.sentence, value: null },
  ])
  const sources = [source('1:25', 1), source('1:25–1:30', 1)]
  expect(sentenceParts({ ...second, values: [], sources })[1]).toEqual({ text: '1:25–1:30', value: 'sure', of: 'it' })
})

test('a value that the sentence says is not told again beside it', () => {
  const value = (number: number) => ({ ...second.values[0], value: number }) as (typeof second.values)[number]
  const step = { ...second, sentence: 'Fade out the last 5 s of Voice', values: [value(5), value(7)] }
  expect(valuesBeside(step)).toEqual([value(7)])
})

test('the range of a cut that was moved is one value, whether or not it begins where it was said', () => {
  const sources = [{ ...source('0:30–0:35', 1), what: 'range' }, source('Voice', 1)]
  const range = { start: 30.1, end: 34.981 }
  for (const written of ['0:30–0:35.032', '0:30.1–0:34.981', '1:00:30–1:00:35']) {
    const sentence = `Delete ${written} from Voice`
    expect(sentenceParts({ ...first, sentence, range, sources }).map(({ text }) => text)).toEqual([
      'Delete ',
      written,
      ' from ',
      'Voice',
    ])
  }
  const guessed = [{ ...source('0:30–0:35', 0.5), what: 'range' }]
  expect(sentenceParts({ ...first, sentence: 'Delete 0:30–0:35.1', range, sources: guessed })[1]?.value).toBe('guess')
})

test('a ratio that the sentence writes as one is a value, and is not told again', () => {
  const ratio = { key: 'ratio', name: 'ratio', value: 4, unit: '', min: 1, max: 20, choices: null }
  const step = { ...first, range: null, sources: [], values: [ratio], sentence: 'Compress Voice 4:1 above −12 dB' }
  expect(sentenceParts(step)[1]).toEqual({ text: '4:1', value: 'sure', of: 'ratio' })
  expect(valuesBeside(step)).toEqual([])
})

test('a word that is written like a value is none, and of two that are written alike each is its own', () => {
  const sentence = 'Shorten pauses over 1 s of pauses to 1 s'
  const value = (key: string) => ({ key, name: key, value: 1, unit: 's', min: 0, max: 60, choices: null })
  const step = {
    ...first,
    sentence,
    range: null,
    sources: [{ ...source('pauses', 1), what: 'tracks' }],
    values: [value('min_silence'), value('keep')],
    said: [
      { of: 'tracks', place: { from: 27, to: 33 } },
      { of: 'min_silence', place: { from: 20, to: 21 } },
      { of: 'keep', place: { from: 37, to: 38 } },
    ],
  }
  expect(sentenceParts(step)).toEqual([
    { text: 'Shorten pauses over ', value: null },
    { text: '1 s', value: 'sure', of: 'min_silence' },
    { text: ' of ', value: null },
    { text: 'pauses', value: 'sure', of: 'tracks' },
    { text: ' to ', value: null },
    { text: '1 s', value: 'sure', of: 'keep' },
  ])
  expect(valuesBeside(step)).toEqual([])
  const unsaid = { ...step, said: step.said.map((one) => (one.of === 'keep' ? { ...one, place: null } : one)) }
  expect(sentenceParts(unsaid).at(-1)).toEqual({ text: ' to 1 s', value: null })
  expect(valuesBeside(unsaid)).toEqual([value('keep')])
})

test('a value is one with its unit, however the language of the sentence writes its number', () => {
  const keep = { key: 'keep', name: 'keep', value: 0.5, unit: 's', min: 0, max: 60, choices: null }
  const sources = [{ ...source('0,5', 1), what: 'keep', key: 'keep' }]
  const step = { ...first, range: null, sources, values: [keep], sentence: '13 Pausen auf 0,5 s kürzen' }
  expect(sentenceParts(step)[1]).toEqual({ text: '0,5 s', value: 'sure', of: 'keep' })
})

test('a choice that the sentence calls by its name is a value, and is not told again', () => {
  const choices = ['apple_podcasts', 'spotify']
  const target = { key: 'target', name: 'target', value: 'apple_podcasts', unit: '', min: null, max: null, choices }
  const sentence = 'Master Voice for Apple Podcasts to −16 LUFS'
  const said = [{ of: 'target', place: { from: 17, to: 31 } }]
  const step = { ...first, range: null, sources: [], values: [target], sentence, said }
  expect(sentenceParts(step)[1]).toEqual({ text: 'Apple Podcasts', value: 'sure', of: 'target' })
  expect(valuesBeside(step)).toEqual([])
})
