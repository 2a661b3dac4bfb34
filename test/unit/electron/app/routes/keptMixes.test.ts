import { expect, test } from 'vitest'
import { createKeptMixes } from '../../../../../electron/app/routes/keptMixes.ts'
import { mixRoute } from '../../../../../electron/app/routes/mixRoute.ts'

/** A project whose length changes, and which gives nothing once it is put away. */
function project(frames: number) {
  const state = { frames, isOpen: true }
  return {
    state,
    mixFormat: async () => ({ sampleRate: 48_000, frames: state.frames, contentRevision: 1 }),
    readMix: async ({ fromFrame, frames: wanted }: { fromFrame: number; frames: number }) =>
      new Int16Array(state.isOpen ? Math.max(0, Math.min(wanted, state.frames - fromFrame)) * 2 : 0).fill(7),
  }
}

const ask = (kept: ReturnType<typeof createKeptMixes>, mix: ReturnType<typeof project>, query: string, from: number) =>
  mixRoute(new Request(`http://x/media/mix.wav?${query}`, { headers: { range: `bytes=${from}-` } }), mix, kept)

test.each([
  ['shorter', 100],
  ['longer', 5000],
  ['empty', 0],
])(
  'a player that asks on for an old revision gets the file that it was promised, also where the project is %s now',
  async (_, frames) => {
    const [kept, mix] = [createKeptMixes(), project(1000)]
    expect((await ask(kept, mix, 'rev=4', 0)).headers.get('content-range')).toBe('bytes 0-4043/4044')
    mix.state.frames = frames
    const later = await ask(kept, mix, 'rev=4', 3000)
    expect([later.status, later.headers.get('content-range')]).toEqual([206, 'bytes 3000-4043/4044'])
    expect((await later.arrayBuffer()).byteLength).toBe(1044)
    const next = await ask(kept, mix, 'rev=5', 0)
    expect(next.headers.get('content-range')).toBe(`bytes 0-${43 + frames * 4}/${44 + frames * 4}`)
  },
)

test('what is left out of an old revision stays left out of it', async () => {
  const [kept, mix] = [createKeptMixes(), project(96_000)]
  const query = 'rev=4&skipFrom=0.5&skipTo=1'
  const before = await ask(kept, mix, query, 0)
  mix.state.frames = 100
  const after = await ask(kept, mix, query, 0)
  expect(after.headers.get('content-range')).toBe(before.headers.get('content-range'))
  expect((await after.arrayBuffer()).byteLength).toBe((await before.arrayBuffer()).byteLength)
})

test('the revision of a project that was put away is silent, and nothing of the next one is heard in it', async () => {
  const [kept, first, second] = [createKeptMixes(), project(1000), project(2000)]
  await ask(kept, first, 'rev=4', 0)
  first.state.isOpen = false
  const bytes = Buffer.from(await (await ask(kept, second, 'rev=4', 44)).arrayBuffer())
  expect([bytes.length, bytes.every((byte) => byte === 0)]).toEqual([4000, true])
})

test.each(['', 'rev=', 'rev=0.123', 'rev=-1', 'rev=x'])(
  '"%s" names no revision: it is the mix of now',
  async (query) => {
    const [kept, mix] = [createKeptMixes(), project(1000)]
    await ask(kept, mix, query, 0)
    mix.state.frames = 500
    expect((await ask(kept, mix, query, 0)).headers.get('content-range')).toBe('bytes 0-2043/2044')
  },
)

test('so many are kept, and no more', async () => {
  const [kept, mix] = [createKeptMixes(), project(1000)]
  const first = await kept.mixOf('0', mix)
  for (let revision = 1; revision < 16; revision++) await kept.mixOf(String(revision), mix)
  expect(await kept.mixOf('0', mix)).toBe(first)
  await kept.mixOf('16', mix)
  expect(await kept.mixOf('0', mix)).not.toBe(first)
})

test('a length that could not be read is read again', async () => {
  const [kept, mix] = [createKeptMixes(), project(1000)]
  const broken = { ...mix, mixFormat: () => Promise.reject(new Error('inside')) }
  await expect(kept.mixOf('4', broken)).rejects.toThrow('inside')
  expect((await (await kept.mixOf('4', mix)).mixFormat()).frames).toBe(1000)
})
