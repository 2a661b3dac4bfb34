import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../electron/engine/blocks/sampleFormat.ts'
import { createEncoderThreads } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import { ThreadDied } from '../../../electron/engine/threads/thread.ts'
import { type Drive, realDrive } from '../../../electron/engine/codecs/files/outputFile.ts'
import { exportMany } from '../../../electron/engine/export/exportMany.ts'
import { type ExportContext, exportSound, type SoundFileRequest } from '../../../electron/engine/export/exportSound.ts'
import type { Project } from '../../../electron/engine/model/project.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import { frames as frameCount } from '../../../shared/time.ts'
import { hear, scratchFolder } from '../../support/importing.ts'
import { addBlock, makePiece } from '../../support/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../support/makeTrack.ts'
import { hasFfmpeg } from '../../support/peerTools.ts'
import { noise, sine, steps } from '../../support/signals.ts'
import { told } from '../../support/told.ts'

const encoders = createEncoderThreads()
afterAll(() => encoders.close())

const rate = 44_100
const store = memoryBlockStore()

function projectOf(channels: readonly Float32Array[], format: 's16' | 's24' | 'f32'): Project {
  const length = channels[0]?.length ?? 0
  const pieces = Array.from({ length: Math.ceil(length / 65_536) }, (_, k) => {
    const part = channels.map((samples) => samples.slice(k * 65_536, (k + 1) * 65_536))
    return makePiece({ block: addBlock(store, encodeBlock(part, format)), length: part[0]?.length ?? 0 })
  })
  return makeAudioProject([makeTrack({ channels: channels.length === 2 ? 2 : 1, clips: [makeClip(0, pieces)] })], rate)
}

const contextOf = (project: Project, more: Partial<ExportContext> = {}): ExportContext => ({
  store,
  project,
  encoders,
  signal: new AbortController().signal,
  report: () => undefined,
  pause: async () => undefined,
  ...more,
})

async function write(
  project: Project,
  frames: number,
  request: Partial<SoundFileRequest> & Pick<SoundFileRequest, 'format'>,
  more: Partial<ExportContext> = {},
) {
  const folder = scratchFolder()
  const file = path.join(folder, `out.${request.format.replace(/\d+$|Float/u, '')}`)
  const result = await exportSound(
    contextOf(project, more),
    { channels: 'auto', overwrite: 'never', path: file, ...request },
    { start: 0, end: frames },
  )
  return { result, file, folder }
}

const decoded = (file: string, format: 's16le' | 's24le' | 'f32le'): Buffer =>
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', format, '-acodec', `pcm_${format}`, '-'], { maxBuffer: 1e9 })
const hasFlac = (() => {
  try {
    execFileSync('flac', ['--version'])
    return true
  } catch {
    return false
  }
})()

describe('exported formats, as the import reads them', () => {
  it.each([
    ['mp3', { kind: 'constant', kbps: 192 }],
    ['mp3', { kind: 'constant', kbps: 320 }],
    ['mp3', { kind: 'variable', level: 4 }],
    ['ogg', { kind: 'variable', level: 5 }],
  ] as const)('%s %j comes back with every frame, in its place', async (format, quality) => {
    for (const frames of [1, 1151, 1152, 44_101, 300_003]) {
      const tone = sine(440, rate, frames, 0.5)
      const { file } = await write(projectOf([tone, tone], 'f32'), frames, { format, quality })
      const { sound, notes } = await hear(file)
      expect([frames, sound.map((side) => side.length), notes]).toEqual([frames, [frames, frames], []])
      if (frames < 40_000) continue
      // A shift by a single frame alone would be 0.03.
      const middle = sound[0]?.subarray(5000, frames - 5000) ?? new Float32Array()
      expect(
        middle.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (tone[i + 5000] ?? 0))), 0),
      ).toBeLessThan(0.015)
    }
  })

  it.each([
    ['flac16', 's16'],
    ['flac24', 's24'],
  ] as const)('%s comes back bit for bit', async (format, stored) => {
    const samples = steps(stored === 's16' ? 16 : 24, 300_003)
    const { file } = await write(projectOf([samples], stored), samples.length, { format })
    const { sound, notes } = await hear(file)
    expect([sound.length, sound[0]?.length, notes]).toEqual([1, samples.length, []])
    expect(sound[0]?.every((sample, i) => sample === samples[i])).toBe(true)
  })
})

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

