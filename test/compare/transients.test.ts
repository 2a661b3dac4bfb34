import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProcessor } from '../../electron/engine/effects/index.ts'
import { ffmpegFloats, hasFfmpeg, hasRubberBand, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { random } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

const rate = 44_100

/** So many times as long, and so many semitones higher. */
interface Change {
  readonly name: string
  readonly ratio: number
  readonly semitones: number
}
type Stretch = (sound: Float32Array, change: Change) => Promise<Float32Array>

const changes: readonly Change[] = [
  { name: '0.8 times as long', ratio: 0.8, semitones: 0 },
  { name: '1.25 times as long', ratio: 1.25, semitones: 0 },
  { name: '3 semitones higher', ratio: 1, semitones: 3 },
  { name: '4 semitones lower', ratio: 1, semitones: -4 },
]

const ours: Stretch = async (sound, { ratio, semitones }) => {
  const call = { name: 'stretch', params: { ratio, semitones } } as const
  const processor = await createProcessor(call, { sampleRate: rate, channels: 1 })
  return Float32Array.from([...(processor.process([sound.slice()])[0] ?? []), ...(processor.finish()[0] ?? [])])
}

/** A program that reads one WAV and writes another. */
const byProgram =
  (run: (input: string, output: string, change: Change) => void): Stretch =>
  async (sound, change) => {
    const folder = makeFolder()
    const [raw, input, output] = ['in.raw', 'in.wav', 'out.wav'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(raw, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
    runPeer('sox', '-D', '-t', 'f32', '-r', String(rate), '-c', '1', raw, '-e', 'float', '-b', '32', input)
    run(input, output, change)
    return ffmpegFloats(output)
  }

const peers: readonly (readonly [string, Stretch])[] = [
  ['ours', ours],
  [
    'sox',
    byProgram((input, output, { ratio, semitones }) =>
      semitones === 0
        ? runPeer('sox', input, output, 'tempo', String(1 / ratio))
        : runPeer('sox', input, output, 'pitch', String(semitones * 100)),
    ),
  ],
  [
    'rubberband',
    byProgram((input, output, { ratio, semitones }) =>
      execFileSync('rubberband', ['-q', '-t', String(ratio), '-p', String(semitones), input, output], {
        stdio: 'ignore',
      }),
    ),
  ],
]

/** Clicks of one sample at places that no block of a stretcher knows, a fifth of a second apart. */
function clicks(): { sound: Float32Array; places: readonly number[] } {
  const next = random(5)
  const places = Array.from({ length: 24 }, (_, k) => Math.round((0.3 + 0.2 * k + 0.08 * next()) * rate))
  const sound = new Float32Array(rate * 6)
  for (const place of places) sound[place] = 0.8
  return { sound, places }
}

const energyOf = (sound: Float32Array, from: number, to: number): number =>
  sound.subarray(Math.max(0, from), Math.max(0, to)).reduce((sum, sample) => sum + sample * sample, 0)

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/**
 * How much of what a click became lies within 5 ms of its loudest moment, and how far that is from its place, in ms.
 */
function clickKept(sound: Float32Array, places: readonly number[], ratio: number): { kept: number; off: number } {
  const near = Math.round(0.06 * rate)
  const found = places.map((place) => {
    const expected = Math.round(place * ratio)
    const part = sound.subarray(Math.max(0, expected - near), expected + near)
    const top = part.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(part[best] ?? 0) ? i : best), 0)
    const within = energyOf(part, top - 0.005 * rate, top + 0.005 * rate)
    return { kept: within / energyOf(part, 0, part.length), off: Math.abs(top - near) / rate }
  })
  return { kept: middle(found.map(({ kept }) => kept)), off: 1000 * middle(found.map(({ off }) => off)) }
}

const hop = Math.round(0.0025 * rate)

/** Level in dB of each 2.5 ms, floored at what nobody hears. */
function levelsOf(sound: Float32Array): number[] {
  return Array.from({ length: Math.floor(sound.length / hop) }, (_, k) =>
    Math.max(-70, 10 * Math.log10(energyOf(sound, k * hop, (k + 1) * hop) / hop + 1e-12)),
  )
}

/** By how much the level rises within 10 ms around a place, at most. */
function riseNear(levels: readonly number[], place: number): number {
  const at = Math.round(place / hop)
  const rises = Array.from({ length: 25 }, (_, k) => at - 12 + k).map(
    (k) => (levels[k + 2] ?? -70) - (levels[k - 2] ?? -70),
  )
  return Math.max(...rises)
}

/** Where a voice begins with a burst: the level rises by 18 dB within 10 ms. */
function onsetsOf(sound: Float32Array): number[] {
  const levels = levelsOf(sound)
  const found: number[] = []
  for (let k = 4; k + 4 < levels.length; k++) {
    const rise = (levels[k + 2] as number) - (levels[k - 2] as number)
    if (rise > 18 && (levels[k + 2] as number) > -40 && k * hop - (found.at(-1) ?? -rate) > 0.1 * rate)
      found.push(k * hop)
  }
  return found
}

/** The shares of the onsets' rises in dB that are left. */
function onsetsKept(source: Float32Array, onsets: readonly number[], sound: Float32Array, ratio: number): number {
  const [before, after] = [levelsOf(source), levelsOf(sound)]
  return middle(onsets.map((place) => riseNear(after, place * ratio) / riseNear(before, place)))
}

const voices = [
  path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav'),
  '/usr/share/asterisk/sounds/en_US_f_Allison/demo-congrats.wav',
].filter((file) => existsSync(file))

function voice(file: string): Float32Array {
  const output = path.join(makeFolder(), 'voice.f32')
  runPeer('ffmpeg', '-v', 'error', '-i', file, '-t', '15', '-ac', '1', '-ar', String(rate), '-f', 'f32le', output)
  const bytes = readFileSync(output)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

describe.skipIf(!hasSox || !hasFfmpeg || !hasRubberBand)(
  'transients at another tempo or pitch beside SoX and Rubber Band (skipped where one is missing)',
  () => {
    it.each(changes)('keeps clicks together and where they belong, $name', async (change) => {
      const { sound, places } = clicks()
      const found = new Map<string, ReturnType<typeof clickKept>>()
      for (const [name, stretch] of peers)
        found.set(name, clickKept(await stretch(sound, change), places, change.ratio))
      const said = (pick: (one: { kept: number; off: number }) => string): string =>
        [...found].map(([name, one]) => `${name} ${pick(one)}`).join(', ')
      const row = { operation: `clicks ${change.name}`, peer: 'sox, rubberband' }
      addCompareRow({
        ...row,
        tolerance: 'half of it within 5 ms',
        measured: said(({ kept }) => `${(kept * 100).toFixed(0)} %`),
      })
      addCompareRow({
        ...row,
        operation: `${row.operation}, away from their place`,
        tolerance: '5 ms',
        measured: said(({ off }) => `${off.toFixed(1)} ms`),
      })
      expect(found.get('ours')?.kept).toBeGreaterThan(0.5)
      expect(found.get('ours')?.off).toBeLessThan(5)
    })

    it.each(
      voices.flatMap((file) => changes.map((change) => [path.basename(file), change.name, file, change] as const)),
    )('keeps the onsets of %s, %s', async (name, _, file, change) => {
      const source = voice(file)
      const onsets = onsetsOf(source)
      expect(onsets.length).toBeGreaterThan(5)
      const found = new Map<string, number>()
      for (const [peer, stretch] of peers)
        found.set(peer, onsetsKept(source, onsets, await stretch(source, change), change.ratio))
      addCompareRow({
        operation: `${onsets.length} onsets of ${name}, ${change.name}: rise within 10 ms`,
        peer: 'sox, rubberband',
        tolerance: '0.6 of the dB',
        measured: [...found].map(([peer, kept]) => `${peer} ${(kept * 100).toFixed(0)} %`).join(', '),
      })
      expect(found.get('ours')).toBeGreaterThan(0.6)
    })
  },
)
