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
  // What the bound can miss is a share of the largest sample around; that of all around costs less than each place's.
  const missing = slack * peakOfRow(row - (<usize>taps << 2), count + 2 * taps)
  // How samples bend is asked of each from two before to two behind the next: of four samples at a time, kept for
  // those that follow.
  let one = bends(row - 8)
  let two = bends(row + 8)
  for (let frame = 0; frame < count; frame += 4) {
    const four = row + (<usize>frame << 2)
    const at = rough + (<usize>frame << 2)
    const found = v128.load(at, 4)
    const before = one
    const here = two
    const behind = bends(four + 24)
    one = here
    two = behind
    if (!v128.any_true(found)) continue
    const doubt = f32x4.mul(f32x4.splat(missed), bendsAt(before, here, behind))
    const isFar = v128.or(f32x4.lt(f32x4.add(found, doubt), f32x4.splat(near)), f32x4.eq(found, f32x4.splat(0)))
    const far = i32x4.bitmask(isFar)
    if (far == 15) continue
    const isGentle = f32x4.lt(doubt, f32x4.splat(near * gentle))
    // Of a gentle curve the highest place tells.
    const isLower = v128.or(f32x4.lt(found, v128.load(at)), f32x4.lt(found, v128.load(at, 8)))
    const gentleOnes = i32x4.bitmask(isGentle)
    for (let left = 15 & ~(far | i32x4.bitmask(v128.and(isGentle, isLower))); left != 0; left &= left - 1) {
      const lane = ctz(left)
      const x = four + (<usize>lane << 2)
      const limit = ((gentleOnes >> lane) & 1) != 0 ? ceiling : near
      const first = x - (<usize>((taps >> 1) - 1) << 2)
      if (pointsAtMost(x, first, fine, taps, phases, shares) + missing <= limit) continue
      const peak = finePeak(first, fine, taps, phases)
      if (peak <= limit) continue
      store<i32>(to, frame + lane)
      store<f32>(to, peak, 4)
      to += 8
      places++
    }
  }
  return places
}

/**
 * How far samples and their two neighbours to each side, or what follows each, stand apart from the mean of theirs: of
 * four samples, by what `bends` tells of the four from two before them on, of the next four, and of those behind.
 */
// @ts-ignore: decorator
@inline
function bendsAt(one: v128, two: v128, three: v128): v128 {
  const most = f32x4.max(f32x4.max(one, two), i32x4.shuffle(two, three, 1, 2, 3, 4))
  const between = f32x4.max(i32x4.shuffle(one, two, 1, 2, 3, 4), i32x4.shuffle(one, two, 3, 4, 5, 6))
  return f32x4.mul(f32x4.max(f32x4.max(most, between), i32x4.shuffle(one, two, 2, 3, 4, 5)), f32x4.splat(0.5))
}

/** How far each of four samples is from the mean of its neighbours. */
// @ts-ignore: decorator
@inline
function bends(at: usize): v128 {
  const mean = f32x4.mul(f32x4.add(v128.load(at - 4), v128.load(at, 4)), f32x4.splat(0.5))
  return f32x4.abs(f32x4.sub(v128.load(at), mean))
}

/** The largest magnitude between one sample and the next. */
function finePeak(first: usize, fine: usize, taps: i32, phases: i32): f32 {
  const row = <usize>taps << 2
  let best = f32x4.splat(0)
  // The last three with the one before: their number is one less than a multiple of four.
  for (let phase = 0; phase < phases; phase += 4) {
    const from = phase + 4 > phases ? fine + <usize>(phases - 4) * row : fine + <usize>phase * row
    best = f32x4.max(best, f32x4.abs(fourPoints(first, taps, from, from + row, from + 2 * row, from + 3 * row)))
  }
  const two = f32x4.max(best, i64x2.shuffle(best, best, 1, 0))
  return max(f32x4.extract_lane(two, 0), f32x4.extract_lane(two, 1))
}

