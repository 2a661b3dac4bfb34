import { expect, test } from 'vitest'
import type { Fetched } from '../../../../renderer/ipc/fetchApart.ts'
import { serveFetching } from '../../../../renderer/ipc/serveFetching.ts'

/** Answers whose bodies come when they are told to. */
function open() {
  const bodies = new Map<string, (bytes: ArrayBuffer) => void>()
  const told: (readonly Fetched[])[] = []
  const serve = serveFetching({
    get: (address, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        const body = new Promise<ArrayBuffer>((come) => bodies.set(address, come))
        resolve({ ok: true, arrayBuffer: () => body } as Response)
      }),
    tell: (come) => told.push(come),
  })
  const bring = async (address: string) => {
    // The answer has begun: its body is waited for.
    await new Promise((later) => setTimeout(later, 0))
    bodies.get(address)?.(new ArrayBuffer(1))
  }
  return { serve, told, bring, ids: () => told.map((come) => come.map(({ id }) => id)) }
}

test('a body that comes after others were told is told, too', async () => {
  const { serve, bring, ids } = open()
  const both = [serve({ id: 1, address: '/a' }), serve({ id: 2, address: '/b' })]
  await bring('/a')
  await both[0]
  await expect.poll(ids).toEqual([[1]])
  await bring('/b')
  await both[1]
  expect(ids()).toEqual([[1], [2]])
})

test('answers that come together are told together', async () => {
  const { serve, bring, ids } = open()
  const both = [serve({ id: 1, address: '/a' }), serve({ id: 2, address: '/b' })]
  await bring('/a')
  await bring('/b')
  await Promise.all(both)
  expect(ids().flat()).toEqual([1, 2])
})

test('what fails is told with its reason', async () => {
  const told: (readonly Fetched[])[] = []
  const serve = serveFetching({ get: () => Promise.reject(new Error('no host')), tell: (come) => told.push(come) })
  await serve({ id: 7, address: '/a' })
  expect(told).toEqual([[{ id: 7, failed: 'no host' }]])
})
