import { peaksBetween } from './truePeak'

/** What the coarse filter can miss of a place, of how far samples there stand apart: on a gentle curve next to nothing. */
const missed: f32 = 0.85
const gentle: f32 = 0.05
/** Of what there is the coarse filter finds more than this. */
const foundAtLeast: f32 = 0.75

/**
 * Places of `count` frames of a row where it goes above `ceiling` between a sample and the next; on a curve that is not
 * gentle where it goes above `near`, too. To `to` goes for each the frame and how high it goes; gives how many there
 * are. What lies around each is looked at by `coarse` (see peaksBetween; `rough` has room for `count` + 2 peaks), and
 * where that comes near, by `phases` rows of `taps` floats at `fine`; as many samples lie in front and behind.
 */
export function oversOf(row: usize, count: i32, ceiling: f32, near: f32, coarse: usize, rise: f32, rough: usize, fine: usize, taps: i32, phases: i32, to: usize): i32 {
  // The first entry is that of the frame before.
  if (peaksBetween(row - 24, count + 2, coarse, rough, rise, near * foundAtLeast) == 0) return 0
  let places = 0
  for (let frame = 0; frame < count; frame++) {
    rough += 4
    const found = load<f32>(rough)
    if (found == 0) continue
    const x = row + (<usize>frame << 2)
    const doubt = missed * bendAt(x)
    if (found + doubt < near) continue
    const isGentle = doubt < near * gentle
    // Of a gentle curve the highest place tells.
    if (isGentle && (found < load<f32>(rough - 4) || found < load<f32>(rough, 4))) continue
    const peak = finePeak(x - (<usize>((taps >> 1) - 1) << 2), fine, taps, phases)
    if (peak <= (isGentle ? ceiling : near)) continue
    store<i32>(to, frame)
    store<f32>(to, peak, 4)
    to += 8
    places++
  }
  return places
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
    best = max(best, abs(f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1)))
  }
  return best
}
