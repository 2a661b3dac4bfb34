import { expect, test } from 'vitest'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'

test('the same words are shown once, and only the last few notices are kept', () => {
  const { getState } = createAppStore()
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) getState().tell(text, 'problem')
  expect(getState().notices.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e'])
})

test('a closed notice is gone', () => {
  const { getState } = createAppStore()
  getState().tell('a', 'info')
  getState().dismiss(getState().notices[0]?.id ?? 0)
  expect(getState().notices).toEqual([])
})
