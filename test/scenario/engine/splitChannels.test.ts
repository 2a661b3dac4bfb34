import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratchFile, scratchFolder } from '../../support/files/importing.ts'
import { makeWav, storedFields, type StoredKind, storeSamples } from '../../support/files/makeWav.ts'
import { splitFile } from '../../support/files/splitFile.ts'

/** Frame f of channel c: told apart at once, exact in 16 bits. */
const valueAt = (frame: number, channel: number): number => (channel + 1) * 1000 + (frame % 997)

function surround(channels: number, frames: number, kind: StoredKind = 's16', mask?: number): string {
  const values = Array.from({ length: channels * frames }, (_, i) => valueAt(Math.floor(i / channels), i % channels))
  return scratchFile(
    makeWav(storeSamples(kind, values), {
      ...storedFields(kind, channels),
      ...(mask !== undefined && { extensible: true, mask }),
    }),
    'film.wav',
  )
}

describe('a file with more than two channels that is split', () => {
  it('becomes one mono track for each channel, named after it, with the very same samples', async () => {
    const heard = await splitFile(surround(6, 5000))
    expect(heard.names).toEqual([
      'film front left',
      'film front right',
      'film centre',
      'film LFE',
      'film back left',
      'film back right',
    ])
    expect([heard.sides, heard.formats]).toEqual([[1, 1, 1, 1, 1, 1], ['s16']])
    heard.sounds.forEach((sound, c) =>
      expect(sound).toEqual(Float32Array.from({ length: 5000 }, (_, f) => valueAt(f, c) / 32_768)),
    )
    expect(heard.notes).toEqual(['"film.wav": its 6 channels became 6 mono tracks.'])
    expect(heard.seen).toEqual(heard.seen.toSorted((a, b) => a - b))
    expect(heard.seen.at(-1)).toBe(1)
  })

  it.each(['u8', 's24', 's32', 'f32', 'f64'] as const)('keeps samples of %s', async (kind) => {
    const scale = { u8: 0, s24: 2 ** 23, s32: 2 ** 31, f32: 1, f64: 1 }[kind]
    if (kind === 'u8') {
      const bytes = Uint8Array.from({ length: 30 }, (_, i) => i * 8)
      const heard = await splitFile(scratchFile(makeWav(bytes, storedFields('u8', 3)), 'film.wav'))
      expect(heard.sounds[1]).toEqual(Float32Array.from({ length: 10 }, (_, f) => ((f * 3 + 1) * 8 - 128) / 128))
    } else {
      const heard = await splitFile(surround(3, 50, kind))
      expect(heard.sounds[2]).toEqual(Float32Array.from({ length: 50 }, (_, f) => valueAt(f, 2) / scale))
    }
  })

  it.each([
    [
      'names its speakers otherwise',
      0x60f,
      6,
      ['front left', 'front right', 'centre', 'LFE', 'side left', 'side right'],
    ],
    ['names none', 0, 4, ['channel 1', 'channel 2', 'channel 3', 'channel 4']],
    ['names fewer than it has', 0x3, 3, ['channel 1', 'channel 2', 'channel 3']],
  ] as const)('and %s has tracks that are called so', async (_, mask, channels, names) => {
    expect((await splitFile(surround(channels, 10, 's16', mask))).names).toEqual(names.map((name) => `film ${name}`))
  })

  it("shows the channel however long the file's name is", async () => {
    const file = path.join(scratchFolder(), `${'a'.repeat(240)}.wav`)
    writeFileSync(
      file,
      makeWav(
        storeSamples(
          's16',
          Array.from({ length: 30 }, (_, i) => i),
        ),
        storedFields('s16', 3),
      ),
    )
    expect((await splitFile(file)).names.map((name) => [name.length, name.slice(-12)])).toEqual([
      [200, 'a front left'],
      [200, ' front right'],
      [200, 'aaaaa centre'],
    ])
  })

  it("and converted gives channels of one length at the project's rate", async () => {
    const heard = await splitFile(surround(4, 4410), { projectSampleRate: 48_000 })
    expect(heard.sounds.map((sound) => sound.length)).toEqual([4800, 4800, 4800, 4800])
    heard.sounds.forEach((sound, c) => expect(sound[2400]).toBeCloseTo((c + 1.5) / 32.768, 1))
  })

  it('is mixed to stereo when it is not to be split, as before', async () => {
    const heard = await splitFile(surround(6, 100), { channels: 'fold' })
    expect([heard.names, heard.sides]).toEqual([['film'], [2]])
    expect(heard.notes).toEqual(['"film.wav": its 6 channels were mixed down to stereo.'])
  })

  it.each([1, 2])('with %i channels only stays one track, and says so', async (channels) => {
    const heard = await splitFile(surround(channels, 10))
    expect([heard.names, heard.sides]).toEqual([['film'], [channels]])
    expect(heard.notes).toEqual(['"film.wav": it has no more than two channels, so it became one track.'])
  })
})
