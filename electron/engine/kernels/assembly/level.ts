// What rows of floats and stored 16-bit samples reach: extremes, peaks, energy. Samples that are not numbers are passed
// over.

/**
 * Min, max (floats, full scale 1) and energy of up to `frames` frames every `every`, for one channel of interleaved
 * 16-bit stereo or for mono.
 */
export function summariseS16(from: usize, frames: i32, every: i32, min: usize, max: usize, energy: usize): void {
  for (let at = 0; at < frames; at += every) {
    const count = frames - at < every ? frames - at : every
    let low = i16x8.splat(32767)
    let high = i16x8.splat(-32768)
    let sum = i64x2.splat(0)
    let i = 0
    for (; i + 8 <= count; i += 8) {
      const x = v128.load(from)
      low = i16x8.min_s(low, x)
      high = i16x8.max_s(high, x)
      sum = i64x2.add(sum, pairs(x))
      from += 16
    }
    let tail: i64 = 0
    let least = lowest(low)
    let most = highest(high)
    for (; i < count; i++) {
      const x = <i32>load<i16>(from)
      if (x < least) least = x
      if (x > most) most = x
      tail += <i64>(x * x)
      from += 2
    }
    write(least, most, total(sum) + tail, min, max, energy)
    min += 4
    max += 4
    energy += 4
  }
}

/**
 * Both channels of interleaved stereo in one go; the right channel's entries are `apart` bytes behind the left one's.
 */
export function summariseStereoS16(from: usize, frames: i32, every: i32, min: usize, max: usize, energy: usize, apart: usize): void {
  for (let at = 0; at < frames; at += every) {
    const count = frames - at < every ? frames - at : every
    let low = i16x8.splat(32767)
    let high = i16x8.splat(-32768)
    let leftSum = i64x2.splat(0)
    let rightSum = i64x2.splat(0)
    let i = 0
    for (; i + 8 <= count; i += 8) {
      const a = v128.load(from)
      const b = v128.load(from, 16)
      low = i16x8.min_s(low, i16x8.min_s(a, b))
      high = i16x8.max_s(high, i16x8.max_s(a, b))
      leftSum = i64x2.add(leftSum, pairs(i16x8.shuffle(a, b, 0, 2, 4, 6, 8, 10, 12, 14)))
      rightSum = i64x2.add(rightSum, pairs(i16x8.shuffle(a, b, 1, 3, 5, 7, 9, 11, 13, 15)))
      from += 32
    }
    let leftLow = lowest(v128.or(v128.and(low, i32x4.splat(0xffff)), i32x4.splat(0x7fff0000)))
    let rightLow = lowest(v128.or(i32x4.shr_u(low, 16), i32x4.splat(0x7fff0000)))
    let leftHigh = highest(v128.or(v128.and(high, i32x4.splat(0xffff)), i32x4.splat(<i32>0x80000000)))
    let rightHigh = highest(v128.or(i32x4.shr_u(high, 16), i32x4.splat(<i32>0x80000000)))
    let left = total(leftSum)
    let right = total(rightSum)
    for (; i < count; i++) {
      const x = <i32>load<i16>(from)
      const y = <i32>load<i16>(from, 2)
      if (x < leftLow) leftLow = x
      if (x > leftHigh) leftHigh = x
      left += <i64>(x * x)
      if (y < rightLow) rightLow = y
      if (y > rightHigh) rightHigh = y
      right += <i64>(y * y)
      from += 4
    }
    write(leftLow, leftHigh, left, min, max, energy)
    write(rightLow, rightHigh, right, min + apart, max + apart, energy + apart)
    min += 4
    max += 4
    energy += 4
  }
}

/** The largest magnitude of 16-bit samples, of full scale 32768. */
export function peakS16(from: usize, count: i32): i32 {
  let low = i16x8.splat(0)
  let high = i16x8.splat(0)
  let i = 0
  for (; i + 16 <= count; i += 16) {
    const a = v128.load(from)
    const b = v128.load(from, 16)
    low = i16x8.min_s(low, i16x8.min_s(a, b))
    high = i16x8.max_s(high, i16x8.max_s(a, b))
    from += 32
  }
  let least = lowest(low)
  let most = highest(high)
  for (; i < count; i++) {
    const x = <i32>load<i16>(from)
    if (x < least) least = x
    if (x > most) most = x
    from += 2
  }
  return most > -least ? most : -least
}

/** Squares of pairs added up; 2 times 2 to the 30th fits 32 bits without a sign. */
// @ts-ignore: decorator
@inline
function pairs(x: v128): v128 {
  const squares = i32x4.dot_i16x8_s(x, x)
  return i64x2.add(i64x2.extend_low_i32x4_u(squares), i64x2.extend_high_i32x4_u(squares))
}

// @ts-ignore: decorator
@inline
function total(sum: v128): i64 {
  return i64x2.extract_lane(sum, 0) + i64x2.extract_lane(sum, 1)
}

