import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeOfFfmpeg, tryFfmpeg } from '../../../../../../electron/engine/codecs/ffmpeg/tryFfmpeg.ts'
import type { FfmpegFault } from '../../../../../../shared/failures/index.ts'
import { writeFakeFfmpeg, writeProgram } from '../../../../../support/files/fakeFfmpeg.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tapehand-try-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const refused = (named: string, fault: FfmpegFault) => ({
  ok: false,
  error: { code: 'settings/no-ffmpeg', values: { path: named, fault } },
})

describe.skipIf(process.platform === 'win32')('what a person names as FFmpeg', () => {
  it('is taken by its program, by its folder, and under a name of its own', async () => {
    const program = writeFakeFfmpeg(folder, '7.1-fake')
    const named = writeFakeFfmpeg(folder, '6.0-fake', '-6')
    expect(await tryFfmpeg(program)).toEqual({ ok: true, value: { version: '7.1-fake' } })
    expect(await tryFfmpeg(folder)).toEqual({ ok: true, value: { version: '7.1-fake' } })
    expect(await tryFfmpeg(named)).toEqual({ ok: true, value: { version: '6.0-fake' } })
  })

  it('is refused where it says something else, ends badly or can not be started', async () => {
    writeFakeFfmpeg(folder, '7.1-fake')
    const nonsense = writeProgram(folder, 'sox', 'echo "SoX v14, not ffmpeg version 7"')
    const failing = writeProgram(folder, 'failing', 'echo "ffmpeg version 7"; exit 3')
    const broken = writeProgram(path.join(folder, 'broken'), 'ffmpeg', '')
    for (const named of [nonsense, failing, broken])
      expect(await tryFfmpeg(named)).toMatchObject(refused(named, { kind: 'no-ffmpeg' }))
  })

  it('is refused where nothing is that can be run, and where the path is not whole', async () => {
    for (const named of [path.join(folder, 'ffmpeg'), folder, 'ffmpeg', './ffmpeg', '-version', `/${'x'.repeat(300)}`])
      expect(await tryFfmpeg(named)).toMatchObject(refused(named, { kind: 'not-there' }))
  })

  it('is refused without the program that looks into files', async () => {
    const alone = writeProgram(folder, 'ffmpeg', 'echo "ffmpeg version 7"')
    expect(await tryFfmpeg(alone)).toMatchObject(refused(alone, { kind: 'no-ffprobe', name: 'ffprobe' }))
    writeProgram(folder, 'ffprobe', 'echo hello')
    expect(await tryFfmpeg(alone)).toMatchObject(refused(alone, { kind: 'no-ffprobe', name: 'ffprobe' }))
  })

  it('is ended and refused where it hangs', async () => {
    const note = path.join(folder, 'pid')
    const hanging = writeProgram(folder, 'ffmpeg', `echo $$ > "${note}"; exec sleep 600`)
    expect(await tryFfmpeg(hanging, 1000)).toMatchObject(refused(hanging, { kind: 'no-answer', seconds: 1 }))
    const pid = Number(readFileSync(note, 'utf8'))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('gets its own path and no words of a shell', async () => {
    const inside = path.join(folder, 'a; echo $(id) "b')
    writeFakeFfmpeg(inside, '7.1-fake')
    expect(await tryFfmpeg(inside)).toEqual({ ok: true, value: { version: '7.1-fake' } })
  })
})

describe.skipIf(process.platform === 'win32')('the FFmpeg that is in use', () => {
  it('is the one of the environment, then the chosen one while it is there, then the first on PATH', async () => {
    const [own, named, found] = ['own', 'named', 'found'].map((name) =>
      writeFakeFfmpeg(path.join(folder, name), name),
    ) as [string, string, string]
    const env = { PATH: path.join(folder, 'found') }
    expect(await placeOfFfmpeg({ ...env, TAPEHAND_FFMPEG: named }, own)).toEqual({
      by: 'environment',
      path: named,
      version: 'named',
    })
    expect(await placeOfFfmpeg(env, own)).toEqual({ by: 'settings', path: own, version: 'own' })
    rmSync(path.join(folder, 'own'), { recursive: true })
    expect(await placeOfFfmpeg(env, own)).toEqual({ by: 'search', path: found, version: 'found' })
    expect(await placeOfFfmpeg({ ...env, TAPEHAND_FFMPEG: 'off' }, named)).toEqual({
      by: 'off',
      path: null,
      version: null,
    })
  })
})
