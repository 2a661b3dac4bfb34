import { afterEach, describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Decoders } from '../../../../../electron/engine/decoding/decoders.ts'
import { ThreadDied } from '../../../../../electron/engine/threads/thread.ts'
import { inlineDecoders } from '../../../../../electron/engine/decoding/openDecoding.ts'
import { createThreadDecoders } from '../../../../../electron/engine/decoding/threadDecoders.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { hear, importPaths, scratchFile } from '../../../../support/files/importing.ts'
import { lenaFile } from '../../../../support/files/soundSeeds.ts'
import { told } from '../../../../support/told.ts'

const opened: Decoders[] = []
afterEach(() => opened.splice(0).forEach((decoders) => decoders.close()))
const threads = (): Decoders => {
  const decoders = createThreadDecoders()
  opened.push(decoders)
  return decoders
}

describe('decoding in threads', () => {
  it.each(['lena.wav', 'lena.aiff', 'lena.flac', 'lena.mp3', 'lena.ogg', 'lena.opus'])(
    'gives of %s what decoding in place gives',
    async (name) => {
      const [there, here] = [await hear(lenaFile(name), { decoders: threads() }), await hear(lenaFile(name))]
      expect({ ...there, sound: null }).toEqual({ ...here, sound: null })
      expectAudio(there.sound, here.sound, 1e-6)
    },
  )

  it.each(['lena.wav', 'lena.ogg'])('converts %s to the rate of the project as in place', async (name) => {
    const given = { projectSampleRate: 22_050 }
    const [there, here] = [
      await hear(lenaFile(name), { ...given, decoders: threads() }),
      await hear(lenaFile(name), given),
    ]
    expect(there.notes).toEqual(here.notes)
    expectAudio(there.sound, here.sound)
  })

  it('passes on what is wrong with a file', async () => {
    const { imported } = await importPaths([scratchFile(Uint8Array.of(0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0))], {
      decoders: threads(),
    })
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/broken' } })
  })

  it('goes on with new threads when the idle ones have been ended', async () => {
    const decoders = createThreadDecoders(0)
    opened.push(decoders)
    for (let count = 0; count < 3; count++) {
      expect((await hear(lenaFile('lena.mp3'), { decoders })).sound[0]?.length).toBeGreaterThan(500_000)
      await new Promise((resolve) => void setTimeout(resolve, 1))
    }
  })

  it('says so when a thread dies in the middle, and goes on with a new one', async () => {
    const decoders = threads()
    const { imported } = await importPaths([lenaFile('lena.ogg')], { decoders, pause: async () => decoders.close() })
    expect(told(imported)).toMatchObject({
      ok: false,
      error: { code: 'files/decoder-stopped', message: expect.stringContaining('"lena.ogg" could not be read') },
    })
    expect((await hear(lenaFile('lena.ogg'), { decoders })).sound[0]?.length).toBeGreaterThan(500_000)
  })
})

describe('an import that is cancelled', () => {
  it('ends at once, though the decoder never answers, and keeps nothing open', async () => {
    const stop = new AbortController()
    const closed: number[] = []
    const decoders: Decoders = {
      ...inlineDecoders,
      concurrency: 2,
      open: async () => {
        const actor = closed.length
        return {
          ok: true,
          value: {
            sampleRate: 44_100,
            channels: 1,
            channelNames: null,
            isDivisible: true,
            reusesMemory: () => false,
            begin: async () => ({ ok: true, value: null }),
            next: async () => (stop.abort(), new Promise(() => undefined)),
            fraction: () => 0,
            notes: () => [],
            close: () => void closed.push(actor),
          },
        }
      },
    }
    const { imported } = await importPaths(['take.mp3'], { decoders, signal: stop.signal })
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(closed.length).toBe(2)
  })

  it('is a cancelled one even when its thread dies with it', async () => {
    const stop = new AbortController()
    const dying: Decoders = { ...inlineDecoders, open: async () => (stop.abort(), Promise.reject(new ThreadDied())) }
    const { imported } = await importPaths(['take.mp3'], {
      decoders: dying,
      signal: stop.signal,
      store: memoryBlockStore(),
    })
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
  })
})
