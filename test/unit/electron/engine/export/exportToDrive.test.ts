import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Drive, ownThreadDrive, realDrive } from '../../../../../electron/engine/codecs/files/outputFile.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { hear, scratchFolder } from '../../../../support/files/importing.ts'
import { ffmpegFloats, hasFfmpeg, hasSox, runPeer } from '../../../../support/files/peerTools.ts'
import { noise, steps } from '../../../../support/signals.ts'
import { told } from '../../../../support/told.ts'
import { given, write } from '../../../../support/files/exportOf.ts'

describe('exportSound on a drive', () => {
  it('leaves nothing behind when it is cancelled', async () => {
    const stop = new AbortController()
    const { result, left } = await write(
      given('f32', [noise(100_000)]),
      {},
      { signal: stop.signal, pause: async () => stop.abort() },
    )
    expect(result).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(left()).toEqual([])
  })

  const full = (code: string) => Object.assign(new Error(code), { code })
  const drives: [string, Partial<Drive>, string][] = [
    [
      'the disk is full',
      {
        write: () => {
          throw full('ENOSPC')
        },
      },
      'the disk is full',
    ],
    [
      'the drive is read-only',
      {
        openNew: () => {
          throw full('EROFS')
        },
      },
      'the drive is read-only',
    ],
    [
      'the folder may not be written',
      {
        openNew: () => {
          throw full('EACCES')
        },
      },
      'there is no permission for it',
    ],
    [
      'the drive fails at the end',
      {
        close: (handle) => {
          realDrive.close(handle)
          throw full('EIO')
        },
      },
      'the drive does not answer properly',
    ],
    [
      'the move fails',
      {
        link: () => {
          throw full('EPERM')
        },
        rename: () => {
          throw full('EIO')
        },
      },
      'the drive does not answer properly',
    ],
  ]
  it.each(drives)('says so and leaves nothing behind when %s', async (_, broken, reason) => {
    const { result, left } = await write(given('s16', [noise(1000)]), {}, { drive: { ...realDrive, ...broken } })
    expect(told(result)).toMatchObject({
      ok: false,
      error: {
        code: 'files/cannot-write',
        message: `"out.wav" can't be written (${reason}). Nothing was left behind; choose another place.`,
      },
    })
    expect(left()).toEqual([])
  })

  it('keeps the file that it was to replace when the drive fails at the end', async () => {
    const file = path.join(scratchFolder(), 'mine.wav')
    writeFileSync(file, 'precious')
    const drive: Drive = {
      ...realDrive,
      sync: () => {
        throw full('EIO')
      },
    }
    const { result, left } = await write(given('s16', [noise(1000)]), { path: file, overwrite: 'allowed' }, { drive })
    expect(result.ok).toBe(false)
    expect([readFileSync(file, 'utf8'), left()]).toEqual(['precious', ['mine.wav']])
  })

  it('works on drives without links and with drives that take a part of what they get', async () => {
    const drive: Drive = {
      ...realDrive,
      link: () => {
        throw full('EPERM')
      },
      write: (handle, bytes) => realDrive.write(handle, bytes.subarray(0, 1000)),
      writeLater: async (handle, bytes) => realDrive.writeLater(handle, bytes.subarray(0, 1000)),
    }
    const samples = steps(16, 5000)
    const { path: file, left } = await write(given('s16', [samples]), {}, { drive })
    expectAudio((await hear(file)).sound, [samples])
    expect(left()).toEqual(['out.wav'])
  })

  it('says so and leaves nothing behind when the disk gets full while the next sound is read', async () => {
    let writes = 0
    const writeLater: Drive['writeLater'] = async (handle, bytes) => {
      await setImmediate()
      if (writes++ === 1) throw full('ENOSPC')
      return realDrive.writeLater(handle, bytes)
    }
    const { result, left } = await write(given('f32', [noise(900_000)]), {}, { drive: { ...realDrive, writeLater } })
    expect(result).toMatchObject({ ok: false, error: { code: 'files/cannot-write' } })
    expect([writes, left()]).toEqual([2, []])
  })

  it('has written what a drive of its own thread was given before that can change', () => {
    const file = path.join(scratchFolder(), 'own')
    const handle = ownThreadDrive.openNew(file)
    const bytes = Uint8Array.of(1, 2, 3)
    const written = ownThreadDrive.writeLater(handle, bytes)
    bytes.fill(9)
    ownThreadDrive.close(handle)
    expect([...readFileSync(file)]).toEqual([1, 2, 3])
    return expect(written).resolves.toBe(3)
  })

  it.each([
    ['wav16', 44_100],
    ['wav24', 44_100],
    ['wav16', 48_000],
    ['aiff16', 44_100],
  ] as const)('writes %s at %i Hz with what it had, however long the drive takes', async (format, sampleRate) => {
    const slow: Drive = {
      ...realDrive,
      writeLater: async (handle, bytes) => {
        for (let wait = 0; wait < 20; wait++) await setImmediate()
        return realDrive.writeLater(handle, bytes.subarray(0, 300_000))
      },
    }
    const sound = given('f32', [noise(700_000)])
    const files = []
    for (const drive of [slow, realDrive]) files.push((await write(sound, { format, sampleRate }, { drive })).path)
    const [late, soon] = files.map((file) => readFileSync(file)) as [Buffer, Buffer]
    expect(late.length).toBeGreaterThan(1_400_000)
    expect(late.equals(soon)).toBe(true)
  })

  it('waits for what is being written before it gives up a file', async () => {
    const stop = new AbortController()
    const after: string[] = []
    const drive: Drive = {
      ...realDrive,
      writeLater: async (handle, bytes) => {
        stop.abort()
        for (let wait = 0; wait < 20; wait++) await setImmediate()
        after.push('written')
        return realDrive.writeLater(handle, bytes)
      },
      close: (handle) => {
        after.push('closed')
        realDrive.close(handle)
      },
    }
    const { result } = await write(given('f32', [noise(700_000)]), {}, { drive, signal: stop.signal })
    expect(result).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(after).toEqual(['written', 'closed'])
  })

  it('says that a folder is a folder and that there is none', async () => {
    const one = given('s16', [noise(10)])
    const folder = scratchFolder()
    mkdirSync(path.join(folder, 'out.wav'))
    expect(told((await write(one, { path: path.join(folder, 'out.wav'), overwrite: 'allowed' })).result)).toMatchObject(
      {
        ok: false,
        error: { message: expect.stringContaining('it is a folder') },
      },
    )
    rmdirSync(path.join(folder, 'out.wav'))
    expect(told((await write(one, { path: path.join(folder, 'no', 'out.wav') })).result)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('its folder is not there') },
    })
  })

  it.skipIf(!hasFfmpeg || !hasSox)('writes what SoX and FFmpeg read, in every format', async () => {
    const samples = [steps(16, 4411), steps(16, 4411, 2)]
    for (const format of ['wav16', 'wav24', 'wavFloat'] as const) {
      for (const channels of [1, 2] as const) {
        const { path: file } = await write(given('s16', samples.slice(0, channels)), { format })
        const other = ffmpegFloats(file)
        expectAudio(
          samples.slice(0, channels).map((_, c) => other.filter((_sample, i) => i % channels === c)),
          samples.slice(0, channels),
        )
        expect(String(runPeer('soxi', '-s', file)).trim()).toBe('4411')
        expect(readFileSync(file).length % 2).toBe(0)
      }
    }
  })
})
