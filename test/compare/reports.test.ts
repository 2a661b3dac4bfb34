import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import { openEngine, value } from '../support/openEngine.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { ffmpegReads } from './support/ffmpegReads.ts'

const rate = 44_100

/** A project of one recording of noise, 20 s, with what was done to it. */
async function edited() {
  const editor = (await openEngine()).editorFor('test')
  const folder = makeFolder()
  const source = path.join(folder, 'Host.wav')
  runPeer(
    'sox',
    '-R',
    '-D',
    '-n',
    '-r',
    `${rate}`,
    '-b',
    '16',
    '-c',
    '1',
    source,
    'synth',
    '20',
    'pinknoise',
    'gain',
    '-6',
  )
  value(await editor.importAudio([{ path: source, name: 'Host.wav' }]))
  const on = async (start: number, end: number, ...requests: EditRequestInput[]) => {
    value(await editor.perform({ kind: 'setTimeSelection', start, end }))
    const { tracks } = await editor.view()
    value(await editor.perform({ kind: 'selectTracks', trackIds: tracks.map(({ id }) => id) }))
    for (const request of requests) value(await editor.perform(request))
  }
  const report = async (kind: 'edits' | 'edl' | 'loudness', name: string) => {
    const file = path.join(folder, name)
    value(await editor.exportReport({ path: file, kind, overwrite: 'allowed' }))
    return readFileSync(file, 'utf8')
  }
  const takenOut = async () => {
    const { recordings } = JSON.parse(await report('edits', 'edits.json')) as {
      recordings: { name: string; taken_out: { start: number; end: number; how: string }[] }[]
    }
    return recordings.map(({ name, taken_out }) => [
      name,
      ...taken_out.map(({ start, end, how }) => `${start.toFixed(2)}-${end.toFixed(2)} ${how}`),
    ])
  }
  return { editor, folder, source, on, report, takenOut }
}

const cut: EditRequestInput = { kind: 'deleteSelection', gap: 'close', scope: 'tracks' }

describe.skipIf(!hasSox || !hasFfmpeg)('the list of edits (skipped where SoX or FFmpeg is missing)', () => {
  it('has what was cut and silenced, with times on the recording whatever moved since', async () => {
    const { on, takenOut, report, editor } = await edited()
    await on(2, 3, cut)
    // 4 s now were 5 s.
    await on(4, 4.5, cut)
    await on(10, 11, { kind: 'silenceSelection' })
    await on(0, 0.25, cut)
    expect(await takenOut()).toEqual([
      ['Host', '0.00-0.25 cut', '2.00-3.00 cut', '5.00-5.50 cut', '11.50-12.50 silenced'],
    ])
    const text = await report('edits', 'edits.txt')
    expect(text).toContain('Host: 2.75 s of 0:20 taken out\n1. 0:00-0:00.25 (0.25 s) cut\n2. 0:02-0:03 (1 s) cut')
    expect((await report('edits', 'edits.csv')).split('\n')[4]).toBe('"Host",0:11.5,0:12.5,11.500,12.500,silenced')
    value(await editor.undo())
    expect((await takenOut())[0]).toHaveLength(4)
  })

  it('sees through effects, and through what was made faster', async () => {
    const { on, takenOut } = await edited()
    await on(2, 3, cut)
    await on(0, 19, { kind: 'highPass', frequencyHz: 100, rolloffDb: 12 })
    await on(5, 6, cut)
    await on(8, 12, { kind: 'changeTempo', percent: 100 })
    // 10 s, behind the 2 s that are twice as fast now, were 8 + 4 s, and before them 1 + 1 s more.
    await on(10, 11, cut)
    const [host] = await takenOut()
    expect(host?.slice(0, 3)).toEqual(['Host', '2.00-3.00 cut', '6.00-7.00 cut'])
    expect(host).toHaveLength(4)
    const [start = 0, end = 0] = (host?.[3] ?? '').split(/[- ]/u).map(Number)
    expect([Math.abs(start - 14) < 0.02, Math.abs(end - 15) < 0.02]).toEqual([true, true])
  })

  it('as an EDL gives SoX all that it needs to make the same from the recordings', async () => {
    const { editor, on, report, folder, source } = await edited()
    await on(2, 3, cut)
    await on(6, 6.4, cut)
    await on(0, 0.8, cut)
    const out = path.join(folder, 'out.wav')
    value(await editor.exportAudio({ path: out, format: 'wav16', channels: 'auto', range: 'all', overwrite: 'never' }))
    const edl = await report('edl', 'show.edl')
    expect(edl).toMatch(/^TITLE: .*\nFCM: NON-DROP FRAME\n/u)
    const events = [...edl.matchAll(/^\d{3} {2}HOST {4} A {5}C {8}(\S+) (\S+) (\S+) (\S+)$/gmu)]
    const frames = (code: string): number => {
      const [hours = 0, minutes = 0, seconds = 0, pictures = 0] = code.split(':').map(Number)
      return ((hours * 3600 + minutes * 60 + seconds) * rate * 25 + pictures * rate) / 25
    }
    const parts = events.map(([, from = '', to = ''], k) => {
      const part = path.join(folder, `${k}.wav`)
      runPeer('sox', '-D', source, part, 'trim', `${frames(from)}s`, `=${frames(to)}s`)
      return part
    })
    expect(parts).toHaveLength(3)
    const made = path.join(folder, 'made.wav')
    runPeer('sox', '-D', ...parts, made)
    const raw = (file: string) => runPeer('sox', file, '-t', 's16', '-')
    expect(raw(made).equals(raw(out))).toBe(true)
  })
})

describe.skipIf(!hasSox || !hasFfmpeg)('the loudness report (skipped where SoX or FFmpeg is missing)', () => {
  it('says what FFmpeg measures, as text and as JSON', async () => {
    const { report, source } = await edited()
    const { parts } = JSON.parse(await report('loudness', 'loud.json')) as {
      parts: { name: string; lufs: number; true_peak_dbtp: number }[]
    }
    expect(parts.map(({ name }) => name)).toEqual(['Everything', 'Track Host'])
    const judged = ffmpegReads(source)
    expect(Math.abs((parts[0]?.lufs ?? 0) - judged.integrated)).toBeLessThan(0.15)
    expect(await report('loudness', 'loud.txt')).toContain(`integrated      ${parts[0]?.lufs} LUFS`)
  })
})
