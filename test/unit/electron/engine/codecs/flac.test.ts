import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { crc16 } from '../../../../../electron/engine/codecs/flac/crc.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { failureOf, hear, importPaths, scratchFile, scratchFolder } from '../../../../support/importing.ts'
import { joinBytes, makeWav, storedFields, storeSamples } from '../../../../support/makeWav.ts'
import { hasFlac, runPeer } from '../../../../support/peerTools.ts'
import { random } from '../../../../support/signals.ts'

/**
 * A stream of one constant mono frame of `value`, 16 samples of 16 bits: the smallest that there can be, made by hand.
 */
function tinyFlac(value: number, sizes = 0x69, shape = 0x08): Uint8Array {
  const info = Uint8Array.of(
    0x66,
    0x4c,
    0x61,
    0x43,
    0x80,
    0,
    0,
    34,
    0,
    16,
    0,
    16,
    0,
    0,
    0,
    0,
    0,
    0,
    0x0a,
    0xc4,
    0x40,
    0xf0,
    0,
    0,
    0,
    16,
    ...new Uint8Array(16),
  )
  // Fixed blocks, 8-bit size, 44.1 kHz, mono, 16 bits, frame 0, 16 samples; a constant subframe.
  const header = Uint8Array.of(0xff, 0xf8, sizes, shape, 0, 15)
  const body = joinBytes(header, Uint8Array.of(smallCrc8(header), 0, value >> 8, value & 0xff))
  const crc = crc16(body, 0, body.length)
  return joinBytes(info, body, Uint8Array.of(crc >> 8, crc & 0xff))
}

function smallCrc8(bytes: Uint8Array): number {
  return bytes.reduce((crc, byte) => {
    let next = crc ^ byte
    for (let bit = 0; bit < 8; bit++) next = next & 0x80 ? ((next << 1) ^ 7) & 0xff : next << 1
    return next
  }, 0)
}

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

describe('a FLAC file', () => {
  it('made by hand is read to the bit', async () => {
    const heard = await hear(scratchFile(tinyFlac(-12_345), 'take.flac'))
    expectAudio(heard.sound, [new Float32Array(16).fill(-12_345 / 32_768)])
    expect(heard).toMatchObject({ sampleRate: 44_100, formats: ['s16'], name: 'take', notes: [] })
  })

  it('is found behind a tag of another program', async () => {
    const tag = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 3, 1, 2, 3)
    expectAudio((await hear(scratchFile(joinBytes(tag, tinyFlac(100))))).sound, [
      new Float32Array(16).fill(100 / 32_768),
    ])
  })

  it('is read without what stands behind its last frame', async () => {
    expectAudio((await hear(scratchFile(joinBytes(tinyFlac(100), new Uint8Array(128).fill(0x54))))).sound, [
      new Float32Array(16).fill(100 / 32_768),
    ])
  })

  it('whose frames leave rate and depth to the header is read', async () => {
    expectAudio((await hear(scratchFile(tinyFlac(-77, 0x60, 0x00)))).sound, [new Float32Array(16).fill(-77 / 32_768)])
  })

  it('that is damaged or cut off at any place is refused, or is still the same sound', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const file = tinyFlac(321)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const bytes = file.slice()
        bytes[at] = (bytes[at] ?? 0) ^ mask
        const { imported } = await importPaths([scratchFile(bytes)])
        if (!imported.ok)
          expect(['files/broken', 'files/unsupported', 'files/empty', 'files/not-audio']).toContain(imported.error.code)
      }),
      { numRuns: 300 },
    )
    for (let length = 4; length < file.length; length++)
      expect(await failureOf(file.subarray(0, length))).toMatch(/^files\/(broken|empty)/)
    quiet.mockRestore()
  })

  const headers: [string, (bytes: Uint8Array) => void, string][] = [
    ['without a stream header', (bytes) => bytes.fill(4, 4, 5), 'its header is missing'],
    ['of 0 Hz', (bytes) => bytes.fill(0, 18, 21), 'its header says that its sample rate is 0'],
    ['of blocks without samples', (bytes) => bytes.fill(0, 8, 12), 'its header says that its blocks are empty'],
    ['that promises more than there is', (bytes) => bytes.fill(99, 25, 26), 'only 0:00 of 0:00.002 are there'],
    ['whose sound is not what was encoded', (bytes) => bytes.fill(7, 26, 42), 'its sound does not match its checksum'],
    [
      'with a broken frame',
      (bytes) => bytes.fill(9, bytes.length - 4, bytes.length - 3),
      'only 0:00 of 0:00 are there',
    ],
  ]
  it.each(headers)('%s is damaged', async (_, damage, reason) => {
    const bytes = tinyFlac(321)
    damage(bytes)
    expect(await failureOf(bytes)).toBe(`files/broken: "take.wav" is damaged: ${reason}. Nothing was imported.`)
  })

  describe.skipIf(!hasFlac)('from the reference encoder', () => {
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

    it('with a changed byte in its sound is damaged, and says from where on', async () => {
      const bytes = readFileSync(encoded('s16', 2, 300_000).file)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0x10
      expect(await failureOf(bytes)).toMatch(
        /^files\/broken: "take.wav" is damaged: its sound can't be read from 0:0\d\.\d+ on\./,
      )
    })

    it('that was cut off says how much is there', async () => {
      const bytes = readFileSync(encoded('s16', 2, 300_000).file)
      expect(await failureOf(bytes.subarray(0, bytes.length >> 1))).toMatch(/only 0:0\d\.\d+ of 0:06\.25 are there/)
    })
  })
})
