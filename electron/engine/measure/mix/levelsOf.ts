import { concatFloats } from '../../../../shared/dsp/concatFloats.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import { addEnergies, sumsOf } from '../loudness/addEnergies.ts'
import { integratedLoudness } from '../loudness/gating.ts'
import { energyFrames, weightedEnergies } from '../loudness/kWeighting.ts'
import { timesCounted } from '../loudness/listenToTracks.ts'
import type { InSteps } from '../takeTurns.ts'
import { finePeakOf, fineBefore } from './finePeak.ts'

export interface Levels {
  /** Integrated loudness (ITU-R BS.1770); -Infinity for silence. */
  readonly lufs: number
  /** Full scales: the mean over all channels and frames, the largest sample, and the largest between samples. */
  readonly rms: number
  readonly peak: number
  readonly truePeak: number
  /** The quietest half second that is not digital silence; null where there is none. */
  readonly floor: number | null
}

/** Rows that come in any length, one a channel. */
export interface LevelMeter {
  add(rows: readonly Float32Array[]): void
  end(): InSteps<Levels>
}

/** Frames that are looked at in one go; a multiple of what an energy stands for. */
const portion = 1 << 15
const stepSeconds = 0.1
/** Of a half second. */
const floorSteps = 5

/** Measures sound as it comes: loudness, peaks and the floor in one pass. */
export function createLevelMeter(sampleRate: number, channels: 1 | 2, mono: MonoCount = 'once'): LevelMeter {
  const weigh = weightedEnergies(sampleRate)
  const waiting = Array.from({ length: channels }, () => new Float32Array(fineBefore + portion))
  const energies: Float32Array[][] = waiting.map(() => [])
  const squares = createSquares(Math.round(sampleRate * stepSeconds))
  let [filled, total, peak, truePeak] = [0, 0, 0, 0]

  const measure = (): void => {
    const rows = waiting.map((row) => row.subarray(fineBefore, fineBefore + filled))
    const made = rows.map(() => new Float32Array(Math.ceil(filled / energyFrames)))
    weigh(rows, made)
    made.forEach((row, c) => energies[c]?.push(row))
    squares.add(rows)
    for (const row of rows) for (const sample of row) peak = Math.max(peak, Math.abs(sample))
    for (const row of waiting) truePeak = finePeakOf(row.subarray(0, fineBefore + filled), sampleRate, truePeak)
    for (const row of waiting) row.copyWithin(0, filled, filled + fineBefore)
    filled = 0
  }
  return {
    add(rows) {
      const count = rows[0]?.length ?? 0
      total += count
      for (let at = 0; at < count;) {
        const end = Math.min(count, at + portion - filled)
        rows.forEach((row, c) => waiting[c]?.set(row.subarray(at, end), fineBefore + filled))
        filled += end - at
        at = end
        if (filled === portion) measure()
      }
    },
    *end() {
      measure()
      // What lies between the last samples is known once silence has followed them.
      for (const row of waiting) truePeak = finePeakOf(padded(row.subarray(0, fineBefore)), sampleRate, truePeak)
      const lufs = yield* loudnessOf(energies, total, sampleRate, timesCounted(channels, mono))
      return { lufs, peak, truePeak, ...squares.end(total * channels) }
    },
  }
}

function padded(row: Float32Array): Float32Array {
  const out = new Float32Array(row.length * 2)
  out.set(row)
  return out
}

function* loudnessOf(
  energies: readonly Float32Array[][],
  total: number,
  sampleRate: number,
  times: 1 | 2,
): InSteps<number> {
  const size = sampleRate * stepSeconds
  const steps = new Float64Array(Math.ceil(total / size) + 1)
  for (const parts of energies) {
    addEnergies(
      sumsOf(concatFloats(parts)),
      { from: 0, to: total, turned: false, all: total },
      { at: 0, size, gain: 1 },
      steps,
    )
    yield total / energyFrames
  }
  const whole = Math.floor(total / size + 1e-9)
  const frames = whole === 0 ? Math.max(1, total) : size
  return yield* integratedLoudness({ energies: steps.map((one) => (one * times) / frames), whole })
}

/** Mean squares of the whole and of its quietest half second. */
function createSquares(size: number) {
  const steps: number[] = [0]
  let [sum, inStep, channels] = [0, 0, 1]
  return {
    add(rows: readonly Float32Array[]): void {
      const [left = new Float32Array(), right] = rows
      channels = rows.length
      for (let i = 0; i < left.length; i++) {
        const one = (left[i] as number) ** 2 + (right === undefined ? 0 : (right[i] as number) ** 2)
        sum += one
        steps[steps.length - 1] = (steps.at(-1) as number) + one
        if (++inStep < size) continue
        inStep = 0
        steps.push(0)
      }
    },
    end(count: number): Pick<Levels, 'rms' | 'floor'> {
      const whole = steps.slice(0, -1)
      const windows = whole.slice(floorSteps - 1).map((_, k) => {
        const part = whole.slice(k, k + floorSteps)
        return part.includes(0) ? 0 : part.reduce((all, one) => all + one, 0) / (floorSteps * size * channels)
      })
      const sounding = windows.filter((one) => one > 0)
      const least = sounding.reduce((smallest, one) => Math.min(smallest, one), Infinity)
      return { rms: Math.sqrt(sum / Math.max(1, count)), floor: sounding.length === 0 ? null : Math.sqrt(least) }
    },
  }
}
