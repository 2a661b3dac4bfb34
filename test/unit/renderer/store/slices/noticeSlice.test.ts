import { expect, test } from 'vitest'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'

test('the same words are shown once, and only the last few notices are kept', () => {
  const { getState } = createAppStore()
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) getState().tell(text, 'problem')
  expect(getState().notices.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e'])
})

test('what succeeds later takes its failure away, and what fails again has the newer words', () => {
  const { getState, subscribe } = createAppStore()
  const told = () => getState().notices.map(({ text }) => text)
  getState().tell('No audio at 0:10.', 'problem', { about: 'split' })
  getState().tell('The disk is full.', 'problem', { about: 'export' })
  getState().tell('No audio at 0:20.', 'problem', { about: 'split' })
  expect(told()).toEqual(['The disk is full.', 'No audio at 0:20.'])
  getState().settle('split')
  expect(told()).toEqual(['The disk is full.'])
  // then: where nothing failed nobody is woken
  let woken = 0
  subscribe(() => (woken += 1))
  getState().settle('split')
  expect(woken).toBe(0)
})

test('a closed notice is gone', () => {
  const { getState } = createAppStore()
  getState().tell('a', 'info')
  getState().dismiss(getState().notices[0]?.id ?? 0)
  expect(getState().notices).toEqual([])
})
