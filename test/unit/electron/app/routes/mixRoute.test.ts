import { describe, expect, test } from 'vitest'
import { createKeptMixes } from '../../../../../electron/app/routes/keptMixes.ts'
import { mixRoute, readRange } from '../../../../../electron/app/routes/mixRoute.ts'
import { readWavBytes } from '../../../../../electron/app/routes/readWavBytes.ts'

const frames = 50_000
const size = 44 + frames * 4

/** Left counts the frames, right counts down. */
function countingMix(options: { available?: number } = {}) {
  const available = options.available ?? frames
  const asked: number[] = []
  return {
    asked,
    mixFormat: async () => ({ sampleRate: 48_000, frames, contentRevision: 1 }),
    readMix: async ({ fromFrame, frames: wanted }: { fromFrame: number; frames: number }) => {
      asked.push(fromFrame)
      const count = Math.max(0, Math.min(wanted, available - fromFrame))
      return Int16Array.from(
        { length: count * 2 },
        (_, at) => (at % 2 === 0 ? 1 : -1) * ((fromFrame + Math.floor(at / 2)) % 30_000),
      )
    },
  }
}

const ask = (range: string | null, engine = countingMix(), method = 'GET') =>
  mixRoute(
    new Request('http://x/media/mix.wav?rev=3', { method, headers: range === null ? {} : { range } }),
    engine,
    createKeptMixes(),
  )
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('without a range the whole WAV comes, with a head that fits it', async () => {
  const response = await ask(null)
  const bytes = await bytesOf(response)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(size))
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(bytes.length).toBe(size)
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect([
    bytes.readUInt32LE(4),
    bytes.readUInt16LE(22),
    bytes.readUInt32LE(24),
    bytes.readUInt32LE(28),
    bytes.readUInt32LE(40),
  ]).toEqual([size - 8, 2, 48_000, 192_000, frames * 4])
  expect([bytes.readInt16LE(44 + 4 * 20_000), bytes.readInt16LE(46 + 4 * 20_000)]).toEqual([20_000, -20_000])
})

test.each([
  [0, 9],
  [40, 60],
  [43, 44],
  [45, 46],
  [1001, 70_003],
  [size - 3, size - 1],
  [65_579, 65_581],
])('bytes %i to %i are the same as in the whole', async (from, to) => {
  const all = await bytesOf(await ask(null))
  const response = await ask(`bytes=${from}-${to}`)

  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`)
  expect(response.headers.get('content-length')).toBe(String(to - from + 1))
  expect((await bytesOf(response)).equals(all.subarray(from, to + 1))).toBe(true)
})

test('the last bytes can be asked for from the end', async () => {
  const response = await ask('bytes=-8')
  expect(response.headers.get('content-range')).toBe(`bytes ${size - 8}-${size - 1}/${size}`)
  expect((await bytesOf(response)).length).toBe(8)
})

test('behind the end there is nothing, and the size is said', async () => {
  const response = await ask(`bytes=${size}-`)
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
    416,
    `bytes */${size}`,
    '',
  ])
})

test('a project that an edit has shortened meanwhile ends in silence, and the length stays as it was promised', async () => {
  const bytes = await bytesOf(await ask(null, countingMix({ available: 100 })))
  expect(bytes.length).toBe(size)
  expect(bytes.readInt16LE(44 + 4 * 99)).toBe(99)
  expect(bytes.subarray(44 + 4 * 100).every((byte) => byte === 0)).toBe(true)
})

test('only what is taken is mixed, and nothing after a cancel', async () => {
  const engine = countingMix()
  const response = await ask('bytes=44-', engine)
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const mixed = engine.asked.length
  await new Promise((turn) => setImmediate(turn))

  expect(mixed).toBeLessThanOrEqual(3)
  expect(engine.asked.length).toBe(mixed)
})

test('HEAD tells the size and mixes nothing', async () => {
  const engine = countingMix()
  const response = await ask(null, engine, 'HEAD')
  expect([response.headers.get('content-length'), response.body, engine.asked]).toEqual([String(size), null, []])
})

test('other methods are refused', async () => {
  const response = await ask(null, countingMix(), 'POST')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a mix that is longer than RIFF can count says its largest size', async () => {
  const engine = {
    ...countingMix(),
    mixFormat: async () => ({ sampleRate: 44_100, frames: 2 ** 31, contentRevision: 1 }),
  }
  const head = await bytesOf(await ask('bytes=0-43', engine))
  expect([head.readUInt32LE(4), head.readUInt32LE(40)]).toEqual([0xffff_ffff, 0xffff_ffff])
})

test('a stretch can be left out to the frame, in any part that is asked for', async () => {
  const without = (query: string, range: string | null = null) =>
    mixRoute(
      new Request(`http://x/media/mix.wav?${query}`, range === null ? {} : { headers: { range } }),
      countingMix(),
      createKeptMixes(),
    )
  const [from, to] = [10_001, 20_003]
  const all = await bytesOf(await ask(null))
  const expected = Buffer.concat([all.subarray(44, 44 + from * 4), all.subarray(44 + to * 4)])
  const query = `rev=3&skipFrom=${from / 48_000}&skipTo=${to / 48_000}`
  const heard = await bytesOf(await without(query))
  expect([heard.readUInt32LE(40), heard.subarray(44).equals(expected)]).toEqual([(frames - to + from) * 4, true])
  const part = await bytesOf(await without(query, `bytes=${44 + from * 4 - 6}-${44 + from * 4 + 9}`))
  expect(part.equals(expected.subarray(from * 4 - 6, from * 4 + 10))).toBe(true)
  const last = await bytesOf(await without('skipFrom=1&skipTo=99'))
  expect(last.length).toBe(44 + 48_000 * 4)
  for (const wrong of ['skipFrom=2&skipTo=1', 'skipFrom=2', 'skipFrom=x&skipTo=3'])
    expect((await without(wrong)).status).toBe(400)
})

