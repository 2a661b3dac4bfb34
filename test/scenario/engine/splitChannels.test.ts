import { sayNote } from '../../../shared/fileNotes.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createThreadDecoders } from '../../../electron/engine/decoding/threadDecoders.ts'
import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Decoders } from '../../../electron/engine/decoding/decoders.ts'
import { inlineDecoders } from '../../../electron/engine/decoding/openDecoding.ts'
import { type Imported, importFiles } from '../../../electron/engine/import/importFiles.ts'
import { readPieces } from '../../../electron/engine/render/readPieces.ts'
import { scratchFile, scratchFolder } from '../../support/importing.ts'
import { makeWav, storedFields, type StoredKind, storeSamples } from '../../support/makeWav.ts'
import { ffmpegFloats, hasFfmpeg, runPeer } from '../../support/peerTools.ts'

interface Split {
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly formats: readonly string[]
  readonly sounds: readonly Float32Array[]
  readonly notes: readonly string[]
  readonly seen: readonly number[]
}

async function split(
  file: string,
  given: { decoders?: Decoders; channels?: 'fold' | 'split'; projectSampleRate?: number } = {},
): Promise<Split> {
  const store: BlockStore = memoryBlockStore()
  const seen: number[] = []
  const ctx = {
    store,
    decoders: given.decoders ?? inlineDecoders,
    projectSampleRate: given.projectSampleRate ?? null,
    signal: new AbortController().signal,
    report: (fraction: number) => void seen.push(fraction),
    pause: async () => undefined,
  }
  const imported = await importFiles(ctx, [
    { path: file, name: path.basename(file), channels: given.channels ?? 'split' },
  ])
  if (!imported.ok) throw new Error(messageOf(imported.error))
  return { ...heardOf(store, imported.value), seen }
}

function heardOf(store: BlockStore, { tracks, notes }: Imported): Omit<Split, 'seen'> {
  return {
    names: tracks.map((track) => track.name),
    sides: tracks.map((track) => track.channels),
    notes: notes.map(sayNote),
    formats: [
      ...new Set(
        tracks.flatMap((track) =>
          track.pieces.map((piece) => (piece.block === null ? 'none' : store.shape(piece.block).format)),
        ),
      ),
    ],
    sounds: tracks.map(
      ({ pieces }) =>
        readPieces(
          store,
          pieces,
          0,
          pieces.reduce((sum, piece) => sum + piece.length, 0),
          1,
        )[0] as Float32Array,
    ),
  }
}

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
    const heard = await split(surround(6, 5000))
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
      const heard = await split(scratchFile(makeWav(bytes, storedFields('u8', 3)), 'film.wav'))
      expect(heard.sounds[1]).toEqual(Float32Array.from({ length: 10 }, (_, f) => ((f * 3 + 1) * 8 - 128) / 128))
    } else {
      const heard = await split(surround(3, 50, kind))
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
    expect((await split(surround(channels, 10, 's16', mask))).names).toEqual(names.map((name) => `film ${name}`))
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
    expect((await split(file)).names.map((name) => [name.length, name.slice(-12)])).toEqual([
      [200, 'a front left'],
      [200, ' front right'],
      [200, 'aaaaa centre'],
    ])
  })

  it("and converted gives channels of one length at the project's rate", async () => {
    const heard = await split(surround(4, 4410), { projectSampleRate: 48_000 })
    expect(heard.sounds.map((sound) => sound.length)).toEqual([4800, 4800, 4800, 4800])
    heard.sounds.forEach((sound, c) => expect(sound[2400]).toBeCloseTo((c + 1.5) / 32.768, 1))
  })

  it('is mixed to stereo when it is not to be split, as before', async () => {
    const heard = await split(surround(6, 100), { channels: 'fold' })
    expect([heard.names, heard.sides]).toEqual([['film'], [2]])
    expect(heard.notes).toEqual(['"film.wav": its 6 channels were mixed down to stereo.'])
  })

  it.each([1, 2])('with %i channels only stays one track, and says so', async (channels) => {
    const heard = await split(surround(channels, 10))
    expect([heard.names, heard.sides]).toEqual([['film'], [channels]])
    expect(heard.notes).toEqual(['"film.wav": it has no more than two channels, so it became one track.'])
  })
})

describe.skipIf(!hasFfmpeg)('a compressed file with six channels that is split (skipped without FFmpeg)', () => {
  /** More than a block. */
  const seconds = 6
  const encoded = (extension: string, ...options: string[]): string => {
    const file = scratchFile(new Uint8Array(0), `film.${extension}`)
    const waves = Array.from({ length: 6 }, (_, c) => `0.2*sin(${1000 + 400 * c}*t)+0.05*random(${c})`).join('|')
    runPeer(
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `aevalsrc=${waves}:d=${seconds}:s=48000:c=5.1`,
      ...options,
      file,
    )
    return file
  }

  it.each([
    ['flac', [], -150],
    ['ogg', ['-c:a', 'libvorbis'], -110],
    ['opus', ['-c:a', 'libopus', '-b:a', '400k'], -80],
  ] as const)('as %s gives what FFmpeg hears in each channel, in threads too', async (extension, options, limit) => {
    const file = encoded(extension, ...options)
    const peer = ffmpegFloats(file)
    const threads = createThreadDecoders()
    const [inline, threaded] = [await split(file), await split(file, { decoders: threads })]
    threads.close()
    expect(inline.names).toHaveLength(6)
    const bytesOf = (sounds: readonly Float32Array[]): Buffer =>
      Buffer.concat(sounds.map((sound) => Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)))
    expect(Buffer.compare(bytesOf(threaded.sounds), bytesOf(inline.sounds))).toBe(0)
    inline.sounds.forEach((sound, c) => {
      expect(sound.length).toBe(seconds * 48_000)
      const energy = sound.reduce((sum, sample, f) => sum + (sample - (peer[f * 6 + c] ?? 0)) ** 2, 0) / sound.length
      expect(10 * Math.log10(energy + 1e-30)).toBeLessThan(limit)
    })
  })
})
