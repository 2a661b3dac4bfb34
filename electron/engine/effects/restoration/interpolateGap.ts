export interface Gap {
  readonly from: number
  readonly to: number
}

/**
 * Puts into the gap what leaves least when the model's filter runs over it (least squares). The equations are a band
 * around the diagonal:
 * sums of products of the coefficients; solved by Cholesky's factors. The gap has to lie at least the model's order
 * away from both ends.
 */
export function interpolateGap(sound: Float64Array, model: Float64Array, { from, to }: Gap): void {
  const order = model.length - 1
  const count = to - from
  const products = Float64Array.from({ length: order + 1 }, (_, lag) => {
    let sum = 0
    for (let k = lag; k <= order; k++) sum += (model[k] as number) * (model[k - lag] as number)
    return sum
  })
  const right = Float64Array.from({ length: count }, (_, i) => {
    let sum = 0
    for (let lag = -order; lag <= order; lag++) {
      const at = from + i + lag
      if (at < from || at >= to) sum -= (products[Math.abs(lag)] as number) * (sound[at] as number)
    }
    return sum
  })
  sound.set(solveBand(products, right), from)
}

/** Solves the symmetric band system whose entry i, j is `band[|i - j|]`. */
function solveBand(band: Float64Array, right: Float64Array): Float64Array {
  const count = right.length
  const width = band.length
  // factor[i * width + d] is the entry d to the left of the diagonal in row i.
  const factor = new Float64Array(count * width)
  for (let i = 0; i < count; i++) {
    for (let d = Math.min(width - 1, i); d >= 0; d--) {
      let sum = band[d] as number
      for (let k = d + 1; k < width && k <= i; k++)
        sum -= (factor[i * width + k] as number) * (factor[(i - d) * width + k - d] as number)
      factor[i * width + d] = d === 0 ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (factor[(i - d) * width] as number)
    }
  }
  const x = right.slice()
  for (let i = 0; i < count; i++) {
    let sum = x[i] as number
    for (let d = 1; d < width && d <= i; d++) sum -= (factor[i * width + d] as number) * (x[i - d] as number)
    x[i] = sum / (factor[i * width] as number)
  }
  for (let i = count - 1; i >= 0; i--) {
    let sum = x[i] as number
    for (let d = 1; d < width && i + d < count; d++)
      sum -= (factor[(i + d) * width + d] as number) * (x[i + d] as number)
    x[i] = sum / (factor[i * width] as number)
  }
  return x
}
