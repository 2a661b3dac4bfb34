import { expect, test, vi } from 'vitest'
import { createPeaksSource, type PeakWindow } from '../../../../../renderer/features/waveform/peaksSource.ts'
import { tileColumns } from '../../../../../renderer/features/waveform/peakTiles.ts'
import { createScope } from '../../../../../renderer/lib/scope.ts'
import { settle } from '../../../../support/window/makeWindow.tsx'

const zoom = { trackId: 't 1', channels: 1, revision: 3, columnsPerSec: 100 }
const makeWindow = (first: number, count: number): PeakWindow => ({
  first,
  count,
  maxes: new Float32Array(count),
  mins: new Float32Array(count),
  cores: new Float32Array(count),
})

/** A server whose columns hold their own number, modulo 100, as max and its negative as min. */
function serve() {
  const asked: URL[] = []
  const server = {
    asked,
    hold: null as Promise<void> | null,
    status: 200,
    fetch: async (address: string) => {
      const url = new URL(address, 'http://app')
      asked.push(url)
      await server.hold
      const first = Math.round(Number(url.searchParams.get('from')) * 100)
      const values = Array.from({ length: Number(url.searchParams.get('columns')) }, (_, i) => [
        -((first + i) % 100),
        (first + i) % 100,
        50,
      ]).flat()
      return new Response(server.status === 200 ? Int8Array.from(values) : 'no such track', { status: server.status })
    },
  }
  return server
}

function open(server = serve()) {
  const onArrival = vi.fn()
  const onProblem = vi.fn()
  const scope = createScope()
  const lane = createPeaksSource({ onArrival, onProblem, fetch: server.fetch }).forTrack(scope)
  return { server, onArrival, onProblem, scope, lane }
}

test('what is missing is asked for in one request, with a tile more at each side', async () => {
  const { server, lane, onArrival } = open()

  expect(lane.read(zoom, makeWindow(tileColumns * 2 + 10, tileColumns))).toBe('nothing')
  await settle()

  expect(server.asked.map((url) => Object.fromEntries(url.searchParams))).toEqual([
    {
      track: 't 1',
      from: String((tileColumns * 1) / 100),
      to: String((tileColumns * 5) / 100),
      columns: String(tileColumns * 4),
      rev: '3',
    },
  ])
  expect(onArrival).toHaveBeenCalledTimes(1)
})

test('the columns that came are the ones that were meant', async () => {
  const { lane } = open()
  lane.read(zoom, makeWindow(700, 5))
  await settle()

  const window = makeWindow(700, 5)
  expect(lane.read(zoom, window)).toBe('complete')

  expect([...window.maxes].map((value) => Math.round(value * 127))).toEqual([0, 1, 2, 3, 4])
  expect([...window.mins].map((value) => Math.round(value * -127) + 0)).toEqual([0, 1, 2, 3, 4])
  expect([...window.cores].map((value) => Math.round(value * 127))).toEqual([50, 50, 50, 50, 50])
})

test('scrolling inside what is there asks for nothing', async () => {
  const { server, lane } = open()
  lane.read(zoom, makeWindow(0, 600))
  await settle()
  lane.read(zoom, makeWindow(400, 600))
  await settle()
  expect(server.asked).toHaveLength(1)
})

test('one request is under way at a time, and the newest view is asked for next', async () => {
  const server = serve()
  let release = () => {}
  server.hold = new Promise((done) => {
    release = done
  })
  const { lane } = open(server)
  lane.read(zoom, makeWindow(0, 10))
  lane.read({ ...zoom, columnsPerSec: 200 }, makeWindow(0, 10))
  lane.read({ ...zoom, columnsPerSec: 300 }, makeWindow(0, 10))
  expect(server.asked).toHaveLength(1)

  release()
  await settle()
  lane.read({ ...zoom, columnsPerSec: 300 }, makeWindow(0, 10))
  await settle()

  expect(server.asked.map((url) => url.searchParams.get('to'))).toEqual([
    String((tileColumns * 2) / 100),
    String((tileColumns * 2) / 300),
  ])
})

test('what is not there yet is marked, so that something else can be shown', () => {
  const { lane } = open()
  const window = makeWindow(0, 3)
  lane.read(zoom, window)
  expect([...window.maxes]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})

test('a refusal is told once and not asked again', async () => {
  const server = serve()
  server.status = 400
  const { lane, onProblem } = open(server)
  lane.read(zoom, makeWindow(0, 10))
  await settle()

  expect(lane.read(zoom, makeWindow(0, 10))).toBe('partial')
  await settle()

  expect(server.asked).toHaveLength(1)
  expect(onProblem.mock.calls).toEqual([['no such track']])
})

test('an answer of the wrong length is refused', async () => {
  const onProblem = vi.fn()
  const lane = createPeaksSource({
    onArrival: () => {},
    onProblem,
    fetch: async () => new Response(new Int8Array(4)),
  }).forTrack(createScope())
  lane.read(zoom, makeWindow(0, 10))
  await settle()
  expect(onProblem.mock.calls[0]?.[0]).toContain('4 values')
})

test('a lane that has gone cancels its request and says nothing', async () => {
  let signal: AbortSignal | undefined
  const onArrival = vi.fn()
  const onProblem = vi.fn()
  const scope = createScope()
  const get = (_: string, options: { signal: AbortSignal }) => {
    signal = options.signal
    return new Promise<Response>((_done, fail) =>
      options.signal.addEventListener('abort', () => fail(new Error('aborted'))),
    )
  }
  createPeaksSource({ onArrival, onProblem, fetch: get }).forTrack(scope).read(zoom, makeWindow(0, 10))

  scope.dispose()
  await settle()

  expect(signal?.aborted).toBe(true)
  expect(onArrival).not.toHaveBeenCalled()
  expect(onProblem).not.toHaveBeenCalled()
})
