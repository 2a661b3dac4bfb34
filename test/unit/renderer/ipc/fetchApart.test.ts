import { expect, test } from 'vitest'
import { createFetcher, type Fetched, type FetchOrder } from '../../../../renderer/ipc/fetchApart.ts'

/** A thread that answers when it is told to. */
function open() {
  const thread = new EventTarget() as EventTarget & { postMessage: (orders: readonly FetchOrder[]) => void }
  const messages: (readonly FetchOrder[])[] = []
  let started = 0
  thread.postMessage = (orders) => void messages.push(orders)
  const get = createFetcher(() => {
    started += 1
    return thread as unknown as Worker
  })
  return {
    get,
    messages,
    orders: () => messages.flat(),
    started: () => started,
    answer: (...come: Fetched[]) => thread.dispatchEvent(new MessageEvent('message', { data: come })),
    fail: (message: string) => thread.dispatchEvent(Object.assign(new Event('error'), { message })),
  }
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const signal = () => new AbortController().signal

test('each gets its own answer, in whatever order they come; one thread fetches for all', async () => {
  const { get, orders, messages, started, answer } = open()
  const [first, second] = [get('/a', { signal: signal() }), get('/b', { signal: signal() })]
  await Promise.resolve()
  expect(orders().map(({ address }) => address)).toEqual(['/a', '/b'])
  answer({ id: 2, ok: false, bytes: bytesOf('no such track') }, { id: 1, ok: true, bytes: bytesOf('peaks') })
  expect(new TextDecoder().decode(await (await first).arrayBuffer())).toBe('peaks')
  expect([(await second).ok, await (await second).text()]).toEqual([false, 'no such track'])
  // What is asked for at once is one message.
  expect([started(), messages.length]).toEqual([1, 1])
})

test('what nobody waits for any more is let go of', async () => {
  const { get, orders, answer } = open()
  const abort = new AbortController()
  const asked = get('/a', { signal: abort.signal })
  await Promise.resolve()
  abort.abort()
  await Promise.resolve()
  expect(orders().at(-1)).toEqual({ id: 1, address: null })
  answer({ id: 1, failed: 'aborted' })
  await expect(asked).rejects.toThrow('aborted')
  abort.abort()
  await Promise.resolve()
  expect(orders()).toHaveLength(2)
})

test('a thread that breaks leaves nobody waiting', async () => {
  const { get, fail } = open()
  const both = [get('/a', { signal: signal() }), get('/b', { signal: signal() })]
  await Promise.resolve()
  fail('it could not be read')
  for (const asked of both) await expect(asked).rejects.toThrow('it could not be read')
})
