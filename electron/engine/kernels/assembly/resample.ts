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

/** The same for two rows of sound; what comes of them goes to `to` and `other`, in steps of `stride` bytes. */
export function resampleStereo(left: usize, right: usize, filter: usize, taps: i32, to: usize, other: usize, stride: i32, count: i32, state: usize, whole: i32, part: i32, parts: i32): void {
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
    to += stride
    other += stride
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

/**
 * Rates with hardly a common factor: the filter lies on a parabola through the three of `rows` (and one in front of them,
 * and two behind) that are nearest. `to` steps `stride` bytes.
 */
export function resampleBetween(row: usize, filter: usize, taps: i32, to: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32, rows: i32, stride: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  const scale = <f64>rows / <f64>parts
  const apart = <usize>taps << 2
  for (let i = 0; i < count; i++) {
    const place = <f64>phase * scale
    const middle = <i32>(place + 0.5)
    const share = place - <f64>middle
    const weightBefore = f32x4.splat(<f32>(0.5 * share * (share - 1)))
    const weightHere = f32x4.splat(<f32>(1 - share * share))
    const weightBehind = f32x4.splat(<f32>(0.5 * share * (share + 1)))
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
    const mixed = f32x4.relaxed_madd(
      sumBefore,
      weightBefore,
      f32x4.relaxed_madd(sumBehind, weightBehind, f32x4.mul(sumHere, weightHere)),
    )
    store<f32>(to, total(mixed))
    to += stride
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