const part = (from: number, to: number) => ({ kind: 'part', from, to })
const whole = { kind: 'whole' }
const outside = { kind: 'outside' }

describe('a Range header, of 100 bytes', () => {
  test.each([
    [null, whole],
    ['bytes=0-', part(0, 100)],
    ['bytes=0-0', part(0, 1)],
    ['bytes=10-19', part(10, 20)],
    ['bytes= 10 - 19', part(10, 20)],
    ['bytes=10-1000', part(10, 100)],
    ['bytes=99-', part(99, 100)],
    ['bytes=-1', part(99, 100)],
    ['bytes=-1000', part(0, 100)],
    ['bytes=100-', outside],
    ['bytes=5000-6000', outside],
    ['bytes=-0', outside],
  ])('%s', (header, expected) => expect(readRange(header, 100)).toEqual(expected))

  test.each([
    'bytes=20-10',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'frames=0-1',
    'bytes',
    '',
    'bytes=-5-',
    'bytes=1.5-2',
  ])('"%s" is not understood and counts as none', (header) => {
    expect(readRange(header, 100)).toEqual(whole)
  })
})

test('nothing lies inside of nothing', () => {
  expect(readRange('bytes=0-', 0)).toEqual(outside)
  expect(readRange('bytes=-5', 0)).toEqual(outside)
})

describe('how quickly it comes', () => {
  const wanted = { sampleRate: 48_000, frames: 400_000, from: 0, to: 44 + 400_000 * 4 }
  const read = async (pace: 'at once' | 'listening') => {
    let now = 0
    const wait = async (milliseconds: number) => (now += milliseconds)
    const engine = countingMix()
    // The first of it takes long to mix.
    const readMix = (asked: { fromFrame: number; frames: number }) => {
      if (asked.fromFrame === 0) now += 200
      return engine.readMix(asked)
    }
    const arrivals: { readonly at: number; readonly bytes: number }[] = []
    for await (const { length } of readWavBytes({ readMix }, { ...wanted, pace }, { now: () => now, wait }))
      arrivals.push({ at: now, bytes: length })
    return arrivals
  }

  test('who listens gets no more at a time than a frame of the window has time for', async () => {
    const arrivals = await read('listening')
    const within = (from: number) => arrivals.filter(({ at }) => at >= from && at < from + 16)
    const most = Math.max(...arrivals.map(({ at }) => within(at).reduce((sum, { bytes }) => sum + bytes, 0)))
    expect(most).toBeLessThanOrEqual(2 * 65_536)
    expect(arrivals.at(-1)?.at).toBeGreaterThan((wanted.to - 2 * 65_536) / 4096)
    // Eight seconds of sound: still far ahead of what is heard.
    expect(arrivals.at(-1)?.at).toBeLessThan(700)
  })

  test('who wants a file does not wait', async () => {
    expect((await read('at once')).at(-1)?.at).toBe(200)
  })
})
