import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Asked, SoundAnswer } from '../../electron/editor/index.ts'
import { openEngine, value } from '../support/openEngine.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

type Of<Kind> = Extract<SoundAnswer, { kind: Kind }>

/** A file that SoX makes: each sound is its arguments behind `-n`. */
function sox(...args: readonly string[]): string {
  const file = path.join(makeFolder(), 'sound.wav')
  runPeer('sox', '-R', '-D', '-n', '-r', '44100', '-b', '16', '-c', '1', file, ...args)
  return file
}

const joined = (...files: readonly string[]): string => {
  const file = path.join(makeFolder(), 'joined.wav')
  runPeer('sox', '-D', ...files, file)
  return file
}

const mixed = (...files: readonly string[]): string => {
  const file = path.join(makeFolder(), 'mixed.wav')
  runPeer('sox', '-D', '-m', ...files.flatMap((one) => ['-v', '1', one]), file)
  return file
}

async function asked<Kind extends Asked['kind']>(files: readonly string[], question: Asked & { kind: Kind }) {
  const engine = await openEngine()
  const editor = engine.editorFor('test')
  value(await editor.importAudio(files.map((one, index) => ({ path: one, name: `track ${index + 1}.wav` }))))
  const answer = value(await editor.analyse({ ...question, range: null, trackIds: [] }))
  return answer as unknown as Of<Kind>
}

/** As SoX measures it, dB. */
function rmsOf(file: string): number {
  const said = spawnSync('sox', [file, '-n', 'stat'], { encoding: 'utf8' }).stderr
  return 20 * Math.log10(Number(/RMS\s+amplitude:\s+([\d.]+)/u.exec(said)?.[1]))
}

const speechLike = (seconds: number): string =>
  sox('synth', `${seconds}`, 'pinknoise', 'tremolo', '3', '100', 'gain', '-18')

describe.skipIf(!hasSox)('clipping (skipped where SoX is missing)', () => {
  it('is found where SoX cut tones off, and not in tones that reach full scale', async () => {
    const clean = sox('synth', '3', 'sine', '110', 'gain', '-n', '0')
    const cut = sox('synth', '0.5', 'sine', '220', 'gain', '6')
    const { clipped, overs } = await asked([joined(clean, cut, clean)], { kind: 'clipping' })
    expect(clipped).toHaveLength(1)
    expect(clipped[0]?.start).toBeCloseTo(3, 2)
    expect(clipped[0]?.end).toBeCloseTo(3.5, 2)
    // Both halves of each wave of 220 Hz.
    expect(clipped[0]?.count).toBeGreaterThan(200)
    expect(overs).toEqual([])
  })

  it.each(['20', '50', '440', '3000', '11025'])('is none in a tone of %s Hz at full scale', async (hertz) => {
    const { clipped } = await asked([sox('synth', '2', 'sine', hertz, 'gain', '-n', '0')], { kind: 'clipping' })
    expect(clipped).toEqual([])
  })

  it('of the mix is where two tracks together go over full scale', async () => {
    const half = sox('synth', '2', 'sine', '440', 'gain', '-n', '-4')
    const late = joined(sox('trim', '0', '1'), sox('synth', '0.5', 'sine', '440', 'gain', '-n', '-4'))
    const { clipped, overs, peakDb } = await asked([half, late], { kind: 'clipping' })
    expect(clipped).toEqual([])
    expect(overs.map(({ start, end }) => [Math.round(start * 100), Math.round(end * 100)])).toEqual([[100, 150]])
    expect(peakDb).toBeCloseTo(-4 + 6.02, 1)
  })

  it('is where it is heard when the sound was turned down and turned round', async () => {
    const engine = await openEngine()
    const editor = engine.editorFor('test')
    const file = joined(
      sox('synth', '2', 'sine', '220', 'gain', '-12'),
      sox('synth', '0.5', 'sine', '220', 'gain', '9'),
    )
    value(await editor.importAudio([{ path: file, name: 'a.wav' }]))
    const { duration, tracks } = await editor.view()
    value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: duration }))
    value(await editor.perform({ kind: 'selectTracks', trackIds: tracks.map(({ id }) => id) }))
    value(await editor.perform({ kind: 'amplify', gainDb: -10 }))
    value(await editor.perform({ kind: 'reverse' }))
    const answer = value(
      await editor.analyse({ kind: 'clipping', range: null, trackIds: [] }),
    ) as unknown as Of<'clipping'>
    expect(answer.clipped.map(({ start, end }) => [Math.round(start * 100), Math.round(end * 100)])).toEqual([[0, 50]])
  })
})

