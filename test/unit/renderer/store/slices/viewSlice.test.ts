import { expect, test } from 'vitest'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'

test('a wider window shows the whole project while fitted, and keeps the zoom otherwise', () => {
  const { getState, setState } = createAppStore()
  setState({ project: makeProjectView() })
  getState().setLaneWidth(1000)
  expect(getState().view.pxPerSec).toBe(10)
  getState().setView({ t0: 0, pxPerSec: 40, width: 1000 })
  getState().setLaneWidth(1200)
  expect(getState().view).toEqual({ t0: 0, pxPerSec: 40, width: 1200 })
})

test('the chat keeps a width that can be used', () => {
  const { getState } = createAppStore()
  getState().setChatWidth(10)
  expect(getState().chatWidth).toBe(280)
  getState().setChatWidth(5000)
  expect(getState().chatWidth).toBe(640)
})
