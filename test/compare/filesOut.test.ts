import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SoundSettings } from '../../shared/schemas/exportRequest.ts'
import { code, openEngine, value } from '../support/openEngine.ts'
import { ffmpegFloats, hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

const lena = path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav')

async function exporter() {
  const editor = (await openEngine()).editorFor('test')
  value(await editor.importAudio([{ path: lena, name: 'lena.wav' }]))
  value(
    await editor.perform({
      kind: 'addLabels',
      labels: [
        { text: 'Intro', start: 0, end: 0 },
        { text: 'a = b; #1 \\ "x"', start: 1.5, end: 1.5 },
      ],
    }),
  )
  const folder = makeFolder()
  const asked = (name: string, settings: Partial<SoundSettings> & Pick<SoundSettings, 'format'>) =>
    editor.exportAudio({
      path: path.join(folder, name),
      channels: 'auto',
      range: 'all',
      overwrite: 'never',
      ...settings,
    })
  return { asked, folder }
}

interface Probed {
  readonly format: { readonly duration: string; readonly tags?: Readonly<Record<string, string>> }
  readonly streams: readonly { readonly codec_name: string; readonly sample_rate: string; readonly tags?: object }[]
  readonly chapters: readonly { readonly start_time: string; readonly tags: { readonly title: string } }[]
}

function probe(file: string): Probed {
  const asked = ['-show_format', '-show_streams', '-show_chapters', '-of', 'json', file]
  return JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...asked], { encoding: 'utf8' })) as Probed
}

describe.skipIf(!hasFfmpeg || !hasSox)('AIFF (skipped where FFmpeg or SoX is missing)', () => {
  it.each(['16', '24'] as const)(
    'of %s bits is what the WAV of as many is, as FFmpeg and SoX read both',
    async (bits) => {
      const { asked } = await exporter()
      const aiff = value(await asked('a.aiff', { format: `aiff${bits}`, tags: { title: 'Über', artist: 'X' } })).path
      const wav = value(await asked('a.wav', { format: `wav${bits}` })).path
      expect(ffmpegFloats(aiff)).toEqual(ffmpegFloats(wav))
      const raw = (file: string) => runPeer('sox', file, '-t', 's32', '-')
      expect(raw(aiff).equals(raw(wav))).toBe(true)
      expect(probe(aiff).format.tags?.['title']).toBe('Über')
      expect(probe(aiff).streams[0]).toMatchObject({ codec_name: `pcm_s${bits}be` })
    },
  )
})

describe.skipIf(!hasFfmpeg)('files that FFmpeg writes (skipped where it is missing)', () => {
  beforeEach(() => void vi.stubEnv('TAPEHAND_FFMPEG', ''))

  it.each([
    ['m4a', 'aac'],
    ['opus', 'opus'],
  ] as const)('as %s hold %s, tags and chapters, and come back without an offset', async (format, codec) => {
    const { asked, folder } = await exporter()
    const tags = { title: 'Show = 1; #2', artist: 'Ä' }
    const quality = { kind: 'constant', kbps: 256 } as const
    const file = value(await asked(`a.${format}`, { format, tags, quality, chapters: 'labels' })).path
    const found = probe(file)
    expect(found.streams[0]?.codec_name).toBe(codec)
    expect({ ...found.format.tags, ...found.streams[0]?.tags }).toMatchObject({ title: 'Show = 1; #2', artist: 'Ä' })
    expect(found.chapters.map(({ start_time, tags: { title } }) => [Number(start_time), title])).toEqual([
      [0, 'Intro'],
      [1.5, 'a = b; #1 \\ "x"'],
    ])
    const wav = value(
      await asked('a.wav', { format: 'wavFloat', sampleRate: Number(found.streams[0]?.sample_rate) }),
    ).path
    const [lossy, exact] = [ffmpegFloats(file), ffmpegFloats(wav)]
    expect(Math.abs(lossy.length - exact.length) / 2).toBeLessThanOrEqual(format === 'm4a' ? 1024 : 0)
    const error = exact.map((sample, k) => sample - (lossy[k] ?? 0))
    expect(20 * Math.log10(rms(error) / rms(exact))).toBeLessThan(-15)
    // The same a frame later is worse.
    const late = exact.map((sample, k) => sample - (lossy[k + 2] ?? 0))
    expect(rms(late)).toBeGreaterThan(rms(error))
    expect(readdirSync(folder).toSorted()).toEqual([`a.${format}`, 'a.wav'])
  })

  it('leave no folder behind', async () => {
    const before = leftovers()
    const { asked } = await exporter()
    value(await asked('a.m4a', { format: 'm4a' }))
    expect(leftovers()).toEqual(before)
  })

  it('are refused with what to install where there is no FFmpeg', async () => {
    vi.stubEnv('TAPEHAND_FFMPEG', 'off')
    const { asked, folder } = await exporter()
    expect(code(await asked('a.opus', { format: 'opus' }))).toBe('files/format-needs-ffmpeg')
    expect(readdirSync(folder)).toEqual([])
  })
})

const leftovers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('tapehand-encode-'))

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)
}
