// The two filters that loudness is measured through, one behind the other (direct form I: a frame waits for one product and one sum of each), both channels in
// one vector of 64-bit numbers; only the sums of squares of what comes out are kept.

/** Tails below hearing would be computed as denormal numbers, which are slow. */
// @ts-ignore: decorator
@inline
function heard(x: v128): v128 {
  return v128.andnot(x, f64x2.lt(f64x2.abs(x), f64x2.splat(1e-30)))
}

/**
 * Two rows, or twice one for mono; for every `every` frames two sums at `to`. At `shapes` lie b0, b1, b2, a1, a2 of the
 * shelf and a1, a2 of the high-pass, whose other numbers are 1, -2 and 1; at `state` what each filter remembers.
 */
export function weighRows(left: usize, right: usize, count: i32, every: i32, shapes: usize, state: usize, to: usize): void {
  const b0 = v128.load64_splat(shapes)
  const b1 = v128.load64_splat(shapes, 8)
  const b2 = v128.load64_splat(shapes, 16)
  const a1 = v128.load64_splat(shapes, 24)
  const a2 = v128.load64_splat(shapes, 32)
  const c1 = v128.load64_splat(shapes, 40)
  const c2 = v128.load64_splat(shapes, 48)
  const two = f64x2.splat(2)
  let x1 = v128.load(state)
  let x2 = v128.load(state, 16)
  let y1 = v128.load(state, 32)
  let y2 = v128.load(state, 48)
  let z1 = v128.load(state, 64)
  let z2 = v128.load(state, 80)
  for (let from = 0; from < count; from += every) {
    const end = min(count, from + every)
    let sum = f64x2.splat(0)
    for (let i = from; i < end; i++) {
      const x = f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
      const heardOf = f64x2.add(f64x2.mul(b0, x), f64x2.mul(b1, x1))
      const y = f64x2.sub(f64x2.add(heardOf, f64x2.sub(f64x2.mul(b2, x2), f64x2.mul(a2, y2))), f64x2.mul(a1, y1))
      const bend = f64x2.add(f64x2.sub(y, f64x2.mul(two, y1)), y2)
      const z = f64x2.sub(f64x2.sub(bend, f64x2.mul(c2, z2)), f64x2.mul(c1, z1))
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      sum = f64x2.add(sum, f64x2.mul(z, z))
      left += 4
      right += 4
    }
    x1 = heard(x1)
    x2 = heard(x2)
    y1 = heard(y1)
    y2 = heard(y2)
    z1 = heard(z1)
    z2 = heard(z2)
    v128.store(to, sum)
    to += 16
  }
  v128.store(state, x1)
  v128.store(state, x2, 16)
  v128.store(state, y1, 32)
  v128.store(state, y2, 48)
  v128.store(state, z1, 64)
  v128.store(state, z2, 80)
}
