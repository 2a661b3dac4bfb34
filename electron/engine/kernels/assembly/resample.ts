// Sums of products of sound and filter: what changes sample rates. Rows of filter are `taps` floats (a multiple of 8)
// for a place between two samples; `state` holds the next place (whole samples, then parts of a sample in units of
// 1/parts).

// @ts-ignore: decorator
@inline
function total(x: v128): f32 {
  const pairs = f32x4.add(x, i64x2.shuffle(x, x, 1, 0))
  return f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1)
}

/** One row of filter for each part: `count` frames out of one row of sound. */
export function resampleRow(row: usize, filter: usize, taps: i32, to: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  for (let i = 0; i < count; i++) {
    let x = row + (<usize>index << 2)
    let h = filter + ((<usize>phase * <usize>taps) << 2)
    let even = f32x4.splat(0)
    let odd = f32x4.splat(0)
    for (let k = 0; k < taps; k += 8) {
      even = f32x4.relaxed_madd(v128.load(x), v128.load(h), even)
      odd = f32x4.relaxed_madd(v128.load(x, 16), v128.load(h, 16), odd)
      x += 32
      h += 32
    }
    store<f32>(to, total(f32x4.add(even, odd)))
    to += 4
    index += whole
    phase += part
    if (phase >= parts) {
      phase -= parts
      index++
    }
  }
  store<i32>(state, index)
  store<i32>(state, phase, 4)
}

/** The same for two rows of sound; what comes of them goes to `to` and `other`. */
export function resampleStereo(left: usize, right: usize, filter: usize, taps: i32, to: usize, other: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  for (let i = 0; i < count; i++) {
    let x = left + (<usize>index << 2)
    let y = right + (<usize>index << 2)
    let h = filter + ((<usize>phase * <usize>taps) << 2)
    let x0 = f32x4.splat(0)
    let x1 = f32x4.splat(0)
    let y0 = f32x4.splat(0)
    let y1 = f32x4.splat(0)
    for (let k = 0; k < taps; k += 8) {
      const h0 = v128.load(h)
      const h1 = v128.load(h, 16)
      x0 = f32x4.relaxed_madd(v128.load(x), h0, x0)
      y0 = f32x4.relaxed_madd(v128.load(y), h0, y0)
      x1 = f32x4.relaxed_madd(v128.load(x, 16), h1, x1)
      y1 = f32x4.relaxed_madd(v128.load(y, 16), h1, y1)
      x += 32
      y += 32
      h += 32
    }
    store<f32>(to, total(f32x4.add(x0, x1)))
    store<f32>(other, total(f32x4.add(y0, y1)))
    to += 4
    other += 4
    index += whole
    phase += part
    if (phase >= parts) {
      phase -= parts
      index++
    }
  }
  store<i32>(state, index)
  store<i32>(state, phase, 4)
}

/** What each of three rows a step apart weighs, `share` steps (-0.5 to 0.5) behind the one in the middle: a parabola. */
// @ts-ignore: decorator
@inline
function shareBefore(share: f64): v128 {
  return f32x4.splat(<f32>(0.5 * share * (share - 1)))
}

// @ts-ignore: decorator
@inline
function shareHere(share: f64): v128 {
  return f32x4.splat(<f32>(1 - share * share))
}

// @ts-ignore: decorator
@inline
function shareBehind(share: f64): v128 {
  return f32x4.splat(<f32>(0.5 * share * (share + 1)))
}

// @ts-ignore: decorator
@inline
function blend(before: v128, here: v128, behind: v128, weightBefore: v128, weightHere: v128, weightBehind: v128): v128 {
  return f32x4.relaxed_madd(before, weightBefore, f32x4.relaxed_madd(behind, weightBehind, f32x4.mul(here, weightHere)))
}

/**
 * Rates with hardly a common factor: the filter lies on a parabola through the three of `rows` (and one in front of them,
 * and two behind) that are nearest.
 */
export function resampleBetween(row: usize, filter: usize, taps: i32, to: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32, rows: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  const scale = <f64>rows / <f64>parts
  const apart = <usize>taps << 2
  for (let i = 0; i < count; i++) {
    const place = <f64>phase * scale
    const middle = <i32>(place + 0.5)
    const share = place - <f64>middle
    const weightBefore = shareBefore(share)
    const weightHere = shareHere(share)
    const weightBehind = shareBehind(share)
    let x = row + (<usize>index << 2)
    let before = filter + <usize>middle * apart
    let here = before + apart
    let behind = here + apart
    let sumBefore = f32x4.splat(0)
    let sumHere = f32x4.splat(0)
    let sumBehind = f32x4.splat(0)
    for (let k = 0; k < taps; k += 4) {
      const sound = v128.load(x)
      sumBefore = f32x4.relaxed_madd(sound, v128.load(before), sumBefore)
      sumHere = f32x4.relaxed_madd(sound, v128.load(here), sumHere)
      sumBehind = f32x4.relaxed_madd(sound, v128.load(behind), sumBehind)
      x += 16
      before += 16
      here += 16
      behind += 16
    }
    store<f32>(to, total(blend(sumBefore, sumHere, sumBehind, weightBefore, weightHere, weightBehind)))
    to += 4
    index += whole
    phase += part
    if (phase >= parts) {
      phase -= parts
      index++
    }
  }
  store<i32>(state, index)
  store<i32>(state, phase, 4)
}

