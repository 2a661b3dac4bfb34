import { messageOf } from '../../../shared/failures/index.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDecoding } from '../../../electron/engine/decoding/openDecoding.ts'
import { hear, scratchFile } from '../../support/files/importing.ts'
import { lenaFile } from '../../support/files/soundSeeds.ts'

describe('an MP3 file', () => {
  it('that is decoded in shares is the same sound as in one go', async () => {
    const whole = await decodeShares(lenaFile('lena.mp3'), 1)
    for (const shares of [2, 3]) {
      const parts = await decodeShares(lenaFile('lena.mp3'), shares)
      expect(parts.length).toBe(whole.length)
      expect(parts.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (whole[i] ?? 0))), 0)).toBeLessThan(
        1e-6,
      )
    }
  })

  it.each([1, 3, 200, 1_000_000, 2 ** 32 - 1, 0])(
    'is the same in shares and in one go where its encoder claims %i frames',
    async (claimed) => {
      const bytes = readFileSync(lenaFile('lena.mp3'))
      const tag = Math.max(bytes.indexOf('Info', 0, 'latin1'), bytes.indexOf('Xing', 0, 'latin1'))
      expect(bytes.readUInt32BE(tag + 4) & 1).toBe(1)
      bytes.writeUInt32BE(claimed, tag + 8)
      const file = scratchFile(new Uint8Array(bytes))
      const whole = await decodeShares(file, 1)
      for (const shares of [2, 3]) {
        const parts = await decodeShares(file, shares)
        expect(parts.length).toBe(whole.length)
        expect(parts.every((sample, i) => Math.abs(sample - (whole[i] ?? 2)) < 1e-6)).toBe(true)
      }
    },
  )

  it('is read behind a picture, over damage in the middle, and without the tag at its end', async () => {
    const bytes = new Uint8Array(readFileSync(lenaFile('lena.mp3')))
    const { sound } = await hear(scratchFile(bytes))
    const damaged = Buffer.concat([
      bytes.subarray(0, 60_000),
      Buffer.alloc(700, 0x55),
      bytes.subarray(60_000),
      Buffer.from('TAG'),
      Buffer.alloc(125),
    ])
    const heard = await hear(scratchFile(damaged))
    expect(Math.abs((heard.sound[0]?.length ?? 0) - (sound[0]?.length ?? 0))).toBeLessThanOrEqual(3 * 1152)
    expect(heard.notes).toContain('"take.wav": parts of it are damaged and were left out.')
  })
})

describe('an Ogg file', () => {
  it('that is cut off in the middle is opened as far as it goes, with a note', async () => {
    const bytes = new Uint8Array(readFileSync(lenaFile('lena.ogg')))
    const heard = await hear(scratchFile(bytes.subarray(0, 50_000)))
    expect(heard.sound[0]?.length).toBeGreaterThan(100_000)
    expect(heard.notes[0]).toBe('"take.wav": it does not end properly, so what is there was opened.')
  })
})

async function decodeShares(file: string, of: number): Promise<Float32Array> {
  const parts: Uint8Array[] = []
  for (let index = 0; index < of; index++) {
    const opened = await openDecoding(file, 'lena.mp3')
    if (!opened.ok) throw new Error(messageOf(opened.error))
    await opened.value.begin(opened.value.sampleRate, { index, of })
    for (let part = await opened.value.next(); part.ok && part.value !== null; part = await opened.value.next())
      parts.push(part.value.block.bytes)
    opened.value.close()
  }
  const all = Buffer.concat(parts)
  return new Float32Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.length))
}
