// Rows of floats to interleaved whole numbers, rounded to the nearest and clipped at full scale; what is not a number
// is 0.

/** Four samples, to the nearest step of 16 bits, halves up: floor(x + 1/2) without the rounding of that sum. */
// @ts-ignore: decorator
@inline
function nearestSteps(x: v128): v128 {
  const steps = f32x4.mul(x, f32x4.splat(32768))
  const whole = f32x4.floor(steps)
  const isUpper = f32x4.ge(f32x4.sub(steps, whole), f32x4.splat(0.5))
  return i32x4.trunc_sat_f32x4_s(f32x4.add(whole, v128.and(isUpper, f32x4.splat(1))))
}

// @ts-ignore: decorator
@inline
function nearestStep(x: f32): i32 {
  const step = floor<f64>(<f64>x * 32768 + 0.5)
  return step > 32767 ? 32767 : step < -32768 ? -32768 : step === step ? <i32>step : 0
}

export function roundS16(row: usize, to: usize, count: i32): void {
  let i = 0
  for (; i + 8 <= count; i += 8) {
    v128.store(to, i16x8.narrow_i32x4_s(nearestSteps(v128.load(row)), nearestSteps(v128.load(row, 16))))
    row += 32
    to += 16
  }
  for (; i < count; i++) {
    store<i16>(to, <i16>nearestStep(load<f32>(row)))
    row += 4
    to += 2
  }
}

export function roundStereoS16(left: usize, right: usize, to: usize, frames: i32): void {
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    const both = i16x8.narrow_i32x4_s(nearestSteps(v128.load(left)), nearestSteps(v128.load(right)))
    v128.store(to, i16x8.shuffle(both, both, 0, 4, 1, 5, 2, 6, 3, 7))
    left += 16
    right += 16
    to += 16
  }
  for (; i < frames; i++) {
    store<i16>(to, <i16>nearestStep(load<f32>(left)))
    store<i16>(to, <i16>nearestStep(load<f32>(right)), 2)
    left += 4
    right += 4
    to += 4
  }
}

/** 1 when every sample is a whole step of 16 bits already. */
function isOnGrid(row: usize, count: i32): i32 {
  const scale = f32x4.splat(32768)
  let i = 0
  for (; i + 8 <= count; i += 8) {
    const a = f32x4.mul(v128.load(row), scale)
    const b = f32x4.mul(v128.load(row, 16), scale)
    const same = v128.and(f32x4.eq(a, f32x4.floor(a)), f32x4.eq(b, f32x4.floor(b)))
    if (!i32x4.all_true(same)) return 0
    row += 32
  }
  for (; i < count; i++) {
    const x = load<f32>(row) * 32768
    if (x !== floor<f32>(x)) return 0
    row += 4
  }
  return 1
}

// Dither is made with whole numbers: 2 to the 15th is one step of 16 bits. Below it lies nothing that could be heard,
// -180 dB.

// @ts-ignore: decorator
@inline
function next(state: v128): v128 {
  const a = v128.xor(state, i32x4.shl(state, 13))
  const b = v128.xor(a, i32x4.shr_u(a, 17))
  return v128.xor(b, i32x4.shl(b, 5))
}

// Numbers that the loops need in every turn. They are loaded before: written into the loop, compilers make them anew
// each time.
const floats = memory.data<f32>([-1.5, 1.5, 1073741824])
const integers = memory.data<i32>([0x7fff, 32768 - 1 - 16384])

/**
 * TPDF: two evenly spread numbers of 15 bits added up are triangular, two steps wide, here around half a step, which
 * rounds to the nearest.
 * What is not a number is 0.
 */
// @ts-ignore: decorator
@inline
function dithered(x: v128, state: v128, least: v128, most: v128, scale: v128, mask: v128, middle: v128): v128 {
  const number = v128.and(x, f32x4.eq(x, x))
  // Within the range of 32 bits, where all processors agree.
  const fixed = i32x4.relaxed_trunc_f32x4_s(f32x4.mul(f32x4.pmin(f32x4.pmax(number, least), most), scale))
  const noise = i32x4.sub(i32x4.add(v128.and(state, mask), i32x4.shr_u(state, 17)), middle)
  return i32x4.shr_s(i32x4.add(fixed, noise), 15)
}

/**
 * As `roundS16` with TPDF dither, from the first four of the generators (xorshift32) whose states are at `seeds`. A
 * tail uses up a whole turn.
 */
function ditherS16(row: usize, to: usize, count: i32, seeds: usize): void {
  const least = v128.load32_splat(floats)
  const most = v128.load32_splat(floats, 4)
  const scale = v128.load32_splat(floats, 8)
  const mask = v128.load32_splat(integers)
  const middle = v128.load32_splat(integers, 4)
  let state = v128.load(seeds)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    state = next(state)
    const steps = dithered(v128.load(row), state, least, most, scale, mask, middle)
    v128.store64_lane(to, i16x8.narrow_i32x4_s(steps, steps), 0)
    row += 16
    to += 8
  }
  if (i < count) {
    state = next(state)
    const steps = dithered(tail(row, count - i), state, least, most, scale, mask, middle)
    storeTail(to, i16x8.narrow_i32x4_s(steps, steps), count - i)
  }
  v128.store(seeds, state)
}

