import { freshKernels } from './kernelCode.ts'
import { placesIn } from './portions.ts'

/** Reductions are octaves. */
export interface SpectralGating {
  /** Frames of a window, by a quarter of which windows are moved. */
  readonly window: Float32Array
  /** What a sum of windows is multiplied with. */
  readonly scale: number
  /** Powers above which a frequency is sound: one for each, from the lowest to the highest. */
  readonly limits: Float32Array
  readonly most: number
  /** A window is cut by so much more at most than the one behind it, and than the one before it. */
  readonly rising: number
  readonly falling: number
  /** Windows over which it opens. */
  readonly opening: number
  /** Frequencies to each side that a cut is averaged with. */
  readonly side: number
}

/** Rows in the kernels' memory: spectra as `Fourier` has them. */
export interface SpectralGate {
  /** Windows that are under way at a time; the oldest is ready. */
  readonly windows: number
  readonly heard: Float32Array
  readonly timed: Float32Array
  readonly spectrum: Float32Array
  readonly back: Float32Array
  readonly sum: Float32Array
  /** `timed` becomes the window over what is heard. */
  cutOut(): void
  /** Takes the next spectrum and decides. */
  take(): void
  /** Cuts the spectrum of the oldest window. */
  shape(): void
  /** Adds `back` to the sum. */
  add(): void
}

/** Of so many windows the second largest power counts: a moment of noise is not taken for sound. */
const together = 5
const aside = (together - 1) / 2

export function createSpectralGate(gating: SpectralGating): SpectralGate {
  const { window, scale, limits, most, rising, falling, opening, side } = gating
  const size = window.length
  const bands = size / 2
  const code = freshKernels()
  const { buffer } = code.memory
  const place = placesIn(code)
  const windows = aside + opening + 1
  const kept = Math.max(windows, together)
  const margin = (side + 3) & ~3
  const view = (at: number, length: number): Float32Array => new Float32Array(buffer, at, length)
  const row = (): number => place(size * 4)
  const bandRow = (): number => place((bands + 4 + 2 * margin) * 4) + margin * 4
  const [heard, timed, spectrum, back, sum, shape, scaled] = [row(), row(), row(), row(), row(), row(), row()] as const
  view(shape, size).set(window)
  view(scaled, size).set(window.map((value) => value * scale))
  const powers = Array.from({ length: kept }, bandRow)
  const cuts = Array.from({ length: kept }, bandRow)
  for (const at of cuts) view(at, bands + 1).fill(most)
  const [limitsAt, shares, gains] = [bandRow(), bandRow(), bandRow()]
  // Behind the highest frequency nothing is cut.
  view(limitsAt, bands + 4).fill(-1)
  view(limitsAt, bands + 1).set(limits)
  view(shares, bands + 1).set(Float32Array.from(limits, (_, k) => 1 / averaged(k, side, bands + 1)))
  const slot = (rows: readonly number[], at: number): number => rows[(at + kept * 2) % kept] as number
  let count = 0

  const decide = (centre: number): void => {
    const around = [0, 1, 2, 3, 4].map((k) => slot(powers, centre - aside + k)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const [before, here] = [slot(cuts, centre - 1), slot(cuts, centre)]
    code.decideCuts(...around, limitsAt, before, here, bands + 4, most, falling)
    for (let w = centre - 1; w >= centre - opening; w--)
      code.riseTo(slot(cuts, w + 1), slot(cuts, w), bands + 4, rising)
  }
  return {
    windows,
    heard: view(heard, size),
    timed: view(timed, size),
    spectrum: view(spectrum, size),
    back: view(back, size),
    sum: view(sum, size),
    cutOut: () => code.multiplyRow(heard, shape, timed, size),
    take() {
      code.powersOf(spectrum, slot(powers, count), bands)
      decide(count - aside)
      count++
    },
    shape: () => code.cutSpectrum(spectrum, slot(cuts, count - windows), side, shares, gains, bands),
    add: () => code.addProducts(sum, back, scaled, size),
  }
}

/** How many of `count` lie within `side` of the one at `k`. */
const averaged = (k: number, side: number, count: number): number =>
  Math.min(count - 1, k + side) - Math.max(0, k - side) + 1
