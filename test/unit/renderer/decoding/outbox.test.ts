import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NobodyWaits } from '../../../../renderer/decoding/host.ts'
import { createOutbox } from '../../../../renderer/decoding/outbox.ts'

const task = { id: 'a', size: 10, address: 'http://app/decoding' }
const described = {
  format: { encoding: 's16', byteOrder: 'little', channels: 1, sampleRate: 48_000 },
  about: { codec: 'AAC', streams: 1, hasPicture: false },
  fraction: () => 0.25,
} as const
const part = (megabytes: number, value: number): Uint8Array => new Uint8Array(megabytes * 2 ** 20).fill(value)

let sent: Blob[] = []
let answer: (text: string) => void = () => undefined
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: Blob }) => {
    sent.push(body)
    return new Promise((resolve) => {
      answer = (text) => resolve(new Response(text))
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('sends whole pieces one after the other, and the rest at the end', async () => {
  const outbox = createOutbox(task, described)
  outbox.add(part(3, 1))
  await outbox.room()
  expect(sent).toHaveLength(0)
  outbox.add(part(2, 2))
  await outbox.room()
  outbox.add(part(1, 3))
  await outbox.room()
  expect(sent.map(({ size }) => size / 2 ** 20)).toEqual([5])
  const empty = outbox.empty()
  answer('"more"')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answer('"more"')
  await empty
  const [first, last] = await Promise.all(sent.map(async (blob) => new Uint8Array(await blob.arrayBuffer())))
  expect([first?.[0], first?.at(-1), last?.[0], last?.length]).toEqual([1, 2, 3, 2 ** 20])
})

it('has no room for more while too much waits', async () => {
  const outbox = createOutbox(task, described)
  outbox.add(part(4, 1))
  await outbox.room()
  outbox.add(part(9, 2))
  let isFree = false
  const room = outbox.room().then(() => (isFree = true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isFree).toBe(false)
  answer('"more"')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answer('"more"')
  await room
})

it('says so when nobody waits any more, then and later', async () => {
  const outbox = createOutbox(task, described)
  outbox.add(part(4, 1))
  await outbox.room()
  answer('"over"')
  await expect(outbox.empty()).rejects.toThrow(NobodyWaits)
  await expect(outbox.room()).rejects.toThrow(NobodyWaits)
})