// @ts-ignore: decorator
@inline
function lowest(x: v128): i32 {
  const y = i16x8.min_s(x, i64x2.shuffle(x, x, 1, 0))
  const z = i16x8.min_s(y, i32x4.shuffle(y, y, 1, 0, 3, 2))
  return min<i32>(<i32>i16x8.extract_lane_s(z, 0), <i32>i16x8.extract_lane_s(z, 1))
}

// @ts-ignore: decorator
@inline
function highest(x: v128): i32 {
  const y = i16x8.max_s(x, i64x2.shuffle(x, x, 1, 0))
  const z = i16x8.max_s(y, i32x4.shuffle(y, y, 1, 0, 3, 2))
  return max<i32>(<i32>i16x8.extract_lane_s(z, 0), <i32>i16x8.extract_lane_s(z, 1))
}

// @ts-ignore: decorator
@inline
function write(least: i32, most: i32, squares: i64, min: usize, max: usize, energy: usize): void {
  store<f32>(min, <f32>least / 32768)
  store<f32>(max, <f32>most / 32768)
  store<f32>(energy, <f32>(<f64>squares / 1073741824))
}

/**
 * The same of a row of floats. Energy is added up in four parts, by place modulo 4; entries without a number have min >
 * max.
 */
export function summariseRow(row: usize, count: i32, every: i32, min: usize, max: usize, energy: usize): void {
  for (let at = 0; at < count; at += every) {
    const end = count - at < every ? count - at : every
    let low = f32x4.splat(f32.POSITIVE_INFINITY)
    let high = f32x4.splat(f32.NEGATIVE_INFINITY)
    let sumLow = f64x2.splat(0)
    let sumHigh = f64x2.splat(0)
    let i = 0
    for (; i + 4 <= end; i += 4) {
      const x = v128.load(row)
      low = f32x4.pmin(low, x)
      high = f32x4.pmax(high, x)
      const a = f64x2.promote_low_f32x4(x)
      const b = f64x2.promote_low_f32x4(i64x2.shuffle(x, x, 1, 1))
      sumLow = f64x2.add(sumLow, f64x2.mul(a, a))
      sumHigh = f64x2.add(sumHigh, f64x2.mul(b, b))
      row += 16
    }
    let least = lowestFloat(low)
    let most = highestFloat(high)
    let sum = f64x2.extract_lane(sumLow, 0) + f64x2.extract_lane(sumLow, 1) + f64x2.extract_lane(sumHigh, 0) + f64x2.extract_lane(sumHigh, 1)
    for (; i < end; i++) {
      const x = load<f32>(row)
      if (x < least) least = x
      if (x > most) most = x
      sum += <f64>x * <f64>x
      row += 4
    }
    store<f32>(min, least)
    store<f32>(max, most)
    store<f32>(energy, <f32>sum)
    min += 4
    max += 4
    energy += 4
  }
}

// @ts-ignore: decorator
@inline
function lowestFloat(x: v128): f32 {
  const y = f32x4.pmin(x, i64x2.shuffle(x, x, 1, 0))
  const z = f32x4.pmin(y, i32x4.shuffle(y, y, 1, 0, 3, 2))
  return f32x4.extract_lane(z, 0)
}

// @ts-ignore: decorator
@inline
function highestFloat(x: v128): f32 {
  const y = f32x4.pmax(x, i64x2.shuffle(x, x, 1, 0))
  const z = f32x4.pmax(y, i32x4.shuffle(y, y, 1, 0, 3, 2))
  return f32x4.extract_lane(z, 0)
}

/** Largest absolute sample, and the sum of squares in four parts by place modulo 4. */
export function peakOfRow(row: usize, count: i32): f32 {
  let high = f32x4.splat(0)
  let i = 0
  for (; i + 8 <= count; i += 8) {
    high = f32x4.pmax(f32x4.pmax(high, f32x4.abs(v128.load(row))), f32x4.abs(v128.load(row, 16)))
    row += 32
  }
  let peak = highestFloat(high)
  for (; i < count; i++) {
    const x = abs<f32>(load<f32>(row))
    if (x > peak) peak = x
    row += 4
  }
  return peak
}

export function squaresOfRow(row: usize, count: i32): f64 {
  let low = f64x2.splat(0)
  let high = f64x2.splat(0)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const x = v128.load(row)
    const a = f64x2.promote_low_f32x4(x)
    const b = f64x2.promote_low_f32x4(i64x2.shuffle(x, x, 1, 1))
    low = f64x2.add(low, f64x2.mul(a, a))
    high = f64x2.add(high, f64x2.mul(b, b))
    row += 16
  }
  let sum = f64x2.extract_lane(low, 0) + f64x2.extract_lane(low, 1) + f64x2.extract_lane(high, 0) + f64x2.extract_lane(high, 1)
  for (; i < count; i++) {
    const x = <f64>load<f32>(row)
    sum += x * x
    row += 4
  }
  return sum
}
