import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MonoCount } from '../../shared/schemas/edits/monoCount.ts'
import { memoryBlockStore } from '../../electron/engine/blocks/memoryBlockStore.ts'
import { gateLoudness, listenToTracks, measureTruePeak } from '../../electron/engine/measure/loudness/index.ts'
import { atOnce } from '../../electron/engine/measure/takeTurns.ts'
import { value } from '../support/openEngine.ts'
import { makeSoundTrack } from '../support/engine/makeSoundTrack.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { addCompareRow } from './support/compareRow.ts'
import { ffmpegReads, type LoudnessFigures } from './support/ffmpegReads.ts'

const hasSpeech = spawnSync('espeak-ng', ['--version'], { stdio: 'ignore' }).status === 0
const lena = path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav')

async function weRead(file: string, mono: MonoCount = 'once'): Promise<LoudnessFigures> {
  const [sampleRate, channels] = [Number(runPeer('soxi', '-r', file)), Number(runPeer('soxi', '-c', file))]
  const bytes = runPeer('ffmpeg', '-v', 'error', '-i', file, '-f', 'f32le', '-')
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const rows = Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length: samples.length / channels }, (_unused, i) => samples[i * channels + c] as number),
  )
  const store = memoryBlockStore()
  const tracks = [makeSoundTrack(store, rows)]
  const ctx = { store, sampleRate, mono, signal: new AbortController().signal, pause: async () => {}, report: () => {} }
  const stretch = { start: 0, end: rows[0]?.length ?? 0 }
  const figures = atOnce(gateLoudness(value(await listenToTracks(ctx, tracks, stretch))))
  return { ...figures, truePeakDb: 20 * Math.log10(value(await measureTruePeak(ctx, tracks, stretch))) }
}

const sentences =
  'Welcome back to the show. Today we talk about the history of radio, and what became of it. ... Let us begin at the beginning.'

/** Files that are made, or found, by name. */
const sounds: Readonly<Record<string, (folder: string) => string>> = {
  speech: (folder) => {
    const file = path.join(folder, 'speech.wav')
    spawnSync('espeak-ng', ['-w', file, sentences.repeat(3)])
    return file
  },
  'stereo music': (folder) => {
    const file = path.join(folder, 'music.wav')
    runPeer(
      'sox',
      '-n',
      '-r',
      '44100',
      '-c',
      '2',
      '-b',
      '24',
      file,
      'synth',
      '20',
      'pluck',
      'E2',
      'pluck',
      'B3',
      'tremolo',
      '3',
      '60',
      'reverb',
      '40',
      'gain',
      '-n',
      '-3',
    )
    return file
  },
  'a tone at -23': (folder) => {
    const file = path.join(folder, 'tone.wav')
    runPeer('sox', '-n', '-r', '48000', '-c', '2', '-b', '24', file, 'synth', '20', 'sine', '1000', 'gain', '-23')
    return file
  },
  'brown noise with pauses': (folder) => {
    const file = path.join(folder, 'noise.wav')
    runPeer(
      'sox',
      // The same noise in each run.
      '-R',
      '-n',
      '-r',
      '48000',
      '-c',
      '1',
      '-b',
      '16',
      file,
      'synth',
      '6',
      'brownnoise',
      'gain',
      '-6',
      'pad',
      '2',
      '3',
      'repeat',
      '2',
    )
    return file
  },
  'a recording (audio-lena)': (folder) => {
    const file = path.join(folder, 'lena.wav')
    writeFileSync(file, readFileSync(lena))
    return file
  },
}

describe.skipIf(!hasFfmpeg || !hasSox)('loudness beside FFmpeg (skipped where FFmpeg or SoX is missing)', () => {
  it.skipIf(!hasSpeech)('has espeak-ng to speak', () => expect(hasSpeech).toBe(true))

  it.each(Object.keys(sounds).filter((name) => name !== 'speech' || hasSpeech))(
    'agrees with ebur128 on %s',
    async (name) => {
      const file = (sounds[name] as (folder: string) => string)(makeFolder())
      const [peer, ours] = [ffmpegReads(file), await weRead(file)]
      addCompareRow({
        operation: `integrated loudness of ${name}`,
        peer: 'ffmpeg ebur128',
        tolerance: '0.1 LU',
        measured: `${Math.abs(ours.integrated - peer.integrated).toFixed(3)} LU`,
      })
      addCompareRow({
        operation: `true peak of ${name}`,
        peer: 'ffmpeg ebur128',
        tolerance: '0.5 dB',
        measured: `${Math.abs(ours.truePeakDb - peer.truePeakDb).toFixed(3)} dB`,
      })
      addCompareRow({
        operation: `loudness range of ${name}`,
        peer: 'ffmpeg ebur128',
        tolerance: '0.5 LU',
        measured: `${Math.abs(ours.range - peer.range).toFixed(3)} LU`,
      })
      // FFmpeg rounds what it says to a tenth.
      expect(Math.abs(ours.integrated - peer.integrated)).toBeLessThanOrEqual(0.1)
      expect(Math.abs(ours.truePeakDb - peer.truePeakDb)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(ours.range - peer.range)).toBeLessThanOrEqual(0.5)
    },
  )

  const monoSounds = ['speech', 'brown noise with pauses', 'a recording (audio-lena)']
  it.each(monoSounds.filter((name) => name !== 'speech' || hasSpeech))(
    'agrees with ebur128 on %s as dual mono, 3.01 LU above what it has as mono',
    async (name) => {
      const file = (sounds[name] as (folder: string) => string)(makeFolder())
      const [peer, ours, once] = [ffmpegReads(file, 'dual'), await weRead(file, 'dual'), await weRead(file)]
      const apart = Math.abs(ours.integrated - peer.integrated)
      addCompareRow({
        operation: `integrated loudness of ${name} as dual mono`,
        peer: 'ffmpeg ebur128=dualmono=true',
        tolerance: '0.1 LU',
        measured: `${apart.toFixed(3)} LU`,
      })
      expect(apart).toBeLessThanOrEqual(0.1)
      expect(ours.range).toBeCloseTo(once.range, 1)
      // The gate at -70 LUFS may let a little more pass.
      expect(ours.integrated - once.integrated).toBeCloseTo(3.01, 1)
    },
  )
})
