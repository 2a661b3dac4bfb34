import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWindowDecoding } from '../../../../../electron/app/windows/windowDecoding.ts'
import { decodingRoute } from '../../../../../electron/app/routes/decodingRoute.ts'
import type { WindowRequest } from '../../../../../electron/engine/index.ts'
import type { FromWindow, WindowMessage } from '../../../../../shared/schemas/windowSound.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'

const bytes = Uint8Array.from({ length: 1000 }, (_, k) => k)
const sound = {
  kind: 'sound',
  format: { encoding: 's16', byteOrder: 'little', channels: 2, sampleRate: 48_000 },
  fraction: 0.5,
  about: { codec: 'AAC', streams: 1, hasPicture: false },
} as const

/** An engine that asks for a file, and windows that hear of it. */
function setUp(patience?: Parameters<typeof createWindowDecoding>[1]) {
  const file = path.join(scratchFolder(), 'memo.m4a')
  writeFileSync(file, bytes)
  const told: [string, string][] = []
  const windows = createWindowDecoding(
    { emit: (channel, payload) => told.push([channel, (payload as { id: string }).id]) },
    patience,
  )
  let ask: (request: WindowRequest) => void = () => undefined
  const takeFromWindow = vi.fn<(request: { id: number; came: FromWindow }) => Promise<'more' | 'over'>>(
    async () => 'more',
  )
  const leave = windows.join({
    takeFromWindow,
    onWindowRequest: (listener) => {
      ask = listener
      return () => undefined
    },
  })
  ask({ kind: 'decode', id: 7, path: file })
  const [id = ''] = windows.waiting()
  const get = async (query: string) => decodingRoute(new Request(`http://x/decoding?id=${id}${query}`), windows)
  const post = async (message: WindowMessage | string, body: Uint8Array<ArrayBuffer> | null = null) => {
    const query = new URLSearchParams({ id, message: typeof message === 'string' ? message : JSON.stringify(message) })
    const request = new Request(`http://x/decoding?${query.toString()}`, { method: 'POST', body })
    return decodingRoute(request, windows)
  }
  return { windows, told, id, ask, leave, takeFromWindow, get, post, file }
}

describe('a file that a window decodes', () => {
  it('is told to all windows by an id, and goes to the first that takes it', async () => {
    const { windows, told, id } = setUp()
    expect(told).toEqual([['app:decoding:asked', id]])
    expect(await Promise.all([windows.take(id), windows.take(id)])).toEqual([{ size: 1000 }, null])
    expect(windows.waiting()).toEqual([])
  })

  it('gives any range of its bytes to whoever has taken it, and nothing to others', async () => {
    const { windows, id, get } = setUp()
    expect((await get('&from=0&to=10')).status).toBe(204)
    await windows.take(id)
    const answered = await get('&from=990&to=2000')
    expect(new Uint8Array(await answered.arrayBuffer())).toEqual(bytes.subarray(990))
    for (const query of ['', '&from=10&to=10', '&from=-1&to=5', '&from=0&to=1e12', '&from=a&to=b'])
      expect((await get(query)).status, query).toBe(400)
  })

  it('comes back in whole frames, each answered by the engine', async () => {
    const { windows, id, post, takeFromWindow } = setUp()
    expect(await (await post(sound, new Uint8Array(8))).json()).toBe('over')
    await windows.take(id)
    expect(await (await post(sound, new Uint8Array(8))).json()).toBe('more')
    expect(takeFromWindow.mock.calls).toEqual([[{ id: 7, came: { ...sound, bytes: new Uint8Array(8) } }]])
    takeFromWindow.mockResolvedValue('over')
    expect(await (await post(sound, new Uint8Array(4))).json()).toBe('over')
    for (const [message, body] of [
      [sound, new Uint8Array(7)],
      [sound, null],
      [{ kind: 'end', seconds: 1 }, new Uint8Array(4)],
      ['{"kind":"end"}', null],
      ['not JSON', null],
      [{ ...sound, format: { ...sound.format, channels: 0 } }, new Uint8Array(8)],
    ] as const)
      expect((await post(message as WindowMessage, body)).status, JSON.stringify(message)).toBe(400)
  })

  it('is over with what is no sound, and when the engine does not wait any more', async () => {
    const { windows, told, id, ask, post, takeFromWindow } = setUp()
    await windows.take(id)
    expect(await (await post({ kind: 'end', seconds: 1 })).json()).toBe('more')
    expect(told.at(-1)).toEqual(['app:decoding:over', id])
    expect(await (await post(sound, new Uint8Array(8))).json()).toBe('over')
    expect(takeFromWindow).toHaveBeenCalledTimes(1)

    const other = setUp()
    await other.windows.take(other.id)
    other.ask({ kind: 'over', id: 7 })
    ask({ kind: 'over', id: 99 })
    expect((await other.get('&from=0&to=10')).status).toBe(204)
    expect(other.takeFromWindow).not.toHaveBeenCalled()
  })

  it('is let go of with its project', async () => {
    const { windows, told, id, leave, get } = setUp()
    await windows.take(id)
    leave()
    expect(told.at(-1)).toEqual(['app:decoding:over', id])
    expect((await get('&from=0&to=10')).status).toBe(204)
  })

  it('that can not be opened is said to the engine', async () => {
    const { windows, ask, takeFromWindow } = setUp()
    ask({ kind: 'decode', id: 8, path: '/nowhere/memo.m4a' })
    const id = windows.waiting().at(-1) ?? ''
    expect(await windows.take(id)).toBeNull()
    expect(takeFromWindow).toHaveBeenCalledWith({ id: 8, came: { kind: 'cannot', why: 'unreadable' } })
  })
})

describe('a window that is not there', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const patience = { untilTaken: 1000, untilMissed: 100 }
  const gone = { id: 7, came: { kind: 'gone' } }

  it('is waited for as long as one may be loading', () => {
    const { takeFromWindow, windows } = setUp(patience)
    vi.advanceTimersByTime(999)
    expect(takeFromWindow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(takeFromWindow.mock.calls).toEqual([[gone]])
    expect(windows.waiting()).toEqual([])
  })

  it('counts as gone when it has shown nothing of itself for two times', async () => {
    const { id, windows, told, takeFromWindow, post } = setUp(patience)
    await windows.take(id)
    for (let times = 0; times < 10; times++) {
      vi.advanceTimersByTime(100)
      await post({ kind: 'alive' })
    }
    vi.advanceTimersByTime(200)
    expect(takeFromWindow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(takeFromWindow.mock.calls).toEqual([[gone]])
    expect(told.at(-1)).toEqual(['app:decoding:over', id])
  })
})
