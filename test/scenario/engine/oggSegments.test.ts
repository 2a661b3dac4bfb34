import { readdirSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderThreads, type Encoders } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import { exportRate as rate, projectOf, writeSound } from '../../support/files/exporting.ts'
import { hear } from '../../support/files/importing.ts'
import { hasFfmpeg } from '../../support/files/peerTools.ts'
import { lenaFile } from '../../support/files/soundSeeds.ts'

const threads = createEncoderThreads()
const oneEncoder: Encoders = { ...threads, concurrency: 1 }
const twoEncoders: Encoders = { ...threads, concurrency: 2 }
afterAll(() => threads.close())

const frames = 65 * rate + 17
const [voice = new Float32Array(1)] = (await hear(lenaFile('lena.ogg'))).sound
const speech = Float32Array.from({ length: frames }, (_, i) => (voice[i % voice.length] as number) * 0.8)
/** A tone with one sharp sound in it, which moves the grid of long windows. */
const tone = Float32Array.from({ length: frames }, (_, i) => 0.3 * Math.sin(i / 20) + (i === 9 * rate ? 0.7 : 0))

async function write(sound: Float32Array, encoders: Encoders) {
  const request = { format: 'ogg', quality: { kind: 'variable', level: 5 }, tags: { title: 'Grüße' } } as const
  const { result, ...written } = await writeSound(projectOf([sound], 'f32'), frames, request, { encoders })
  expect(result.ok).toBe(true)
  return { ...written, heard: await hear(written.file) }
}

/** Of the difference, in dB of full scale. */
function difference(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  const sum = one[0]?.reduce((all, sample, i) => all + (sample - (other[0]?.[i] ?? 0)) ** 2, 0) ?? Infinity
  return 10 * Math.log10(sum / frames + 1e-15)
}

describe('a long Ogg file that is encoded in segments', () => {
  it.each([
    ['speech', speech, -70],
    ['a tone after a sharp sound', tone, -60],
  ] as const)(
    'of %s is as long as one that was encoded in one go, and sounds like it',
    async (_, sound, most) => {
      const [joined, whole] = [await write(sound, twoEncoders), await write(sound, oneEncoder)]
      expect([joined.heard.notes, joined.heard.sound.map((side) => side.length)]).toEqual([[], [frames]])
      expect(difference(joined.heard.sound, whole.heard.sound)).toBeLessThan(most)
      if (hasFfmpeg)
        expect(spawnSync('ffmpeg', ['-v', 'warning', '-i', joined.file, '-f', 'null', '-']).stderr.toString()).toBe('')
    },
    60_000,
  )

  it('is encoded in one go where no seam is found', async () => {
    const seamless: Encoders = {
      ...twoEncoders,
      open: (settings) => {
        const encoder = threads.open(settings)
        // Of a segment, which comes at once, only its first moment; sound that is encoded in one go comes in parts.
        const firstMoment = (side: Float32Array | Uint8Array) => (side.length > 1 << 17 ? side.slice(0, 512) : side)
        return { ...encoder, encode: async (input) => encoder.encode(input.map(firstMoment)) }
      },
    }
    const [joined, whole] = [await write(speech, seamless), await write(speech, oneEncoder)]
    expect(readFileSync(joined.file).equals(readFileSync(whole.file))).toBe(true)
    expect(readdirSync(joined.folder)).toEqual(['out.ogg'])
  }, 60_000)
})
