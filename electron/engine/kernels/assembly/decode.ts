// Stored samples to rows of floats, in the order of the bytes, times a scale that is rounded once. -0 becomes 0
// (gain.ts). Of 24 bits and floats the scale is left to `scaleRow`: whole numbers up to 24 bits are floats exactly.

/** Four whole numbers times a scale that a float holds. */
// @ts-ignore: decorator
@inline
function narrow(x: v128, scale: v128): v128 {
  return f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(x), scale), f32x4.splat(0))
}

/** The same with a scale that needs 64 bits. */
// @ts-ignore: decorator
@inline
function wide(x: v128, scale: v128): v128 {
  const low = f64x2.mul(f64x2.convert_low_i32x4_s(x), scale)
  const high = f64x2.mul(f64x2.convert_low_i32x4_s(i64x2.shuffle(x, x, 1, 1)), scale)
  return f32x4.add(i64x2.shuffle(f32x4.demote_f64x2_zero(low), f32x4.demote_f64x2_zero(high), 0, 2), f32x4.splat(0))
}

// @ts-ignore: decorator
@inline
function one(x: i32, scale: f64): f32 {
  return <f32>(<f64>x * scale) + <f32>0
}

export function splitS16(from: usize, left: usize, right: usize, frames: i32, scale: f64): void {
  const isNarrow = <f64>(<f32>scale) === scale
  const narrowScale = f32x4.splat(<f32>scale)
  const wideScale = f64x2.splat(scale)
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    // The upper half of each 32 bits is the right sample, the lower one the left.
    const both = v128.load(from)
    const lefts = i32x4.shr_s(i32x4.shl(both, 16), 16)
    const rights = i32x4.shr_s(both, 16)
    if (isNarrow) {
      v128.store(left, narrow(lefts, narrowScale))
      v128.store(right, narrow(rights, narrowScale))
    } else {
      v128.store(left, wide(lefts, wideScale))
      v128.store(right, wide(rights, wideScale))
    }
    from += 16
    left += 16
    right += 16
  }
  for (; i < frames; i++) {
    store<f32>(left, one(load<i16>(from), scale))
    store<f32>(right, one(load<i16>(from, 2), scale))
    from += 4
    left += 4
    right += 4
  }
}

export function widenS16(from: usize, to: usize, count: i32, scale: f64): void {
  const isNarrow = <f64>(<f32>scale) === scale
  const narrowScale = f32x4.splat(<f32>scale)
  const wideScale = f64x2.splat(scale)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const samples = i32x4.extend_low_i16x8_s(v128.load64_zero(from))
    v128.store(to, isNarrow ? narrow(samples, narrowScale) : wide(samples, wideScale))
    from += 8
    to += 16
  }
  for (; i < count; i++) {
    store<f32>(to, one(load<i16>(from), scale))
    from += 2
    to += 4
  }
}

/**
 * Four samples of 3 bytes at the end of 32 bits each, moved down with their sign. The load reads 4 bytes more than they
 * have.
 */
// @ts-ignore: decorator
@inline
function fourS24(from: usize): v128 {
  const spread = i8x16.shuffle(v128.load(from), i32x4.splat(0), 16, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11)
  return f32x4.convert_i32x4_s(i32x4.shr_s(spread, 8))
}

// @ts-ignore: decorator
@inline
function oneS24(from: usize): f32 {
  return <f32>((<i32>load<i8>(from, 2) << 16) | (<i32>load<u16>(from)))
}

export function splitS24(from: usize, left: usize, right: usize, frames: i32): void {
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    const a = fourS24(from)
    const b = fourS24(from + 12)
    v128.store(left, f32x4.shuffle(a, b, 0, 2, 4, 6))
    v128.store(right, f32x4.shuffle(a, b, 1, 3, 5, 7))
    from += 24
    left += 16
    right += 16
  }
  for (; i < frames; i++) {
    store<f32>(left, oneS24(from))
    store<f32>(right, oneS24(from + 3))
    from += 6
    left += 4
    right += 4
  }
}

export function widenS24(from: usize, to: usize, count: i32): void {
  let i = 0
  for (; i + 4 <= count; i += 4) {
    v128.store(to, fourS24(from))
    from += 12
    to += 16
  }
  for (; i < count; i++) {
    store<f32>(to, oneS24(from))
    from += 3
    to += 4
  }
}

/** As if they had been scaled by one: -0 becomes 0. */
export function splitF32(from: usize, left: usize, right: usize, frames: i32): void {
  const zero = f32x4.splat(0)
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    const a = v128.load(from)
    const b = v128.load(from, 16)
    v128.store(left, f32x4.add(f32x4.shuffle(a, b, 0, 2, 4, 6), zero))
    v128.store(right, f32x4.add(f32x4.shuffle(a, b, 1, 3, 5, 7), zero))
    from += 32
    left += 16
    right += 16
  }
  for (; i < frames; i++) {
    store<f32>(left, load<f32>(from) + <f32>0)
    store<f32>(right, load<f32>(from, 4) + <f32>0)
    from += 8
    left += 4
    right += 4
  }
}

/** Turns a row round where it lies. */
export function reverseRow(row: usize, count: i32): void {
  let low = row
  let high = row + (<usize>count << 2)
  while (high - low >= 32) {
    high -= 16
    const a = v128.load(low)
    const b = v128.load(high)
    v128.store(low, f32x4.shuffle(b, b, 3, 2, 1, 0))
    v128.store(high, f32x4.shuffle(a, a, 3, 2, 1, 0))
    low += 16
  }
  while (high - low >= 8) {
    high -= 4
    const a = load<f32>(low)
    store<f32>(low, load<f32>(high))
    store<f32>(high, a)
    low += 4
  }
}
