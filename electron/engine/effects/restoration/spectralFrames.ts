/** A window is moved by a quarter of its length. */
export const stepsAWindow = 4

/** Length of a window: 2048 frames at 44.1 and 48 kHz, as long in time at other rates. */
export function spectralFrames(sampleRate: number): number {
  return Math.max(256, Math.min(16_384, 2 ** Math.round(Math.log2((sampleRate * 2048) / 46_000))))
}

/** Periodic: moved by a quarter, squares of it add up to the same everywhere. */
export function hann(size: number): Float32Array {
  return Float32Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
}

/** Power at each of size/2 + 1 frequencies of a spectrum in `Fourier`'s order. */
export function powerOf(spectrum: Float32Array, out: Float32Array): void {
  const bands = spectrum.length / 2
  out[0] = (spectrum[0] as number) ** 2
  out[bands] = (spectrum[1] as number) ** 2
  for (let k = 1, at = 2; k < bands; k++, at += 2) {
    const [re, im] = [spectrum[at] as number, spectrum[at + 1] as number]
    out[k] = re * re + im * im
  }
}
