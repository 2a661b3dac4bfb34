// The lines of a reverb: damped combs, four side by side, and all-passes. A line is a stretch of a ring that is read and
// written at the same places, so no frame of it depends on another one of the same stretch.

/** Below 1e-15 nothing is heard and denormal numbers would be slow; what is not finite would go round for ever. */
// @ts-ignore: decorator
@inline
function audible(x: v128): v128 {
  const size = f32x4.abs(x)
  return v128.and(x, v128.and(f32x4.gt(size, f32x4.splat(1e-15)), f32x4.lt(size, f32x4.splat(1e9))))
}

// @ts-ignore: decorator
@inline
function zip(low: v128, high: v128): v128 {
  return i32x4.shuffle(low, high, 0, 4, 1, 5)
}

// @ts-ignore: decorator
@inline
function zipEnds(low: v128, high: v128): v128 {
  return i32x4.shuffle(low, high, 2, 6, 3, 7)
}

/**
 * Four combs over `count` frames of `from`; what they give is added to `sum`. `lows` holds what each has damped last.
 * The lanes of a step are the combs, so a stretch is turned there and back four frames at a time.
 */
export function dampedCombs(one: usize, two: usize, three: usize, four: usize, from: usize, sum: usize, count: i32, lows: usize, damping: f32, feedback: f32): void {
  let low = v128.load(lows)
  const share = f32x4.splat(damping)
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
    low = audible(f32x4.add(first, f32x4.mul(share, f32x4.sub(low, first))))
    const w = audible(f32x4.add(v128.load32_splat(from), f32x4.mul(low, back)))
    low = audible(f32x4.add(second, f32x4.mul(share, f32x4.sub(low, second))))
    const x = audible(f32x4.add(v128.load32_splat(from, 4), f32x4.mul(low, back)))
    low = audible(f32x4.add(third, f32x4.mul(share, f32x4.sub(low, third))))
    const y = audible(f32x4.add(v128.load32_splat(from, 8), f32x4.mul(low, back)))
    low = audible(f32x4.add(last, f32x4.mul(share, f32x4.sub(low, last))))
    const z = audible(f32x4.add(v128.load32_splat(from, 12), f32x4.mul(low, back)))
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
    low = audible(f32x4.add(out, f32x4.mul(share, f32x4.sub(low, out))))
    const kept = audible(f32x4.add(v128.load32_splat(from), f32x4.mul(low, back)))
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
    v128.store(line, audible(f32x4.add(x, f32x4.mul(held, half))))
    v128.store(row, f32x4.sub(held, x))
    line += 16
    row += 16
  }
  for (; i < count; i++) {
    const held = v128.load32_zero(line)
    const x = v128.load32_zero(row)
    store<f32>(line, f32x4.extract_lane(audible(f32x4.add(x, f32x4.mul(held, half))), 0))
    store<f32>(row, f32x4.extract_lane(f32x4.sub(held, x), 0))
    line += 4
    row += 4
  }
}