/** Taps for samples, and as many for what lies half-way behind each. */
const nearTaps: usize = 12

/** The sums of what is in each of two vectors. */
// @ts-ignore: decorator
@inline
function storeTotals(to: usize, other: usize, x: v128, y: v128): void {
  const pairs = f32x4.add(i64x2.shuffle(x, y, 0, 2), i64x2.shuffle(x, y, 1, 3))
  const sums = f32x4.add(pairs, i32x4.shuffle(pairs, pairs, 1, 0, 3, 2))
  v128.store32_lane(to, sums, 0)
  v128.store32_lane(other, sums, 2)
}

/**
 * `count` frames of two rows that are known at every sample and, `apart` bytes behind, half-way to the next. A row of
 * filter has twelve taps for the one and twelve for the other.
 */
export function resampleHalves(left: usize, right: usize, apart: usize, filter: usize, to: usize, other: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  for (let i = 0; i < count; i++) {
    const x = left + (<usize>index << 2)
    const y = right + (<usize>index << 2)
    const h = filter + ((<usize>phase * nearTaps) << 3)
    const h0 = v128.load(h)
    const h1 = v128.load(h, 16)
    const h2 = v128.load(h, 32)
    const h3 = v128.load(h, 48)
    const h4 = v128.load(h, 64)
    const h5 = v128.load(h, 80)
    let x0 = f32x4.mul(v128.load(x), h0)
    let y0 = f32x4.mul(v128.load(y), h0)
    let x1 = f32x4.mul(v128.load(x + apart), h3)
    let y1 = f32x4.mul(v128.load(y + apart), h3)
    x0 = f32x4.relaxed_madd(v128.load(x, 16), h1, x0)
    y0 = f32x4.relaxed_madd(v128.load(y, 16), h1, y0)
    x1 = f32x4.relaxed_madd(v128.load(x + apart, 16), h4, x1)
    y1 = f32x4.relaxed_madd(v128.load(y + apart, 16), h4, y1)
    x0 = f32x4.relaxed_madd(v128.load(x, 32), h2, x0)
    y0 = f32x4.relaxed_madd(v128.load(y, 32), h2, y0)
    x1 = f32x4.relaxed_madd(v128.load(x + apart, 32), h5, x1)
    y1 = f32x4.relaxed_madd(v128.load(y + apart, 32), h5, y1)
    storeTotals(to, other, f32x4.add(x0, x1), f32x4.add(y0, y1))
    to += 4
    other += 4
    index += whole
    phase += part
    if (phase >= parts) {
      phase -= parts
      index++
    }
  }
  store<i32>(state, index)
  store<i32>(state, phase, 4)
}

/** The same where rates have hardly a common factor; see `resampleBetween`. */
export function resampleHalvesBetween(left: usize, right: usize, apart: usize, filter: usize, to: usize, other: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32, rows: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  const scale = <f64>rows / <f64>parts
  const width = nearTaps << 3
  for (let i = 0; i < count; i++) {
    const place = <f64>phase * scale
    const middle = <i32>(place + 0.5)
    const share = place - <f64>middle
    const weightBefore = shareBefore(share)
    const weightHere = shareHere(share)
    const weightBehind = shareBehind(share)
    const x = left + (<usize>index << 2)
    const y = right + (<usize>index << 2)
    const before = filter + <usize>middle * width
    let x0 = f32x4.splat(0)
    let y0 = x0
    let x1 = x0
    let y1 = x0
    for (let k: usize = 0; k < nearTaps << 2; k += 16) {
      const h0 = tapsBetween(before + k, width, weightBefore, weightHere, weightBehind)
      const h1 = tapsBetween(before + k + (nearTaps << 2), width, weightBefore, weightHere, weightBehind)
      x0 = f32x4.relaxed_madd(v128.load(x + k), h0, x0)
      y0 = f32x4.relaxed_madd(v128.load(y + k), h0, y0)
      x1 = f32x4.relaxed_madd(v128.load(x + apart + k), h1, x1)
      y1 = f32x4.relaxed_madd(v128.load(y + apart + k), h1, y1)
    }
    storeTotals(to, other, f32x4.add(x0, x1), f32x4.add(y0, y1))
    to += 4
    other += 4
    index += whole
    phase += part
    if (phase >= parts) {
      phase -= parts
      index++
    }
  }
  store<i32>(state, index)
  store<i32>(state, phase, 4)
}

// @ts-ignore: decorator
@inline
function tapsBetween(before: usize, width: usize, weightBefore: v128, weightHere: v128, weightBehind: v128): v128 {
  const here = before + width
  return blend(v128.load(before), v128.load(here), v128.load(here + width), weightBefore, weightHere, weightBehind)
}
