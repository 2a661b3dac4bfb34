import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { equalizerShape } from '../../shared/dsp/filterSections.ts'
import type { EffectCall } from '../../electron/engine/effects/index.ts'
import { ffmpegFloats, hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { levelOf, peakOf, renderEffect, toDb } from '../support/engine/renderEffect.ts'
import { noise, sine } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

const rate = 44_100

function rawFile(sound: Float32Array): string {
  const file = path.join(makeFolder(), 'in.raw')
  writeFileSync(file, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
  return file
}

const asFloats = (bytes: Buffer): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))

function soxMakes(sound: Float32Array, ...effects: readonly string[]): Float32Array {
  const output = path.join(makeFolder(), 'out.wav')
  runPeer(
    'sox',
    '-D',
    '-t',
    'f32',
    '-r',
    String(rate),
    '-c',
    '1',
    rawFile(sound),
    '-e',
    'floating-point',
    '-b',
    '32',
    output,
    ...effects,
  )
  return ffmpegFloats(output)
}

const ffmpegMakes = (sound: Float32Array, filter: string): Float32Array =>
  asFloats(
    runPeer(
      'ffmpeg',
      '-v',
      'error',
      '-f',
      'f32le',
      '-ar',
      String(rate),
      '-ac',
      '1',
      '-i',
      rawFile(sound),
      '-af',
      filter,
      '-f',
      'f32le',
      '-',
    ),
  )

async function ours(call: EffectCall, sound: Float32Array): Promise<Float32Array> {
  return (await renderEffect(call, [sound], rate))[0] as Float32Array
}

/** What two sounds differ in, dB below full scale. */
const apart = (one: Float32Array, other: Float32Array): number =>
  levelOf(
    Float32Array.from(
      { length: Math.min(one.length, other.length) },
      (_, i) => (one[i] as number) - (other[i] as number),
    ),
  )

const sound = noise(rate * 2, 5, 0.25)
const q = String(Math.SQRT1_2)
const flat = { bassDb: 0, midDb: 0, trebleDb: 0, bands: [] }
/** FFmpeg's shelves are of another shape (47 dB apart), so they are compared with SoX's alone. */
const filters: readonly (readonly [string, EffectCall, readonly string[], string | null])[] = [
  [
    'high-pass 80 Hz, 12 dB',
    { name: 'highPass', params: { frequencyHz: 80, rolloffDb: 12 } },
    ['highpass', '-2', '80', `${q}q`],
    `highpass=f=80:width_type=q:w=${q}:r=f64`,
  ],
  [
    'low-pass 5 kHz, 12 dB',
    { name: 'lowPass', params: { frequencyHz: 5000, rolloffDb: 12 } },
    ['lowpass', '-2', '5000', `${q}q`],
    `lowpass=f=5000:width_type=q:w=${q}:r=f64`,
  ],
  [
    'bass +6 dB',
    { name: 'equalizer', params: { ...flat, bassDb: 6 } },
    ['bass', '6', String(equalizerShape.bassHz), `${q}q`],
    null,
  ],
  [
    'treble -4 dB',
    { name: 'equalizer', params: { ...flat, trebleDb: -4 } },
    ['treble', '-4', String(equalizerShape.trebleHz), `${q}q`],
    null,
  ],
  [
    'band 1500 Hz -8 dB, Q 2',
    { name: 'equalizer', params: { ...flat, bands: [{ frequencyHz: 1500, gainDb: -8, q: 2 }] } },
    ['equalizer', '1500', '2q', '-8'],
    'equalizer=f=1500:width_type=q:w=2:g=-8:r=f64',
  ],
]

describe.skipIf(!hasSox || !hasFfmpeg)('filters beside SoX and FFmpeg (skipped where one of them is missing)', () => {
  it.each(filters)('%s: the same samples but for rounding', async (operation, call, soxArgs, filter) => {
    const mine = await ours(call, sound)
    const peers = [
      ['sox', soxMakes(sound, ...soxArgs)],
      ...(filter === null ? [] : [['ffmpeg', ffmpegMakes(sound, filter)] as const]),
    ] as const
    for (const [peer, theirs] of peers) {
      const measured = apart(mine, theirs)
      addCompareRow({ operation, peer, tolerance: 'difference < -80 dBFS', measured: `${measured.toFixed(1)} dBFS` })
      expect(measured).toBeLessThan(-80)
    }
  })
})

describe.skipIf(!hasFfmpeg)('dynamics beside FFmpeg (skipped where it is missing)', () => {
  it.each([-30, -20, -10, -3])(
    'compresses a steady tone at %d dB to the level that acompressor comes to',
    async (level) => {
      const tone = sine(1000, rate, rate * 3, 10 ** (level / 20))
      const params = { thresholdDb: -24, ratio: 4, attackMs: 1, releaseMs: 800, kneeDb: 0, makeupDb: 0 }
      const mine = await ours({ name: 'compressor', params }, tone)
      const peer = ffmpegMakes(
        tone,
        `acompressor=threshold=${10 ** (-24 / 20)}:ratio=4:attack=1:release=800:knee=1:detection=peak`,
      )
      const [found, wanted] = [toDb(peakOf(mine.subarray(2 * rate))), toDb(peakOf(peer.subarray(2 * rate, 3 * rate)))]
      addCompareRow({
        operation: `compressor 4:1 above -24 dB, tone at ${level} dB`,
        peer: 'ffmpeg acompressor',
        tolerance: '1 dB',
        measured: `${Math.abs(found - wanted).toFixed(2)} dB`,
      })
      expect(Math.abs(found - wanted)).toBeLessThan(1)
    },
  )

  it('limits a tone to the ceiling and the level that alimiter brings it to', async () => {
    const loud = sine(440, rate, rate * 2, 1)
    const mine = await ours({ name: 'limiter', params: { ceilingDb: -6, releaseMs: 50 } }, loud)
    const peer = ffmpegMakes(loud, `alimiter=limit=${10 ** (-6 / 20)}:release=50:level=disabled`)
    const [found, theirs] = [toDb(peakOf(mine)), toDb(peakOf(peer))]
    addCompareRow({
      operation: 'limiter at -6 dB, highest sample',
      peer: 'ffmpeg alimiter',
      tolerance: 'at most -6 dB',
      measured: `${found.toFixed(3)} dB, theirs ${theirs.toFixed(3)} dB`,
    })
    expect(found).toBeLessThanOrEqual(-6)
    expect(Math.abs(levelOf(mine.subarray(rate)) - levelOf(peer.subarray(rate, 2 * rate)))).toBeLessThan(0.2)
  })
})
