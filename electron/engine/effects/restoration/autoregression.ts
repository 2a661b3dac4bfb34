/**
 * The coefficients 1, a1 … an of the filter that leaves least of the sound (autocorrelation and Levinson-Durbin
 * recursion: J. Makhoul, "Linear Prediction", 1975); null for silence. A trace of white noise is added, so that a pure
 * tone has an answer too.
 */
export function autoregression(sound: Float64Array, order: number): Float64Array | null {
  const lags = new Float64Array(order + 1)
  for (let lag = 0; lag <= order; lag++) {
    let sum = 0
    for (let i = lag; i < sound.length; i++) sum += (sound[i] as number) * (sound[i - lag] as number)
    lags[lag] = sum
  }
  let error = (lags[0] as number) * (1 + 1e-9)
  if (!(error > 1e-20)) return null
  const a = new Float64Array(order + 1)
  const before = new Float64Array(order + 1)
  a[0] = 1
  for (let i = 1; i <= order; i++) {
    let sum = lags[i] as number
    for (let k = 1; k < i; k++) sum += (a[k] as number) * (lags[i - k] as number)
    const reflection = -sum / error
    before.set(a)
    for (let k = 1; k < i; k++) a[k] = (before[k] as number) + reflection * (before[i - k] as number)
    a[i] = reflection
    error *= 1 - reflection * reflection
    if (!(error > 0)) break
  }
  return a
}
