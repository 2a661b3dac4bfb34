import { expect, test } from 'vitest'
import { createScrollKeys } from '../../../../../renderer/features/navigation/scrollInput.ts'
import { makeWindow } from '../../../../support/window/makeWindow.tsx'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('the page keys scroll by nine tenths of what is in view, and other keys are left', async () => {
  const { app } = await makeWindow()
  app.store.getState().setView({ t0: 20, pxPerSec: 80, width: 800 })
  const { press } = createScrollKeys(app)
  expect(press({ ...plain, key: 'PageDown' })).toBe('taken')
  expect(app.store.getState().view.t0).toBeCloseTo(29)
  expect(press({ ...plain, key: 'PageUp' })).toBe('taken')
  expect(app.store.getState().view.t0).toBeCloseTo(20)
  expect([press({ ...plain, key: 'PageUp', ctrlKey: true }), press({ ...plain, key: 'q' })]).toEqual(['left', 'left'])
})
