import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProcessor, type EffectCall } from '../../electron/engine/effects/index.ts'
import { hasFfmpeg, hasSox, ffmpegFloats, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { addCompareRow } from './support/compareRow.ts'

const rate = 44_100

async function ours(call: EffectCall, sound: Float32Array): Promise<Float32Array> {
  const processor = await createProcessor(call, { sampleRate: rate, channels: 1 })
  return Float32Array.from([...(processor.process([sound.slice()])[0] ?? []), ...(processor.finish()[0] ?? [])])
}

/** What SoX makes of a recording, as floats. */
function soxMakes(sound: Float32Array | null, ...effects: readonly string[]): Float32Array {
  const folder = makeFolder()
  const [input, output] = [path.join(folder, 'in.raw'), path.join(folder, 'out.f32')]
  const from =
    sound === null ? ['-n', '-r', String(rate), '-c', '1'] : ['-t', 'f32', '-r', String(rate), '-c', '1', input]
  if (sound !== null) writeFileSync(input, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
  runPeer('sox', '-D', ...from, '-t', 'f32', output, ...effects)
  const bytes = readFileSync(output)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

let read: Float32Array | null = null

/** The real recording of the package audio-lena, read once; each test gets a copy. */
function lena(): Float32Array {
  const file = path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav')
  read ??= soxMakes(ffmpegFloats(file), 'gain', '-6')
  return read.slice()
}

const rmsOf = (sound: Float32Array): number =>
  Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
const decibels = (ratio: number): number => 20 * Math.log10(ratio)

/** How far two sounds are apart, in dB below the first. */
function residue(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length)
  const [first, second] = [one.subarray(0, length), other.subarray(0, length)]
  return decibels(rmsOf(first.map((sample, i) => sample - (second[i] as number))) / rmsOf(first))
}

describe.skipIf(!hasSox || !hasFfmpeg)(
  'time, pitch and tones beside SoX (skipped where SoX or FFmpeg is missing)',
  () => {
    it.each([0.8, 1.1, 1.5])(
      'changes the tempo by %d to the length and the level that SoX comes to',
      async (factor) => {
        const sound = lena()
        const [found, peer] = [
          await ours({ name: 'stretch', params: { ratio: 1 / factor, semitones: 0 } }, sound),
          soxMakes(sound, 'tempo', String(factor)),
        ]
        const [apart, louder] = [Math.abs(found.length - peer.length), Math.abs(decibels(rmsOf(found) / rmsOf(peer)))]
        addCompareRow({
          operation: `tempo ${factor}, length`,
          peer: 'sox tempo',
          tolerance: '50 ms',
          measured: `${((apart / rate) * 1000).toFixed(2)} ms`,
        })
        addCompareRow({
          operation: `tempo ${factor}, level`,
          peer: 'sox tempo',
          tolerance: '1 dB',
          measured: `${louder.toFixed(2)} dB`,
        })
        expect(found.length).toBe(Math.round(sound.length / factor))
        expect(apart / rate).toBeLessThan(0.05)
        expect(louder).toBeLessThan(1)
      },
    )

    it.each([3, -4])(
      'changes the pitch by %d semitones to the length and the level that SoX comes to',
      async (semitones) => {
        const sound = lena()
        const [found, peer] = [
          await ours({ name: 'stretch', params: { ratio: 1, semitones } }, sound),
          soxMakes(sound, 'pitch', String(semitones * 100)),
        ]
        const louder = Math.abs(decibels(rmsOf(found) / rmsOf(peer)))
        addCompareRow({
          operation: `pitch ${semitones} semitones, level`,
          peer: 'sox pitch',
          tolerance: '1 dB',
          measured: `${louder.toFixed(2)} dB`,
        })
        expect(found.length).toBe(sound.length)
        expect(louder).toBeLessThan(1)
      },
    )

    it.each([0.9, 1.25])('changes the speed by %d to the sound that SoX makes', async (factor) => {
      const sound = soxMakes(lena(), 'lowpass', '4000')
      const [found, peer] = [
        await ours({ name: 'varispeed', params: { ratio: 1 / factor } }, sound),
        soxMakes(sound, 'speed', String(factor), 'rate', '-v', String(rate)),
      ]
      const rest = residue(peer, found)
      addCompareRow({
        operation: `speed ${factor}, difference`,
        peer: 'sox speed',
        tolerance: '-60 dB',
        measured: `${rest.toFixed(1)} dB`,
      })
      expect(Math.abs(found.length - peer.length)).toBeLessThanOrEqual(1)
      expect(rest).toBeLessThan(-60)
    })

    it.each([
      ['sine', 'sine', -90],
      ['square', 'square', -12],
      ['sawtooth', 'sawtooth', -12],
      ['triangle', 'triangle', -12],
    ] as const)('makes the %s that SoX makes', async (waveform, name, most) => {
      const found = await ours(
        { name: 'tone', params: { waveform, frequencyHz: 441, amplitude: 0.5 } },
        new Float32Array(rate),
      )
      const peer = soxMakes(null, 'synth', '1', name, '441', 'vol', '0.5')
      const louder = Math.abs(decibels(rmsOf(found) / rmsOf(peer)))
      addCompareRow({
        operation: `tone ${waveform}, level`,
        peer: 'sox synth',
        tolerance: '0.2 dB',
        measured: `${louder.toFixed(3)} dB`,
      })
      expect(louder).toBeLessThan(0.2)
      if (waveform !== 'sine') return
      addCompareRow({
        operation: 'tone sine, difference',
        peer: 'sox synth',
        tolerance: `${most} dB`,
        measured: `${residue(peer, found).toFixed(1)} dB`,
      })
      expect(residue(peer, found)).toBeLessThan(most)
    })
  },
)