describe('an export that ends early', () => {
  it.each(['wav24', 'flac16', 'mp3', 'ogg'] as const)(
    'as %s leaves nothing when the drive is full in the middle or at the end, and says so',
    async (format) => {
      const frames = 65_536 * 4
      const project = projectOf([noise(frames)], 'f32')
      const whole = (await write(project, frames, { format })).file
      const { size } = statSync(whole)
      for (const room of [size * 0.4, size - 1]) {
        let taken = 0
        const drive: Drive = {
          ...realDrive,
          write: (handle, bytes, position) => {
            taken += position === undefined ? bytes.length : 0
            if (taken > room) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
            return realDrive.write(handle, bytes, position)
          },
        }
        const { result, folder } = await write(project, frames, { format }, { drive })
        expect(told(result)).toMatchObject({
          ok: false,
          error: { code: 'files/cannot-write', message: expect.stringContaining('the disk is full') as string },
        })
        expect(readdirSync(folder)).toEqual([])
      }
    },
  )

  it.each(['wav16', 'flac16', 'mp3', 'ogg'] as const)('as %s leaves nothing when it is cancelled', async (format) => {
    const abort = new AbortController()
    const frames = 65_536 * 6
    const report = (fraction: number): void => {
      if (fraction > 0.4) abort.abort()
    }
    const { result, folder } = await write(
      projectOf([noise(frames)], 'f32'),
      frames,
      { format },
      { signal: abort.signal, report },
    )
    expect(result).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves nothing when its encoder dies, and says so', async () => {
    const dead = {
      ...encoders,
      open: () => ({
        encode: async () => Promise.reject(new ThreadDied()),
        finish: async () => Promise.reject(new ThreadDied()),
        close: () => undefined,
      }),
    }
    for (const format of ['flac16', 'mp3', 'ogg'] as const) {
      const { result, folder } = await write(projectOf([noise(9000)], 'f32'), 9000, { format }, { encoders: dead })
      expect(result).toMatchObject({ ok: false, error: { code: 'files/encoder-stopped' } })
      expect(readdirSync(folder)).toEqual([])
    }
  })

  it("takes back the files of several when a later one can't be written, and keeps what was there", async () => {
    const one = projectOf([noise(9000)], 'f32')
    const [track] = one.tracks
    const project = {
      ...one,
      tracks: ['a', 'b', 'c'].flatMap((name) => (track === undefined ? [] : [{ ...track, id: name as never, name }])),
    }
    const folder = scratchFolder()
    writeFileSync(path.join(folder, 'c.wav'), 'mine')
    const done = await exportMany(contextOf(project), {
      folder,
      by: 'tracks',
      format: 'wav16',
      channels: 'auto',
      overwrite: 'never',
    })
    expect(done).toMatchObject({ ok: false, error: { code: 'files/exists' } })
    expect(readdirSync(folder)).toEqual(['c.wav'])
  })

  it('writes one file for each label into the folder, whatever the labels say, and each keeps its own words as its title', async () => {
    const texts = [
      '../../etc/passwd',
      'CON',
      '.',
      '..',
      '   ',
      'a/b\\c',
      'x'.repeat(200),
      'Same',
      'SAME',
      'é',
      'e\u0301',
      'nul\0byte',
      '\ud800lone',
      '😀',
      '音'.repeat(150),
      '-rf',
      '$(rm)',
      'trailing.',
      'a:b*?',
    ]
    const one = projectOf([noise(4000)], 's16')
    const project = {
      ...one,
      labels: texts.map((text, i) => ({
        id: `l${i}` as never,
        text,
        start: frameCount(i * 200),
        end: frameCount(i * 200 + 200),
      })),
    }
    const folder = scratchFolder()
    const done = await exportMany(contextOf(project), {
      folder,
      by: 'labels',
      format: 'wav16',
      channels: 'auto',
      overwrite: 'never',
    })
    if (!done.ok) throw new Error(messageOf(done.error))
    const names = done.value.files.map((file) => path.relative(folder, file.path))
    expect(new Set(readdirSync(folder))).toEqual(new Set(names))
    expect(new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(texts.length)
    for (const [i, file] of done.value.files.entries()) {
      const title = texts[i]?.toWellFormed().replaceAll('\0', ' ').trim() ?? ''
      expect(readFileSync(file.path).includes(Buffer.from(`${title}\0`))).toBe(true)
      expect((await hear(file.path)).sound[0]?.length).toBe(200)
    }
  })

  it.each(['mp3', 'ogg', 'flac16'] as const)(
    'as %s can be repeated to the bit, by the same encoder',
    async (format) => {
      const project = projectOf([noise(30_000)], 'f32')
      const [first, second, third] = [
        await write(project, 30_000, { format }),
        await write(project, 12_345, { format }),
        await write(project, 30_000, { format }),
      ]
      expect(second.result.ok).toBe(true)
      expect(readFileSync(third.file).equals(readFileSync(first.file))).toBe(true)
    },
  )

  it('leaves muted tracks out of several files, and says so', async () => {
    const one = projectOf([noise(9000)], 'f32')
    const [track] = one.tracks
    const project = {
      ...one,
      tracks: ['a', 'b'].flatMap((name) =>
        track === undefined ? [] : [{ ...track, id: name as never, name, muted: name === 'b' }],
      ),
    }
    const folder = scratchFolder()
    const done = await exportMany(contextOf(project), {
      folder,
      by: 'tracks',
      format: 'flac16',
      channels: 'auto',
      overwrite: 'never',
    })
    expect(done).toMatchObject({ ok: true, value: { notes: [{ kind: 'muted-left-out', names: ['b'] }] } })
    expect(readdirSync(folder)).toEqual(['a.flac'])
  })
})
