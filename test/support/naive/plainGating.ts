import type { SpectralGating } from '../../../electron/engine/kernels/index.ts'

type Gating = Pick<SpectralGating, 'limits' | 'most' | 'rising' | 'falling' | 'opening' | 'side'>

/** What spectral gating makes of spectra, frequency by frequency; each has real and imaginary parts. */
export function plainGating(spectra: readonly (readonly [number, number])[][], gating: Gating): [number, number][][] {
  const { limits, most, rising, falling, opening, side } = gating
  const bands = limits.length
  const isAbove = (window: number, k: number): boolean => {
    const [re, im] = spectra[window]?.[k] ?? [0, 0]
    // With 32 bits, so that both sides of a limit are the same.
    return Math.fround(Math.fround(re * re) + Math.fround(im * im)) > (limits[k] as number)
  }
  const cuts: number[][] = []
  const cutOf = (window: number, k: number): number => cuts[window]?.[k] ?? most
  for (let window = 0; window < spectra.length - 2; window++) {
    cuts.push(
      Array.from({ length: bands }, (_, k) => {
        const above = [-2, -1, 0, 1, 2].filter((apart) => isAbove(window + apart, k)).length
        return above >= 2 ? 0 : Math.min(most, cutOf(window - 1, k) + falling)
      }),
    )
    for (let w = window - 1; w >= Math.max(0, window - opening); w--)
      cuts[w] = Array.from({ length: bands }, (_, k) => Math.min(cutOf(w, k), cutOf(w + 1, k) + rising))
  }
  return cuts.map((row, window) =>
    row.map((_, k) => {
      const around = row.slice(Math.max(0, k - side), k + side + 1)
      const gain = 2 ** -(around.reduce((sum, cut) => sum + cut, 0) / around.length)
      const [re, im] = spectra[window]?.[k] ?? [0, 0]
      return [re * gain, im * gain]
    }),
  )
}
