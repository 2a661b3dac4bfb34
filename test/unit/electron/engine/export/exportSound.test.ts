import { sayNote } from '../../../../../shared/notes/fileNotes.ts'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import type { SoundFileRequest } from '../../../../../electron/engine/export/exportSound.ts'
import type { Track } from '../../../../../electron/engine/model/project.ts'
import { readMixFloat } from '../../../../../electron/engine/render/readMixFloat.ts'
import { channelOf, expectAudio } from '../../../../support/expectAudio.ts'
import { hear, scratchFolder } from '../../../../support/files/importing.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { noise, sine, steps } from '../../../../support/signals.ts'
import { type Given, given, write } from '../../../../support/files/exportOf.ts'

describe('exportSound', () => {
  it.each([
    ['wav16', steps(16, 70_001)],
    ['wav24', steps(24, 70_001)],
    ['wavFloat', noise(70_001, 3, 1.5)],
  ] as const)('gives %s sound back bit for bit, mono and stereo', async (format, samples) => {
    const source = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const
    for (const channels of [[samples], [samples, samples.toReversed()]]) {
      const { result, path: file, left } = await write(given(source[format], channels), { format })
      expect(result).toMatchObject({ ok: true, value: { path: file, duration: 70_001 / 44_100 } })
      const heard = await hear(file)
      expectAudio(heard.sound, channels)
      expect(heard).toMatchObject({ sampleRate: 44_100, formats: [source[format]], notes: [] })
      expect(left()).toEqual(['out.wav'])
    }
  })

  it('writes 16-bit sound bit for bit through the mixer, too, when a second track is silent there', async () => {
    const samples = steps(16, 5000)
    const one = given('s16', [samples])
    const silent = makeTrack({ id: 'silent', clips: [makeClip(0, [makePiece({ length: 5000 })])] })
    const { path: file } = await write({ ...one, project: { ...one.project, tracks: [...one.project.tracks, silent] } })
    expectAudio((await hear(file)).sound, [samples])
  })

  it('dithers what lies between the steps: the mean is kept, and the error is that of two steps of triangular noise', async () => {
    const level = 0.3 / 32_768
    const { path: file } = await write(given('f32', [new Float32Array(100_000).fill(level)]))
    const written = channelOf((await hear(file)).sound)
    const errors = written.map((sample) => (sample - level) * 32_768)
    const mean = errors.reduce((a, b) => a + b, 0) / errors.length
    const variance = errors.reduce((a, b) => a + (b - mean) ** 2, 0) / errors.length
    expect(Math.abs(mean)).toBeLessThan(0.01)
    // Triangular noise of two steps has 1/6, rounding adds 1/12, whatever the signal is.
    expect(Math.abs(variance - 0.25)).toBeLessThan(0.01)
  })

  it('dithers only the stretch that needs it', async () => {
    const samples = steps(16, 4096).map((sample, i) => (i >= 1024 && i < 1100 ? sample * 0.7 : sample))
    const { path: file } = await write(given('f32', [samples]))
    const written = channelOf((await hear(file)).sound)
    expectAudio(
      [written.subarray(0, 1024), written.subarray(1280)],
      [samples.subarray(0, 1024), samples.subarray(1280)],
    )
  })

  it('is the same to the bit when it is repeated', async () => {
    const one = given('f32', [noise(5000)])
    const [first, second] = [await write(one), await write(one)]
    expect(readFileSync(first.path).equals(readFileSync(second.path))).toBe(true)
  })

  it('clips at full scale and does not wrap', async () => {
    const loud = given('f32', [Float32Array.of(1.5, -1.5, 1, -1)])
    for (const format of ['wav16', 'wav24'] as const) {
      const sound = channelOf((await hear((await write(loud, { format })).path)).sound)
      const top = format === 'wav16' ? 32_767 / 32_768 : 8_388_607 / 8_388_608
      expectAudio([sound], [Float32Array.of(top, -1, top, -1)], 3 / 32_768)
      expect(Math.max(...sound)).toBe(top)
      expect(Math.min(...sound)).toBe(-1)
    }
    const { result } = await write(loud)
    expect(result.ok && result.value.peakDb).toBeCloseTo(20 * Math.log10(1.5), 6)
    expect(result.ok && result.value.notes.map(sayNote)).toEqual([
      'The mix reaches 3.5 dB above full scale, and what is louder was clipped. Make it quieter, or normalize it, and export again.',
    ])
    const float = await write(loud, { format: 'wavFloat' })
    expect(float.result.ok && float.result.value.notes).toEqual([])
  })

  it('mixes gain, pan, mute and solo', async () => {
    const one = given('f32', [sine(440, 44_100, 2000)], { gainDb: -6, pan: 0.5 })
    const muted = makeTrack({ id: 'muted', muted: true, clips: one.project.tracks[0]?.clips ?? [] })
    const project = { ...one.project, tracks: [...one.project.tracks, muted] }
    const { path: file } = await write({ ...one, project }, { format: 'wavFloat' })
    const gain = 10 ** (-6 / 20)
    expectAudio(
      (await hear(file)).sound,
      [sine(440, 44_100, 2000).map((s) => s * gain * 0.5), sine(440, 44_100, 2000).map((s) => s * gain)],
      1e-6,
    )
  })

  it('is mono only when every track that is heard is mono and in the middle', async () => {
    const shape = async (one: Given, channels: SoundFileRequest['channels'] = 'auto'): Promise<number> =>
      (await hear((await write(one, { channels })).path)).sound.length
    expect(await shape(given('s16', [noise(100)]))).toBe(1)
    expect(await shape(given('s16', [noise(100)], { pan: -0.1 }))).toBe(2)
    expect(await shape(given('s16', [noise(100), noise(100)]))).toBe(2)
    expect(await shape(given('s16', [noise(100)]), 2)).toBe(2)
    expect(await shape(given('s16', [noise(100), noise(100)]), 1)).toBe(1)
  })

  it('writes only the range, gaps and all', async () => {
    const { store, project } = given('f32', [noise(1000)])
    const [track] = project.tracks as [Track]
    const gapped = {
      ...project,
      tracks: [{ ...track, clips: [...track.clips, makeClip(2000, track.clips[0]?.pieces ?? [])] }],
    }
    const { path: file } = await write(
      { store, project: gapped },
      { format: 'wavFloat' },
      {},
      { start: 500, end: 2100 },
    )
    expectAudio((await hear(file)).sound, [readMixFloat(store, gapped, 500, 1600)[0]])
  })

  it('refuses to write nothing', async () => {
    const { result, left } = await write({ store: memoryBlockStore(), project: makeAudioProject([makeTrack()]) })
    expect(result).toMatchObject({ ok: false, error: { code: 'files/nothing-to-export' } })
    expect(left()).toEqual([])
  })

  it('never overwrites unless it is told to', async () => {
    const one = given('s16', [noise(100)])
    const folder = scratchFolder()
    const file = path.join(folder, 'mine.wav')
    writeFileSync(file, 'precious')
    const refused = await write(one, { path: file })
    expect(refused.result).toMatchObject({ ok: false, error: { code: 'files/exists' } })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    const late = await write(
      one,
      { path: path.join(folder, 'late.wav') },
      { pause: async () => writeFileSync(path.join(folder, 'late.wav'), 'quick') },
    )
    expect(late.result).toMatchObject({ ok: false, error: { code: 'files/exists' } })
    expect(readFileSync(path.join(folder, 'late.wav'), 'utf8')).toBe('quick')
    expect((await write(one, { path: file, overwrite: 'allowed' })).result.ok).toBe(true)
    expect(readdirSync(folder).toSorted()).toEqual(['late.wav', 'mine.wav'])
  })

  it('replaces the file behind a link, not the link', async () => {
    const folder = scratchFolder()
    writeFileSync(path.join(folder, 'real.wav'), 'old')
    symlinkSync('real.wav', path.join(folder, 'link.wav'))
    await write(given('s16', [steps(16, 10)]), { path: path.join(folder, 'link.wav'), overwrite: 'allowed' })
    expectAudio((await hear(path.join(folder, 'real.wav'))).sound, [steps(16, 10)])
    expect(readdirSync(folder).toSorted()).toEqual(['link.wav', 'real.wav'])
  })
})
