// Two functions of libFLAC, samples side by side in vectors. They take the place of those that its package has
// (codecs/encode/flac/quickLibFlac.ts), so they call nothing and know no global. Each sum has the same terms in the same
// order, so the file is the same to the bit.

// @ts-ignore: decorator
@inline
const lagsAtOnce = 12

// @ts-ignore: decorator
@inline
function onTop(sum: v128, sample: v128, others: usize): v128 {
  return f32x4.add(sum, f32x4.mul(sample, v128.load(others)))
}

/** `FLAC__lpc_compute_autocorrelation`: how alike the samples are to those up to `lags` - 1 places further on. */
export function autocorrelate(data: usize, length: i32, lags: i32, out: usize): void {
  const last = length - lags
  for (let first = 0; first < lags; first += lagsAtOnce) {
    let a = f32x4.splat(0)
    let b = f32x4.splat(0)
    let c = f32x4.splat(0)
    let at = data
    const others = <usize>first << 2
    for (let i = 0; i <= last; i++) {
      const sample = v128.load32_splat(at)
      a = onTop(a, sample, at + others)
      b = onTop(b, sample, at + others + 16)
      c = onTop(c, sample, at + others + 32)
      at += 4
    }
    // In a row, of which some places may be beyond the last lag.
    for (let k = first; k < lags && k < first + lagsAtOnce; k++) {
      store<f32>(out + (<usize>k << 2), f32x4.extract_lane(a, 0))
      a = i8x16.shuffle(a, b, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
      b = i8x16.shuffle(b, c, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
      c = i8x16.shuffle(c, c, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
    }
  }
  for (let i = last + 1; i < length; i++) {
    const sample = load<f32>(data + (<usize>i << 2))
    for (let k = 0; k < length - i; k++) {
      const sum = out + (<usize>k << 2)
      store<f32>(sum, load<f32>(sum) + sample * load<f32>(data + (<usize>(i + k) << 2)))
    }
  }
}

/**
 * `FLAC__lpc_compute_residual_from_qlp_coefficients`: what is left of each sample when what the `order` before it let
 * expect is taken away.
 */
export function predictionError(data: usize, length: i32, factors: usize, order: i32, shift: i32, out: usize): void {
  let i = 0
  for (; i + 8 <= length; i += 8) {
    let low = i32x4.splat(0)
    let high = i32x4.splat(0)
    const at = data + (<usize>i << 2)
    for (let j = 0; j < order; j++) {
      const factor = v128.load32_splat(factors + (<usize>j << 2))
      const before = at - (<usize>(j + 1) << 2)
      low = i32x4.add(low, i32x4.mul(factor, v128.load(before)))
      high = i32x4.add(high, i32x4.mul(factor, v128.load(before, 16)))
    }
    v128.store(out + (<usize>i << 2), i32x4.sub(v128.load(at), i32x4.shr_s(low, shift)))
    v128.store(out + (<usize>i << 2), i32x4.sub(v128.load(at, 16), i32x4.shr_s(high, shift)), 16)
  }
  for (; i < length; i++) {
    let sum = 0
    const at = data + (<usize>i << 2)
    for (let j = 0; j < order; j++)
      sum += load<i32>(factors + (<usize>j << 2)) * load<i32>(at - (<usize>(j + 1) << 2))
    store<i32>(out + (<usize>i << 2), load<i32>(at) - (sum >> shift))
  }
}
