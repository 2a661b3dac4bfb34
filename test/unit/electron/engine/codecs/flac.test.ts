import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { crc16 } from '../../../../../electron/engine/codecs/flac/crc.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { failureOf, hear, importPaths, scratchFile } from '../../../../support/files/importing.ts'
import { joinBytes } from '../../../../support/files/makeWav.ts'
import { lenaFile } from '../../../../support/files/soundSeeds.ts'
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

/** What drives and cables make of a file. */
const damages: readonly ((bytes: Uint8Array, at: number) => Uint8Array)[] = [
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at) => bytes.fill(0, at, at + 4096),
  (bytes, at) => bytes.fill((bytes[at] ?? 0) ^ 0x10, at, at + 1),
  (bytes, at) => new Uint8Array(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 3000)])),
]

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

  it(
    'that is damaged at any place opens with silence there and all else where it was, and says so',
    { timeout: 60_000 },
    async () => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const file = new Uint8Array(readFileSync(lenaFile('lena.flac')))
      const whole = (await hear(scratchFile(file))).sound[0] ?? new Float32Array()
      const next = random(3)
      const seen = { silent: 0, short: 0 }
      for (let round = 0; round < 40; round++) {
        const at = 4200 + Math.floor(next() * (file.length - 4200))
        const bytes = damages[round % damages.length]?.(file.slice(), at) ?? file
        const { sound, notes } = await hear(scratchFile(bytes))
        const heard = sound[0] ?? new Float32Array()
        const differs = heard.findIndex((value, index) => value !== whole[index] && value !== 0)
        const isSilenced = heard.some((value, index) => value !== whole[index])
        const isShort = heard.length !== whole.length
        expect([round, differs, heard.length <= whole.length]).toEqual([round, -1, true])
        expect(notes.length > 0).toBe(isSilenced || isShort)
        // A hole costs what lay in it, and not much more.
        if (isSilenced && !isShort)
          expect(heard.filter((value, index) => value !== whole[index]).length).toBeLessThan(60_000)
        if (isShort) seen.short++
        else if (isSilenced) seen.silent++
      }
      quiet.mockRestore()
      expect(seen.silent).toBeGreaterThan(15)
      expect(seen.short).toBeGreaterThan(5)
    },
  )

  it('whose header lies about its length or its checksum is heard as a whole, and says so', async () => {
    const longer = tinyFlac(321)
    longer.fill(99, 25, 26)
    const other = tinyFlac(321)
    other.fill(7, 26, 42)
    for (const [bytes, note] of [
      [longer, 'it ends earlier than its header says'],
      [other, 'its sound does not match its checksum'],
    ] as const) {
      const heard = await hear(scratchFile(bytes))
      expectAudio(heard.sound, [new Float32Array(16).fill(321 / 32_768)])
      expect(heard.notes.join(' ')).toContain(note)
    }
  })

  it('of which nothing is whole, or that is cut off within its only frame, is refused', async () => {
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
})
