import { readdirSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderThreads, type Encoders } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import type { ExportContext } from '../../../electron/engine/export/exportSound.ts'
import { countSegments, createSegmentQueue } from '../../../electron/engine/export/writers/segmentQueue.ts'
import { exportRate as rate, projectOf, writeSound } from '../../support/files/exporting.ts'
import { hear } from '../../support/files/importing.ts'
import { hasFfmpeg } from '../../support/files/peerTools.ts'
import { lenaFile } from '../../support/files/soundSeeds.ts'

const threads = createEncoderThreads()
const oneEncoder: Encoders = { ...threads, concurrency: 1 }
const twoEncoders: Encoders = { ...threads, concurrency: 2 }
afterAll(() => threads.close())

const frames = 45 * rate + 17
const voice = (await hear(lenaFile('lena.ogg'))).sound
const sound = voice.map((side) =>
  Float32Array.from({ length: frames }, (_, i) => (side[i % side.length] as number) * 0.8),
)
const project = projectOf(sound, 'f32')

const write = async (encoders: Encoders, more: Partial<ExportContext> = {}) =>
  writeSound(
    project,
    frames,
    { format: 'mp3', quality: { kind: 'constant', kbps: 192 }, tags: { title: 'Grüße' } },
    { encoders, ...more },
  )

describe('a long MP3 file that is encoded in segments', () => {
  it('has every frame in its place, is as long as one that was encoded in one go, and says the same of itself', async () => {
    const [joined, whole] = [await write(twoEncoders), await write(oneEncoder)]
    expect(joined.result.ok).toBe(true)
    const [ours, theirs] = [readFileSync(joined.file), readFileSync(whole.file)]
    expect(ours.length).toBe(theirs.length)
    // Tag and information frame, but for the table of places.
    expect(ours.subarray(0, 160).equals(theirs.subarray(0, 160))).toBe(true)
    const [heard, other] = [await hear(joined.file), await hear(whole.file)]
    expect([heard.notes, heard.sound.map((side) => side.length)]).toEqual([[], sound.map(() => frames)])
    // 20 seconds on is the first seam; until then the two are the same.
    const first = heard.sound[0]?.subarray(0, 20 * rate) ?? new Float32Array()
    expect(first.every((sample, i) => sample === other.sound[0]?.[i])).toBe(true)
    const error =
      heard.sound[0]?.reduce((sum, sample, i) => sum + (sample - (other.sound[0]?.[i] as number)) ** 2, 0) ?? Infinity
    expect(10 * Math.log10(error / frames + 1e-15)).toBeLessThan(-70)
    if (hasFfmpeg)
      expect(spawnSync('ffmpeg', ['-v', 'warning', '-i', joined.file, '-f', 'null', '-']).stderr.toString()).toBe('')
  }, 60_000)

  it('is encoded in one go where no seam is found', async () => {
    let opened = 0
    const seamless: Encoders = {
      ...twoEncoders,
      open: (settings) => {
        const encoder = threads.open(settings)
        // The second segment gives nothing.
        return ++opened === 2
          ? {
              ...encoder,
              encode: async (input) => (await encoder.encode(input)).subarray(0, 0),
              finish: async () => (await encoder.finish()).subarray(0, 0),
            }
          : encoder
      },
    }
    const [joined, whole] = [await write(seamless), await write(oneEncoder)]
    expect(joined.result.ok).toBe(true)
    expect(readFileSync(joined.file).equals(readFileSync(whole.file))).toBe(true)
    expect(readdirSync(joined.folder)).toEqual(['out.mp3'])
  }, 60_000)

  it('leaves nothing when it is cancelled', async () => {
    const abort = new AbortController()
    const { result, folder } = await write(twoEncoders, {
      signal: abort.signal,
      report: (fraction) => {
        if (fraction > 0.7) abort.abort()
      },
    })
    expect(result).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('the segments of a sound', () => {
  it.each([1, 9, 10, 30, 31, 49, 50, 51, 70, 129, 130, 131, 997])(
    'of %i frames hold all of it, each sharing its end with the next',
    async (length) => {
      const segments = { stride: 40, shared: 10, frames: length, concurrency: 2 }
      const taken: number[][] = []
      let at = 0
      const encoders: number[][] = []
      const open = () => {
        const heard: number[] = []
        encoders.push(heard)
        return {
          encode: async ([samples]: readonly (Float32Array | Uint8Array)[]) => (
            heard.push(...(samples ?? [])),
            Uint8Array.of(encoders.length)
          ),
          finish: async () => Uint8Array.of(99),
          close: () => undefined,
        }
      }
      const queue = createSegmentQueue(segments, open, (encoded) => void taken.push([...encoded]))
      while (at < length) {
        const part = Math.min(7, length - at)
        const first = at
        await queue.put([Float32Array.from({ length: part }, (_, i) => first + i)])
        at += part
      }
      await queue.end()
      expect(encoders).toHaveLength(countSegments(segments))
      expect(taken.map((encoded) => encoded.at(-1))).toEqual(encoders.map(() => 99))
      encoders.forEach((heard, k) => {
        const end = k === encoders.length - 1 ? length : k * 40 + 50
        expect(heard).toEqual(Array.from({ length: end - k * 40 }, (_, i) => k * 40 + i))
        if (encoders.length > 1) expect(heard.length).toBeGreaterThan(10)
      })
    },
  )
})
