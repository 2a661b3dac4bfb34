import { gainsOfOctaves } from './dynamics'

// Gains for each frequency of a spectrum. Reductions are octaves (6.02 dB). Counts are multiples of 4: rows have room.

/**
 * Power at each frequency but the highest, which lies beside the lowest: `count` of them, then the highest. A spectrum
 * has real parts of both first, then real and imaginary part of each between.
 */
export function powersOf(spectrum: usize, to: usize, count: i32): void {
  const lowest = load<f32>(spectrum)
  const highest = load<f32>(spectrum, 4)
  const first = to
  for (let i = 0; i < count; i += 4) {
    const one = v128.load(spectrum)
    const two = v128.load(spectrum, 16)
    const re = i32x4.shuffle(one, two, 0, 2, 4, 6)
    const im = i32x4.shuffle(one, two, 1, 3, 5, 7)
    v128.store(to, f32x4.add(f32x4.mul(re, re), f32x4.mul(im, im)))
    spectrum += 32
    to += 16
  }
  store<f32>(to, highest * highest)
  store<f32>(first, lowest * lowest)
}

// @ts-ignore: decorator
@inline
function isAbove(powers: usize, at: usize, limit: v128): v128 {
  return f32x4.gt(v128.load(powers + at), limit)
}

/** Nothing is cut where two of five powers are above the limit; elsewhere `falling` more than before, up to `most`. */
export function decideCuts(one: usize, two: usize, three: usize, four: usize, five: usize, limits: usize, before: usize, cuts: usize, count: i32, most: f32, falling: f32): void {
  const all = f32x4.splat(most)
  const more = f32x4.splat(falling)
  for (let at: usize = 0, end = <usize>count << 2; at < end; at += 16) {
    const limit = v128.load(limits + at)
    const sum = i32x4.add(
      i32x4.add(isAbove(one, at, limit), isAbove(two, at, limit)),
      i32x4.add(i32x4.add(isAbove(three, at, limit), isAbove(four, at, limit)), isAbove(five, at, limit)),
    )
    const cut = f32x4.pmin(f32x4.add(v128.load(before + at), more), all)
    v128.store(cuts + at, v128.andnot(cut, i32x4.le_s(sum, i32x4.splat(-2))))
  }
}

/** Cuts by `rising` more at most than what comes later. */
export function riseTo(later: usize, earlier: usize, count: i32, rising: f32): void {
  const more = f32x4.splat(rising)
  for (let i = 0; i < count; i += 4) {
    v128.store(earlier, f32x4.pmin(v128.load(earlier), f32x4.add(v128.load(later), more)))
    later += 16
    earlier += 16
  }
}

/**
 * Each frequency times the mean of what is cut there and at `side` more to each side, of which `shares` says what one
 * is. In front of the cuts and behind them lie zeros. `gains` has room for what is made on the way.
 */
export function cutSpectrum(spectrum: usize, cuts: usize, side: i32, shares: usize, gains: usize, count: i32): void {
  const reach = <usize>side << 2
  for (let at: usize = 0, end = <usize>(count + 4) << 2; at < end; at += 16) {
    let sum = v128.load(cuts + at)
    for (let apart: usize = 4; apart <= reach; apart += 4)
      sum = f32x4.add(sum, f32x4.add(v128.load(cuts + at - apart), v128.load(cuts + at + apart)))
    v128.store(gains + at, f32x4.mul(sum, v128.load(shares + at)))
  }
  gainsOfOctaves(gains, count + 4)
  const highest = load<f32>(spectrum, 4) * load<f32>(gains + (<usize>count << 2))
  const first = spectrum
  for (let i = 0; i < count; i += 4) {
    const gain = v128.load(gains)
    v128.store(spectrum, f32x4.mul(v128.load(spectrum), i32x4.shuffle(gain, gain, 0, 0, 1, 1)))
    v128.store(spectrum, f32x4.mul(v128.load(spectrum, 16), i32x4.shuffle(gain, gain, 2, 2, 3, 3)), 16)
    spectrum += 32
    gains += 16
  }
  store<f32>(first, highest, 4)
}

/** A row and another one times gains. */
export function addProducts(row: usize, more: usize, gains: usize, count: i32): void {
  for (let i = 0; i < count; i += 4) {
    v128.store(row, f32x4.add(v128.load(row), f32x4.mul(v128.load(more), v128.load(gains))))
    row += 16
    more += 16
    gains += 16
  }
}
