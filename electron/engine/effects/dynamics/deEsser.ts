import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { decayOf, toGain } from '../../model/decibels.ts'

export interface DeEsserParams {
  /** From here on up a voice hisses, Hz. */
  readonly frequencyHz: number
  /** So much quieter at most. */
  readonly reductionDb: number
  /** What hisses counts from so much below the whole sound on: so it does not hang on how loud the voice is. */
  readonly thresholdDb: number
}

/**
 * Turns down what lies above a frequency where it is strong against the whole: an "s", not a bright voice. The rest is
 * left as it is, to the sample where nothing hisses. What lies above is taken by a filter with linear phase, so that
 * turning it down boosts nothing beside it. Channels share one gain.
 */
export const deEsser = defineEffect<DeEsserParams>({ channels: 'linked', create: createDeEsser })

/** Levels are followed over this time, and the gain goes down and comes back by these. */
const levelMs = 2
const attackMs = 1
const releaseMs = 40
/** Frames between two looks at the levels, at fixed places of the sound. */
const step = 16
/** Mean square of what is too quiet to hiss, -70 dB. */
const soundless = 1e-7
/** Periods of the frequency that the filter reaches to each side: its slope is half an octave wide. */
const reach = 4

function createDeEsser(params: DeEsserParams, { sampleRate, channels }: SoundFormat): Processor {
  const half = Math.round((reach * sampleRate) / params.frequencyHz)
  const taps = highTaps(params.frequencyHz / sampleRate, half)
  const follow = createFollower(params, sampleRate)
  let last = Array.from({ length: channels }, () => new Float32Array(2 * half))
  const process = (input: readonly Float32Array[]): readonly Float32Array[] => {
    const count = input[0]?.length ?? 0
    const rows = input.map((row, c) => heardBehind(last[c] as Float32Array, row))
    const high = rows.map((row) => filtered(row, taps, count))
    for (let i = 0; i < count; i++) {
      let [above, whole] = [0, 0]
      for (let c = 0; c < channels; c++) {
        above += (high[c]?.[i] as number) ** 2
        whole += (rows[c]?.[i + half] as number) ** 2
      }
      const less = follow(above, whole)
      for (let c = 0; c < channels; c++) {
        const sample = rows[c]?.[i + half] as number
        ;(input[c] as Float32Array)[i] = less === 0 ? sample : sample - less * (high[c]?.[i] as number)
      }
    }
    last = rows.map((row) => row.slice(count))
    return input
  }
  return withoutDelay({ process }, { delay: half, channels })
}

/** Follows both levels, and says which part of what lies above is to go. */
function createFollower(
  { reductionDb, thresholdDb }: DeEsserParams,
  sampleRate: number,
): (above: number, whole: number) => number {
  const level = decayOf(levelMs, sampleRate)
  const [attack, release] = [decayOf(attackMs, sampleRate / step), decayOf(releaseMs, sampleRate / step)]
  let [high, all, db, less, position] = [0, 0, 0, 0, 0]
  return (above, whole) => {
    high = above + level * (high - above)
    all = whole + level * (all - whole)
    if (position++ % step > 0) return less
    const over = all < soundless ? 0 : 10 * Math.log10(high / all + 1e-9) - thresholdDb
    const wanted = Math.min(reductionDb, Math.max(0, over))
    db = wanted + (wanted > db ? attack : release) * (db - wanted)
    // Less than this is nothing; and levels that fade would become denormal numbers, which are slow.
    if (db < 1e-4) db = 0
    if (all < 1e-20) [high, all] = [0, 0]
    less = 1 - toGain(-db)
    return less
  }
}

/** A sinc under Hann's window, and the impulse without it: nothing at 0 Hz, all from the frequency on. */
function highTaps(turns: number, half: number): Float64Array {
  const low = Float64Array.from({ length: 2 * half + 1 }, (_, k) => {
    const x = k - half
    const sinc = x === 0 ? 2 * turns : Math.sin(2 * Math.PI * turns * x) / (Math.PI * x)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)))
  })
  const sum = low.reduce((total, tap) => total + tap, 0)
  return low.map((tap, k) => (k === half ? 1 : 0) - tap / sum)
}

/** The taps are alike on both sides of the middle. */
function filtered(row: Float32Array, taps: Float64Array, count: number): Float32Array {
  const half = taps.length >> 1
  const out = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const middle = i + half
    let sum = (row[middle] as number) * (taps[half] as number)
    for (let k = 1; k <= half; k++)
      sum += ((row[middle - k] as number) + (row[middle + k] as number)) * (taps[half + k] as number)
    out[i] = sum
  }
  return out
}

/** The row behind what was before it. What is no number would be heard for as long as the filter is. */
function heardBehind(before: Float32Array, row: Float32Array): Float32Array {
  const all = new Float32Array(before.length + row.length)
  all.set(before)
  for (let i = 0; i < row.length; i++) {
    const sample = row[i] as number
    all[before.length + i] = Number.isFinite(sample) ? sample : 0
  }
  return all
}