describe.skipIf(!hasSox)('hum (skipped where SoX is missing)', () => {
  it.each([
    [50, -45],
    [60, -45],
  ] as const)('of %i Hz at %i dB is found under what is said, at its level', async (hz, db) => {
    const tone = sox('synth', '20', 'sine', `${hz}`, 'gain', `${db}`)
    const overtone = sox('synth', '20', 'sine', `${hz * 3}`, 'gain', `${db - 3}`)
    const [found] = (await asked([mixed(speechLike(20), tone, overtone)], { kind: 'hum' })).found
    expect(found?.hz).toBe(hz)
    // A sine is 3 dB below its peak; two of them, the second 3 dB lower, are 1.76 dB above the first.
    expect(Math.abs((found?.levelDb ?? 0) - (db - 3.01 + 1.76))).toBeLessThan(1.5)
  })

  it('of -60 dB is found in the pauses of a talk', async () => {
    const talk = [speechLike(5), sox('synth', '3', 'whitenoise', 'gain', '-75')]
    const tone = sox('synth', '24', 'sine', '50', 'gain', '-60')
    const [found] = (await asked([mixed(joined(...talk, ...talk, ...talk), tone)], { kind: 'hum' })).found
    expect([found?.hz, found?.tones]).toEqual([50, [50]])
    expect(Math.abs((found?.levelDb ?? 0) - -63)).toBeLessThan(1.5)
  })

  it('is none in noise, in speech-like noise, and in a tune with low notes', async () => {
    const notes = ['49', '98', '61.7', '123.5', '55', '82.4'].map((hz) => sox('synth', '0.8', 'pluck', hz))
    const tune = joined(...notes, ...notes, ...notes)
    for (const file of [
      sox('synth', '20', 'brownnoise', 'gain', '-12'),
      speechLike(20),
      tune,
      sox('synth', '3', 'whitenoise'),
    ])
      expect((await asked([file], { kind: 'hum' })).found.map(({ hz }) => hz)).toEqual([null])
  })
})

describe.skipIf(!hasSox)('noise and loudest places (skipped where SoX is missing)', () => {
  it('gives the floor that SoX measures in the pause, and its place', async () => {
    const loud = sox('synth', '4', 'whitenoise', 'gain', '-20')
    const pause = sox('synth', '1.5', 'whitenoise', 'gain', '-55')
    const [found] = (await asked([joined(loud, pause, loud)], { kind: 'noise' })).found
    expect(found?.start).toBeGreaterThanOrEqual(4)
    expect(found?.end).toBeLessThanOrEqual(5.51)
    expect(Math.abs((found?.floorDb ?? 0) - rmsOf(pause))).toBeLessThan(0.3)
    expect(Math.abs((found?.loudDb ?? 0) - rmsOf(loud))).toBeLessThan(0.3)
  })

  it('takes digital silence for no room at all', async () => {
    const loud = sox('synth', '2', 'whitenoise', 'gain', '-20')
    const [found] = (await asked([joined(loud, sox('trim', '0', '2'))], { kind: 'noise' })).found
    expect(Math.abs((found?.floorDb ?? 0) - rmsOf(loud))).toBeLessThan(0.3)
  })

  it.skipIf(!hasFfmpeg)('finds the loudest three seconds where FFmpeg hears them', async () => {
    const file = joined(speechLike(10), sox('synth', '4', 'pinknoise', 'gain', '-8'), speechLike(10))
    const { places } = await asked([file], { kind: 'extremes', which: 'loudest', most: 3 })
    expect(places[0]?.start).toBeGreaterThan(9.8)
    expect(places[0]?.end).toBeLessThan(14.2)
    const said = runPeer(
      'ffmpeg',
      '-v',
      'error',
      '-i',
      file,
      '-af',
      'ebur128=metadata=1,ametadata=print:key=lavfi.r128.S:file=-',
      '-f',
      'null',
      '-',
    ).toString()
    const short = [...said.matchAll(/lavfi\.r128\.S=(-?[\d.]+)/gu)].map(([, lufs]) => Number(lufs))
    expect(Math.abs((places[0]?.lufs ?? 0) - Math.max(...short))).toBeLessThan(0.2)
    const quiet = await asked([file], { kind: 'extremes', which: 'quietest', most: 1 })
    expect(quiet.places[0]?.lufs).toBeLessThan((places[0]?.lufs ?? 0) - 8)
  })

  it('compares tracks as they are heard one by one', async () => {
    const files = [sox('synth', '10', 'pinknoise', 'gain', '-14'), sox('synth', '10', 'pinknoise', 'gain', '-20')]
    const { found } = await asked(files, { kind: 'balance' })
    expect((found[0]?.lufs ?? 0) - (found[1]?.lufs ?? 0)).toBeCloseTo(6, 1)
  })
})
