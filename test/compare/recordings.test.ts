import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EffectCall } from '../../electron/engine/effects/index.ts'
import { profileNoise } from '../../electron/engine/effects/restoration/profileNoise.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { levelOf, peakOf, renderEffect, toDb } from '../support/engine/renderEffect.ts'
import { noise, sine } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

const rate = 44_100
const mono = ['-f', 'f32le', '-ar', String(rate), '-ac', '1'] as const
/**
 * A voice that comes with a package, and prompts of several sentences where Debian's asterisk-core-sounds-en-wav is
 * installed.
 */
const prompts = '/usr/share/asterisk/sounds/en_US_f_Allison'
const files = [
  path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav'),
  ...['demo-congrats.wav', 'demo-instruct.wav', 'vm-options.wav'].map((name) => path.join(prompts, name)),
].filter((file) => existsSync(file))

const asFloats = (bytes: Buffer): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
const readSound = (file: string): Float32Array => asFloats(runPeer('ffmpeg', '-v', 'error', '-i', file, ...mono, '-'))

function rawFile(sound: Float32Array): string {
  const file = path.join(makeFolder(), 'in.raw')
  writeFileSync(file, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
  return file
}

const ffmpegMakes = (sound: Float32Array, filter: string): Float32Array =>
  asFloats(runPeer('ffmpeg', '-v', 'error', ...mono, '-i', rawFile(sound), '-af', filter, ...mono, '-'))

function soxMakes(sound: Float32Array, ...effects: readonly string[]): Float32Array {
  const output = path.join(makeFolder(), 'out.f32')
  runPeer('sox', '-D', '-t', 'f32', '-r', String(rate), '-c', '1', rawFile(sound), '-t', 'f32', output, ...effects)
  return asFloats(readFileSync(output))
}

async function ours(call: EffectCall, sound: Float32Array): Promise<Float32Array> {
  return (await renderEffect(call, [sound], rate))[0] as Float32Array
}

const apart = (one: Float32Array, other: Float32Array): number =>
  levelOf(one.subarray(0, other.length).map((sample, i) => sample - (other[i] as number)))

function row(operation: string, peer: string, tolerance: string, measured: string): void {
  addCompareRow({ operation, peer, tolerance, measured })
}

/** Each repetition half of the one before, until nothing is left: the fortieth is 240 dB below. */
const echoes = (seconds: number): string => {
  const count = Math.min(40, Math.ceil(seconds / 0.3))
  return `aecho=1:1:${Array.from({ length: count }, (_, k) => 300 * (k + 1)).join('|')}:${Array.from({ length: count }, (_, k) => 0.5 ** (k + 1)).join('|')}`
}

describe.skipIf(!hasSox || !hasFfmpeg).each(files.map((file) => [path.basename(file), file]))(
  'on the recording %s (skipped where SoX or FFmpeg is missing)',
  (name, file) => {
    const sound = hasSox && hasFfmpeg ? readSound(file).map((sample) => sample * 0.4) : new Float32Array()

    it('filters and echoes are those of the peers, but for rounding', async () => {
      const cases: readonly (readonly [string, EffectCall, string, string])[] = [
        [
          'high-pass 80 Hz',
          { name: 'highPass', params: { frequencyHz: 80, rolloffDb: 12 } },
          'highpass',
          'highpass=f=80:width_type=q:w=0.7071067811865476:r=f64',
        ],
        [
          'low-pass 3 kHz',
          { name: 'lowPass', params: { frequencyHz: 3000, rolloffDb: 12 } },
          'lowpass',
          'lowpass=f=3000:width_type=q:w=0.7071067811865476:r=f64',
        ],
        [
          'echo 0.3 s, half',
          { name: 'echo', params: { delay: 0.3, decay: 0.5 } },
          'aecho',
          echoes(sound.length / rate),
        ],
      ]
      for (const [operation, call, peer, filter] of cases) {
        const measured = apart(await ours(call, sound), ffmpegMakes(sound, filter))
        row(`${operation}, ${name}`, `ffmpeg ${peer}`, 'difference < -80 dBFS', `${measured.toFixed(1)} dBFS`)
        expect(measured, operation).toBeLessThan(-80)
      }
    })

    it('a compressed voice has the level that FFmpeg gives it', async () => {
      const mine = await ours(
        {
          name: 'compressor',
          params: { thresholdDb: -24, ratio: 4, attackMs: 1, releaseMs: 800, kneeDb: 0, makeupDb: 0 },
        },
        sound,
      )
      const peer = ffmpegMakes(
        sound,
        `acompressor=threshold=${10 ** (-24 / 20)}:ratio=4:attack=1:release=800:knee=1:detection=peak`,
      )
      const measured = Math.abs(levelOf(mine) - levelOf(peer.subarray(0, mine.length)))
      row(`compressor 4:1 above -24 dB, ${name}`, 'ffmpeg acompressor', '2 dB', `${measured.toFixed(2)} dB`)
      expect(measured).toBeLessThan(2)
    })

    it('reverberates as loudly as SoX, where feedback and damping are the same', async () => {
      // SoX has 50 % reverberance as a feedback of 0.882, 50 % damping as 0.35, and hears one channel once where
      // Freeverb hears it twice.
      const mine = await ours(
        { name: 'reverb', params: { roomSize: 65, damping: 87.5, wetDb: -6.02, dryDb: -100, preDelayMs: 0 } },
        sound,
      )
      const peer = soxMakes(sound, 'reverb', '-w', '50', '50', '100', '100', '0', '0')
      const measured = Math.abs(levelOf(mine) - levelOf(peer.subarray(0, mine.length)))
      row(`reverb, wet alone, ${name}`, 'sox reverb', '6 dB', `${measured.toFixed(2)} dB`)
      expect(measured).toBeLessThan(6)
    })

    it('a limited voice stays below the ceiling, between its samples too', async () => {
      const mine = await ours({ name: 'limiter', params: { ceilingDb: -20, releaseMs: 50 } }, sound)
      const peer = ffmpegMakes(sound, 'alimiter=limit=0.1:release=50:level=disabled')
      row(
        `limiter at -20 dB, ${name}, highest sample`,
        'ffmpeg alimiter',
        'at most -20 dB',
        `${toDb(peakOf(mine)).toFixed(3)} dB, theirs ${toDb(peakOf(peer)).toFixed(3)} dB`,
      )
      expect(toDb(peakOf(mine))).toBeLessThanOrEqual(-20)
    })
  },
)

describe.skipIf(!hasFfmpeg)('gates and noise reduction beside FFmpeg (skipped where it is missing)', () => {
  it.each([
    [-40, 'closed'],
    [-10, 'open'],
  ] as const)('a tone at %d dB finds the gate %s', async (level, _state) => {
    const tone = sine(1000, rate, rate * 3, 10 ** (level / 20))
    const mine = await ours(
      { name: 'noiseGate', params: { thresholdDb: -20, attackMs: 5, holdMs: 20, releaseMs: 50, reductionDb: 30 } },
      tone,
    )
    const peer = ffmpegMakes(
      tone,
      `agate=threshold=0.1:range=${10 ** (-30 / 20)}:ratio=9000:attack=5:release=50:knee=1:detection=peak`,
    )
    const measured = Math.abs(levelOf(mine.subarray(2 * rate)) - levelOf(peer.subarray(2 * rate, 3 * rate)))
    row(`noise gate at -20 dB, tone at ${level} dB`, 'ffmpeg agate', '1 dB', `${measured.toFixed(2)} dB`)
    expect(measured).toBeLessThan(1)
  })

  it('noise gets as much quieter as FFmpeg makes it', async () => {
    const hiss = noise(rate * 4, 9, 0.01)
    const profile = (await profileNoise([hiss.subarray(0, rate)], rate)) ?? expect.fail()
    const mine = await ours(
      { name: 'noiseReduction', params: { profile, reductionDb: 12, sensitivity: 6, smoothingBands: 3 } },
      hiss,
    )
    const peer = ffmpegMakes(hiss, `afftdn=nr=12:nf=${Math.round(levelOf(hiss))}`)
    const [found, theirs] = [mine, peer].map(
      (sound) => levelOf(hiss, 2 * rate, 3 * rate) - levelOf(sound, 2 * rate, 3 * rate),
    ) as [number, number]
    row(
      'noise reduction by 12 dB, white noise',
      'ffmpeg afftdn',
      '12 dB within 1 dB',
      `${found.toFixed(2)} dB, theirs ${theirs.toFixed(2)} dB`,
    )
    expect(Math.abs(found - 12)).toBeLessThan(1)
  })
})
