import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderThreads } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import { type Drive, realDrive } from '../../../electron/engine/codecs/files/outputFile.ts'
import { exportMany } from '../../../electron/engine/export/exportMany.ts'
import type { ExportContext } from '../../../electron/engine/export/exportSound.ts'
import type { Project } from '../../../electron/engine/model/project.ts'
import { ThreadDied } from '../../../electron/engine/threads/thread.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import { frames as frameCount } from '../../../shared/time.ts'
import { contextOf, exportRate, projectOf, writeSound } from '../../support/files/exporting.ts'
import { hear, scratchFolder } from '../../support/files/importing.ts'
import { noise, sine, steps } from '../../support/signals.ts'
import { told } from '../../support/told.ts'

const encoders = createEncoderThreads()
afterAll(() => encoders.close())

const rate = exportRate
const write = async (
  project: Project,
  frames: number,
  request: Parameters<typeof writeSound>[2],
  more: Partial<ExportContext> = {},
) => writeSound(project, frames, request, { encoders, ...more })

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
        const take = (bytes: number): void => {
          taken += bytes
          if (taken > room) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        }
        const drive: Drive = {
          ...realDrive,
          write: (handle, bytes, position) => {
            take(position === undefined ? bytes.length : 0)
            return realDrive.write(handle, bytes, position)
          },
          writeLater: async (handle, bytes) => {
            take(bytes.length)
            return realDrive.writeLater(handle, bytes)
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
    const done = await exportMany(contextOf(project, { encoders }), {
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
    const done = await exportMany(contextOf(project, { encoders }), {
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
    const done = await exportMany(contextOf(project, { encoders }), {
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
