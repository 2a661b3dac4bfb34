import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFfmpeg } from '../../electron/engine/codecs/ffmpeg/findFfmpeg.ts'
import { createThreadDecoders } from '../../electron/engine/decoding/threadDecoders.ts'
import { createEngine } from '../../electron/engine/index.ts'
import { expectAudio } from '../support/expectAudio.ts'
import { writeProgram } from '../support/files/fakeFfmpeg.ts'
import { failureOfFile, hear, importPaths, scratchFile, scratchFolder } from '../support/files/importing.ts'
import { makeWav } from '../support/files/makeWav.ts'
import { hasFfmpeg, runLavfi, runPeer } from '../support/files/peerTools.ts'

const rate = 44_100
const seconds = 2

/** Two voices that repeat nowhere, so that a shift of one frame is seen. */
const voices = `aevalsrc=0.3*sin(2*PI*(200+300*t)*t)|0.3*sin(2*PI*(90+500*t)*t):s=${rate}:d=${seconds}`

const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-ffmpeg-'))
const sourceFile = path.join(folder, 'source.wav')
let source: readonly Float32Array[] = []
beforeAll(async () => {
  if (!hasFfmpeg) return
  runLavfi(voices, '-c:a', 'pcm_s16le', sourceFile)
  source = (await hear(sourceFile)).sound
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The source in another file; its 16 bits are the same each time. */
function made(name: string, ...codec: readonly string[]): string {
  const file = path.join(scratchFolder(), name)
  runPeer('ffmpeg', '-v', 'error', '-y', '-i', sourceFile, ...codec, `file:${file}`)
  return file
}

/** How far the second lies behind the first, in frames, where they are most alike. */
function shiftOf(one: Float32Array, other: Float32Array): number {
  const at = 30_000
  const apart = (shift: number): number => {
    let sum = 0
    for (let i = at; i < at + 4000; i++) sum += ((one[i] as number) - (other[i + shift] as number)) ** 2
    return sum
  }
  const shifts = Array.from({ length: 4001 }, (_, i) => i - 2000)
  return shifts.reduce((best, shift) => (apart(shift) < apart(best) ? shift : best), 0)
}

function errorDb(one: Float32Array, other: Float32Array): number {
  let wrong = 0
  let all = 0
  for (const [i, sample] of one.entries()) {
    wrong += (sample - (other[i] as number)) ** 2
    all += sample ** 2
  }
  return 10 * Math.log10(wrong / all)
}

describe.skipIf(!hasFfmpeg)('files that an installed FFmpeg reads (skipped where it is missing)', () => {
  beforeEach(() => void vi.stubEnv('TAPEHAND_FFMPEG', ''))

  it.each([
    ['alac.m4a', 'alac'],
    ['take.caf', 'alac'],
    ['take.mov', 'pcm_s16le'],
    ['take.mkv', 'flac'],
    ['take.wv', 'wavpack'],
    ['take.tta', 'tta'],
    ['in-ogg.ogg', 'flac'],
  ])('%s comes in to the bit', async (name, codec) => {
    const depth = codec === 'wavpack' || codec === 'alac' ? 's16p' : 's16'
    const heard = await hear(made(name, '-c:a', codec, '-sample_fmt', depth))
    expect(heard).toMatchObject({ sampleRate: rate, formats: ['s16'] })
    expectAudio(heard.sound, source)
    expect(heard.notes.join()).toMatch(/it was read by FFmpeg \S+/u)
  })

  it.each([
    ['take.m4a', 'aac', -30],
    ['take.mp4', 'aac', -30],
    ['take.webm', 'libopus', -15],
    ['take.mkv', 'libopus', -15],
    ['ima.wav', 'adpcm_ima_wav', -20],
  ])('%s (%s) comes in without a frame of offset, as long as it was', async (name, codec, within) => {
    const wide = codec === 'libopus' ? ['-b:a', '256k', '-ar', '48000'] : ['-b:a', '256k']
    const heard = await hear(made(name, '-c:a', codec, ...(codec.startsWith('adpcm') ? [] : wide)), {
      projectSampleRate: rate,
    })
    expect(shiftOf(source[0] as Float32Array, heard.sound[0] as Float32Array)).toBe(0)
    if (codec === 'aac') expect(heard.sound[0]).toHaveLength(rate * seconds)
    expect(
      errorDb(
        (source[1] as Float32Array).subarray(2000, 80_000),
        (heard.sound[1] as Float32Array).subarray(2000, 80_000),
      ),
    ).toBeLessThan(within)
  })

  it('keeps 24 bits', async () => {
    const heard = await hear(made('deep.m4a', '-c:a', 'alac', '-sample_fmt', 's32p'))
    expect(heard.formats).toEqual(['s24'])
  })

  it('leaves the picture of a film out, and says so', async () => {
    const file = made('film.mp4', '-f', 'lavfi', '-i', 'testsrc=d=2:s=64x64', '-c:v', 'mpeg4', '-c:a', 'aac')
    expect((await hear(file)).notes.join()).toContain('its picture was left out')
  })

  it.each(['-i.m4a', '%d take.m4a', 'file:http:x.m4a', "it's $(true) `a`.m4a", 'a\nb.m4a'])(
    'takes the name %j for a name',
    async (name) => {
      const file = scratchFile(readFileSync(made('plain.m4a', '-c:a', 'alac')), name)
      expect((await hear(file)).sound[0]).toHaveLength(rate * seconds)
    },
  )

  it('follows no list of other files', async () => {
    const secret = made('secret.wav')
    const list = scratchFile(new TextEncoder().encode(`#EXTM3U\n#EXTINF:1,\nfile:${secret}\n`), 'list.m4a')
    expect(await failureOfFile(list)).toBe('files/not-audio')
  })

  it('brings in what is there of a file that ends early, and refuses one without a head', async () => {
    const whole = readFileSync(made('whole.mkv', '-c:a', 'flac'))
    const early = await hear(scratchFile(whole.subarray(0, whole.length / 2), 'early.mkv'))
    expect(early.sound[0]?.length).toBeGreaterThan(rate / 2)
    expect(early.notes.join()).toContain('parts of it are damaged')
    const m4a = readFileSync(made('whole.m4a', '-c:a', 'aac'))
    expect(await failureOfFile(scratchFile(m4a.subarray(0, 900), 'cut.m4a'))).toBe('files/broken')
    expect(
      await failureOfFile(
        made('silent.mp4', '-f', 'lavfi', '-i', 'testsrc=d=1:s=64x64', '-c:v', 'mpeg4', '-map', '1:v'),
      ),
    ).toBe('files/broken')
  })

  it('ends FFmpeg where an import is cancelled', async () => {
    const file = made('long.m4a', '-c:a', 'aac')
    const stop = new AbortController()
    const decoders = createThreadDecoders()
    const { imported } = await importPaths([file], {
      decoders,
      signal: stop.signal,
      report: () => stop.abort(),
    })
    decoders.close()
    expect(!imported.ok && imported.error.code).toBe('files/cancelled')
  })
})

describe.skipIf(!hasFfmpeg)('an FFmpeg that was chosen (skipped where none is installed)', () => {
  beforeEach(() => void vi.stubEnv('TAPEHAND_FFMPEG', ''))

  /** The one that is installed, which notes in a file what it is started for. */
  function noting(): { readonly program: string; started(): readonly string[] } {
    const own = scratchFolder()
    const notes = path.join(own, 'notes')
    const [ffmpeg = ''] = (['ffmpeg', 'ffprobe'] as const).map((name) =>
      writeProgram(own, name, `echo ${name} >> "${notes}"; exec "${findFfmpeg()?.[name]}" "$@"`),
    )
    const started = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [])
    return { program: ffmpeg, started }
  }

  it.each(['inline', 'thread'] as const)('reads and writes what an engine asks for (%s)', async (run) => {
    const [first, second] = [noting(), noting()]
    const file = made('take.m4a', '-c:a', 'aac')
    const opened = await createEngine({ file: ':memory:', run, ffmpeg: first.program })
    if (!opened.ok) throw new Error(opened.error.code)
    const engine = opened.value
    const importing = () => engine.importAudio([{ path: file, name: 'take.m4a' }])
    expect((await importing()).ok).toBe(true)
    expect([first.started(), second.started()]).toEqual([['ffprobe', 'ffmpeg'], []])
    // While it runs, from the next file on.
    await engine.setFfmpeg(second.program)
    expect((await importing()).ok).toBe(true)
    const out = path.join(scratchFolder(), 'out.m4a')
    const written = await engine.exportAudio({
      path: out,
      format: 'm4a',
      channels: 'auto',
      range: 'all',
      overwrite: 'never',
    })
    expect(written.ok).toBe(true)
    await engine.setFfmpeg('')
    expect((await importing()).ok).toBe(true)
    await engine.close()
    expect([first.started(), second.started()]).toEqual([
      ['ffprobe', 'ffmpeg'],
      ['ffprobe', 'ffmpeg', 'ffmpeg'],
    ])
  })
})

describe('FFmpeg', () => {
  const program = (folder: string, name: string): void => {
    writeFileSync(path.join(folder, name), '#!/bin/sh\n')
    chmodSync(path.join(folder, name), 0o755)
  }

  it('is not looked for where it is off, nor beside a file', () => {
    expect(findFfmpeg({ TAPEHAND_FFMPEG: 'off', PATH: process.env.PATH })).toBeNull()
    expect(findFfmpeg({ TAPEHAND_FFMPEG: './ffmpeg' })).toBeNull()
  })

  it('is the one that is chosen, by its file or its folder, with both programs', () => {
    const folder = scratchFolder()
    program(folder, 'ffmpeg')
    expect(findFfmpeg({ TAPEHAND_FFMPEG: folder })).toBeNull()
    program(folder, 'ffprobe')
    const found = { ffmpeg: path.join(folder, 'ffmpeg'), ffprobe: path.join(folder, 'ffprobe') }
    expect(findFfmpeg({ TAPEHAND_FFMPEG: folder })).toEqual(found)
    expect(findFfmpeg({ TAPEHAND_FFMPEG: found.ffmpeg })).toEqual(found)
    expect(findFfmpeg({ PATH: `relative:${folder}` })).toEqual(found)
  })

  it('is what a file asks for that needs it, where there is none', async () => {
    vi.stubEnv('TAPEHAND_FFMPEG', 'off')
    const start = new TextEncoder().encode('wvpk\0\u0001\0\0')
    expect(await failureOfFile(scratchFile(start, 'take.wv'))).toBe('files/convert-first')
    // MP3 and ADPCM in WAV.
    for (const tag of [0x55, 0x11]) {
      const wav = makeWav(new Uint8Array(2048), { sampleRate: rate })
      new DataView(wav.buffer, wav.byteOffset).setUint16(20, tag, true)
      expect(await failureOfFile(scratchFile(wav, 'take.wav'))).toBe('files/convert-first')
    }
  })
})
