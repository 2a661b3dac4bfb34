import { expect, test, vi } from 'vitest'
import { createIpc, type Handlers } from '../../../../electron/ipc/index.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import { ok } from '../../../../shared/result.ts'
import { told } from '../../../support/told.ts'

function open(handlers: Partial<Handlers>) {
  const logError = vi.fn()
  return { logError, ...createIpc(handlers as Handlers, logError) }
}

test('the handler gets the input as the schema reads it', async () => {
  const send = vi.fn(async () => ok())
  const answer = await open({ 'app:chat:send': send }).invoke('app:chat:send', { text: '  trim it  ' })
  expect(send).toHaveBeenCalledWith({ planner: 'chosen', text: 'trim it' })
  expect(answer).toEqual(ok())
})

test.each(['app:nothing', 'app:project:changed', 'toString', '__proto__', 'constructor', '', 'x'.repeat(100_000)])(
  'the channel "%.30s" is unknown',
  async (channel) => {
    const answer = await open({}).invoke(channel, undefined)
    expect(answer).toMatchObject({ ok: false, error: { code: 'ipc/unknown-channel' } })
    if (!answer.ok) expect(messageOf(answer.error).length).toBeLessThan(200)
  },
)

test('input that does not fit never reaches the handler, and the sentence says where it is wrong', async () => {
  const apply = vi.fn()
  const answer = await open({ 'app:edit:apply': apply }).invoke('app:edit:apply', { kind: 'amplify', gainDb: 1000 })
  expect(told(answer)).toMatchObject({
    ok: false,
    error: { code: 'ipc/bad-input', message: expect.stringContaining('gainDb') },
  })
  expect(apply).not.toHaveBeenCalled()
})

test('fields that nobody asked for are refused', async () => {
  const apply = vi.fn()
  expect(
    await open({ 'app:edit:apply': apply }).invoke('app:edit:apply', { kind: 'cut', path: '/etc/passwd' }),
  ).toMatchObject({ ok: false, error: { code: 'ipc/bad-input' } })
  expect(apply).not.toHaveBeenCalled()
})

test.each([
  [
    'throws',
    () => {
      throw new Error('broken inside')
    },
  ],
  ['rejects', async () => Promise.reject(new Error('broken inside'))],
])('a handler that %s is one failure, logged once', async (_how, handler) => {
  const { invoke, logError } = open({ 'app:history:undo': handler })
  expect(told(await invoke('app:history:undo', undefined))).toMatchObject({
    ok: false,
    error: { code: 'ipc/crashed', message: expect.stringContaining('broken inside') },
  })
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'app:history:undo',
    expect.objectContaining({ message: 'broken inside' }),
  )
})
