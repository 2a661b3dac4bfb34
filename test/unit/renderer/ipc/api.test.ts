import { expect, test } from 'vitest'
import { createApi } from '../../../../renderer/ipc/api.ts'
import { createFakeBridge } from '../../../support/window/fakeBridge.ts'
import { told } from '../../../support/told.ts'

test('a bridge that throws still gives an answer', async () => {
  const bridge = createFakeBridge()
  bridge.answer('app:history:undo', () => {
    throw new Error('no handler')
  })

  const answer = await createApi(bridge).invoke('app:history:undo', undefined)

  expect(told(answer)).toMatchObject({
    ok: false,
    error: { code: 'ipc/crashed', message: expect.stringContaining('no handler') },
  })
})

test('an answer passes as it is', async () => {
  const bridge = createFakeBridge()
  bridge.answer('app:history:undo', () => ({ ok: true, value: { label: 'Cut' } }))

  expect(await createApi(bridge).invoke('app:history:undo', undefined)).toEqual({ ok: true, value: { label: 'Cut' } })
})
