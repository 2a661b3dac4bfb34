import { execFileSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderThreads } from '../../electron/engine/codecs/encode/encoderThreads.ts'
import type { Project } from '../../electron/engine/model/project.ts'
import { exportRate as rate, projectOf, writeSound } from '../support/files/exporting.ts'
import { hasFfmpeg, hasFlac } from '../support/files/peerTools.ts'
import { noise, sine, steps } from '../support/signals.ts'

const encoders = createEncoderThreads()
afterAll(() => encoders.close())

const write = async (project: Project, frames: number, request: Parameters<typeof writeSound>[2]) =>
  writeSound(project, frames, request, { encoders })

const decoded = (file: string, format: 's16le' | 's24le' | 'f32le'): Buffer =>
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', format, '-acodec', `pcm_${format}`, '-'], { maxBuffer: 1e9 })

describe.runIf(hasFfmpeg)('exported formats, as others read them', () => {
  // More than two segments of blocks, and a last block that is not full.
  const length = 4096 * 64 * 2 + 4096 + 777
  it.each([
    ['flac16', 16, 's16', 's16le'],
    ['flac24', 24, 's24', 's24le'],
  ] as const)('%s is bit exact, in mono and stereo', async (format, bits, stored, raw) => {
    const samples = steps(bits, length)
    for (const channels of [[samples], [samples, samples.toReversed()]]) {
      const { result, file } = await write(projectOf(channels, stored), length, { format })
      expect(result).toMatchObject({ ok: true, value: { notes: [] } })
      const heard = decoded(file, raw)
      const wav = await write(projectOf(channels, stored), length, { format: bits === 16 ? 'wav16' : 'wav24' })
      expect(heard.equals(decoded(wav.file, raw))).toBe(true)
      expect(heard.length).toBe(length * channels.length * (bits / 8))
      // Checks every block's checksum and that of all samples.
      if (hasFlac) expect(() => execFileSync('flac', ['-t', '-s', file])).not.toThrow()
    }
  })

  it.each([
    ['mp3', { kind: 'constant', kbps: 128 }, rate],
    ['mp3', { kind: 'constant', kbps: 320 }, 48_000],
    ['mp3', { kind: 'variable', level: 2 }, rate],
    ['mp3', { kind: 'constant', kbps: 192 }, 22_050],
    ['ogg', { kind: 'variable', level: 5 }, rate],
  ] as const)('%s %j keeps the number of frames and sounds the same', async (format, quality, sampleRate) => {
    const frames = 100_003
    const tone = sine(440, rate, frames)
    const { file } = await write(projectOf([tone, tone], 'f32'), frames, { format, quality, sampleRate })
    const raw = decoded(file, 'f32le')
    const heard = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length)).filter(
      (_, i) => i % 2 === 0,
    )
    expect(heard.length).toBe(Math.round((frames * sampleRate) / rate))
    if (sampleRate !== rate) return
    let error = 0
    for (let i = 1000; i < frames - 1000; i++) error += ((heard[i] as number) - (tone[i] as number)) ** 2
    // A shift of a single frame would leave an error at -24 dB.
    expect(10 * Math.log10(error / (frames - 2000) / 0.125)).toBeLessThan(-35)
  })

  it.each(['wav16', 'wavFloat', 'flac16', 'mp3', 'ogg'] as const)('%s carries its tags', async (format) => {
    const tags = {
      title: 'Grüße ♥ 音',
      artist: 'Anna & Ben',
      album: 'Talks',
      year: '2024',
      comment: 'no "quotes"\nlost',
    }
    const { file } = await write(projectOf([noise(9000)], 'f32'), 9000, { format, tags })
    const shown = JSON.parse(
      execFileSync('ffprobe', [
        '-v',
        'error',
        '-show_entries',
        'format_tags:stream_tags',
        '-of',
        'json',
        file,
      ]).toString(),
    ) as { format?: { tags?: object }; streams: { tags?: object }[] }
    const found = Object.fromEntries(
      Object.entries({ ...shown.streams[0]?.tags, ...shown.format?.tags }).map(([key, value]) => [
        key.toLowerCase(),
        value,
      ]),
    )
    expect(found).toMatchObject({
      title: tags.title,
      artist: tags.artist,
      album: tags.album,
      date: tags.year,
      comment: tags.comment,
    })
  })
})
