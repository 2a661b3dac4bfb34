import { describe, expect, it } from 'vitest'
import { createThreadDecoders } from '../../electron/engine/decoding/threadDecoders.ts'
import { scratchFile } from '../support/files/importing.ts'
import { ffmpegFloats, hasFfmpeg, runLavfi } from '../support/files/peerTools.ts'
import { splitFile } from '../support/files/splitFile.ts'

describe.skipIf(!hasFfmpeg)('a compressed file with six channels that is split (skipped without FFmpeg)', () => {
  /** More than a block. */
  const seconds = 6
  const encoded = (extension: string, ...options: string[]): string => {
    const file = scratchFile(new Uint8Array(0), `film.${extension}`)
    const waves = Array.from({ length: 6 }, (_, c) => `0.2*sin(${1000 + 400 * c}*t)+0.05*random(${c})`).join('|')
    runLavfi(`aevalsrc=${waves}:d=${seconds}:s=48000:c=5.1`, ...options, file)
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
    const [inline, threaded] = [await splitFile(file), await splitFile(file, { decoders: threads })]
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
