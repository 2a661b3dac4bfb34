/**
 * The spectrum of weights in 64 bits, for convolution in 32: rounded while it is computed, what a filter stops would be
 * stopped less. `size` is a power of two; a transform by halves (Cooley and Tukey).
 */
export function spectrumOf(values: Float64Array): { readonly re: Float64Array; readonly im: Float64Array } {
  const size = values.length
  if (size === 1) return { re: values.slice(), im: new Float64Array(1) }
  const half = size / 2
  const even = spectrumOf(values.filter((_, i) => i % 2 === 0))
  const odd = spectrumOf(values.filter((_, i) => i % 2 === 1))
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  for (let k = 0; k < half; k++) {
    const [c, s] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)]
    const [oddRe, oddIm] = [odd.re[k] as number, odd.im[k] as number]
    const [turnedRe, turnedIm] = [oddRe * c - oddIm * s, oddRe * s + oddIm * c]
    re[k] = (even.re[k] as number) + turnedRe
    im[k] = (even.im[k] as number) + turnedIm
    re[k + half] = (even.re[k] as number) - turnedRe
    im[k + half] = (even.im[k] as number) - turnedIm
  }
  return { re, im }
}

/**
 * In the order of `assembly/oversample.ts`: lanes are the last digit to the base of four, vectors the others backwards;
 * four real parts, then their imaginary parts.
 */
export function inKernelOrder(spectrum: ReturnType<typeof spectrumOf>): Float32Array {
  const { re, im } = spectrum
  const out = new Float32Array(re.length * 2)
  for (let k = 0; k < re.length; k++) {
    let vector = 0
    for (let rest = k >> 2, left = re.length >> 2; left > 1; rest >>= 2, left >>= 2) vector = vector * 4 + (rest & 3)
    out[vector * 8 + (k & 3)] = re[k] as number
    out[vector * 8 + 4 + (k & 3)] = im[k] as number
  }
  return out
}
