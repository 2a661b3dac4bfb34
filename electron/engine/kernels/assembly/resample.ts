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
      even = f32x4.add(even, f32x4.mul(v128.load(x), v128.load(h)))
      odd = f32x4.add(odd, f32x4.mul(v128.load(x, 16), v128.load(h, 16)))
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
      x0 = f32x4.add(x0, f32x4.mul(v128.load(x), h0))
      y0 = f32x4.add(y0, f32x4.mul(v128.load(y), h0))
      x1 = f32x4.add(x1, f32x4.mul(v128.load(x, 16), h1))
      y1 = f32x4.add(y1, f32x4.mul(v128.load(y, 16), h1))
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
 * Rates with hardly a common factor: the filter lies between two of `rows` (and one more) rows. `to` steps `stride`
 * bytes.
 */
export function resampleBetween(row: usize, filter: usize, taps: i32, to: usize, count: i32, state: usize, whole: i32, part: i32, parts: i32, rows: i32, stride: i32): void {
  let index = load<i32>(state)
  let phase = load<i32>(state, 4)
  const scale = <f64>rows / <f64>parts
  for (let i = 0; i < count; i++) {
    const place = <f64>phase * scale
    const lower = <i32>place
    const share = f32x4.splat(<f32>(place - <f64>lower))
    let x = row + (<usize>index << 2)
    let h = filter + ((<usize>lower * <usize>taps) << 2)
    let next = h + (<usize>taps << 2)
    let sum = f32x4.splat(0)
    for (let k = 0; k < taps; k += 4) {
      const first = v128.load(h)
      const between = f32x4.add(first, f32x4.mul(share, f32x4.sub(v128.load(next), first)))
      sum = f32x4.add(sum, f32x4.mul(v128.load(x), between))
      x += 16
      h += 16
      next += 16
    }
    store<f32>(to, total(sum))
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
