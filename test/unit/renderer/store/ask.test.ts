import { expect, test } from 'vitest'
import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { ask } from '../../../../renderer/store/ask.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

test('what could not be done is told until the same is done', async () => {
  const { app, bridge } = await makeWindow()
  const told = () => app.store.getState().notices.length
  bridge.answer('app:edit:apply', () => err(failure('engine/busy')))
  await ask(app, 'app:edit:apply', { kind: 'split' })
  expect(told()).toBe(1)
  bridge.answer('app:edit:apply', () => ({ ok: true, value: { changed: true } }) as never)
  await ask(app, 'app:edit:apply', { kind: 'stop' })
  expect(told()).toBe(1)
  await ask(app, 'app:edit:apply', { kind: 'split' })
  expect(told()).toBe(0)
})
