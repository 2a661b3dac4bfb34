import { hertzAt, spectrumLevels, spectrumRows } from '../../../shared/dsp/spectrumScale.ts'

/** The bins of a transform that a row shows: the loudest from `first` to `last`, or a point between two of them. */
export interface RowBins {
  readonly first: number
  readonly last: number
  /** Where its middle lies, in bins: what a row that is narrower than a bin shows. */
  readonly middle: number
}

export function rowBins(size: number, sampleRate: number): readonly RowBins[] {
  const binOf = (share: number): number => (hertzAt(share, sampleRate) * size) / sampleRate
  return Array.from({ length: spectrumRows }, (_, row) => ({
    first: Math.ceil(binOf(row / spectrumRows)),
    last: Math.min(size / 2 - 1, Math.ceil(binOf((row + 1) / spectrumRows)) - 1),
    middle: binOf((row + 0.5) / spectrumRows),
  }))
}

/** The level of each row in steps, from the powers of the bins: 1 is a tone at full scale. */
export function writeRows(powers: Float64Array, bins: readonly RowBins[], out: Int8Array, at: number): void {
  bins.forEach(({ first, last, middle }, row) => {
    let power = first > last ? between(powers, middle) : 0
    for (let bin = first; bin <= last; bin++) power = Math.max(power, powers[bin] ?? 0)
    out[at + row] = stepOf(power)
  })
}

function between(powers: Float64Array, place: number): number {
  const below = Math.floor(place)
  const part = place - below
  return (powers[below] ?? 0) * (1 - part) + (powers[below + 1] ?? 0) * part
}

function stepOf(power: number): number {
  const { floorDb, topDb, steps } = spectrumLevels
  if (power <= 0) return 0
  const share = (10 * Math.log10(power) - floorDb) / (topDb - floorDb)
  return Math.max(0, Math.min(steps, Math.round(share * steps)))
}
