// Rows of floats to interleaved whole numbers, rounded to the nearest and clipped at full scale; what is not a number is 0.

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

// Dither is made with whole numbers: 2 to the 15th is one step of 16 bits. Below it lies nothing that could be heard, -180 dB.
const one: i32 = 1 << 15

// @ts-ignore: decorator
@inline
function next(state: v128): v128 {
  const a = v128.xor(state, i32x4.shl(state, 13))
  const b = v128.xor(a, i32x4.shr_u(a, 17))
  return v128.xor(b, i32x4.shl(b, 5))
}

/** Two evenly spread numbers of 15 bits added up: triangular, two steps wide, around half a step, which rounds to the nearest. */
// @ts-ignore: decorator
@inline
function noise(state: v128): v128 {
  const sum = i32x4.add(v128.and(state, i32x4.splat(0x7fff)), i32x4.shr_u(state, 17))
  return i32x4.sub(sum, i32x4.splat(one - 1 - (one >> 1)))
}

// @ts-ignore: decorator
@inline
function dithered(x: v128, state: v128): v128 {
  const fixed = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.pmin(f32x4.pmax(x, f32x4.splat(-1.5)), f32x4.splat(1.5)), f32x4.splat(1073741824)))
  return i32x4.shr_s(i32x4.add(fixed, noise(state)), 15)
}

/** As `roundS16` with TPDF dither. Four xorshift32 generators take turns; their states are at `seeds`. Tails use up whole turns. */
function ditherS16(row: usize, to: usize, count: i32, seeds: usize): void {
  let state = v128.load(seeds)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    state = next(state)
    const steps = dithered(v128.load(row), state)
    v128.store64_lane(to, i16x8.narrow_i32x4_s(steps, steps), 0)
    row += 16
    to += 8
  }
  if (i < count) {
    state = next(state)
    let x = f32x4.splat(0)
    x = f32x4.replace_lane(x, 0, load<f32>(row))
    if (i + 1 < count) x = f32x4.replace_lane(x, 1, load<f32>(row, 4))
    if (i + 2 < count) x = f32x4.replace_lane(x, 2, load<f32>(row, 8))
    const steps = dithered(x, state)
    const narrow = i16x8.narrow_i32x4_s(steps, steps)
    store<i16>(to, i16x8.extract_lane_s(narrow, 0))
    if (i + 1 < count) store<i16>(to, i16x8.extract_lane_s(narrow, 1), 2)
    if (i + 2 < count) store<i16>(to, i16x8.extract_lane_s(narrow, 2), 4)
  }
  v128.store(seeds, state)
}

/** Frames of both channels; the left sample's noise is drawn before the right one's. */
function ditherStereoS16(left: usize, right: usize, to: usize, frames: i32, seeds: usize): void {
  let state = v128.load(seeds)
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    state = next(state)
    const steps = dithered(v128.load(left), state)
    state = next(state)
    const both = i16x8.narrow_i32x4_s(steps, dithered(v128.load(right), state))
    v128.store(to, i16x8.shuffle(both, both, 0, 4, 1, 5, 2, 6, 3, 7))
    left += 16
    right += 16
    to += 16
  }
  for (; i < frames; i++) {
    state = next(state)
    const one = dithered(f32x4.splat(load<f32>(left)), state)
    state = next(state)
    const both = i16x8.narrow_i32x4_s(one, dithered(f32x4.splat(load<f32>(right)), state))
    store<i16>(to, i16x8.extract_lane_s(both, 0))
    store<i16>(to, i16x8.extract_lane_s(both, 4), 2)
    left += 4
    right += 4
    to += 4
  }
  v128.store(seeds, state)
}

/** Frames that are looked at together when it is decided whether they need dither. */
const granule: i32 = 256

/** As `ditherS16`, but stretches of 256 frames in which every sample is a whole step already are written as they are. */
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
