import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createThreadDecoders } from '../../electron/engine/decoding/threadDecoders.ts'
import { expectAudio } from '../support/expectAudio.ts'
import { hear, scratchFile, scratchFolder } from '../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../support/files/makeWav.ts'
import { hasFlac, runPeer } from '../support/files/peerTools.ts'
import { random } from '../support/signals.ts'

/** Smooth and rough stretches, so that the encoder uses all it has. */
function takes(bits: number, count: number, channels: number): number[] {
  const next = random(bits + channels)
  const top = 2 ** (bits - 1)
  const values: number[] = []
  for (let i = 0; i < count * channels; i++) {
    const wave = Math.sin(i / 90) * 0.6 + (i > (count * channels) / 2 ? (next() - 0.5) * 0.7 : 0)
    const end = i % 2 === 0 ? -top : top - 1
    values.push(i < 4 ? end : Math.round(wave * (top - 1)))
  }
  return values
}

/** How many samples of a channel are silent instead; all others have to be the same, and of the same length. */
function silencedIn(sound: readonly Float32Array[], whole: readonly Float32Array[]): number {
  expect(sound.map(({ length }) => length)).toEqual(whole.map(({ length }) => length))
  let silenced = 0
  for (const [channel, samples] of sound.entries())
    for (const [index, value] of samples.entries()) {
      if (value === whole[channel]?.[index]) continue
      if (value !== 0) throw new Error(`other sound at ${index}`)
      silenced += channel === 0 ? 1 : 0
    }
  return silenced
}

function encoded(
  kind: 's16' | 's24' | 'u8',
  channels: number,
  frames: number,
  ...options: string[]
): { file: string; values: number[] } {
  const values = takes({ u8: 8, s16: 16, s24: 24 }[kind], frames, channels)
  const folder = scratchFolder()
  const wav = path.join(folder, 'take.wav')
  writeFileSync(
    wav,
    makeWav(storeSamples(kind, values), {
      ...storedFields(kind, channels, 48_000),
      extensible: channels > 2,
      mask: 0x3f,
    }),
  )
  const file = path.join(folder, 'take.flac')
  runPeer('flac', '-s', '-f', ...options, wav, '-o', file)
  return { file, values }
}

/** In plain loops: there are millions of them. */
function sides(values: readonly number[], channels: number, scale: number): Float32Array[] {
  const rows = Array.from({ length: channels }, () => new Float32Array(values.length / channels))
  for (let i = 0; i < values.length; i++)
    (rows[i % channels] as Float32Array)[Math.floor(i / channels)] = (values[i] as number) / scale
  return rows
}

/** Larger than what is read in one go, with frames of many lengths; noise hardly gets smaller. */
function longFlac(): string {
  const next = random(5)
  const samples = Array.from({ length: 1_400_000 }, (_, i) =>
    Math.round((next() - 0.5) * (i % 90_000 < 40_000 ? 60_000 : 300)),
  )
  const wav = scratchFile(makeWav(storeSamples('s16', samples), storedFields('s16', 2, 44_100)))
  runPeer('flac', '-s', wav)
  return wav.replace(/wav$/, 'flac')
}

describe.skipIf(!hasFlac)('a FLAC file from the reference encoder (skipped without it)', () => {
  it('keeps its depth and every sample, mono and stereo, longer than a block', async () => {
    for (const [kind, scale] of [
      ['u8', 128],
      ['s16', 32_768],
      ['s24', 8_388_608],
    ] as const) {
      for (const channels of [1, 2]) {
        const { file, values } = encoded(kind, channels, 300_000)
        const heard = await hear(file)
        expectAudio(heard.sound, sides(values, channels, scale))
        expect(heard).toMatchObject({ sampleRate: 48_000, formats: [kind], notes: [] })
      }
    }
  })

  it('is read with any block size and compression, with a picture and much padding', async () => {
    const options = [
      ['-0'],
      ['-8'],
      ['-b', '16', '--lax'],
      ['-b', '65535', '--lax'],
      ['-b', '4608', '--no-mid-side'],
      ['--padding=70000'],
      ['--no-md5-sum'],
    ]
    for (const option of options) {
      const { file, values } = encoded('s16', 2, 70_000, ...option)
      expectAudio((await hear(file)).sound, sides(values, 2, 32_768))
    }
  })

  it('of six channels is mixed down, with a note', async () => {
    const { file } = encoded('s16', 6, 5000)
    const heard = await hear(file)
    expect(heard.sound.map((side) => side.length)).toEqual([5000, 5000])
    expect(heard.notes).toEqual(['"take.flac": its 6 channels were mixed down to stereo.'])
  })

  it('with a changed byte in its sound is silent there, as it was elsewhere, and says so', async () => {
    const { file } = encoded('s16', 2, 300_000)
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0x10
    const [whole, damaged] = [await hear(file), await hear(scratchFile(bytes, 'take.flac'))]
    expect(damaged.notes.join(' ')).toContain('parts of it are damaged and became silence')
    // The one that was hit, and the one before it where it was hit in its header.
    expect([4096, 8192]).toContain(silencedIn(damaged.sound, whole.sound))
  })

  it('that was cut off opens as far as it goes, and says so', async () => {
    const { file } = encoded('s16', 2, 300_000)
    const bytes = readFileSync(file)
    const [whole, cut] = [await hear(file), await hear(scratchFile(bytes.subarray(0, bytes.length >> 1), 'take.flac'))]
    expect(cut.notes.join(' ')).toContain('it ends earlier than its header says')
    const length = cut.sound[0]?.length ?? 0
    expect([length > 80_000, length % 4096]).toEqual([true, 0])
    expectAudio(
      cut.sound,
      whole.sound.map((channel) => channel.subarray(0, length)),
    )
  })

  it('is read in halves side by side, to the bit, and mended in each of them', async () => {
    const threads = createThreadDecoders()
    onTestFinished(() => threads.close())
    const file = longFlac()
    const [there, here] = [await hear(file, { decoders: threads }), await hear(file)]
    expectAudio(there.sound, here.sound)
    expect(there.sound[0]?.length).toBe(700_000)

    const bytes = readFileSync(file)
    for (const part of [0.2, 0.5, 0.8]) {
      const damaged = Uint8Array.from(bytes)
      damaged.fill(0x55, Math.floor(bytes.length * part), Math.floor(bytes.length * part) + 40_000)
      const { sound, notes } = await hear(scratchFile(damaged, 'take.flac'), { decoders: threads })
      expect(notes).toHaveLength(1)
      expect(notes[0]).toContain('parts of it are damaged and became silence')
      expect(silencedIn(sound, here.sound)).toBeGreaterThan(4096)
      expect(silencedIn(sound, here.sound)).toBeLessThan(120_000)
    }
    const cut = await hear(scratchFile(bytes.subarray(0, bytes.length * 0.7), 'take.flac'), { decoders: threads })
    expect(cut.notes).toHaveLength(1)
    expect(cut.notes[0]).toContain('it ends earlier than its header says')
    const length = cut.sound[0]?.length ?? 0
    expect(length).toBeGreaterThan(400_000)
    expectAudio(
      cut.sound,
      here.sound.map((channel) => channel.subarray(0, length)),
    )
  })
})
