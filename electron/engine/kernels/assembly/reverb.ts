// The lines of a reverb: damped combs, four side by side, and all-passes. A line is a stretch of a ring that is read and
// written at the same places, so no frame of it depends on another one of the same stretch.

import { zip, zipEnds } from './lanes'

/** Below this nothing is heard, and denormal numbers would be slow. */
// @ts-ignore: decorator
@inline
function heard(x: v128): v128 {
  return v128.and(x, f32x4.gt(f32x4.abs(x), f32x4.splat(1e-15)))
}

/**
 * What a room is sent of two rows (the same twice for mono): their sum times `gain`. What is no number would go round
 * for ever; of what is finite no room makes more than that. Writes whole fours: there has to be room.
 */
export function sendRows(left: usize, right: usize, to: usize, count: i32, gain: f32): void {
  const gains = f32x4.splat(gain)
  const most = f32x4.splat(1e9)
  for (let i = 0; i < count; i += 4) {
    const sum = f32x4.mul(f32x4.add(v128.load(left), v128.load(right)), gains)
    v128.store(to, v128.and(heard(sum), f32x4.lt(f32x4.abs(sum), most)))
    left += 16
    right += 16
    to += 16
  }
}

/** A row through a stretch of a ring: what was there comes out. */
export function swapRow(line: usize, row: usize, count: i32): void {
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const held = v128.load(line)
    v128.store(line, v128.load(row))
    v128.store(row, held)
    line += 16
    row += 16
  }
  for (; i < count; i++) {
    const held = load<f32>(line)
    store<f32>(line, load<f32>(row))
    store<f32>(row, held)
    line += 4
    row += 4
  }
}

/** A row times `dry` and what a room answered times `wet`. Writes whole fours. */
export function blendRow(row: usize, answer: usize, count: i32, dry: f32, wet: f32): void {
  const own = f32x4.splat(dry)
  const share = f32x4.splat(wet)
  for (let i = 0; i < count; i += 4) {
    v128.store(row, f32x4.add(f32x4.mul(v128.load(row), own), f32x4.mul(v128.load(answer), share)))
    row += 16
    answer += 16
  }
}

/**
 * Four combs over `count` frames of `from`, in which all is finite; what they give is added to `sum`. `lows` holds what each has damped last.
 * The lanes of a step are the combs, so a stretch is turned there and back four frames at a time.
 */
export function dampedCombs(one: usize, two: usize, three: usize, four: usize, from: usize, sum: usize, count: i32, lows: usize, damping: f32, feedback: f32): void {
  let low = v128.load(lows)
  const share = f32x4.splat(damping)
  const rest = f32x4.splat(1 - damping)
  const back = f32x4.splat(feedback)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const a = v128.load(one)
    const b = v128.load(two)
    const c = v128.load(three)
    const d = v128.load(four)
    v128.store(sum, f32x4.add(v128.load(sum), f32x4.add(f32x4.add(a, b), f32x4.add(c, d))))
    const ab = zip(a, b)
    const cd = zip(c, d)
    const abEnds = zipEnds(a, b)
    const cdEnds = zipEnds(c, d)
    const first = i64x2.shuffle(ab, cd, 0, 2)
    const second = i64x2.shuffle(ab, cd, 1, 3)
    const third = i64x2.shuffle(abEnds, cdEnds, 0, 2)
    const last = i64x2.shuffle(abEnds, cdEnds, 1, 3)
    low = f32x4.relaxed_madd(low, share, f32x4.mul(first, rest))
    const w = heard(f32x4.relaxed_madd(low, back, v128.load32_splat(from)))
    low = f32x4.relaxed_madd(low, share, f32x4.mul(second, rest))
    const x = heard(f32x4.relaxed_madd(low, back, v128.load32_splat(from, 4)))
    low = f32x4.relaxed_madd(low, share, f32x4.mul(third, rest))
    const y = heard(f32x4.relaxed_madd(low, back, v128.load32_splat(from, 8)))
    low = f32x4.relaxed_madd(low, share, f32x4.mul(last, rest))
    const z = heard(f32x4.relaxed_madd(low, back, v128.load32_splat(from, 12)))
    const wx = zip(w, x)
    const yz = zip(y, z)
    const wxEnds = zipEnds(w, x)
    const yzEnds = zipEnds(y, z)
    v128.store(one, i64x2.shuffle(wx, yz, 0, 2))
    v128.store(two, i64x2.shuffle(wx, yz, 1, 3))
    v128.store(three, i64x2.shuffle(wxEnds, yzEnds, 0, 2))
    v128.store(four, i64x2.shuffle(wxEnds, yzEnds, 1, 3))
    one += 16
    two += 16
    three += 16
    four += 16
    from += 16
    sum += 16
  }
  for (; i < count; i++) {
    const out = f32x4(load<f32>(one), load<f32>(two), load<f32>(three), load<f32>(four))
    const pair = f32x4.add(out, i32x4.shuffle(out, out, 1, 0, 3, 2))
    store<f32>(sum, load<f32>(sum) + (f32x4.extract_lane(pair, 0) + f32x4.extract_lane(pair, 2)))
    low = f32x4.relaxed_madd(low, share, f32x4.mul(out, rest))
    const kept = heard(f32x4.relaxed_madd(low, back, v128.load32_splat(from)))
    store<f32>(one, f32x4.extract_lane(kept, 0))
    store<f32>(two, f32x4.extract_lane(kept, 1))
    store<f32>(three, f32x4.extract_lane(kept, 2))
    store<f32>(four, f32x4.extract_lane(kept, 3))
    one += 4
    two += 4
    three += 4
    four += 4
    from += 4
    sum += 4
  }
  v128.store(lows, low)
}

/** An all-pass over `count` frames of a row, in place. */
export function allPass(line: usize, row: usize, count: i32): void {
  const half = f32x4.splat(0.5)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const held = v128.load(line)
    const x = v128.load(row)
    v128.store(line, heard(f32x4.relaxed_madd(held, half, x)))
    v128.store(row, f32x4.sub(held, x))
    line += 16
    row += 16
  }
  for (; i < count; i++) {
    const held = v128.load32_zero(line)
    const x = v128.load32_zero(row)
    store<f32>(line, f32x4.extract_lane(heard(f32x4.relaxed_madd(held, half, x)), 0))
    store<f32>(row, f32x4.extract_lane(f32x4.sub(held, x), 0))
    line += 4
    row += 4
  }
}
