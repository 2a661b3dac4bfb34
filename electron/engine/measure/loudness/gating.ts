/** Energies of the 100 ms steps of a sound: sums over all channels of the K-weighted mean square. */
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

/** ITU-R BS.1770-5 (integrated, gated at -70 LUFS and 10 LU below what passes it), EBU Tech 3341 (momentary, short-term) and 3342 (range). */
export function gateLoudness(steps: Steps): LoudnessFigures {
  const momentary = windowsOf(steps, momentarySteps)
  const shortTerm = windowsOf(steps, shortTermSteps)
  return {
    integrated: gatedMean(momentary, -10),
    momentaryMax: toLufs(Math.max(0, ...maxOf(momentary))),
    shortTermMax: toLufs(Math.max(0, ...maxOf(shortTerm))),
    range: steps.whole < shortTermSteps ? 0 : loudnessRange(shortTerm),
  }
}

/** LUFS of the whole, gated; -Infinity for silence. */
export function integratedLoudness(steps: Steps): number {
  return gatedMean(windowsOf(steps, momentarySteps), -10)
}

/** The factor that brings the whole to a loudness; quiet parts may pass the gate, or fail it, once they are louder or quieter. Null for silence. */
export function gainToLoudness(steps: Steps, target: number): number | null {
  let gain = 1
  for (let round = 0; round < 8; round++) {
    const now = gatedMean(windowsOf({ ...steps, energies: steps.energies.map((energy) => energy * gain * gain) }, momentarySteps), -10)
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

/** Mean energy of every window that is whole; a sound that is shorter than one is one window. */
function windowsOf({ energies, whole }: Steps, size: number): Float64Array {
  if (whole < size) {
    const all = energies.subarray(0, Math.max(1, whole))
    return all.length === 0 ? new Float64Array(0) : Float64Array.of(all.reduce((sum, one) => sum + one, 0) / all.length)
  }
  const windows = new Float64Array(whole - size + 1)
  for (let at = 0; at < windows.length; at++) {
    let sum = 0
    for (let i = at; i < at + size; i++) sum += energies[i] as number
    windows[at] = sum / size
  }
  return windows
}

function gatedMean(windows: Float64Array, relative: number): number {
  const gate = toEnergy(absoluteGate)
  const loud = meanAbove(windows, gate)
  return loud === 0 ? Number.NEGATIVE_INFINITY : toLufs(meanAbove(windows, Math.max(gate, loud * 10 ** (relative / 10))))
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

/** EBU Tech 3342: from the 10th to the 95th percentile of the short-term loudness, gated at -70 LUFS and 20 LU below what passes it. */
function loudnessRange(windows: Float64Array): number {
  const loud = above(windows, toEnergy(absoluteGate))
  if (loud.length === 0) return 0
  const kept = above(loud, mean(loud) / 100).sort()
  const at = (part: number): number => kept[Math.round((kept.length - 1) * part)] as number
  return toLufs(at(0.95)) - toLufs(at(0.1))
}

const above = (values: Float64Array, gate: number): Float64Array => values.filter((value) => value > gate)
const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length
const maxOf = (values: Float64Array): number[] => (values.length === 0 ? [] : [values.reduce((most, value) => Math.max(most, value))])