/** Both channels: the left one has the first four generators, the right one the other four. */
function ditherStereoS16(left: usize, right: usize, to: usize, frames: i32, seeds: usize): void {
  const least = v128.load32_splat(floats)
  const most = v128.load32_splat(floats, 4)
  const scale = v128.load32_splat(floats, 8)
  const mask = v128.load32_splat(integers)
  const middle = v128.load32_splat(integers, 4)
  let leftState = v128.load(seeds)
  let rightState = v128.load(seeds, 16)
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    leftState = next(leftState)
    rightState = next(rightState)
    const both = i16x8.narrow_i32x4_s(dithered(v128.load(left), leftState, least, most, scale, mask, middle), dithered(v128.load(right), rightState, least, most, scale, mask, middle))
    v128.store(to, i16x8.shuffle(both, both, 0, 4, 1, 5, 2, 6, 3, 7))
    left += 16
    right += 16
    to += 16
  }
  if (i < frames) {
    leftState = next(leftState)
    rightState = next(rightState)
    const both = i16x8.narrow_i32x4_s(dithered(tail(left, frames - i), leftState, least, most, scale, mask, middle), dithered(tail(right, frames - i), rightState, least, most, scale, mask, middle))
    storeTail(to, i16x8.shuffle(both, both, 0, 4, 1, 5, 2, 6, 3, 7), 2 * (frames - i))
  }
  v128.store(seeds, leftState)
  v128.store(seeds, rightState, 16)
}

/** Up to three samples of a row, and zeros. */
// @ts-ignore: decorator
@inline
function tail(row: usize, count: i32): v128 {
  let x = f32x4.replace_lane(f32x4.splat(0), 0, load<f32>(row))
  if (count > 1) x = f32x4.replace_lane(x, 1, load<f32>(row, 4))
  if (count > 2) x = f32x4.replace_lane(x, 2, load<f32>(row, 8))
  return x
}

/** The first `count` (at most six) of eight steps. */
// @ts-ignore: decorator
@inline
function storeTail(to: usize, steps: v128, count: i32): void {
  store<i16>(to, i16x8.extract_lane_s(steps, 0))
  if (count > 1) store<i16>(to, i16x8.extract_lane_s(steps, 1), 2)
  if (count > 2) store<i16>(to, i16x8.extract_lane_s(steps, 2), 4)
  if (count > 3) store<i16>(to, i16x8.extract_lane_s(steps, 3), 6)
  if (count > 4) store<i16>(to, i16x8.extract_lane_s(steps, 4), 8)
  if (count > 5) store<i16>(to, i16x8.extract_lane_s(steps, 5), 10)
}

/** Frames that are looked at together when it is decided whether they need dither. */
const granule: i32 = 256

/**
 * As `ditherS16`, but stretches of 256 frames in which every sample is a whole step already are written as they are.
 */
export function quantiseS16(row: usize, to: usize, count: i32, seeds: usize): void {
  for (let at = 0; at < count; at += granule) {
    const part = min<i32>(granule, count - at)
    if (isOnGrid(row, part)) roundS16(row, to, part)
    else ditherS16(row, to, part, seeds)
    row += 4 * granule
    to += 2 * granule
  }
}

export function quantiseStereoS16(left: usize, right: usize, to: usize, frames: i32, seeds: usize): void {
  for (let at = 0; at < frames; at += granule) {
    const part = min<i32>(granule, frames - at)
    if (isOnGrid(left, part) && isOnGrid(right, part)) roundStereoS16(left, right, to, part)
    else ditherStereoS16(left, right, to, part, seeds)
    left += 4 * granule
    right += 4 * granule
    to += 4 * granule
  }
}

export function roundS24(row: usize, to: usize, count: i32): void {
  const scale = f32x4.splat(8388608)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const steps = f32x4.mul(v128.load(row), scale)
    const whole = f32x4.floor(steps)
    const isUpper = f32x4.ge(f32x4.sub(steps, whole), f32x4.splat(0.5))
    const rounded = i32x4.trunc_sat_f32x4_s(f32x4.add(whole, v128.and(isUpper, f32x4.splat(1))))
    const clipped = i32x4.max_s(i32x4.min_s(rounded, i32x4.splat(8388607)), i32x4.splat(-8388608))
    const packed = i8x16.shuffle(clipped, clipped, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15)
    v128.store64_lane(to, packed, 0)
    v128.store32_lane(to, packed, 2, 8)
    row += 16
    to += 12
  }
  for (; i < count; i++) {
    const x = floor<f64>(<f64>load<f32>(row) * 8388608 + 0.5)
    const step = x > 8388607 ? 8388607 : x < -8388608 ? -8388608 : x === x ? <i32>x : 0
    store<i16>(to, <i16>step)
    store<i8>(to, <i8>(step >> 16), 2)
    row += 4
    to += 3
  }
}

/** Left and right in turn. */
export function interleave(left: usize, right: usize, to: usize, frames: i32): void {
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    const a = v128.load(left)
    const b = v128.load(right)
    v128.store(to, f32x4.shuffle(a, b, 0, 4, 1, 5))
    v128.store(to, f32x4.shuffle(a, b, 2, 6, 3, 7), 16)
    left += 16
    right += 16
    to += 32
  }
  for (; i < frames; i++) {
    store<f32>(to, load<f32>(left))
    store<f32>(to, load<f32>(right), 4)
    left += 4
    right += 4
    to += 8
  }
}
