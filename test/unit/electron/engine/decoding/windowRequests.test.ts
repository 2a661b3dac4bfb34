import { describe, expect, it } from 'vitest'
import type { WindowRequest } from '../../../../../electron/engine/contract.ts'
import { createWindowRequests } from '../../../../../electron/engine/decoding/windowRequests.ts'
import type { FromWindow } from '../../../../../shared/schemas/windowSound.ts'

const broken = (at: number): FromWindow => ({ kind: 'broken', at })

function heardRequests(patience?: number) {
  const requests = createWindowRequests(patience)
  const told: WindowRequest[] = []
  requests.onRequest((request) => told.push(request))
  return { requests, told }
}

describe('files that windows are asked for', () => {
  it('are told by number and path, and told again when nobody waits for them', () => {
    const { requests, told } = heardRequests()
    const [first, second] = [requests.ask('/a.m4a'), requests.ask('/b.m4a')]
    second.close()
    second.close()
    expect(told).toEqual([
      { kind: 'decode', id: 1, path: '/a.m4a' },
      { kind: 'decode', id: 2, path: '/b.m4a' },
      { kind: 'over', id: 2 },
    ])
    first.close()
    expect(told.at(-1)).toEqual({ kind: 'over', id: 1 })
  })

  it('come in the order in which they were sent, one ahead of what is read', async () => {
    const { requests } = heardRequests()
    const sound = requests.ask('/a.m4a')
    const answered: number[] = []
    const sent = [1, 2, 3].map(async (at) => {
      expect(await requests.take(1, broken(at))).toBe('more')
      answered.push(at)
    })
    await sent[0]
    expect(answered).toEqual([1])
    expect(await sound.next()).toEqual(broken(1))
    await sent[1]
    expect(answered).toEqual([1, 2])
    expect([await sound.next(), await sound.next()]).toEqual([broken(2), broken(3)])
    await Promise.all(sent)
  })

  it('wait for what comes later, and are silent when nothing does', async () => {
    const { requests } = heardRequests(20)
    const sound = requests.ask('/a.m4a')
    const next = sound.next()
    await requests.take(1, broken(1))
    expect(await next).toEqual(broken(1))
    expect(await sound.next()).toBe('silent')
  })

  it('answer "over" to all who wait once they are closed, and to those who come later', async () => {
    const { requests } = heardRequests()
    const sound = requests.ask('/a.m4a')
    const reading = requests.ask('/b.m4a')
    const sent = [1, 2, 3].map((at) => requests.take(1, broken(at)))
    const waits = reading.next()
    sound.close()
    reading.close()
    expect(await Promise.all(sent)).toEqual(['more', 'over', 'over'])
    expect(await waits).toBe('silent')
    expect(await requests.take(1, broken(4))).toBe('over')
    expect(await sound.next()).toBe('silent')
  })
})
