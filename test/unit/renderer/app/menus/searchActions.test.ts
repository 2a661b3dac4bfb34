// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Action, listActions } from '../../../../../renderer/app/actions.ts'
import { divide, searchActions } from '../../../../../renderer/app/menus/searchActions.ts'
import { makeTools } from '../../../../support/window/makeTools.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const actions = listActions(makeTools(), textsFor('en', 'en'))
const found = (query: string) => searchActions(actions, query).map(({ action }) => action.id)

test.each([
  ['its name', 'normalize', 'apply_normalize'],
  ['a name with a letter left out', 'normlize', 'apply_normalize'],
  ['two letters in the wrong place', 'compresser', 'apply_compressor'],
  ['the beginnings of its words', 'hig pas', 'apply_high_pass'],
  ['a name with a value behind it', 'amplify by 6 dB', 'apply_amplify'],
  ['a name with a number of times', 'amplify 1.25x', 'apply_amplify'],
  ['what people say to it', 'shorten pauses', 'apply_truncate_silence'],
  ['what people say to it, misspelt', 'shorten pawses', 'apply_truncate_silence'],
  ['what another editor calls it', 'graphic eq', 'apply_equalizer'],
  ['what another editor called it once', 'noise removal', 'apply_noise_reduction'],
  ['what it does to what has another name, before what deletes', 'trim silence', 'apply_truncate_silence'],
  ['the name of a menu entry that is two tools here', 'sound finder', 'label_silences'],
])('finds by %s', (_, query, id) => {
  expect(found(query)[0]).toBe(id)
})

test('what is called nothing is not found', () => {
  expect(found('zebra crossing')).toEqual([])
})

test('short words are not guessed at: three wrong letters are another word', () => {
  expect(found('cxt')).toEqual([])
})

test('with nothing asked for all are there, in menu order', () => {
  expect(found('  -1 ')).toEqual(actions.map(({ id }) => id))
})

test('what was meant of a title is marked, and other words are named', () => {
  const [normalize] = searchActions(actions, 'malize')
  expect(normalize?.action.title.slice(normalize.marks[0]?.from, normalize.marks[0]?.to)).toBe('malize')
  const [pauses] = searchActions(actions, 'tighten pauses')
  expect(pauses?.called).toContain('pauses')
})

test('a text is divided at its marks, in order, and none of it is lost or said twice', () => {
  const marks = [
    { from: 5, to: 9 },
    { from: 0, to: 3 },
    { from: 1, to: 4 },
  ]
  const { runs, rest } = divide('High pass filter', marks)
  expect(runs.map(({ before, meant }) => before + meant).join('') + rest).toBe('High pass filter')
  expect(runs.map(({ meant }) => meant)).toEqual(['Hig', 'h', 'pass'])
})

test('what is called so word for word comes before what has one of the words in its name', () => {
  const [one, other] = actions as [Action, Action]
  const ramp = { ...one, id: 'ramp', title: 'Volume Ramp', also: [], description: 'raises or lowers: lower' }
  const amplify = { ...other, id: 'amplify', title: 'Amplify', also: ['make louder', 'lower volume'] }
  expect(searchActions([ramp, amplify], 'lower volume 6 dB').map(({ action }) => action.id)).toEqual([
    'amplify',
    'ramp',
  ])
})
