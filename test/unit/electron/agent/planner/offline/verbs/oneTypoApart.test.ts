import { expect, it } from 'vitest'
import { oneTypoApart } from '../../../../../../../electron/agent/planner/offline/verbs/oneTypoApart.ts'

it.each([
  ['delte', 'delete'],
  ['deleete', 'delete'],
  ['delate', 'delete'],
  ['spilt', 'split'],
  ['nomralize', 'normalize'],
])('%s and %s are one typo apart', (typo, word) => {
  expect(oneTypoApart(typo, word)).toBe(true)
  expect(oneTypoApart(word, typo)).toBe(true)
})

it.each([
  ['delete', 'delete'],
  ['place', 'paste'],
  ['dlt', 'delete'],
  ['reserve', 'reverse'],
])('%s and %s are not', (one, other) => {
  expect(oneTypoApart(one, other)).toBe(false)
})