/** What four rows of taps tell. */
// @ts-ignore: decorator
@inline
function fourPoints(first: usize, taps: i32, one: usize, two: usize, three: usize, four: usize): v128 {
  let oneEven = f32x4.splat(0)
  let oneOdd = oneEven
  let twoEven = oneEven
  let twoOdd = oneEven
  let threeEven = oneEven
  let threeOdd = oneEven
  let fourEven = oneEven
  let fourOdd = oneEven
  for (let k: usize = 0, end = <usize>taps << 2; k < end; k += 32) {
    const x = v128.load(first + k)
    const y = v128.load(first + k, 16)
    oneEven = f32x4.relaxed_madd(x, v128.load(one + k), oneEven)
    oneOdd = f32x4.relaxed_madd(y, v128.load(one + k, 16), oneOdd)
    twoEven = f32x4.relaxed_madd(x, v128.load(two + k), twoEven)
    twoOdd = f32x4.relaxed_madd(y, v128.load(two + k, 16), twoOdd)
    threeEven = f32x4.relaxed_madd(x, v128.load(three + k), threeEven)
    threeOdd = f32x4.relaxed_madd(y, v128.load(three + k, 16), threeOdd)
    fourEven = f32x4.relaxed_madd(x, v128.load(four + k), fourEven)
    fourOdd = f32x4.relaxed_madd(y, v128.load(four + k, 16), fourOdd)
  }
  return sums(f32x4.add(oneEven, oneOdd), f32x4.add(twoEven, twoOdd), f32x4.add(threeEven, threeOdd), f32x4.add(fourEven, fourOdd))
}

/** What three rows of taps tell, and nothing in the last lane. */
// @ts-ignore: decorator
@inline
function threePoints(first: usize, taps: i32, one: usize, two: usize, three: usize): v128 {
  let oneEven = f32x4.splat(0)
  let oneOdd = oneEven
  let twoEven = oneEven
  let twoOdd = oneEven
  let threeEven = oneEven
  let threeOdd = oneEven
  for (let k: usize = 0, end = <usize>taps << 2; k < end; k += 32) {
    const x = v128.load(first + k)
    const y = v128.load(first + k, 16)
    oneEven = f32x4.relaxed_madd(x, v128.load(one + k), oneEven)
    oneOdd = f32x4.relaxed_madd(y, v128.load(one + k, 16), oneOdd)
    twoEven = f32x4.relaxed_madd(x, v128.load(two + k), twoEven)
    twoOdd = f32x4.relaxed_madd(y, v128.load(two + k, 16), twoOdd)
    threeEven = f32x4.relaxed_madd(x, v128.load(three + k), threeEven)
    threeOdd = f32x4.relaxed_madd(y, v128.load(three + k, 16), threeOdd)
  }
  return sums(f32x4.add(oneEven, oneOdd), f32x4.add(twoEven, twoOdd), f32x4.add(threeEven, threeOdd), f32x4.splat(0))
}

/** The sum of each of four vectors. */
// @ts-ignore: decorator
@inline
function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  // The first and the third of each, and the second and the last.
  const ab = f32x4.add(i32x4.shuffle(a, b, 0, 1, 4, 5), i32x4.shuffle(a, b, 2, 3, 6, 7))
  const cd = f32x4.add(i32x4.shuffle(c, d, 0, 1, 4, 5), i32x4.shuffle(c, d, 2, 3, 6, 7))
  return f32x4.add(i32x4.shuffle(ab, cd, 0, 2, 4, 6), i32x4.shuffle(ab, cd, 1, 3, 5, 7))
}

/**
 * What no point between a sample and the next is above, for a fifth of the work: those at a quarter, a half and three
 * quarters, with the sample, the one before and the two behind, tell all others but for `slack` of the largest sample
 * around. At `shares` lie for four points at a time their shares of these seven. No number where a sample is none.
 */
function pointsAtMost(x: usize, first: usize, fine: usize, taps: i32, phases: i32, shares: usize): f32 {
  const row = <usize>taps << 2
  const quarter = <usize>((phases + 1) >> 2) * row
  const before = v128.load32_splat(x - 4)
  const here = v128.load32_splat(x)
  const next = v128.load32_splat(x, 4)
  const behind = v128.load32_splat(x, 8)
  const second = fine + 2 * quarter - row
  const quarters = threePoints(first, taps, second - quarter, second, second + quarter)
  const one = i32x4.shuffle(quarters, quarters, 0, 0, 0, 0)
  const two = i32x4.shuffle(quarters, quarters, 1, 1, 1, 1)
  const three = i32x4.shuffle(quarters, quarters, 2, 2, 2, 2)
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
  return max(f32x4.extract_lane(pair, 0), f32x4.extract_lane(pair, 1))
}
