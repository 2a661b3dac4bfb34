import { reductionFactor } from '../../model/decibels.ts'
import { powerOf } from './spectralFrames.ts'

export interface NoiseReductionParams {
  /** Mean power of the noise at each frequency (`profileNoise`). */
  readonly profile: Float32Array
  readonly reductionDb: number
  /** How unlikely noise has to be before something counts as sound: the chance is 10 to the minus this. */
  readonly sensitivity: number
  /** Frequencies on each side that a gain is averaged with. */
  readonly smoothingBands: number
}

/** Gains of the windows that are under way. */
export interface Gating {
  /** How many windows are under way at a time; the oldest is ready. */
  readonly windows: number
  take(spectrum: Float32Array): void
  /** Applies the gains of the oldest window. */
  shape(spectrum: Float32Array): void
}

/**
 * Windows that are looked at together, so that a moment of noise is not taken for sound: of their powers the second
 * largest counts.
 */
const together = 5
const aside = (together - 1) / 2
/** Seconds over which sound opens before it begins, and closes behind it. Audacity's. */
const attack = 0.02
const release = 0.1

/**
 * As Audacity's noise reduction decides: power of noise is spread exponentially around its mean, so the chance that
 * noise alone is more than m times its mean is e^-m; what is above `sensitivity` * ln(10) times the mean is sound with
 * all but 10^-sensitivity of certainty. Its gain is 0 dB and falls to the reduction in straight lines of decibels
 * before and behind; neighbouring frequencies are averaged in decibels too.
 */
export function createGating(params: NoiseReductionParams, size: number, secondsAStep: number): Gating {
  const bands = size / 2 + 1
  const opening = 1 + Math.floor(attack / secondsAStep)
  const closing = 1 + Math.floor(release / secondsAStep)
  const windows = aside + opening + 1
  const kept = Math.max(windows, together)
  const row = (): Float32Array[] => Array.from({ length: kept }, () => new Float32Array(bands))
  const powers = row()
  // Reductions in dB; 0 lets everything through.
  const cuts = row().map((cut) => cut.fill(params.reductionDb))
  const limits = Float32Array.from(
    { length: bands },
    (_, k) => (params.profile[k] ?? 0) * params.sensitivity * Math.LN10,
  )
  const [rising, falling] = [params.reductionDb / opening, params.reductionDb / closing]
  const smooth = new Float64Array(bands)
  let count = 0
  const slot = (rows: readonly Float32Array[], window: number): Float32Array =>
    rows[(window + kept * 2) % kept] as Float32Array

  const decide = (centre: number): void => {
    const [p0, p1, p2, p3, p4] = [0, 1, 2, 3, 4].map((k) => slot(powers, centre - aside + k)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const cut = slot(cuts, centre)
    const before = slot(cuts, centre - 1)
    for (let k = 0; k < bands; k++) {
      const limit = limits[k] as number
      const above =
        +((p0[k] as number) > limit) +
        +((p1[k] as number) > limit) +
        +((p2[k] as number) > limit) +
        +((p3[k] as number) > limit) +
        +((p4[k] as number) > limit)
      cut[k] = above >= 2 ? 0 : Math.min(params.reductionDb, (before[k] as number) + falling)
    }
    for (let w = centre - 1; w >= centre - opening; w--) riseTo(slot(cuts, w + 1), slot(cuts, w), rising)
  }
  return {
    windows,
    take(spectrum) {
      powerOf(spectrum, slot(powers, count))
      decide(count - aside)
      count++
    },
    shape(spectrum) {
      average(slot(cuts, count - windows), params.smoothingBands, smooth)
      applyCuts(spectrum, smooth)
    },
  }
}

/** A window is cut by `rising` dB more at most than the one behind it, so that it opens before sound begins. */
function riseTo(later: Float32Array, earlier: Float32Array, rising: number): void {
  for (let k = 0; k < later.length; k++) {
    const most = (later[k] as number) + rising
    if ((earlier[k] as number) > most) earlier[k] = most
  }
}

/** Multiplies every frequency by the factor of its reduction in dB. */
function applyCuts(spectrum: Float32Array, cuts: Float64Array): void {
  const bands = cuts.length
  spectrum[0] = (spectrum[0] as number) * reductionFactor(cuts[0] as number)
  spectrum[1] = (spectrum[1] as number) * reductionFactor(cuts[bands - 1] as number)
  for (let k = 1, at = 2; k < bands - 1; k++, at += 2) {
    const gain = cuts[k] === 0 ? 1 : reductionFactor(cuts[k] as number)
    spectrum[at] = (spectrum[at] as number) * gain
    spectrum[at + 1] = (spectrum[at + 1] as number) * gain
  }
}

/** Each value with its neighbours on both sides, as many as there are. */
function average(values: Float32Array, side: number, out: Float64Array): void {
  const count = values.length
  let sum = 0
  for (let k = 0; k < Math.min(side, count); k++) sum += values[k] as number
  for (let k = 0; k < count; k++) {
    if (k + side < count) sum += values[k + side] as number
    if (k - side - 1 >= 0) sum -= values[k - side - 1] as number
    const among = Math.min(count - 1, k + side) - Math.max(0, k - side) + 1
    out[k] = Math.max(0, sum / among)
  }
}
