import type { InSteps } from '../takeTurns.ts'

/**
 * Energies of the steps of a sound, 100 ms each where loudness is measured: sums over all channels of the K-weighted
 * mean square.
 */
export interface Steps {
  readonly energies: Float64Array
  /** Steps that are whole; behind the last one there may be a rest. */
  readonly whole: number
}

export interface LoudnessFigures {
  /** LUFS of the whole, gated; -Infinity for silence. */
  readonly integrated: number
  /** Loudest 400 ms. */
  readonly momentaryMax: number
  /** Loudest 3 s. */
  readonly shortTermMax: number
  /** LU between the quiet and the loud parts. */
  readonly range: number
}

const absoluteGate = -70
const momentarySteps = 4
const shortTermSteps = 30

/**
 * ITU-R BS.1770-5 (integrated, gated at -70 LUFS and 10 LU below what passes it), EBU Tech 3341 (momentary, short-term)
 * and 3342 (range).
 */
export function* gateLoudness(steps: Steps): InSteps<LoudnessFigures> {
  const momentary = yield* windowsOf(steps, momentarySteps)
  const integrated = yield* gatedMean(momentary)
  const shortTerm = yield* windowsOf(steps, shortTermSteps)
  const range = steps.whole < shortTermSteps ? 0 : yield* loudnessRange(shortTerm)
  return { integrated, momentaryMax: toLufs(maxOf(momentary)), shortTermMax: toLufs(maxOf(shortTerm)), range }
}

/** LUFS of the whole, gated; -Infinity for silence. */
export function* integratedLoudness(steps: Steps): InSteps<number> {
  return yield* gatedMean(yield* windowsOf(steps, momentarySteps))
}

/**
 * The factor that brings the whole to a loudness; quiet parts may pass the gate, or fail it, once they are louder or
 * quieter. Null for silence.
 */
export function* gainToLoudness(steps: Steps, target: number): InSteps<number | null> {
  const windows = yield* windowsOf(steps, momentarySteps)
  let gain = 1
  for (let round = 0; round < 8; round++) {
    const now = yield* gatedMean(windows, gain * gain)
    if (now === Number.NEGATIVE_INFINITY) return null
    gain *= 10 ** ((target - now) / 20)
  }
  return gain
}

export function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy)
}

function toEnergy(lufs: number): number {
  return 10 ** ((lufs + 0.691) / 10)
}

/** Windows that are made between two pauses at most: what one costs is told in frames. */
const windowsAStep = 1 << 14

/** Mean energy of every window that is whole; a sound that is shorter than one is one window. */
function* windowsOf({ energies, whole }: Steps, size: number): InSteps<Float64Array> {
  if (whole < size) {
    const all = energies.subarray(0, Math.max(1, whole))
    return all.length === 0 ? new Float64Array(0) : Float64Array.of(all.reduce((sum, one) => sum + one, 0) / all.length)
  }
  const windows = new Float64Array(whole - size + 1)
  for (let at = 0; at < windows.length; at++) {
    let sum = 0
    for (let i = at; i < at + size; i++) sum += energies[i] as number
    windows[at] = sum / size
    if (at % windowsAStep === windowsAStep - 1) yield windowsAStep * size
  }
  return windows
}

/** Of the windows scaled by `scale`, those that pass -70 LUFS and then 10 LU below what passed. */
function* gatedMean(windows: Float64Array, scale = 1): InSteps<number> {
  const gate = toEnergy(absoluteGate) / scale
  const loud = meanAbove(windows, gate)
  yield windows.length
  if (loud === 0) return Number.NEGATIVE_INFINITY
  const mean = meanAbove(windows, Math.max(gate, loud / 10))
  yield windows.length
  return toLufs(mean * scale)
}

/** 0 where there is none. */
function meanAbove(windows: Float64Array, gate: number): number {
  let sum = 0
  let count = 0
  for (let k = 0; k < windows.length; k++) {
    const energy = windows[k] as number
    if (energy <= gate) continue
    sum += energy
    count++
  }
  return count === 0 ? 0 : sum / count
}

/**
 * EBU Tech 3342: from the 10th to the 95th percentile of the short-term loudness, gated at -70 LUFS and 20 LU below
 * what passes it.
 */
function* loudnessRange(windows: Float64Array): InSteps<number> {
  const loud = meanAbove(windows, toEnergy(absoluteGate))
  if (loud === 0) return 0
  yield windows.length * 8
  const gate = Math.max(toEnergy(absoluteGate), loud / 100)
  const kept = windows.filter((value) => value > gate)
  yield windows.length * 8
  const low = smallest(kept, Math.round((kept.length - 1) * 0.1))
  yield windows.length * 8
  return toLufs(smallest(kept, Math.round((kept.length - 1) * 0.95))) - toLufs(low)
}

/** The value that would stand at `place` if they were sorted (C. A. R. Hoare, "Find", 1961). Changes their order. */
function smallest(values: Float64Array, place: number): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number
    let [i, k] = [low, high]
    while (i <= k) {
      while ((values[i] as number) < pivot) i++
      while ((values[k] as number) > pivot) k--
      if (i > k) break
      const value = values[i] as number
      values[i++] = values[k] as number
      values[k--] = value
    }
    if (place <= k) high = k
    else if (place >= i) low = i
    else break
  }
  return values[place] as number
}

function maxOf(values: Float64Array): number {
  let most = 0
  for (let k = 0; k < values.length; k++) if ((values[k] as number) > most) most = values[k] as number
  return most
}
