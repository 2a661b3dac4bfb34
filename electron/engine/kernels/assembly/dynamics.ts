// Linked dynamics: the larger channel decides, both are turned down by the same. Levels and gains are counted in
// octaves (6.02 dB): logarithms and powers of two by polynomials (least largest error), within 0.00002 dB of the
// formula.

// @ts-ignore: decorator
@inline
function log2(x: v128): v128 {
  // Exponents are taken at the root of a half, so that the polynomial is of a number around nothing.
  const power = i32x4.shr_s(i32x4.sub(x, i32x4.splat(0x3f3504f3)), 23)
  const t = f32x4.sub(i32x4.sub(x, i32x4.shl(power, 23)), f32x4.splat(1))
  let sum = f32x4.splat(<f32>0.17065682)
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>-0.27268622))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.29725077))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>-0.35896325))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.48046623))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>-0.72137583))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>1.4426997))
  return f32x4.add(f32x4.convert_i32x4_s(power), f32x4.mul(sum, t))
}

/** 2 to the power of -x, for x from 0 on; what is more than 120 is taken for 120. */
// @ts-ignore: decorator
@inline
function halved(x: v128): v128 {
  const y = f32x4.neg(f32x4.pmin(f32x4.splat(120), x))
  const whole = f32x4.nearest(y)
  const t = f32x4.sub(y, whole)
  let sum = f32x4.splat(<f32>0.0013276466)
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.009675541))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.055507133))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.2402212))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(<f32>0.693147))
  sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(1))
  return f32x4.mul(sum, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23))
}

/**
 * The larger magnitude of two rows (the same twice for mono), as octaves that are to be taken off: slope times what is
 * above the threshold, by a parabola within the knee.
 * Writes whole fours: there has to be room. Gives whether there is anything to take off.
 */
function wantedReductions(left: usize, right: usize, to: usize, count: i32, threshold: f32, slope: f32, knee: f32): i32 {
  const thresholds = f32x4.splat(threshold)
  const slopes = f32x4.splat(slope)
  const halfKnee = f32x4.splat(knee / 2)
  const knees = f32x4.splat(knee)
  const bend = f32x4.splat(knee > 0 ? slope / (2 * knee) : 0)
  const zero = f32x4.splat(0)
  let any = zero
  for (let i = 0; i < count; i += 4) {
    let level = f32x4.pmax(zero, f32x4.abs(v128.load(left)))
    level = f32x4.pmax(level, f32x4.abs(v128.load(right)))
    // Louder than a million is nothing that sound can be.
    const over = f32x4.sub(log2(f32x4.pmin(level, f32x4.splat(1e6))), thresholds)
    const into = f32x4.pmin(f32x4.pmax(f32x4.add(over, halfKnee), zero), knees)
    const above = f32x4.pmax(f32x4.sub(over, halfKnee), zero)
    const wanted = f32x4.add(f32x4.mul(f32x4.mul(into, into), bend), f32x4.mul(above, slopes))
    v128.store(to, wanted)
    any = v128.or(any, wanted)
    left += 16
    right += 16
    to += 16
  }
  return <i32>v128.any_true(any)
}

/**
 * The smooth decoupled detector: `held` follows what is wanted up at once and down with `release`, what is taken off
 * follows it with `attack`. State: both.
 */
function smoothReductions(row: usize, count: i32, attack: f64, release: f64, state: usize): void {
  // One number in a vector: the larger of two costs one instruction there.
  let held = v128.load64_zero(state)
  let taken = v128.load64_zero(state, 8)
  const releases = f64x2.splat(release)
  const rests = f64x2.splat(1 - release)
  const attacks = f64x2.splat(attack)
  const others = f64x2.splat(1 - attack)
  for (let i = 0; i < count; i++) {
    const wanted = f64x2.promote_low_f32x4(v128.load32_zero(row))
    held = f64x2.pmax(wanted, f64x2.add(f64x2.mul(wanted, rests), f64x2.mul(held, releases)))
    taken = f64x2.add(f64x2.mul(held, others), f64x2.mul(taken, attacks))
    v128.store32_lane(row, f32x4.demote_f64x2_zero(taken), 0)
    row += 4
  }
  store<f64>(state, f64x2.extract_lane(held, 0))
  store<f64>(state, f64x2.extract_lane(taken, 0), 8)
}

/** Turns two rows (the same twice for mono) down by so many octaves, and up by `makeup`. */
function turnDown(left: usize, right: usize, octaves: usize, count: i32, makeup: f32): void {
  const makeups = f32x4.splat(makeup)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const gain = f32x4.mul(halved(v128.load(octaves)), makeups)
    const x = f32x4.mul(v128.load(left), gain)
    const y = f32x4.mul(v128.load(right), gain)
    v128.store(left, x)
    v128.store(right, y)
    left += 16
    right += 16
    octaves += 16
  }
  if (i === count) return
  const gain = f32x4.mul(halved(v128.load(octaves)), makeups)
  for (let k = 0; i < count; i++, k++) {
    const one = k === 0 ? f32x4.extract_lane(gain, 0) : k === 1 ? f32x4.extract_lane(gain, 1) : f32x4.extract_lane(gain, 2)
    // Both are read before one is written: they may be the same.
    const x = load<f32>(left) * one
    const y = load<f32>(right) * one
    store<f32>(left, x)
    store<f32>(right, y)
    left += 4
    right += 4
  }
}

/** Less than this is nothing, 0.0000006 dB: it is forgotten at fixed places, so that the result hangs on no cuts. */
const soundless: f64 = 1e-7
const tidyFrames: i32 = 1024

/**
 * Compresses two rows (the same twice for mono) that share one gain. At `octaves` there is room for 4 KB. State: the
 * octaves that are held, and those that are taken off. `position`: frames that went through before.
 */
export function compressRows(left: usize, right: usize, count: i32, octaves: usize, threshold: f32, slope: f32, knee: f32, attack: f64, release: f64, makeup: f32, state: usize, position: i32): void {
  for (let at = 0; at < count;) {
    const part = min<i32>(count - at, tidyFrames - position % tidyFrames)
    const isLoud = wantedReductions(left, right, octaves, part, threshold, slope, knee)
    const isAtRest = isLoud === 0 && load<f64>(state) === 0 && load<f64>(state, 8) === 0
    // At rest the octaves are zeros.
    if (!isAtRest) smoothReductions(octaves, part, attack, release, state)
    if (!isAtRest || makeup !== 1) turnDown(left, right, octaves, part, makeup)
    at += part
    position += part
    left += <usize>part << 2
    right += <usize>part << 2
    if (position % tidyFrames !== 0) continue
    if (load<f64>(state) < soundless) store<f64>(state, 0)
    if (load<f64>(state, 8) < soundless) store<f64>(state, 0, 8)
  }
}

/** Octaves that are taken off, in place, as factors; whole fours. */
export function gainsOfOctaves(row: usize, count: i32): void {
  for (let i = 0; i < count; i += 4) {
    v128.store(row, halved(v128.load(row)))
    row += 16
  }
}
