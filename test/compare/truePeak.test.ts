import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ffmpegFloats, hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { peakOf, renderEffect, toDb } from '../support/engine/renderEffect.ts'
import { noise, sine } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

const rate = 44_100
const raw = ['-t', 'f32', '-r', String(rate), '-c', '1']

function rawFile(sound: Float32Array): string {
  const file = path.join(makeFolder(), 'in.raw')
  writeFileSync(file, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
  return file
}

/** The meter of EBU R 128, in dB: FFmpeg's has 192 kHz inside. */
function byFfmpeg(sound: Float32Array): number {
  const input = ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', rawFile(sound)]
  const meter = 'ebur128=peak=true:metadata=1,ametadata=print:key=lavfi.r128.true_peaks_ch0:file=-'
  const told = runPeer('ffmpeg', '-v', 'error', ...input, '-af', meter, '-f', 'null', '-').toString()
  return Math.max(...[...told.matchAll(/true_peaks_ch0=([\d.]+)/g)].map(([, peak]) => toDb(Number(peak))))
}

/** The highest sample of what SoX makes of it at eight times the rate. */
function bySox(sound: Float32Array): number {
  const output = path.join(makeFolder(), 'out.f32')
  const to = String(rate * 8)
  runPeer('sox', '-D', ...raw, rawFile(sound), '-t', 'f32', output, 'rate', '-v', '-b', '99.5', to)
  const bytes = readFileSync(output)
  return toDb(peakOf(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))))
}

const recordings: readonly (readonly [string, () => Float32Array])[] = [
  path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav'),
  '/usr/share/asterisk/sounds/en_US_f_Allison/demo-congrats.wav',
  '/usr/share/asterisk/sounds/en_US_f_Allison/vm-options.wav',
]
  .filter((file) => existsSync(file))
  .map((file) => [path.basename(file), () => ffmpegFloats(file).map((sample) => sample * 4)] as const)

const music = path.join(import.meta.dirname, '../../assets/demo/Music.flac')
/** Twelve decibels over full scale, and clipped there as a bad master is. */
function clippedMusic(): Float32Array {
  const bytes = runPeer('ffmpeg', '-v', 'error', '-i', music, '-ac', '1', '-ar', String(rate), '-f', 'f32le', '-')
  const sound = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  return belowEighteen(hardClipped(sound.subarray(0, 20 * rate).map((sample) => sample * 4)))
}

/** Up to the end of the band each meter has a truth of its own: music ends before it. */
function belowEighteen(sound: Float32Array): Float32Array {
  const output = path.join(makeFolder(), 'out.f32')
  runPeer('sox', '-D', ...raw, rawFile(sound), '-t', 'f32', output, 'sinc', '-18k')
  const bytes = readFileSync(output)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

const hardClipped = (sound: Float32Array): Float32Array => sound.map((sample) => Math.max(-1, Math.min(1, sample)))

/** A quarter of the rate at 45 degrees: no sample is higher than 0.71 of its peaks. */
const quarter = new Float32Array(rate).map((_, i) => 1.5 * Math.sin((Math.PI * (i + 0.5)) / 2))

const made: readonly (readonly [string, () => Float32Array])[] = [
  ['noise to 18 kHz', () => belowEighteen(noise(rate, 3, 2))],
  ['clipped noise to 18 kHz', () => belowEighteen(hardClipped(noise(rate, 4, 3)))],
  ['a tone sampled beside its peaks', () => quarter],
  ['clipped music', clippedMusic],
  ['a square', () => sine(441, rate, rate).map((sample) => Math.sign(sample) * 1.2)],
  ['bursts of noise', () => belowEighteen(noise(rate, 5, 2).map((x, i) => ((i >> 10) % 3 === 0 ? x : x / 50)))],
  ['bursts of a tone a quarter of the rate', () => quarter.map((x, i) => ((i >> 9) % 2 === 0 ? x : x / 50))],
  ['single clicks', () => sine(220, rate, rate, 0.2).map((sample, i) => (i % 997 === 0 ? 1.5 : sample))],
]

/** FFmpeg's meter takes what is before the first sample for its mirror image: silence there. */
const between = (sound: Float32Array): Float32Array =>
  sound.map((sample, i) => sample * Math.min(1, i / 2000, (sound.length - 1 - i) / 2000))

/** What FFmpeg prints has three digits: half of the last one at -3 dB. */
const printed = 0.0062

describe.skipIf(!hasSox || !hasFfmpeg)('the true peak of what is limited (skipped where a meter is missing)', () => {
  it.each([...recordings, ...made])('of %s is never over the ceiling, whoever measures', async (name, make) => {
    const sound = between(make())
    const ceilingDb = -3
    const call = { name: 'limiter', params: { ceilingDb, releaseMs: 50 } } as const
    const limited = (await renderEffect(call, [sound.slice()], rate))[0] as Float32Array
    const [ffmpeg, sox] = [byFfmpeg(limited), bySox(limited)]
    addCompareRow({
      operation: `limiter at -3 dB, ${name}, true peak`,
      peer: 'ffmpeg ebur128, sox rate to 8 x',
      tolerance: 'at most -3 dB',
      measured: `${ffmpeg.toFixed(3)} dB, ${sox.toFixed(3)} dB (before: ${byFfmpeg(sound).toFixed(1)} dB)`,
    })
    expect(ffmpeg).toBeLessThanOrEqual(ceilingDb + printed)
    expect(sox).toBeLessThanOrEqual(ceilingDb)
    expect(sox).toBeGreaterThan(ceilingDb - 0.5)
  })
})
