// A brick wall, portion by portion. Rows have what was before the portion in front of them; counts are multiples of 4.

/**
 * The gain that each frame needs, so that the larger of two peaks (times `doubt`) comes to the ceiling. Peaks beyond a
 * thousand million count as that.
 */
export function neededGains(left: usize, right: usize, to: usize, count: i32, ceiling: f32, doubt: f32): void {
  const ceilings = f32x4.splat(ceiling)
  const doubts = f32x4.splat(doubt)
  const one = f32x4.splat(1)
  const most = f32x4.splat(1e9)
  for (let i = 0; i < count; i += 4) {
    const peak = f32x4.pmin(most, f32x4.mul(f32x4.pmax(v128.load(left), v128.load(right)), doubts))
    v128.store(to, f32x4.pmin(one, f32x4.div(ceilings, peak)))
    left += 16
    right += 16
    to += 16
  }
}

/**
 * The smallest of the last `window` values at every frame. At `to` there is room for as much in front as is read of
 * `row`: `window` - 1 values, rounded up to fours. Windows of four times the length are made of four until the next
 * would be too long; the last ones overlap.
 */
export function slidingMinimum(row: usize, to: usize, count: i32, window: i32): void {
  const before = (window + 2) & ~3
  const first = to - (<usize>before << 2)
  const end = to + (<usize>count << 2)
  let width = 1
  if (window < 4) memory.copy(first, row - (<usize>before << 2), (before + count) << 2)
  else {
    width = 4
    for (let at = first, from = row - (<usize>before << 2); at < end; at += 16, from += 16) v128.store(at, leastOfFour(from, 4, 8, 12))
  }
  for (; width << 2 <= window; width <<= 2) overlap(first, end, width << 2, width << 3, width * 12)
  const last = window - width
  if (last > 0) overlap(first, end, (width < last ? width : last) << 2, (width << 1 < last ? width << 1 : last) << 2, last << 2)
}

/** From the end on, so that what is read is as it was. */
function overlap(first: usize, end: usize, one: usize, two: usize, three: usize): void {
  for (let at = end; at > first;) {
    at -= 16
    v128.store(at, leastOfFour(at, one, two, three))
  }
}

// @ts-ignore: decorator
@inline
function leastOfFour(at: usize, one: usize, two: usize, three: usize): v128 {
  return f32x4.pmin(f32x4.pmin(v128.load(at), v128.load(at - one)), f32x4.pmin(v128.load(at - two), v128.load(at - three)))
}

/**
 * What is held follows `row` down at once and up with `release`; the gain is its mean over the last `mean` frames. At
 * `held` (64 bits each) lie as many values in front. State: what is held.
 */
export function releaseGains(row: usize, held: usize, gains: usize, count: i32, mean: i32, release: f64, state: usize): void {
  const apart = <usize>mean << 3
  let sum: f64 = 0
  for (let at = held - apart; at < held; at += 8) sum += load<f64>(at)
  const share = 1 / <f64>mean
  // One number in a vector: the smaller of two costs one instruction there.
  let now = v128.load64_zero(state)
  const releases = f64x2.splat(release)
  const rests = f64x2.splat(1 - release)
  for (let i = 0; i < count; i++) {
    const wanted = f64x2.promote_low_f32x4(v128.load32_zero(row))
    now = f64x2.pmin(wanted, f64x2.add(f64x2.mul(wanted, rests), f64x2.mul(now, releases)))
    v128.store64_lane(held, now, 0)
    sum += f64x2.extract_lane(now, 0) - load<f64>(held - apart)
    store<f32>(gains, <f32>(sum * share))
    row += 4
    held += 8
    gains += 4
  }
  store<f64>(state, f64x2.extract_lane(now, 0))
}

/** A row times gains, within the ceiling; what is no number stays. */
export function limitRow(row: usize, gains: usize, to: usize, count: i32, ceiling: f32): void {
  const high = f32x4.splat(ceiling)
  const low = f32x4.splat(-ceiling)
  for (let i = 0; i < count; i += 4) {
    v128.store(to, f32x4.pmin(f32x4.pmax(f32x4.mul(v128.load(row), v128.load(gains)), low), high))
    row += 16
    gains += 16
    to += 16
  }
}
