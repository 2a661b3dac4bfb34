import { peakOfRow } from './level'
import { peaksBetween } from './truePeak'

/** What the coarse filter can miss of a place, of how far samples there stand apart: on a gentle curve next to nothing. */
const missed: f32 = 0.85
const gentle: f32 = 0.05
/** Of what there is the coarse filter finds more than this. */
const foundAtLeast: f32 = 0.75

/**
 * Finds the places among `count` frames of a row (a multiple of 4) where the sound goes above `ceiling` between two
 * samples; where its curve is not gentle, those above `near` too. Writes the frame and the height of each to `to` and
 * returns how many there are. Three filters of growing cost decide about a place: `coarse` (see peaksBetween; `rough`
 * has room for `count` + 2 peaks); where that comes near, three rows of the fine one, by which most places are known to
 * stay below (`shares` and `slack`, see pointsAtMost); and for the rest all `phases` rows of `taps` floats at `fine`.
 * `taps` samples lie before and behind the row.
 */
export function oversOf(row: usize, count: i32, ceiling: f32, near: f32, coarse: usize, rise: f32, rough: usize, fine: usize, taps: i32, phases: i32, shares: usize, slack: f32, to: usize): i32 {
  // The first entry is that of the frame before.
  if (peaksBetween(row - 24, count + 2, coarse, rough, rise, near * foundAtLeast) == 0) return 0
  let places = 0
  for (let frame = 0; frame < count; frame++) {
    // Four at a time, as long as none of them comes near.
    while ((frame & 3) == 0 && frame < count && !isOneNear(row + (<usize>frame << 2), rough + 4, near)) {
      frame += 4
      rough += 16
    }
    if (frame >= count) break
    rough += 4
    const found = load<f32>(rough)
    if (found == 0) continue
    const x = row + (<usize>frame << 2)
    const doubt = missed * bendAt(x)
    if (found + doubt < near) continue
    const isGentle = doubt < near * gentle
    // Of a gentle curve the highest place tells.
    if (isGentle && (found < load<f32>(rough - 4) || found < load<f32>(rough, 4))) continue
    const limit = isGentle ? ceiling : near
    const first = x - (<usize>((taps >> 1) - 1) << 2)
    if (pointsAtMost(x, first, fine, taps, phases, shares, slack) <= limit) continue
    const peak = finePeak(first, fine, taps, phases)
    if (peak <= limit) continue
    store<i32>(to, frame)
    store<f32>(to, peak, 4)
    to += 8
    places++
  }
  return places
}

/** Whether one of four frames could come near, by what was found of each: the same numbers as for one. */
// @ts-ignore: decorator
@inline
function isOneNear(x: usize, rough: usize, near: f32): bool {
  const found = v128.load(rough)
  if (!v128.any_true(found)) return false
  const half = f32x4.splat(0.5)
  let most = f32x4.splat(0)
  for (let at = x - 8; at <= x + 12; at += 4) {
    const mean = f32x4.mul(f32x4.add(v128.load(at - 4), v128.load(at, 4)), half)
    most = f32x4.max(most, f32x4.abs(f32x4.sub(v128.load(at), mean)))
  }
  const doubt = f32x4.mul(f32x4.splat(missed), f32x4.mul(most, half))
  const isFar = v128.or(f32x4.lt(f32x4.add(found, doubt), f32x4.splat(near)), f32x4.eq(found, f32x4.splat(0)))
  return !i32x4.all_true(isFar)
}

/** How far a sample and its two neighbours to each side, or what follows each, stand apart from the mean of theirs. */
// @ts-ignore: decorator
@inline
function bendAt(x: usize): f32 {
  let most: f32 = 0
  for (let at = x - 8; at <= x + 12; at += 4)
    most = max(most, abs(load<f32>(at) - (load<f32>(at - 4) + load<f32>(at, 4)) / 2))
  return most / 2
}

/** The largest magnitude between one sample and the next. */
function finePeak(first: usize, fine: usize, taps: i32, phases: i32): f32 {
  let best: f32 = 0
  for (let phase = 0; phase < phases; phase++) {
    best = max(best, abs(pointAt(first, fine, taps)))
    fine += <usize>taps << 2
  }
  return best
}

// @ts-ignore: decorator
@inline
function pointAt(first: usize, fine: usize, taps: i32): f32 {
  let even = f32x4.splat(0)
  let odd = f32x4.splat(0)
  for (let k = 0; k < taps; k += 8) {
    const x = first + (<usize>k << 2)
    even = f32x4.relaxed_madd(v128.load(x), v128.load(fine), even)
    odd = f32x4.relaxed_madd(v128.load(x, 16), v128.load(fine, 16), odd)
    fine += 32
  }
  const four = f32x4.add(even, odd)
  const two = f32x4.add(four, i64x2.shuffle(four, four, 1, 0))
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1)
}

/**
 * What no point between a sample and the next is above, for a fifth of the work: those at a quarter, a half and three
 * quarters, with the sample, the one before and the two behind, tell all others but for `slack` of the largest sample
 * around. At `shares` lie for four points at a time their shares of these seven. No number where a sample is none.
 */
function pointsAtMost(x: usize, first: usize, fine: usize, taps: i32, phases: i32, shares: usize, slack: f32): f32 {
  const row = <usize>taps << 2
  const quarter = <usize>((phases + 1) >> 2) * row
  const before = v128.load32_splat(x - 4)
  const here = v128.load32_splat(x)
  const next = v128.load32_splat(x, 4)
  const behind = v128.load32_splat(x, 8)
  const one = f32x4.splat(pointAt(first, fine + quarter - row, taps))
  const two = f32x4.splat(pointAt(first, fine + 2 * quarter - row, taps))
  const three = f32x4.splat(pointAt(first, fine + 3 * quarter - row, taps))
  let most = f32x4.splat(0)
  for (let phase = 0; phase < phases; phase += 4) {
    let points = f32x4.mul(before, v128.load(shares))
    points = f32x4.relaxed_madd(here, v128.load(shares, 16), points)
    points = f32x4.relaxed_madd(next, v128.load(shares, 32), points)
    points = f32x4.relaxed_madd(behind, v128.load(shares, 48), points)
    points = f32x4.relaxed_madd(one, v128.load(shares, 64), points)
    points = f32x4.relaxed_madd(two, v128.load(shares, 80), points)
    points = f32x4.relaxed_madd(three, v128.load(shares, 96), points)
    most = f32x4.max(most, f32x4.abs(points))
    shares += 112
  }
  const pair = f32x4.max(most, i64x2.shuffle(most, most, 1, 0))
  return max(f32x4.extract_lane(pair, 0), f32x4.extract_lane(pair, 1)) + slack * peakOfRow(first, taps)
}
